import type { Job, JobStatus } from "../../../../generated/batch/v1/job.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, addErrors, invalid, required } from "../../../schema/fieldError.ts";
import { immutable } from "../../rules/immutable.ts";
import { countIndexes } from "./indexes.ts";
import { invalidWhole } from "./oneOf.ts";

type Condition = "Complete" | "Failed" | "FailureTarget" | "SuccessCriteriaMet";

/**
 * How a job ended stays, when it began stays, and what is counted is only counted up. A rule is applied when something
 * that it speaks of changes, so that a status from before the rule does not hold up what else there is to report.
 */
export function validateJobStatusUpdate(job: Job, old: Job): FieldError[] {
  const change: Change = { job, status: job.status ?? {}, old: old.status ?? {}, errors: [] };
  validateExclusive(change, ends);
  validateTimes(change);
  validateAnnounced(change);
  validatePods(change);
  validateIndexes(change);
  validateExclusive(change, successes);
  validateKept(change);
  validateCounters(change);
  return change.errors;
}

interface Change {
  readonly job: Job;
  readonly status: JobStatus;
  readonly old: JobStatus;
  readonly errors: FieldError[];
}

/** Pairs of conditions that do not go together, and what each end needs to have been announced by. */
type Exclusive = readonly (readonly [Condition, Condition, text: string])[];
const ends: Exclusive = [
  ["Complete", "Failed", "cannot set Complete=True and Failed=true conditions"],
  ["Complete", "FailureTarget", "cannot set Complete=True and FailureTarget=true conditions"],
];
const successes: Exclusive = [
  ["SuccessCriteriaMet", "Failed", "cannot set SuccessCriteriaMet=True and Failed=true conditions"],
  ["SuccessCriteriaMet", "FailureTarget", "cannot set SuccessCriteriaMet=True and FailureTarget=true conditions"],
];
const announced: readonly (readonly [Condition, Condition])[] = [
  ["Failed", "FailureTarget"],
  ["Complete", "SuccessCriteriaMet"],
];

/** A job is done or has failed, not both. */
function validateExclusive(change: Change, pairs: Exclusive): void {
  const { status, errors } = change;
  for (const [one, other, text] of pairs) {
    if (!hasTurned(change, one) && !hasTurned(change, other)) continue;
    if (holds(status, one) && holds(status, other)) errors.push(invalidWhole(conditions, text));
  }
}

/** It says so before. */
function validateAnnounced(change: Change): void {
  const { status, errors } = change;
  for (const [end, before] of announced) {
    if (!hasTurned(change, end) && !hasTurned(change, before)) continue;
    if (!holds(status, end) || holds(status, before)) continue;
    errors.push(invalidWhole(conditions, `cannot set ${end}=True condition without the ${before}=true condition`));
  }
}

const conditions = "status.conditions";

function validateTimes(change: Change): void {
  const { status, errors } = change;
  const { startTime, completionTime } = status;
  const at = "status.completionTime";
  const isComplete = holds(status, "Complete");
  if (hasTurned(change, "Complete") || hasChanged(change, "completionTime")) {
    if (completionTime && !isComplete) {
      const text = "cannot set completionTime when there is no Complete=True condition";
      errors.push(invalid(at, completionTime, text));
    }
    if (!completionTime && isComplete) errors.push(required(at, "completionTime is required for Complete jobs"));
  }
  const isTimeNew = hasChanged(change, "startTime") || hasChanged(change, "completionTime");
  if (isTimeNew && startTime && completionTime && Date.parse(completionTime) < Date.parse(startTime)) {
    errors.push(invalid(at, completionTime, "completionTime cannot be set before startTime"));
  }
  if ((hasEnded(change) || hasChanged(change, "startTime")) && !startTime && isFinished(status)) {
    errors.push(required("status.startTime", "startTime is required for finished job"));
  }
}

/** When a job has ended, nothing of it is running. */
function validatePods(change: Change): void {
  const { status, errors } = change;
  const { active = 0, ready, terminating = 0 } = status;
  if (isFinished(status)) {
    if (active > 0 && (hasEnded(change) || hasChanged(change, "active"))) {
      errors.push(invalid("status.active", active, "active>0 is invalid for finished job"));
    }
    if (terminating > 0 && (hasEnded(change) || hasChanged(change, "terminating"))) {
      errors.push(invalid("status.terminating", terminating, "terminating>0 is invalid for finished job"));
    }
  }
  if (ready !== undefined && ready > active && (hasChanged(change, "ready") || hasChanged(change, "active"))) {
    errors.push(invalid("status.ready", ready, "cannot set more ready pods than active"));
  }
}

/** Only indexed pods have indexes, and only where each may fail on its own are those that failed listed. */
function validateIndexes(change: Change): void {
  const { job, status, errors } = change;
  const { completions, completionMode, backoffLimitPerIndex } = job.spec ?? {};
  for (const field of ["completedIndexes", "failedIndexes"] as const) {
    const text = status[field];
    if (text === undefined || !hasChanged(change, field)) continue;
    const at = `status.${field}`;
    const isNone = field === "failedIndexes" && backoffLimitPerIndex === undefined;
    if (isNone) errors.push(invalid(at, text, "cannot set non-null failedIndexes when backoffLimitPerIndex is null"));
    const listed = completions === undefined || isNone ? 0 : countIndexes(text, completions);
    if (typeof listed === "string") errors.push(invalid(at, text, `error parsing ${field}: ${listed}`));
    if (field === "failedIndexes" || text === "" || completionMode === "Indexed") continue;
    errors.push(invalid(at, text, "cannot set non-empty completedIndexes when non-indexed completion mode"));
  }
}

function validateKept({ job, status, old, errors }: Change): void {
  for (const type of ["Failed", "Complete", "FailureTarget", "SuccessCriteriaMet"] as const) {
    if (!holds(old, type) || holds(status, type)) continue;
    const end = type === "SuccessCriteriaMet" ? type : `terminal ${type}`;
    errors.push(invalidWhole(conditions, `cannot disable the ${end}=True condition`));
  }
  if (status.completionTime && old.completionTime) {
    addErrors(errors, immutable("status.completionTime", status.completionTime, old.completionTime));
  }
  if (old.startTime && job.spec?.suspend !== true && status.startTime !== old.startTime) {
    const text = "field is immutable for unsuspended job once set";
    errors.push(invalid("status.startTime", status.startTime ?? null, text));
  }
}

/** An indexed job that is made smaller has fewer pods that succeeded. */
function validateCounters({ job: { spec }, status, old, errors }: Change): void {
  const mayShrink = spec?.completionMode === "Indexed" && spec.completions === spec.parallelism;
  for (const field of ["failed", "succeeded"] as const) {
    const count = status[field] ?? 0;
    if (count >= (old[field] ?? 0) || (field === "succeeded" && mayShrink)) continue;
    errors.push(invalid(`status.${field}`, count, `cannot decrease the ${field} counter`));
  }
}

function holds(status: JobStatus, type: Condition): boolean {
  return status.conditions?.some((each) => each.type === type && each.status === "True") === true;
}

function isFinished(status: JobStatus): boolean {
  return holds(status, "Complete") || holds(status, "Failed");
}

function hasTurned({ status, old }: Change, type: Condition): boolean {
  return holds(status, type) !== holds(old, type);
}

function hasEnded({ status, old }: Change): boolean {
  return isFinished(status) !== isFinished(old);
}

function hasChanged({ status, old }: Change, field: keyof JobStatus): boolean {
  return !deepEqual(status[field], old[field]);
}
