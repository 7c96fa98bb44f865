import type { StatefulSet, StatefulSetSpec } from "../../../../generated/apps/v1/statefulSet.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { claimAmountWarnings } from "../../rules/claimWarnings.ts";
import { validateClaimSpec } from "../../rules/claimSpec.ts";
import { isNew } from "../../rules/isNew.ts";
import { templateRules, validateWorkload } from "../../core/podTemplate/strategy.ts";
import { isZeroShare } from "../../rules/share.ts";
import { templateWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<StatefulSet> = {
  validate,
  warnings,
};

function warnings(
  set: StatefulSet,
  old: StatefulSet | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  if (subresource === "status") return [];
  return [
    ...templateWarnings(set, old, { template: set.spec?.template, path: "spec.template" }),
    ...(set.spec?.volumeClaimTemplates ?? []).flatMap(({ spec }, index) =>
      claimAmountWarnings(spec, `spec.volumeClaimTemplates[${index}]`),
    ),
    ...historyWarnings(set),
  ];
}

function historyWarnings({ spec }: StatefulSet): string[] {
  if ((spec?.revisionHistoryLimit ?? 0) >= 0) return [];
  const text = "a negative value retains all historical revisions; a value >= 0 is recommended";
  return [`spec.revisionHistoryLimit: ${text}`];
}

function validate(set: StatefulSet, context: StrategyContext): FieldError[] {
  const { spec } = set;
  if (context.subresource === "status") return [];
  const errors: FieldError[] = [];
  if (spec === undefined) return errors;
  validateWorkload(spec, templateRules(set, context), errors);
  validateRollout(spec, errors);
  if (isNew(set)) validateNew(spec, errors);
  return errors;
}

/** What cannot change later is looked at once, so that stricter rules do not hold up what is stored. */
function validateNew({ volumeClaimTemplates = [] }: StatefulSetSpec, errors: FieldError[]): void {
  volumeClaimTemplates.forEach(({ spec }, index) => {
    validateClaimSpec(spec ?? {}, `spec.volumeClaimTemplates[${index}].spec`, errors);
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
