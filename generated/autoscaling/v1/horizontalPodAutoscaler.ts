// Generated from autoscaling/v1/horizontalPodAutoscaler.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** HorizontalPodAutoscaler sets the number of replicas of a workload by what its pods use. */
export interface HorizontalPodAutoscaler {
  apiVersion?: "autoscaling/v1";
  kind?: "HorizontalPodAutoscaler";
  metadata?: ObjectMeta;
  /** What is scaled, how far and by what. */
  spec: HorizontalPodAutoscalerSpec;
  /** What the controller last saw. */
  status?: HorizontalPodAutoscalerStatus;
}

/** A list of horizontalpodautoscalers. */
export interface HorizontalPodAutoscalerList {
  apiVersion: "autoscaling/v1";
  kind: "HorizontalPodAutoscalerList";
  metadata: ListMeta;
  items: HorizontalPodAutoscaler[];
}

/** What is scaled, how far, and by how much CPU its pods use. */
export interface HorizontalPodAutoscalerSpec {
  /** Workload whose replicas are set. */
  scaleTargetRef: CrossVersionObjectReference;
  /** Fewest replicas; 1 when unset. Default: 1. */
  minReplicas?: number;
  /** Most replicas. */
  maxReplicas: number;
  /** CPU that pods should use on average, in percent of what they request. */
  targetCPUUtilizationPercentage?: number;
}

/** Points at an object of the same namespace, in any version. */
export interface CrossVersionObjectReference {
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Group and version of the object. */
  apiVersion?: string;
}

/** What the controller last saw of a scaled workload. */
export interface HorizontalPodAutoscalerStatus {
  /** Generation of the autoscaler that was acted on. */
  observedGeneration?: number;
  /** When the number of replicas was changed last. */
  lastScaleTime?: Time;
  /** Replicas there are. */
  currentReplicas: number;
  /** Replicas there should be. */
  desiredReplicas: number;
  /** CPU that pods use on average, in percent of what they request. */
  currentCPUUtilizationPercentage?: number;
}
