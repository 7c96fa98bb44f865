// Generated from core/v1/binding.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { ObjectReference } from "./shared.ts";

/** Binding assigns a pod to a node. */
export interface Binding {
  apiVersion?: "v1";
  kind?: "Binding";
  metadata?: ObjectMeta;
  /** The node. */
  target: ObjectReference;
}
