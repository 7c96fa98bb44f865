// Generated from core/v1/replicationController.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";
import type { PodTemplateSpec } from "./podTemplate.ts";

/** ReplicationController keeps a number of equal pods; replica sets have taken its place. */
export interface ReplicationController {
  apiVersion?: "v1";
  kind?: "ReplicationController";
  metadata?: ObjectMeta;
  /** Which pods are to run. */
  spec?: ReplicationControllerSpec;
  /** What the controller last saw. */
  status?: ReplicationControllerStatus;
}

/** A list of replicationcontrollers. */
export interface ReplicationControllerList {
  apiVersion: "v1";
  kind: "ReplicationControllerList";
  metadata: ListMeta;
  items: ReplicationController[];
}

/** Which pods a replication controller keeps. */
export interface ReplicationControllerSpec {
  /** How many pods to run; 1 when unset. Default: 1. */
  replicas?: number;
  /** Seconds a new pod must stay ready before it counts as available. Default: 0. */
  minReadySeconds?: number;
  /** Labels of the pods that belong to it; those of the template when unset. */
  selector?: Record<string, string>;
  /** What each pod is made from; a change concerns new pods only. */
  template?: PodTemplateSpec;
}

/** What the controller last saw of a replication controller. */
export interface ReplicationControllerStatus {
  /** Pods there are. */
  replicas: number;
  /** Pods that have all labels of the template. */
  fullyLabeledReplicas?: number;
  /** Pods that are ready. */
  readyReplicas?: number;
  /** Pods that have been ready for minReadySeconds. */
  availableReplicas?: number;
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Aspects of the state, one of each type. */
  conditions?: ReplicationControllerCondition[];
}

/** One aspect of a replication controller's state. */
export interface ReplicationControllerCondition {
  /** Which aspect. */
  type: "ReplicaFailure" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
