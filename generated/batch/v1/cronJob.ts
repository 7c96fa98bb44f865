// Generated from batch/v1/cronJob.yaml. Do not edit.
import type { ObjectReference } from "../../core/v1/shared.ts";
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";
import type { JobSpec } from "./job.ts";

/** CronJob makes a job at each of certain times. */
export interface CronJob {
  apiVersion?: "batch/v1";
  kind?: "CronJob";
  metadata?: ObjectMeta;
  /** When jobs are made, and of what. */
  spec: CronJobSpec;
  /** What the controller last did. */
  status?: CronJobStatus;
}

/** A list of cronjobs. */
export interface CronJobList {
  apiVersion: "batch/v1";
  kind: "CronJobList";
  metadata: ListMeta;
  items: CronJob[];
}

/** When jobs are made, and of what. */
export interface CronJobSpec {
  /** Times, in the form of cron. */
  schedule: string;
  /** Time zone of the schedule, by its name; the controller's own when unset. */
  timeZone?: string;
  /** Seconds a job may be late; later ones count as missed. */
  startingDeadlineSeconds?: number;
  /** Allow jobs to overlap, Forbid a new one while the last runs, or Replace the last one. Default: "Allow". */
  concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  /** While true, no jobs are made. Default: false. */
  suspend?: boolean;
  /** What each job is made from. */
  jobTemplate: JobTemplateSpec;
  /** How many jobs that succeeded to keep; 3 when unset. Default: 3. */
  successfulJobsHistoryLimit?: number;
  /** How many jobs that failed to keep; 1 when unset. Default: 1. */
  failedJobsHistoryLimit?: number;
}

/** The job that copies are made of. */
export interface JobTemplateSpec {
  /** Labels and annotations of the copies. */
  metadata?: ObjectMeta;
  /** What the copies run. */
  spec?: JobSpec;
}

/** What the controller last did. */
export interface CronJobStatus {
  /** Jobs that are running. */
  active?: ObjectReference[];
  /** When a job was made last. */
  lastScheduleTime?: Time;
  /** When a job succeeded last. */
  lastSuccessfulTime?: Time;
}
