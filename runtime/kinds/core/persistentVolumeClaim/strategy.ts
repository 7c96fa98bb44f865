import type {
  PersistentVolumeClaim,
  PersistentVolumeClaimSpec,
  PersistentVolumeClaimStatus,
} from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { annotationStorageClass, groupSnapshot } from "../../../../generated/wellknown.ts";
import { type FieldError, addErrors, forbidden, invalid, invalidAs, notSupported } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateClaimSpec } from "../../rules/volumes/claimSpec.ts";
import { claimAmountWarnings } from "../../rules/volumes/claimWarnings.ts";
import { restore, unlessSame } from "../../rules/frozen.ts";
import { immutable } from "../../rules/immutable.ts";
import { replacedAnnotation, useStorageClassName } from "../../rules/replacedAnnotation.ts";
import { isLess, isNegative, type Quantity, wholeValue } from "../../../schema/quantity.ts";
import { isOwnResource } from "../../rules/resourceNames.ts";

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

function prepareForCreate({ spec }: PersistentVolumeClaim, context: StrategyContext): void {
  if (spec === undefined) return;
  dropRemoteSource(spec, context);
  dropForeignSource(spec);
  alignSources(spec);
}

/** A client that knows one of the fields writes the claim as it made it. */
function prepareForUpdate({ spec }: PersistentVolumeClaim, old: PersistentVolumeClaim, context: StrategyContext): void {
  if (spec === undefined || context.subresource !== "") return;
  if (old.spec?.dataSourceRef === undefined) dropRemoteSource(spec, context);
  if (old.spec?.dataSource === undefined && old.spec?.dataSourceRef === undefined) dropForeignSource(spec);
  alignSources(spec);
}

/** A source in another namespace takes a gate. */
function dropRemoteSource(spec: Spec, { isGateOn }: StrategyContext): void {
  if (spec.dataSourceRef?.namespace && isGateOn?.("CrossNamespaceVolumeDataSource") === false)
    delete spec.dataSourceRef;
}

/** Alone, the older field takes claims and snapshots only. */
function dropForeignSource(spec: Spec): void {
  if (spec.dataSourceRef !== undefined) return;
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
  if (context.subresource === "status") validateStatus(claim.status ?? {}, errors);
  else validateClaimSpec(claim.spec ?? {}, "spec", errors);
  return errors;
}

function validateStatus(
  { capacity, allocatedResources, allocatedResourceStatuses = {} }: PersistentVolumeClaimStatus,
  errors: FieldError[],
): void {
  for (const name in capacity) validateBasic(capacity[name] ?? 0, `status.capacity[${name}]`, errors);
  const path = "status.allocatedResourceStatuses";
  for (const [name, status] of Object.entries(allocatedResourceStatuses)) {
    validateResourceKey(name, path, errors);
    if (!resizeStatuses.includes(status)) errors.push(notSupported(path, name, resizeStatuses));
  }
  for (const name in allocatedResources) {
    if (!validateResourceKey(name, "status.allocatedResources", errors)) continue;
    validateBasic(allocatedResources[name] ?? 0, `status.allocatedResources[${name}]`, errors);
  }
}

const resizeStatuses = [
  "ControllerResizeInProgress",
  "ControllerResizeInfeasible",
  "NodeResizePending",
  "NodeResizeInProgress",
  "NodeResizeInfeasible",
];

function validateBasic(amount: Quantity, path: string, errors: FieldError[]): void {
  if (isNegative(amount)) errors.push(invalid(path, wholeValue(amount), "must be a valid resource quantity"));
}

/** Of the resources without a domain of their own, claims have storage alone. Returns whether the name may be there. */
function validateResourceKey(name: string, path: string, errors: FieldError[]): boolean {
  const found = invalidAs(path, name, faultsOf(qualifiedName, name));
  if (found.length === 0 && isOwnResource(name) && name !== "storage")
    found.push(notSupported(path, name, ["storage"]));
  errors.push(...found);
  return found.length === 0;
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
  addErrors(errors, immutable("volumeMode", spec.volumeMode, oldSpec.volumeMode));
  return errors;
}

const updateText =
  "spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims";

/** The spec with what may change set back, so that it equals the old one unless something else changed. */
function frozenPart(spec: Spec, old: Spec, isBound: boolean): Spec {
  const copy = { ...spec };
  if (!old.volumeName) restore(copy, old, "volumeName");
  if (old.storageClassName === undefined) restore(copy, old, "storageClassName");
  if (isBound) restore(copy, old, "volumeAttributesClassName");
  const amount = old.resources?.requests?.["storage"];
  if (isBound && spec.resources?.requests !== undefined && amount !== undefined) {
    copy.resources = { ...spec.resources, requests: { ...spec.resources.requests, storage: amount } };
  }
  return copy;
}

/** A volume does not shrink. What was asked for in vain may be asked for less, but for more than there is. */
function validateSize(claim: PersistentVolumeClaim, old: PersistentVolumeClaim): FieldError[] {
  const amount = storage(claim.spec?.resources?.requests);
  if (!isLess(amount, storage(old.spec?.resources?.requests)) || isLess(storage(old.status?.capacity), amount))
    return [];
  return [forbidden("spec.resources.requests.storage", "field can not be less than status.capacity")];
}

function storage(amounts: Readonly<Record<string, Quantity>> | undefined): Quantity {
  return amounts?.["storage"] ?? "0";
}
