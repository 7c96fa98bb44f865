// Generated from metrics/v1beta1/nodeMetrics.yaml. Do not edit.
import type { Duration, ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";

/** NodeMetrics says what a node uses; it is measured when it is read. */
export interface NodeMetrics {
  apiVersion?: "metrics.orch.io/v1beta1";
  kind?: "NodeMetrics";
  metadata?: ObjectMeta;
  /** When it was measured. */
  timestamp: Time | null;
  /** Time over which the use of processors was measured. */
  window: Duration;
  /** Amounts by the name of the resource. */
  usage: Record<string, Quantity> | null;
}

/** A list of nodes. */
export interface NodeMetricsList {
  apiVersion: "metrics.orch.io/v1beta1";
  kind: "NodeMetricsList";
  metadata: ListMeta;
  items: NodeMetrics[];
}
