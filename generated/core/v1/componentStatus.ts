// Generated from core/v1/componentStatus.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** ComponentStatus says whether a part of the control plane is healthy; it is asked when it is read. Deprecated. */
export interface ComponentStatus {
  apiVersion?: "v1";
  kind?: "ComponentStatus";
  metadata?: ObjectMeta;
  /** What is known of the component. */
  conditions?: ComponentCondition[];
}

/** A list of componentstatuses. */
export interface ComponentStatusList {
  apiVersion: "v1";
  kind: "ComponentStatusList";
  metadata: ListMeta;
  items: ComponentStatus[];
}

/** What a check of a component found. */
export interface ComponentCondition {
  /** Which check; Healthy is the only one. */
  type: "Healthy" | (string & {});
  /** Whether it passed. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** What the check said. */
  message?: string;
  /** Why the check failed. */
  error?: string;
}
