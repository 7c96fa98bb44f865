import type { CronJob } from "../../../../generated/batch/v1/cronJob.ts";
import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { age } from "../../../schema/shown/age.ts";
import { containerImages, containerNames } from "../../rules/template.ts";
import { orNone } from "../../rules/text.ts";

export function suspend(cronJob: CronJob): Cell {
  const isSuspended = cronJob.spec?.suspend;
  if (isSuspended === undefined) return "<unset>";
  return isSuspended ? "True" : "False";
}

export function active(cronJob: CronJob): Cell {
  return cronJob.status?.active?.length ?? 0;
}

export function lastSchedule(cronJob: CronJob, context: PrintContext): Cell {
  const time = cronJob.status?.lastScheduleTime;
  return time ? age(time, context.nowMs) : "<none>";
}

export function containers(cronJob: CronJob): Cell {
  return containerNames(cronJob.spec?.jobTemplate?.spec?.template);
}

export function images(cronJob: CronJob): Cell {
  return containerImages(cronJob.spec?.jobTemplate?.spec?.template);
}

export function selector(cronJob: CronJob): Cell {
  return orNone(selectorText(cronJob.spec?.jobTemplate?.spec?.selector));
}
