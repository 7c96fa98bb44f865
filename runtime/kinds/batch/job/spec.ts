import type { JobSpec } from "../../../../generated/batch/v1/job.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import { validatePodFailurePolicy, validateSuccessPolicy } from "./policies.ts";
import { type TemplateRules, validateTemplate } from "../../core/podTemplate/strategy.ts";

/** Beyond as many completions there is less room for what runs at once, and for what may fail. */
const manyCompletions = 100_000;
const maxWithMany = 10_000;

/** Of jobs, and of the templates that cron jobs make them from. */
export function validateJobSpec(
  spec: Partial<JobSpec>,
  { path, ...rules }: TemplateRules & { readonly path: string },
  errors: FieldError[],
): void {
  const isIndexed = spec.completionMode === "Indexed";
  if (isIndexed && spec.backoffLimitPerIndex !== undefined && (spec.completions ?? 0) > manyCompletions) {
    validateManyIndexes(spec, path, errors);
  }
  if (spec.podFailurePolicy !== undefined) validatePodFailurePolicy(spec, `${path}.podFailurePolicy`, errors);
  if (spec.successPolicy !== undefined && isIndexed) validateSuccessPolicy(spec, `${path}.successPolicy`, errors);
  if (spec.template !== undefined) validateTemplate(spec.template, { ...rules, path: `${path}.template` }, errors);
}

/** State is kept for every index that failed or is running. */
function validateManyIndexes(spec: Partial<JobSpec>, path: string, errors: FieldError[]): void {
  if (spec.maxFailedIndexes === undefined) {
    const text = `must be specified when completions is above ${manyCompletions}`;
    errors.push(required(`${path}.maxFailedIndexes`, text));
  }
  for (const field of ["parallelism", "maxFailedIndexes"] as const) {
    const value = spec[field];
    if (value === undefined || value <= maxWithMany) continue;
    const when = `when completions are above ${manyCompletions} and used with backoff limit per index`;
    errors.push(invalid(`${path}.${field}`, value, `must be less than or equal to ${maxWithMany} ${when}`));
  }
}
