import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../schema/fieldError.ts";
import {
  isEmptySelector,
  type LabelSelectorLike,
  selectorMatches,
  validateLabelSelector,
} from "../metadata/labelSelector.ts";
import { validateAnnotations, validateLabels } from "../metadata/labels.ts";
import { validatePodSpec } from "./podSpec.ts";

export interface Workload {
  readonly selector?: LabelSelectorLike | null;
  readonly template?: PodTemplateSpec;
}

/**
 * The selector of a workload and the template of its pods, which must fit together. `kind` is the lower-case kind that
 * the message about an empty selector names.
 */
export function validateWorkload(workload: Workload, kind: string, errors: FieldError[]): void {
  const { selector, template } = workload;
  if (selector !== undefined && selector !== null) {
    validateLabelSelector(selector, "spec.selector", errors);
    if (isEmptySelector(selector)) {
      errors.push(invalid("spec.selector", selector, `empty selector is invalid for ${kind}`));
    } else if (template !== undefined && !selectorMatches(selector, template.metadata?.labels)) {
      const text = "`selector` does not match template `labels`";
      errors.push(invalid("spec.template.metadata.labels", template.metadata?.labels ?? {}, text));
    }
  }
  if (template !== undefined) validateRunningTemplate(template, "spec.template", errors);
}

/** The template of pods that are meant to run for ever. */
function validateRunningTemplate(template: PodTemplateSpec, path: string, errors: FieldError[]): void {
  validateLabels(template.metadata?.labels, `${path}.metadata.labels`, errors);
  validateAnnotations(template.metadata?.annotations, `${path}.metadata.annotations`, errors);
  const spec = template.spec;
  if (spec === undefined) return;
  validatePodSpec(spec, { path: `${path}.spec`, isTemplate: true }, errors);
  if ((spec.ephemeralContainers?.length ?? 0) > 0) {
    errors.push(forbidden(`${path}.spec.ephemeralContainers`, "ephemeral containers not allowed in pod template"));
  }
  if (spec.restartPolicy !== undefined && spec.restartPolicy !== "Always") {
    errors.push(notSupported(`${path}.spec.restartPolicy`, spec.restartPolicy, ["Always"]));
  }
  if (spec.activeDeadlineSeconds !== undefined) {
    const text = "activeDeadlineSeconds in ReplicaSet is not Supported";
    errors.push(forbidden(`${path}.spec.activeDeadlineSeconds`, text));
  }
}
