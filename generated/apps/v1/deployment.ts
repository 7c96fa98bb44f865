// Generated from apps/v1/deployment.yaml. Do not edit.
import type { PodTemplateSpec } from "../../core/v1/podTemplate.ts";
import type { IntOrString, LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** Deployment keeps a number of like pods running and replaces them step by step when their template changes. */
export interface Deployment {
  apiVersion?: "apps/v1";
  kind?: "Deployment";
  metadata?: ObjectMeta;
  /** Which pods are to run and how they are replaced. */
  spec?: DeploymentSpec;
  /** What the controller last saw. */
  status?: DeploymentStatus;
}

/** A list of deployments. */
export interface DeploymentList {
  apiVersion: "apps/v1";
  kind: "DeploymentList";
  metadata: ListMeta;
  items: Deployment[];
}

/** Which pods a deployment keeps and how it replaces them. */
export interface DeploymentSpec {
  /** How many pods to run; 1 when unset. Default: 1. */
  replicas?: number;
  /** Labels of the pods that belong to the deployment. It must match the template and cannot change. */
  selector: LabelSelector;
  /** What each pod is made from. A change starts a rollout. */
  template: PodTemplateSpec;
  /** How old pods give way to new ones. */
  strategy?: DeploymentStrategy;
  /** Seconds a new pod must stay ready before it counts as available. */
  minReadySeconds?: number;
  /** How many old replica sets to keep for going back; 10 when unset. Default: 10. */
  revisionHistoryLimit?: number;
  /** While true, changes of the template do not roll out. */
  paused?: boolean;
  /** Seconds without progress after which a rollout is reported as failed; 600 when unset. Default: 600. */
  progressDeadlineSeconds?: number;
}

/** How old pods give way to new ones. */
export interface DeploymentStrategy {
  /** RollingUpdate replaces them bit by bit, Recreate stops all of them first. Default: "RollingUpdate". */
  type?: "Recreate" | "RollingUpdate" | (string & {});
  /** Pace of a rolling update; only for that type. */
  rollingUpdate?: RollingUpdateDeployment;
}

/** Pace of a rolling update. */
export interface RollingUpdateDeployment {
  /** Most pods that may be missing meanwhile, as a number or a percentage of replicas; 25% when unset. */
  maxUnavailable?: IntOrString;
  /** Most pods that may run beyond replicas meanwhile, as a number or a percentage; 25% when unset. */
  maxSurge?: IntOrString;
}

/** What the controller last saw of a deployment. */
export interface DeploymentStatus {
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Pods there are, of any revision. */
  replicas?: number;
  /** Pods made from the current template. */
  updatedReplicas?: number;
  /** Pods that are ready. */
  readyReplicas?: number;
  /** Pods that have been ready for minReadySeconds. */
  availableReplicas?: number;
  /** Pods that are still missing or not available. */
  unavailableReplicas?: number;
  /** Pods that are being removed. Behind the gate DeploymentReplicaSetTerminatingReplicas. */
  terminatingReplicas?: number;
  /** Aspects of the rollout, one of each type. */
  conditions?: DeploymentCondition[];
  /** How often the name for a new replica set was taken; part of the next name. */
  collisionCount?: number;
}

/** One aspect of a rollout. */
export interface DeploymentCondition {
  /** Which aspect. */
  type: "Available" | "Progressing" | "ReplicaFailure" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When the entry was last written. */
  lastUpdateTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
