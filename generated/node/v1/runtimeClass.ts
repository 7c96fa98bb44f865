// Generated from node/v1/runtimeClass.yaml. Do not edit.
import type { Toleration } from "../../core/v1/scheduling.ts";
import type { ListMeta, ObjectMeta, Quantity } from "../../meta/v1.ts";

/** RuntimeClass is a way in which a node can run a pod's containers. */
export interface RuntimeClass {
  apiVersion?: "node.orch.io/v1";
  kind?: "RuntimeClass";
  metadata?: ObjectMeta;
  /** Name of the way, as the container runtime is configured; it cannot change. */
  handler: string;
  /** What a pod needs besides its containers. */
  overhead?: Overhead;
  /** Which nodes know the way. */
  scheduling?: Scheduling;
}

/** A list of runtimeclasses. */
export interface RuntimeClassList {
  apiVersion: "node.orch.io/v1";
  kind: "RuntimeClassList";
  metadata: ListMeta;
  items: RuntimeClass[];
}

/** What a pod needs besides its containers. */
export interface Overhead {
  /** Amounts for the pod as a whole. */
  podFixed?: Record<string, Quantity>;
}

/** Which nodes know a way of running pods. */
export interface Scheduling {
  /** Labels of the nodes; pods get it added to their own. */
  nodeSelector?: Record<string, string>;
  /** Tolerations that pods get added to their own. */
  tolerations?: Toleration[];
}
