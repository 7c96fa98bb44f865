// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
import type { Condition, IntOrString, LabelSelector, ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** PodDisruptionBudget says how many pods of a set may be missing at once by someone's wish. */
export interface PodDisruptionBudget {
  apiVersion?: "policy/v1";
  kind?: "PodDisruptionBudget";
  metadata?: ObjectMeta;
  /** Which pods, and how many of them. */
  spec?: PodDisruptionBudgetSpec;
  /** How many may be removed now. */
  status?: PodDisruptionBudgetStatus;
}

/** A list of poddisruptionbudgets. */
export interface PodDisruptionBudgetList {
  apiVersion: "policy/v1";
  kind: "PodDisruptionBudgetList";
  metadata: ListMeta;
  items: PodDisruptionBudget[];
}

/** Which pods, and how many of them; minAvailable and maxUnavailable exclude each other. */
export interface PodDisruptionBudgetSpec {
  /** Pods that must stay, as a number or a percentage. */
  minAvailable?: IntOrString;
  /** Labels of the pods; an empty selector means all of the namespace, an unset one none. */
  selector?: LabelSelector;
  /** Pods that may be missing, as a number or a percentage. */
  maxUnavailable?: IntOrString;
  /** When pods that are not ready may be removed: IfHealthyBudget or AlwaysAllow. */
  unhealthyPodEvictionPolicy?: "IfHealthyBudget" | "AlwaysAllow";
}

/** How many pods may be removed now. */
export interface PodDisruptionBudgetStatus {
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Pods whose removal was allowed and is not seen yet, with the time it was allowed. */
  disruptedPods?: Record<string, Time>;
  /** Pods that may be removed now. */
  disruptionsAllowed?: number;
  /** Pods that are ready. */
  currentHealthy?: number;
  /** Pods that must be ready. */
  desiredHealthy?: number;
  /** Pods that count. */
  expectedPods?: number;
  /** Aspects of the state, one of each type. */
  conditions?: Condition[];
}
