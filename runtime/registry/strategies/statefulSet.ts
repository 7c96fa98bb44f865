import type { StatefulSet, StatefulSetSpec } from "../../../generated/apps/v1/statefulSet.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, forbidden, invalid } from "../../schema/fieldError.ts";
import { dnsLabel } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateClaimSpec } from "./claimSpec.ts";
import { isNew } from "./isNew.ts";
import { validateWorkload } from "./podTemplate.ts";
import { validateCollisions, validateCounts } from "./replicaCounts.ts";
import { isZeroShare, validateAtMostAll, validateShare } from "./share.ts";

export const strategy: Strategy<StatefulSet> = { validate, validateUpdate };

function validate(set: StatefulSet, context: StrategyContext): FieldError[] {
  const { spec, status } = set;
  if (context.subresource === "status") return validateCounts(status, counted, "status.readyReplicas");
  const errors: FieldError[] = [];
  if (spec === undefined) return errors;
  validateWorkload(spec, { selectorOf: "statefulset", deadlineOf: "StatefulSet" }, errors);
  validateRollout(spec, errors);
  if (isNew(set)) validateNew(spec, errors);
  return errors;
}

const counted = ["readyReplicas", "currentReplicas", "updatedReplicas", "availableReplicas"] as const;

/** What cannot change later is looked at once, so that stricter rules do not hold up what is stored. */
function validateNew({ serviceName = "", volumeClaimTemplates = [] }: StatefulSetSpec, errors: FieldError[]): void {
  const text = serviceName === "" ? undefined : dnsLabel(serviceName);
  if (text !== undefined) errors.push(invalid("spec.serviceName", serviceName, text));
  volumeClaimTemplates.forEach(({ spec }, index) => {
    validateClaimSpec(spec ?? {}, `spec.volumeClaimTemplates[${index}].spec`, errors);
  });
}

function validateRollout({ updateStrategy }: StatefulSetSpec, errors: FieldError[]): void {
  const rollout = updateStrategy?.rollingUpdate;
  if (rollout === undefined) return;
  const path = "spec.updateStrategy.rollingUpdate";
  if (updateStrategy?.type === "OnDelete") {
    errors.push(invalid(path, rollout, "only allowed for updateStrategy 'RollingUpdate'"));
    return;
  }
  const { maxUnavailable } = rollout;
  if (maxUnavailable === undefined) return;
  if (validateShare(maxUnavailable, `${path}.maxUnavailable`, errors) && isZeroShare(maxUnavailable)) {
    errors.push(invalid(`${path}.maxUnavailable`, maxUnavailable, "cannot be 0"));
  }
  validateAtMostAll(maxUnavailable, `${path}.maxUnavailable`, errors);
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
  if (context.subresource === "status") return validateCollisions(set.status, old.status);
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
