import type { Job } from "../../../../generated/batch/v1/job.ts";

/** Failed pods that a job stands, and one that counts them by index (as many as there can be). */
const backoffLimit = 6;
const backoffLimitByIndex = 2 ** 31 - 1;

/** Defaults of a job, not of the template of one. */
export function job(job: Job): void {
  const spec = job.spec;
  if (spec === undefined) return;
  if (spec.parallelism === undefined) spec.completions ??= 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= spec.backoffLimitPerIndex === undefined ? backoffLimit : backoffLimitByIndex;
  spec.completionMode ??= "NonIndexed";
  spec.suspend ??= false;
  spec.manualSelector ??= false;
  spec.podReplacementPolicy ??= spec.podFailurePolicy === undefined ? "TerminatingOrFailed" : "Failed";
  const labels = spec.template?.metadata?.labels;
  const metadata = (job.metadata ??= {});
  // The same labels, and not only equal ones: a job that has none gets what is added to those of its pods.
  if (labels !== undefined && Object.keys(metadata.labels ?? {}).length === 0) metadata.labels = labels;
}
