// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { ObjectMeta } from "../../meta/v1.ts";
import type { PodSpec } from "./pod.ts";

/** The pod that copies are made of. */
export interface PodTemplateSpec {
  /** Labels and annotations of the copies. */
  metadata?: ObjectMeta;
  /** What the copies run. */
  spec?: PodSpec;
}
