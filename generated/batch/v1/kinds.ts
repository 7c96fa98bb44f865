// Generated from batch/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CronJob } from "./cronJob.ts";
import type { Job } from "./job.ts";

export type {
  CronJob, Job,
};

export const cronJob: ResourceDescriptor<CronJob> = {
  group: "batch",
  version: "v1",
  apiVersion: "batch/v1",
  kind: "CronJob",
  listKind: "CronJobList",
  plural: "cronjobs",
  singular: "cronjob",
  shortNames: ["cj"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.21",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "batch", version: "v1", kind: "CronJob", checksMetadata: false },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Schedule", type: "string", description: "Times at which jobs are made." },
    { name: "Timezone", type: "string", description: "Time zone of the schedule." },
    { name: "Suspend", type: "boolean", description: "Whether no jobs are made now." },
    { name: "Active", type: "integer", description: "Jobs that are running." },
    { name: "Last Schedule", type: "string", description: "Time since a job was made last." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
    { name: "Selector", type: "string", description: "Labels of the jobs' pods, where they are chosen.", priority: 1 },
  ],
  storagePrefix: "/registry/cronjobs/",
  storageVersion: "batch/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./cronJob.code.ts")).code,
};

export const job: ResourceDescriptor<Job> = {
  group: "batch",
  version: "v1",
  apiVersion: "batch/v1",
  kind: "Job",
  listKind: "JobList",
  plural: "jobs",
  singular: "job",
  shortNames: [],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.2",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "batch", version: "v1", kind: "Job" },
  ],
  selectableFields: [
    { name: "status.successful", path: ["status", "succeeded"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Status", type: "string", description: "Where the job is in its life." },
    { name: "Completions", type: "string", description: "Pods that have succeeded, of those needed." },
    { name: "Duration", type: "string", description: "How long the job has run, or ran." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
    { name: "Selector", type: "string", description: "Labels of the pods that belong to it.", priority: 1 },
  ],
  storagePrefix: "/registry/jobs/",
  storageVersion: "batch/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { whole: 1, changes: 1 },
  load: async () => (await import("./job.code.ts")).code,
};
