import type { CgroupLimits } from "../cgroups/limits.ts";
import type { GivenBounds } from "./podBounds.ts";

/** What is known of the resize of a pod, and of what its containers have, whether they run or not. */
export interface ResizeMemory extends GivenBounds {
  /** Why what is wanted is not allocated. */
  readonly pending?: PendingState | undefined;
  /** Why what is allocated is not in force, and when it is tried again. */
  readonly failure?: ResizeFailure | undefined;
  /** Of the pod when it was allocated what it has now. */
  readonly generation?: number | undefined;
  /** What the group of the pod was set to; undefined while nothing is known of it. */
  readonly group?: CgroupLimits | undefined;
}

export interface PendingState extends Objection {
  readonly generation: number | undefined;
  readonly sinceMs: number;
}

export interface ResizeFailure {
  readonly message: string;
  readonly retryMs: number;
}

/** Why a resize is not allocated. */
export interface Objection {
  /** Infeasible: it never can be on this node. Deferred: when others free resources. */
  readonly reason: "Deferred" | "Infeasible";
  /** The reason in its event, where that says more: "OutOfcpu". */
  readonly said?: string;
  readonly message: string;
}

/** Why a resize is infeasible, as metrics name it. */
export type InfeasibleDetail =
  | "feature_gate_off"
  | "guaranteed_pod_cpu_manager_static_policy"
  | "guaranteed_pod_memory_manager_static_policy"
  | "insufficient_node_allocatable"
  | "static_pod"
  | "swap_limitation";

/** What has let resizes be judged, as metrics name it. */
export type JudgeTrigger = "periodic_retry" | "pod_terminated" | "pod_updated" | "pods_added" | "pods_removed";
