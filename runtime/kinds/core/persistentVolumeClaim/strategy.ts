import type {
  PersistentVolumeClaim,
  PersistentVolumeClaimSpec,
} from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { annotationStorageClass, groupSnapshot } from "../../../../generated/wellknown.ts";
import { type FieldError, addErrors, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateClaimSpec } from "../../rules/claimSpec.ts";
import { claimAmountWarnings } from "../../rules/claimWarnings.ts";
import { restore, unlessSame } from "../../rules/frozen.ts";
import { immutable } from "../../rules/immutable.ts";
import { replacedAnnotation, useStorageClassName } from "../../rules/replacedAnnotation.ts";
import { compareQuantities, isNegative, type Quantity, wholeValue } from "../../../schema/quantity.ts";
import { validateAmount } from "../../rules/resourceNames.ts";

export const strategy: Strategy<PersistentVolumeClaim> = {
  prepareForCreate,
  prepareForUpdate,
  validate,
  validateUpdate,
  warnings,
};

function warnings(
  claim: PersistentVolumeClaim,
  _old: PersistentVolumeClaim | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  if (subresource === "status") return [];
  return [
    ...replacedAnnotation(claim, annotationStorageClass, useStorageClassName),
    ...claimAmountWarnings(claim.spec, "spec"),
  ];
}

function prepareForCreate({ spec }: PersistentVolumeClaim): void {
  if (spec === undefined) return;
  dropForeignSource(spec);
  alignSources(spec);
}

/** A client that knows one of the fields writes the claim as it made it. */
function prepareForUpdate({ spec }: PersistentVolumeClaim, old: PersistentVolumeClaim, context: StrategyContext): void {
  if (spec === undefined || context.subresource !== "") return;
  if (old.spec?.dataSource === undefined && old.spec?.dataSourceRef === undefined) dropForeignSource(spec);
  alignSources(spec);
}

/** The older field takes claims and snapshots only. */
function dropForeignSource(spec: Spec): void {
  if (spec.dataSource !== undefined && !isClaimOrSnapshot(spec.dataSource)) delete spec.dataSource;
}

/** What a volume starts with stands in both fields. */
function alignSources(spec: Spec): void {
  const { dataSourceRef } = spec;
  if (spec.dataSource !== undefined) spec.dataSourceRef ??= { ...spec.dataSource };
  else if (dataSourceRef !== undefined && !dataSourceRef.namespace) {
    const { namespace: _, ...source } = dataSourceRef;
    spec.dataSource = source;
  }
}

function isClaimOrSnapshot({ apiGroup, kind }: NonNullable<Spec["dataSource"]>): boolean {
  return apiGroup ? apiGroup === groupSnapshot && kind === "VolumeSnapshot" : kind === "PersistentVolumeClaim";
}

type Spec = Partial<PersistentVolumeClaimSpec>;

function validate(claim: PersistentVolumeClaim, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") {
    for (const field of ["capacity", "allocatedResources"] as const) {
      const amounts = claim.status?.[field] ?? {};
      for (const name in amounts) {
        const amount = amounts[name] ?? 0;
        const at = `status.${field}[${name}]`;
        validateAmount(name, amount, at, errors);
        if (isNegative(amount)) errors.push(invalid(at, wholeValue(amount), "must be a valid resource quantity"));
      }
    }
    return errors;
  }
  validateClaimSpec(claim.spec ?? {}, "spec", errors);
  return errors;
}

/** A claim says what it wants once. Later it is bound, may be given a class, and may grow when it is bound. */
function validateUpdate(
  claim: PersistentVolumeClaim,
  old: PersistentVolumeClaim,
  context: StrategyContext,
): FieldError[] {
  if (context.subresource === "status") return [];
  const errors: FieldError[] = [];
  const spec: Spec = claim.spec ?? {};
  const oldSpec: Spec = old.spec ?? {};
  const frozen = frozenPart(spec, oldSpec, claim.status?.phase === "Bound");
  addErrors(errors, unlessSame(frozen, oldSpec, { field: "spec", text: updateText }));
  addErrors(errors, validateSize(claim, old));
  addErrors(errors, immutable("spec.volumeMode", spec.volumeMode, oldSpec.volumeMode));
  return errors;
}

const updateText =
  "spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims";

/** The spec with what may change set back, so that it equals the old one unless something else changed. */
function frozenPart(spec: Spec, old: Spec, isBound: boolean): Spec {
  const copy = { ...spec };
  if (!old.volumeName) restore(copy, old, "volumeName");
  if (old.storageClassName === undefined) restore(copy, old, "storageClassName");
  restore(copy, old, "volumeAttributesClassName");
  const amount = old.resources?.requests?.["storage"];
  if (isBound && spec.resources?.requests !== undefined && amount !== undefined) {
    copy.resources = { ...spec.resources, requests: { ...spec.resources.requests, storage: amount } };
  }
  return copy;
}

/** A volume does not shrink. What was asked for in vain may be asked for less, but for more than there is. */
function validateSize(claim: PersistentVolumeClaim, old: PersistentVolumeClaim): FieldError[] {
  const amount = storage(claim.spec?.resources?.requests);
  const before = storage(old.spec?.resources?.requests);
  const capacity = storage(old.status?.capacity);
  if (!isLess(amount, before)) return [];
  const path = "spec.resources.requests.storage";
  if (!isLess(capacity, before)) return [forbidden(path, "field can not be less than previous value")];
  return isLess(capacity, amount) ? [] : [forbidden(path, "field can not be less than status.capacity")];
}

function storage(amounts: Readonly<Record<string, Quantity>> | undefined): Quantity | undefined {
  return amounts?.["storage"];
}

function isLess(a: Quantity | undefined, b: Quantity | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (compareQuantities(a, b) ?? 0) < 0;
}
