// Generated from apps/v1/statefulSet.yaml. Do not edit.
import type { PersistentVolumeClaim } from "../../core/v1/persistentVolumeClaim.ts";
import type { PodTemplateSpec } from "../../core/v1/podTemplate.ts";
import type { IntOrString, LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** StatefulSet keeps numbered pods, each with a lasting name and storage of its own. */
export interface StatefulSet {
  apiVersion?: "apps/v1";
  kind?: "StatefulSet";
  metadata?: ObjectMeta;
  /** Which pods are to run and how they are replaced. */
  spec?: StatefulSetSpec;
  /** What the controller last saw. */
  status?: StatefulSetStatus;
}

/** A list of statefulsets. */
export interface StatefulSetList {
  apiVersion: "apps/v1";
  kind: "StatefulSetList";
  metadata: ListMeta;
  items: StatefulSet[];
}

/** Which pods a stateful set keeps and how it replaces them. */
export interface StatefulSetSpec {
  /** How many pods to run; 1 when unset. Default: 1. */
  replicas?: number;
  /** Labels of the pods that belong to the stateful set. It must match the template and cannot change. */
  selector: LabelSelector;
  /** What each pod is made from; pods are named after the set and their number. */
  template: PodTemplateSpec;
  /** Claims that each pod gets for itself, and keeps when it is replaced. */
  volumeClaimTemplates?: PersistentVolumeClaim[];
  /** Headless service below whose name the pods are found in DNS. */
  serviceName?: string;
  /** OrderedReady makes and removes pods one after the other, Parallel all at once. Default: "OrderedReady". */
  podManagementPolicy?: "OrderedReady" | "Parallel" | (string & {});
  /** How old pods give way to new ones. */
  updateStrategy?: StatefulSetUpdateStrategy;
  /** How many old states to keep for going back; 10 when unset, all below 0. Default: 10. */
  revisionHistoryLimit?: number;
  /** Seconds a new pod must stay ready before it counts as available. */
  minReadySeconds?: number;
  /** What happens to claims when their pods go for good. */
  persistentVolumeClaimRetentionPolicy?: StatefulSetPersistentVolumeClaimRetentionPolicy;
  /** How pods are numbered. */
  ordinals?: StatefulSetOrdinals;
}

/** How old pods give way to new ones. */
export interface StatefulSetUpdateStrategy {
  /** RollingUpdate replaces them one after the other, OnDelete waits until they are deleted. */
  type?: "RollingUpdate" | "OnDelete" | (string & {});
  /** Pace of a rolling update; only for that type. */
  rollingUpdate?: RollingUpdateStatefulSetStrategy;
}

/** Pace of a rolling update. */
export interface RollingUpdateStatefulSetStrategy {
  /** Number from which on pods are replaced; pods below it stay as they are. */
  partition?: number;
  /**
   * Most pods that may be missing meanwhile, as a number or a percentage. Behind the gate MaxUnavailableStatefulSet.
   */
  maxUnavailable?: IntOrString;
}

/** What happens to claims when their pods go for good. */
export interface StatefulSetPersistentVolumeClaimRetentionPolicy {
  /** Retain or Delete, when the set is deleted. Default: "Retain". */
  whenDeleted?: "Retain" | "Delete";
  /** Retain or Delete, when the set gets smaller. Default: "Retain". */
  whenScaled?: "Retain" | "Delete";
}

/** How pods are numbered. */
export interface StatefulSetOrdinals {
  /** Number of the first pod. */
  start?: number;
}

/** What the controller last saw of a stateful set. */
export interface StatefulSetStatus {
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Pods there are. */
  replicas: number;
  /** Pods that are ready. */
  readyReplicas?: number;
  /** Pods made from currentRevision. */
  currentReplicas?: number;
  /** Pods made from updateRevision. */
  updatedReplicas?: number;
  /** State that pods were made from before the present update. */
  currentRevision?: string;
  /** State that pods are made from now. */
  updateRevision?: string;
  /** How often the name for a new revision was taken; part of the next name. */
  collisionCount?: number;
  /** Aspects of the state, one of each type. */
  conditions?: StatefulSetCondition[];
  /** Pods that have been ready for minReadySeconds. */
  availableReplicas?: number;
}

/** One aspect of a stateful set's state. */
export interface StatefulSetCondition {
  /** Which aspect. */
  type: string;
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
