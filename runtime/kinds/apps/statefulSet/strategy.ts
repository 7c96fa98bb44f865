import type { StatefulSet, StatefulSetSpec } from "../../../../generated/apps/v1/statefulSet.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateClaimSources } from "../../rules/claimSpec.ts";
import { isNew } from "../../rules/isNew.ts";
import { validateWorkload } from "../../core/podTemplate/strategy.ts";
import { isZeroShare } from "../../rules/share.ts";

export const strategy: Strategy<StatefulSet> = { validate, validateUpdate };

function validate(set: StatefulSet, context: StrategyContext): FieldError[] {
  const { spec } = set;
  if (context.subresource === "status") return [];
  const errors: FieldError[] = [];
  if (spec === undefined) return errors;
  validateWorkload(spec, { selectorOf: "statefulset", deadlineOf: "StatefulSet" }, errors);
  validateRollout(spec, errors);
  if (isNew(set)) validateNew(spec, errors);
  return errors;
}

/** What cannot change later is looked at once, so that stricter rules do not hold up what is stored. */
function validateNew({ volumeClaimTemplates = [] }: StatefulSetSpec, errors: FieldError[]): void {
  volumeClaimTemplates.forEach(({ spec }, index) => {
    validateClaimSources(spec ?? {}, `spec.volumeClaimTemplates[${index}].spec`, errors);
  });
}

function validateRollout({ updateStrategy }: StatefulSetSpec, errors: FieldError[]): void {
  const rollout = updateStrategy?.rollingUpdate;
  if (rollout === undefined) return;
  const path = "spec.updateStrategy.rollingUpdate";
  const { maxUnavailable } = rollout;
  if (maxUnavailable === undefined || updateStrategy?.type === "OnDelete" || !isZeroShare(maxUnavailable)) return;
  errors.push(invalid(`${path}.maxUnavailable`, maxUnavailable, "cannot be 0"));
}

const mutableFields = [
  "replicas",
  "ordinals",
  "template",
  "updateStrategy",
  "revisionHistoryLimit",
  "persistentVolumeClaimRetentionPolicy",
  "minReadySeconds",
] as const satisfies readonly (keyof StatefulSetSpec)[];

function validateUpdate(set: StatefulSet, old: StatefulSet, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  if (deepEqual(frozenPart(set.spec), frozenPart(old.spec))) return [];
  const names = mutableFields.map((each) => `'${each}'`);
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return [forbidden("spec", `updates to statefulset spec for fields other than ${list} are forbidden`)];
}

function frozenPart(spec: StatefulSetSpec | undefined): Partial<StatefulSetSpec> {
  const rest: Partial<StatefulSetSpec> = { ...spec };
  for (const field of mutableFields) delete rest[field];
  return rest;
}
