// Generated from batch/v1/job.yaml. Do not edit.
import type { PodTemplateSpec } from "../../core/v1/podTemplate.ts";
import type { LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** Job runs pods until a number of them have succeeded. */
export interface Job {
  apiVersion?: "batch/v1";
  kind?: "Job";
  metadata?: ObjectMeta;
  /** What is to run, and how often. */
  spec?: JobSpec;
  /** How far the job has come. */
  status?: JobStatus;
}

/** A list of jobs. */
export interface JobList {
  apiVersion: "batch/v1";
  kind: "JobList";
  metadata: ListMeta;
  items: Job[];
}

/** What a job runs, and when it is done or has failed. */
export interface JobSpec {
  /** Most pods that may run at once; 1 when unset. */
  parallelism?: number;
  /** Pods that must succeed. Unset with parallelism set, one success ends the job. */
  completions?: number;
  /** Seconds after which the job is stopped and has failed. */
  activeDeadlineSeconds?: number;
  /** What failed pods mean for the job; without it each counts towards backoffLimit. */
  podFailurePolicy?: PodFailurePolicy;
  /** When an Indexed job may succeed before all of its pods have. */
  successPolicy?: SuccessPolicy;
  /** Failed pods after which the job has failed; 6 when unset. */
  backoffLimit?: number;
  /** Failed pods after which an index has failed; only for Indexed jobs. */
  backoffLimitPerIndex?: number;
  /** Failed indexes after which the whole job has failed. */
  maxFailedIndexes?: number;
  /** Labels of the pods that belong to the job; the server makes it up unless manualSelector is true. */
  selector?: LabelSelector;
  /** Whether selector is the user's own, who then answers for its being unique. */
  manualSelector?: boolean;
  /** What each pod is made from; its restartPolicy is Never or OnFailure. */
  template: PodTemplateSpec;
  /** Seconds after its end at which the job is deleted; unset keeps it. */
  ttlSecondsAfterFinished?: number;
  /** NonIndexed pods are alike, Indexed ones are numbered from 0. */
  completionMode?: "NonIndexed" | "Indexed";
  /** While true, no pods run. */
  suspend?: boolean;
  /** When a pod is replaced: TerminatingOrFailed as soon as it ends, Failed when it is gone. */
  podReplacementPolicy?: "TerminatingOrFailed" | "Failed" | (string & {});
  /** Controller that looks after the job, as a path with a domain; unset is the built-in one. */
  managedBy?: string;
}

/** What failed pods mean for a job. */
export interface PodFailurePolicy {
  /** Rules, of which the first that fits a pod counts. */
  rules: PodFailurePolicyRule[] | null;
}

/** What a kind of failure means; exactly one of onExitCodes and onPodConditions must be set. */
export interface PodFailurePolicyRule {
  /** FailJob, FailIndex, Ignore, or Count as usual. */
  action: "FailJob" | "FailIndex" | "Ignore" | "Count";
  /** Fits pods by the exit codes of their containers. */
  onExitCodes?: PodFailurePolicyOnExitCodesRequirement;
  /** Fits pods with one of these conditions. */
  onPodConditions?: PodFailurePolicyOnPodConditionsPattern[];
}

/** Fits exit codes of failed containers. */
export interface PodFailurePolicyOnExitCodesRequirement {
  /** Container to look at; all when unset. */
  containerName?: string;
  /** In or NotIn. */
  operator: "In" | "NotIn";
  /** Exit codes, in order and each once. */
  values: number[];
}

/** Fits a condition of a pod. */
export interface PodFailurePolicyOnPodConditionsPattern {
  /** Type of the condition. */
  type: "ContainersReady" | "Initialized" | "Ready" | "PodScheduled" | "DisruptionTarget" | "PodReadyToStartContainers" | "PodResizePending" | "PodResizeInProgress" | "AllContainersRestarting" | (string & {});
  /** Status it must have; True when unset. Default: "True". */
  status?: "True" | "False" | "Unknown" | (string & {});
}

/** When a job may succeed before all of its pods have. */
export interface SuccessPolicy {
  /** Rules, of which one must be met. */
  rules: SuccessPolicyRule[];
}

/** Which indexes must have succeeded; at least one field must be set. */
export interface SuccessPolicyRule {
  /** Indexes as numbers and ranges, such as 1,3-5; all when unset. */
  succeededIndexes?: string;
  /** How many of them must have succeeded; all when unset. */
  succeededCount?: number;
}

/** How far a job has come. */
export interface JobStatus {
  /** Aspects of the state, one of each type. */
  conditions?: JobCondition[];
  /** When the controller first took it up; reset when a suspended job goes on. */
  startTime?: Time;
  /** When it succeeded. */
  completionTime?: Time;
  /** Pods that are pending or running. */
  active?: number;
  /** Pods that have succeeded. */
  succeeded?: number;
  /** Pods that have failed. */
  failed?: number;
  /** Pods that are being removed. */
  terminating?: number;
  /** Indexes that have succeeded, as numbers and ranges. */
  completedIndexes?: string;
  /** Indexes that have failed, as numbers and ranges. */
  failedIndexes?: string;
  /** Pods that have ended and are not counted yet. */
  uncountedTerminatedPods?: UncountedTerminatedPods;
  /** Pods that are ready. */
  ready?: number;
}

/** One aspect of a job's state. */
export interface JobCondition {
  /** Which aspect. */
  type: "Suspended" | "Complete" | "Failed" | "FailureTarget" | "SuccessCriteriaMet" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When it was looked at last. */
  lastProbeTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** Pods that have ended and are not counted yet. */
export interface UncountedTerminatedPods {
  /** UIDs of pods that have succeeded. */
  succeeded?: string[];
  /** UIDs of pods that have failed. */
  failed?: string[];
}
