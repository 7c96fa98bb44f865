import type { Job } from "../../../../generated/batch/v1/job.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { shortDuration } from "../../../schema/shown/age.ts";
import { orNone } from "../../rules/text.ts";

/** One word on where the job is in its life. */
export function status(job: Job): Cell {
  const has = (type: string) => job.status?.conditions?.some((each) => each.type === type && each.status === "True");
  if (has("Complete")) return "Complete";
  if (has("Failed")) return "Failed";
  if (job.metadata?.deletionTimestamp) return "Terminating";
  return ["Suspended", "FailureTarget", "SuccessCriteriaMet"].find(has) ?? "Running";
}

/** Pods that succeeded of those needed: "1/3"; "0/1 of 4" when one of several at once is enough. */
export function completions(job: Job): Cell {
  const succeeded = job.status?.succeeded ?? 0;
  const { completions: wanted, parallelism = 0 } = job.spec ?? {};
  if (wanted !== undefined) return `${succeeded}/${wanted}`;
  return parallelism > 1 ? `${succeeded}/1 of ${parallelism}` : `${succeeded}/1`;
}

/** How long the job took, or has taken until now. */
export function duration(job: Job, context: PrintContext): Cell {
  const { startTime, completionTime } = job.status ?? {};
  if (!startTime) return "";
  const endMs = completionTime ? Date.parse(completionTime) : context.nowMs;
  return shortDuration(endMs - Date.parse(startTime));
}

export function selector(job: Job): Cell {
  return orNone(selectorText(job.spec?.selector));
}
