// Generated from core/v1/binding.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { ObjectReference } from "./shared.ts";

/** Assigns a pod to a node. */
export interface Binding {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Name and namespace of the pod. */
  metadata?: ObjectMeta;
  /** The node. */
  target: ObjectReference;
}
