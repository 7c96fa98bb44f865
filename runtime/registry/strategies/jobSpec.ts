import type { JobSpec } from "../../../generated/batch/v1/job.ts";
import { type FieldError, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { validatePodFailurePolicy, validateSuccessPolicy } from "./jobPolicies.ts";
import { validateTemplate } from "./podTemplate.ts";

/** Pods of an indexed job that may run at once, and indexes that may fail. */
const maxIndexedParallelism = 100_000;
/** Beyond as many completions there is less room for the other two. */
const manyCompletions = 100_000;
const maxWithMany = 10_000;

/** Of jobs, and of the templates that cron jobs make them from. */
export function validateJobSpec(spec: Partial<JobSpec>, path: string, errors: FieldError[]): void {
  const isIndexed = spec.completionMode === "Indexed";
  if (isIndexed) validateIndexed(spec, path, errors);
  else validateNonIndexed(spec, path, errors);
  if (spec.maxFailedIndexes !== undefined && spec.backoffLimitPerIndex === undefined) {
    errors.push(required(`${path}.backoffLimitPerIndex`, "when maxFailedIndexes is specified"));
  }
  if (spec.podFailurePolicy !== undefined) validatePodFailurePolicy(spec, `${path}.podFailurePolicy`, errors);
  if (spec.successPolicy !== undefined) {
    if (isIndexed) validateSuccessPolicy(spec, `${path}.successPolicy`, errors);
    else errors.push(invalid(`${path}.successPolicy`, spec.successPolicy, needsIndexes));
  }
  if (spec.podFailurePolicy !== undefined && spec.podReplacementPolicy === "TerminatingOrFailed") {
    errors.push(notSupported(`${path}.podReplacementPolicy`, spec.podReplacementPolicy, ["Failed"]));
  }
  if (spec.template !== undefined) validateTemplate(spec.template, `${path}.template`, errors);
  validateRestartPolicy(spec, `${path}.template.spec.restartPolicy`, errors);
}

const needsIndexes = "requires indexed completion mode";

function validateIndexed(spec: Partial<JobSpec>, path: string, errors: FieldError[]): void {
  const { completions, parallelism, maxFailedIndexes } = spec;
  if (completions === undefined) errors.push(required(`${path}.completions`, "when completion mode is Indexed"));
  if (parallelism !== undefined && parallelism > maxIndexedParallelism) {
    const text = `must be less than or equal to ${maxIndexedParallelism} when completion mode is Indexed`;
    errors.push(invalid(`${path}.parallelism`, parallelism, text));
  }
  if (maxFailedIndexes !== undefined) {
    const at = `${path}.maxFailedIndexes`;
    if (completions !== undefined && maxFailedIndexes > completions) {
      errors.push(invalid(at, maxFailedIndexes, "must be less than or equal to completions"));
    }
    if (maxFailedIndexes > maxIndexedParallelism) {
      errors.push(invalid(at, maxFailedIndexes, `must be less than or equal to ${maxIndexedParallelism}`));
    }
  }
  if (completions !== undefined && completions > manyCompletions && spec.backoffLimitPerIndex !== undefined) {
    validateManyIndexes(spec, path, errors);
  }
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

function validateNonIndexed(spec: Partial<JobSpec>, path: string, errors: FieldError[]): void {
  for (const field of ["backoffLimitPerIndex", "maxFailedIndexes"] as const) {
    const value = spec[field];
    if (value !== undefined) errors.push(invalid(`${path}.${field}`, value, needsIndexes));
  }
}

/** Pods of a job end; a container that always restarts would not. */
function validateRestartPolicy(spec: Partial<JobSpec>, path: string, errors: FieldError[]): void {
  const policy = spec.template?.spec?.restartPolicy ?? "";
  if (policy === "" || policy === "Always") {
    errors.push(required(path, 'valid values: "OnFailure", "Never"'));
  } else if (policy === "OnFailure" && spec.podFailurePolicy !== undefined) {
    errors.push(invalid(path, policy, 'only "Never" is supported when podFailurePolicy is specified'));
  }
}
