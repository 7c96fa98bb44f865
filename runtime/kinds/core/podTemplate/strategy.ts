import type { PodTemplateSpec } from "../../../../generated/core/v1/podTemplate.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../../schema/fieldError.ts";
import { isEmptySelector, type LabelSelectorLike, selectorMatches } from "../../../registry/metadata/labelSelector.ts";
import { validateAnnotations, validateLabels } from "../../../registry/metadata/labels.ts";
import { validatePodSpec } from "../pod/spec.ts";

export interface Workload {
  readonly selector?: LabelSelectorLike | null;
  readonly template?: PodTemplateSpec;
}

/** How messages call the kind. */
export interface WorkloadNames {
  /** In the one about an empty selector, e.g. "deployment". */
  readonly selectorOf: string;
  /** In the one about a deadline, e.g. "ReplicaSet". */
  readonly deadlineOf: string;
}

/** The selector of a workload and the template of its pods, which must fit together. */
export function validateWorkload(workload: Workload, names: WorkloadNames, errors: FieldError[]): void {
  const { selector, template } = workload;
  if (selector !== undefined && selector !== null) {
    if (isEmptySelector(selector)) {
      errors.push(invalid("spec.selector", selector, `empty selector is invalid for ${names.selectorOf}`));
    }
  }
  if (template !== undefined) validateMatch(selector, template, errors);
  if (template !== undefined) validateRunningTemplate(template, names, errors);
}

/** What a workload makes must be what it selects; without a selector it selects nothing. */
export function validateMatch(
  selector: LabelSelectorLike | null | undefined,
  template: PodTemplateSpec,
  errors: FieldError[],
): void {
  const labels = template.metadata?.labels;
  if (selector && selectorMatches(selector, labels)) return;
  const text = "`selector` does not match template `labels`";
  errors.push(invalid("spec.template.metadata.labels", labels ?? {}, text));
}

/** The template of pods that are meant to run for ever. */
export function validateRunningTemplate(
  template: PodTemplateSpec,
  { deadlineOf }: Pick<WorkloadNames, "deadlineOf">,
  errors: FieldError[],
): void {
  const path = "spec.template";
  validateTemplate(template, path, errors);
  const { restartPolicy, activeDeadlineSeconds } = template.spec ?? {};
  if (restartPolicy !== undefined && restartPolicy !== "Always") {
    errors.push(notSupported(`${path}.spec.restartPolicy`, restartPolicy, ["Always"]));
  }
  if (activeDeadlineSeconds !== undefined) {
    const text = `activeDeadlineSeconds in ${deadlineOf} is not Supported`;
    errors.push(forbidden(`${path}.spec.activeDeadlineSeconds`, text));
  }
}

/** A pod that is still to be made: its labels, annotations and spec. */
export function validateTemplate(template: PodTemplateSpec, path: string, errors: FieldError[]): void {
  validateLabels(template.metadata?.labels, `${path}.metadata.labels`, errors);
  validateAnnotations(template.metadata?.annotations, `${path}.metadata.annotations`, errors);
  const spec = template.spec;
  if (spec === undefined) return;
  validatePodSpec(spec, { path: `${path}.spec`, isTemplate: true }, errors);
}
