import type { LabelSelector } from "../../../../generated/meta/v1.ts";
import type { PodTemplateSpec } from "../../../../generated/core/v1/podTemplate.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { selectorMatches } from "../../../lib/labelSelector.ts";
import { validateAnnotations, validateLabels } from "../../../registry/metadata/labels.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { validateAppArmorProfiles } from "../pod/appArmorAnnotations.ts";
import { hasDeletionCosts, validateDeletionCost } from "../pod/deletionCost.ts";
import { spreadKeysRule } from "../pod/labelKeys.ts";
import { validateSeccompProfiles } from "../pod/seccompAnnotations.ts";
import { validatePodSpec } from "../pod/spec.ts";
import type { PodSpecRules } from "../pod/specRules.ts";

export interface Workload {
  readonly selector?: LabelSelector | null;
  readonly template?: PodTemplateSpec;
}

/** What the checks of a template must know. */
export interface TemplateRules extends Pick<PodSpecRules, "spreadKeys" | "formErrors"> {
  /** Templates that are stored may be from before it was looked at. */
  readonly looksAtCost: boolean;
}

/** The checks of the template of an object. */
export function templateRules(object: ApiObject, context: StrategyContext): TemplateRules {
  const isStored = !isNew(object);
  const { formErrors } = context;
  const looksAtCost = !isStored && hasDeletionCosts(context);
  return { spreadKeys: spreadKeysRule(context, isStored), looksAtCost, formErrors };
}

/** The selector of a workload and the template of its pods, which must fit together. */
export function validateWorkload({ selector, template }: Workload, rules: TemplateRules, errors: FieldError[]): void {
  if (template === undefined) return;
  if (!isUnreadable(rules)) validateMatch(selector, template, errors);
  validateTemplate(template, { ...rules, path: "spec.template" }, errors);
}

/** The same of one whose template is only looked at by a selector that can be read; `text` says that it cannot. */
export function validateReadable(workload: Workload, rules: TemplateRules, context: Readable): void {
  if (isUnreadable(rules)) context.errors.push(invalid("spec.selector", workload.selector, context.text));
  else validateWorkload(workload, rules, context.errors);
}

interface Readable {
  readonly text: string;
  readonly errors: FieldError[];
}

/** Whether something is wrong inside of the selector, so that it cannot be said what it selects. */
export function isUnreadable({ formErrors = [] }: Pick<TemplateRules, "formErrors">): boolean {
  return formErrors.some(({ field }) => field.startsWith("spec.selector."));
}

/** What a workload makes must be what it selects; without a selector it selects nothing. */
export function validateMatch(
  selector: LabelSelector | null | undefined,
  template: PodTemplateSpec,
  errors: FieldError[],
): void {
  const labels = template.metadata?.labels;
  if (selector && selectorMatches(selector, labels)) return;
  const text = "`selector` does not match template `labels`";
  errors.push(invalid("spec.template.metadata.labels", labels ?? null, text));
}

/** A pod that is still to be made: its labels, annotations and spec. */
export function validateTemplate(
  template: PodTemplateSpec,
  { path, spreadKeys, looksAtCost, formErrors }: TemplateRules & { readonly path: string },
  errors: FieldError[],
): void {
  const { labels, annotations = {} } = template.metadata ?? {};
  validateLabels(labels, `${path}.labels`, errors);
  validateAnnotations(annotations, `${path}.annotations`, errors);
  if (looksAtCost) validateDeletionCost(template.metadata, path, errors);
  validateSeccompProfiles(annotations, `${path}.annotations`, errors);
  const spec = template.spec;
  if (spec === undefined) return;
  validateAppArmorProfiles(annotations, spec, { path: `${path}.annotations`, errors });
  validatePodSpec(spec, { path: `${path}.spec`, isTemplate: true, spreadKeys, formErrors }, errors);
}
