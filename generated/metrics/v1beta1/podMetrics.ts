// Generated from metrics/v1beta1/podMetrics.yaml. Do not edit.
import type { Duration, ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";

/** PodMetrics says what the containers of a pod use; it is measured when it is read. */
export interface PodMetrics {
  apiVersion?: "metrics.orch.io/v1beta1";
  kind?: "PodMetrics";
  metadata?: ObjectMeta;
  /** When it was measured. */
  timestamp: Time | null;
  /** Time over which the use of processors was measured. */
  window: Duration;
  /** What each container uses. */
  containers: ContainerMetrics[] | null;
}

/** A list of pods. */
export interface PodMetricsList {
  apiVersion: "metrics.orch.io/v1beta1";
  kind: "PodMetricsList";
  metadata: ListMeta;
  items: PodMetrics[];
}

/** What a container uses. */
export interface ContainerMetrics {
  /** Name of the container. */
  name: string;
  /** Amounts by the name of the resource. */
  usage: Record<string, Quantity> | null;
}
