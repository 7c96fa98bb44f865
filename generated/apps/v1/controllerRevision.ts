// Generated from apps/v1/controllerRevision.yaml. Do not edit.
import type { ListMeta, ObjectMeta, RawExtension } from "../../meta/v1.ts";

/** ControllerRevision keeps a former state of a workload, for going back to it. */
export interface ControllerRevision {
  apiVersion?: "apps/v1";
  kind?: "ControllerRevision";
  metadata?: ObjectMeta;
  /** The state, as its owner wrote it; it cannot change. */
  data?: RawExtension;
  /** Number of the state; higher is later. */
  revision: number;
}

/** A list of controllerrevisions. */
export interface ControllerRevisionList {
  apiVersion: "apps/v1";
  kind: "ControllerRevisionList";
  metadata: ListMeta;
  items: ControllerRevision[];
}
