import type { Job, JobStatus } from "../../../generated/batch/v1/job.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { invalidWhole } from "./oneOf.ts";

/** A job is done or has failed, not both, and then nothing of it is running. */
export function validateJobStatus(status: JobStatus): FieldError[] {
  const errors: FieldError[] = [];
  const isComplete = holds(status, "Complete");
  if (isComplete && holds(status, "Failed")) {
    errors.push(invalidWhole("status.conditions", "cannot set Complete=True and Failed=true conditions"));
  }
  validateTimes(status, isComplete, errors);
  const { active = 0, ready = 0, terminating = 0 } = status;
  if (ready > active) errors.push(invalid("status.ready", ready, "cannot set more ready pods than active"));
  if (isComplete || holds(status, "Failed")) {
    if (active > 0) errors.push(invalid("status.active", active, "active>0 is invalid for finished job"));
    if (terminating > 0) {
      errors.push(invalid("status.terminating", terminating, "terminating>0 is invalid for finished job"));
    }
  }
  return errors;
}

function validateTimes({ startTime, completionTime }: JobStatus, isComplete: boolean, errors: FieldError[]): void {
  const at = "status.completionTime";
  if (isComplete && !completionTime) errors.push(required(at, "completionTime is required for Complete jobs"));
  if (!completionTime) return;
  if (!isComplete) {
    const text = "completionTime cannot be set when there is no Complete=True condition";
    errors.push(invalid(at, completionTime, text));
  }
  if (startTime && Date.parse(completionTime) < Date.parse(startTime)) {
    errors.push(invalid(at, completionTime, "completionTime cannot be set before startTime"));
  }
}

/** How a job ended stays, when it began stays, and what is counted is only counted up. */
export function validateJobStatusUpdate(job: Job, old: Job): FieldError[] {
  const errors: FieldError[] = [];
  const status = job.status ?? {};
  const oldStatus = old.status ?? {};
  for (const type of ["Failed", "Complete", "FailureTarget"]) {
    if (!holds(oldStatus, type) || holds(status, type)) continue;
    errors.push(invalidWhole("status.conditions", `cannot disable the terminal ${type}=True condition`));
  }
  if (oldStatus.startTime && job.spec?.suspend !== true && status.startTime !== oldStatus.startTime) {
    const what = status.startTime ? "updated" : "removed";
    errors.push(required("status.startTime", `startTime cannot be ${what} for unsuspended job`));
  }
  for (const field of ["failed", "succeeded"] as const) {
    const count = status[field] ?? 0;
    if (count >= (oldStatus[field] ?? 0) || (field === "succeeded" && job.spec?.completionMode === "Indexed")) continue;
    errors.push(invalid(`status.${field}`, count, `cannot decrease the ${field} counter`));
  }
  return errors;
}

function holds(status: JobStatus, type: string): boolean {
  return status.conditions?.some((each) => each.type === type && each.status === "True") === true;
}
