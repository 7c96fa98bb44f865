// Generated from apps/v1/daemonSet.yaml. Do not edit.
import type { PodTemplateSpec } from "../../core/v1/podTemplate.ts";
import type { IntOrString, LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** DaemonSet keeps a pod on every node, or on those that its template allows. */
export interface DaemonSet {
  apiVersion?: "apps/v1";
  kind?: "DaemonSet";
  metadata?: ObjectMeta;
  /** Which pods are to run and how they are replaced. */
  spec?: DaemonSetSpec;
  /** What the controller last saw. */
  status?: DaemonSetStatus;
}

/** A list of daemonsets. */
export interface DaemonSetList {
  apiVersion: "apps/v1";
  kind: "DaemonSetList";
  metadata: ListMeta;
  items: DaemonSet[];
}

/** Which pods a daemon set keeps and how it replaces them. */
export interface DaemonSetSpec {
  /** Labels of the pods that belong to the daemon set. It must match the template and cannot change. */
  selector: LabelSelector;
  /** What each pod is made from. */
  template: PodTemplateSpec;
  /** How old pods give way to new ones. */
  updateStrategy?: DaemonSetUpdateStrategy;
  /** Seconds a new pod must stay ready before it counts as available. */
  minReadySeconds?: number;
  /** How many old states to keep for going back; 10 when unset. Default: 10. */
  revisionHistoryLimit?: number;
}

/** How old pods give way to new ones. */
export interface DaemonSetUpdateStrategy {
  /** RollingUpdate replaces them bit by bit, OnDelete waits until they are deleted. Default: "RollingUpdate". */
  type?: "RollingUpdate" | "OnDelete" | (string & {});
  /** Pace of a rolling update; only for that type. */
  rollingUpdate?: RollingUpdateDaemonSet;
}

/** Pace of a rolling update. */
export interface RollingUpdateDaemonSet {
  /** Most nodes that may be without a pod meanwhile, as a number or a percentage; 1 when unset. */
  maxUnavailable?: IntOrString;
  /** Most nodes that may run two pods meanwhile, as a number or a percentage; 0 when unset. */
  maxSurge?: IntOrString;
}

/** What the controller last saw of a daemon set. */
export interface DaemonSetStatus {
  /** Nodes that run a pod and should. */
  currentNumberScheduled: number;
  /** Nodes that run a pod and should not. */
  numberMisscheduled: number;
  /** Nodes that should run a pod. */
  desiredNumberScheduled: number;
  /** Nodes whose pod is ready. */
  numberReady: number;
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Nodes whose pod is made from the current template. */
  updatedNumberScheduled?: number;
  /** Nodes whose pod has been ready for minReadySeconds. */
  numberAvailable?: number;
  /** Nodes that should run a pod, and have none that is available. */
  numberUnavailable?: number;
  /** How often the name for a new revision was taken; part of the next name. */
  collisionCount?: number;
  /** Aspects of the state, one of each type. */
  conditions?: DaemonSetCondition[];
}

/** One aspect of a daemon set's state. */
export interface DaemonSetCondition {
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
