// Generated from resource/v1beta1/resourceClaimTemplate.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { ResourceClaimSpec } from "./resourceClaim.ts";

/** ResourceClaimTemplate is what claims of pods are made from. */
export interface ResourceClaimTemplate {
  apiVersion?: "resource.orch.io/v1beta1";
  kind?: "ResourceClaimTemplate";
  metadata?: ObjectMeta;
  /** The claim. It cannot change. */
  spec: ResourceClaimTemplateSpec;
}

/** A list of resourceclaimtemplates. */
export interface ResourceClaimTemplateList {
  apiVersion: "resource.orch.io/v1beta1";
  kind: "ResourceClaimTemplateList";
  metadata: ListMeta;
  items: ResourceClaimTemplate[];
}

/** The claim that is made for a pod. */
export interface ResourceClaimTemplateSpec {
  /** Labels and annotations of the claim. */
  metadata?: ObjectMeta;
  /** The devices that are wanted. */
  spec: ResourceClaimSpec;
}
