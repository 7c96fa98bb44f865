// Generated from apps/v1/replicaSet.yaml. Do not edit.
import type { PodTemplateSpec } from "../../core/v1/podTemplate.ts";
import type { LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** ReplicaSet keeps a number of like pods running. */
export interface ReplicaSet {
  apiVersion?: "apps/v1";
  kind?: "ReplicaSet";
  metadata?: ObjectMeta;
  /** Which pods are to run. */
  spec?: ReplicaSetSpec;
  /** What the controller last saw. */
  status?: ReplicaSetStatus;
}

/** A list of replicasets. */
export interface ReplicaSetList {
  apiVersion: "apps/v1";
  kind: "ReplicaSetList";
  metadata: ListMeta;
  items: ReplicaSet[];
}

/** Which pods a replica set keeps. */
export interface ReplicaSetSpec {
  /** How many pods to run; 1 when unset. Default: 1. */
  replicas?: number;
  /** Seconds a new pod must stay ready before it counts as available. */
  minReadySeconds?: number;
  /** Labels of the pods that belong to the replica set. It must match the template and cannot change. */
  selector: LabelSelector;
  /** What each pod is made from; a change concerns new pods only. */
  template?: PodTemplateSpec;
}

/** What the controller last saw of a replica set. */
export interface ReplicaSetStatus {
  /** Pods there are. */
  replicas: number;
  /** Pods that have all labels of the template. */
  fullyLabeledReplicas?: number;
  /** Pods that are ready. */
  readyReplicas?: number;
  /** Pods that have been ready for minReadySeconds. */
  availableReplicas?: number;
  /** Pods that are being removed. Behind the gate DeploymentReplicaSetTerminatingReplicas. */
  terminatingReplicas?: number;
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Aspects of the state, one of each type. */
  conditions?: ReplicaSetCondition[];
}

/** One aspect of a replica set's state. */
export interface ReplicaSetCondition {
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
