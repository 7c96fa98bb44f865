// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** PriorityClass gives a number, by which pods go before others, a name. */
export interface PriorityClass {
  apiVersion?: "scheduling.orch.io/v1";
  kind?: "PriorityClass";
  metadata?: ObjectMeta;
  /** The number; higher goes first. It cannot change. */
  value?: number;
  /** Whether pods that name no class get this one; at most one class says so. */
  globalDefault?: boolean;
  /** When to use the class. */
  description?: string;
  /** Whether its pods may push out others: PreemptLowerPriority or Never. Default: "PreemptLowerPriority". */
  preemptionPolicy?: "PreemptLowerPriority" | "Never";
}

/** A list of priorityclasses. */
export interface PriorityClassList {
  apiVersion: "scheduling.orch.io/v1";
  kind: "PriorityClassList";
  metadata: ListMeta;
  items: PriorityClass[];
}
