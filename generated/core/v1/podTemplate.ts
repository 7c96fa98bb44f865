// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { PodSpec } from "./pod.ts";

/** PodTemplate keeps a description of pods that others may copy. */
export interface PodTemplate {
  apiVersion?: "v1";
  kind?: "PodTemplate";
  metadata?: ObjectMeta;
  /** The pod that copies are made of. */
  template?: PodTemplateSpec;
}

/** A list of podtemplates. */
export interface PodTemplateList {
  apiVersion: "v1";
  kind: "PodTemplateList";
  metadata: ListMeta;
  items: PodTemplate[];
}

/** The pod that copies are made of. */
export interface PodTemplateSpec {
  /** Labels and annotations of the copies. */
  metadata?: ObjectMeta;
  /** What the copies run. */
  spec?: PodSpec;
}
