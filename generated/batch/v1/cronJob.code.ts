// Generated from batch/v1/cronJob.yaml. Do not edit.
import {
  active as printActive,
  containers as printContainers,
  images as printImages,
  lastSchedule as printLastSchedule,
  selector as printSelector,
  suspend as printSuspend,
} from "../../../runtime/kinds/batch/cronJob/columns.ts";
import { strategy } from "../../../runtime/kinds/batch/cronJob/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectReference } from "../../core/v1/shared.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkCronJob } from "./cronJob.rules.ts";
import type * as types from "./cronJob.ts";
import { validateCronJobSpec } from "./cronJob.validator.ts";
import { JobSpec, defaultJobSpec } from "./job.code.ts";

/** Fields of CronJob in wire order. */
export const CronJob: Structure = structure("CronJob", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => CronJobSpec }, { presence: "always" }),
  field("status", 3, { structure: () => CronJobStatus }, { presence: "always" }),
], { typeMeta: { kind: "CronJob", apiVersion: "batch/v1" } });

/** Fields of CronJobSpec in wire order. */
export const CronJobSpec: Structure = structure("CronJobSpec", () => [
  field("schedule", 1, "string", { presence: "always" }),
  field("timeZone", 8, "string", { presence: "pointer" }),
  field("startingDeadlineSeconds", 2, "int64", { presence: "pointer" }),
  field("concurrencyPolicy", 3, "string"),
  field("suspend", 4, "boolean", { presence: "pointer" }),
  field("jobTemplate", 5, { structure: () => JobTemplateSpec }, { presence: "always" }),
  field("successfulJobsHistoryLimit", 6, "int32", { presence: "pointer" }),
  field("failedJobsHistoryLimit", 7, "int32", { presence: "pointer" }),
], { causes: ["schedule", "startingDeadlineSeconds", "timeZone", "concurrencyPolicy", "jobTemplate", "successfulJobsHistoryLimit", "failedJobsHistoryLimit"], validate: validateCronJobSpec });

/** Fields of JobTemplateSpec in wire order. */
export const JobTemplateSpec: Structure = structure("JobTemplateSpec", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => JobSpec }, { presence: "always" }),
], { causes: ["metadata", "spec"] });

/** Fields of CronJobStatus in wire order. */
export const CronJobStatus: Structure = structure("CronJobStatus", () => [
  field("active", 1, { list: { structure: () => ObjectReference } }, { listType: "atomic" }),
  field("lastScheduleTime", 4, "time", { presence: "pointer" }),
  field("lastSuccessfulTime", 5, "time", { presence: "pointer" }),
]);

/** What requests for cronjobs need. */
export const code: KindCode<types.CronJob> = {
  structure: CronJob,
  setDefaults: defaultCronJob,
  validate: (object, old, context) => checkRules(check(CronJob, object), checkCronJob, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.schedule, ""),
    (object) => cell(object.spec?.timeZone, "<none>"),
    printSuspend,
    printActive,
    printLastSchedule,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
    printSelector,
  ]),
  strategy,
};

export function defaultCronJob(o: types.CronJob): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.CronJob["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultCronJobSpec(o.spec);
}

export function defaultCronJobSpec(o: types.CronJobSpec): void {
  o.schedule ??= "";
  o.concurrencyPolicy ??= "Allow";
  o.suspend ??= false;
  o.jobTemplate ??= {};
  o.successfulJobsHistoryLimit ??= 3;
  o.failedJobsHistoryLimit ??= 1;
  defaultJobTemplateSpec(o.jobTemplate);
}

export function defaultJobTemplateSpec(o: types.JobTemplateSpec): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.JobTemplateSpec["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultJobSpec(o.spec);
}
