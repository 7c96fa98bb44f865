import type { StatefulSet, StatefulSetSpec } from "../../../../generated/apps/v1/statefulSet.ts";
import { addErrors, type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { dnsLabel, faultsOf } from "../../../schema/names.ts";
import { validateAnnotations, validateLabels } from "../../../registry/metadata/labels.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { claimAmountWarnings } from "../../rules/volumes/claimWarnings.ts";
import { validateClaimSpec } from "../../rules/volumes/claimSpec.ts";
import { isNew } from "../../rules/isNew.ts";
import { isUnreadable, templateRules, validateReadable } from "../../core/podTemplate/strategy.ts";
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
  const rules = templateRules(set, context);
  validateReadable(withClaims(spec), rules, { text: "", errors });
  if (!isUnreadable(rules)) validateAgain(spec, errors);
  validateClaimNames(spec, errors);
  validateRollout(spec, errors);
  if (isNew(set)) validateNew(spec, errors);
  return errors;
}

/** The template's labels and annotations are looked at twice: what is wrong with them is said twice. */
function validateAgain({ template }: StatefulSetSpec, errors: FieldError[]): void {
  validateLabels(template?.metadata?.labels, "spec.template.labels", errors);
  validateAnnotations(template?.metadata?.annotations, "spec.template.annotations", errors);
}

/** Each pod has the claims as volumes, in place of the template's own of the same names. */
function withClaims(spec: StatefulSetSpec): StatefulSetSpec {
  const { template, volumeClaimTemplates: claims = [] } = spec;
  if (claims.length === 0 || template?.spec === undefined) return spec;
  const volumes = claims.map(({ metadata }) => {
    const name = metadata?.name ?? "";
    return { name, persistentVolumeClaim: { claimName: name } };
  });
  const all = [...(template.spec.volumes ?? []), ...volumes];
  return { ...spec, template: { ...template, spec: { ...template.spec, volumes: all } } };
}

/** Errors name the volumes that are made of the claims. */
function validateClaimNames({ volumeClaimTemplates = [] }: StatefulSetSpec, errors: FieldError[]): void {
  volumeClaimTemplates.forEach(({ metadata }, index) => {
    const name = metadata?.name ?? "";
    const at = `spec.template.spec.volumes[${index}]`;
    if (name === "") errors.push(required(`${at}.persistentVolumeClaim.claimName`), required(`${at}.name`));
    else addErrors(errors, invalidAs(`${at}.name`, name, faultsOf(dnsLabel, name)));
  });
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
