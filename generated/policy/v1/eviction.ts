// Generated from policy/v1/eviction.yaml. Do not edit.
import type { DeleteOptions, ObjectMeta } from "../../meta/v1.ts";

/** Asks for a pod to be removed, where its budget allows it. */
export interface Eviction {
  /** Kind of the object. */
  kind?: string;
  /** Group and version of the object. */
  apiVersion?: string;
  /** Name and namespace of the pod. */
  metadata?: ObjectMeta;
  /** How to delete it. */
  deleteOptions?: DeleteOptions;
}
