// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { Condition, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** PodGroup is a set of pods that are scheduled together. */
export interface PodGroup {
  apiVersion?: "scheduling.orch.io/v1alpha2";
  kind?: "PodGroup";
  metadata?: ObjectMeta;
  /** How the pods are scheduled. */
  spec: PodGroupSpec;
  /** What became of them. */
  status?: PodGroupStatus;
}

/** A list of podgroups. */
export interface PodGroupList {
  apiVersion: "scheduling.orch.io/v1alpha2";
  kind: "PodGroupList";
  metadata: ListMeta;
  items: PodGroup[];
}

/** How the pods of a group are scheduled. */
export interface PodGroupSpec {
  /** Template the group is made from; it cannot change. */
  podGroupTemplateRef?: PodGroupTemplateReference | null;
  /** Whether the pods must be scheduled all together. */
  schedulingPolicy: PodGroupSchedulingPolicy;
  /** Where the pods may lie with respect to each other. Behind the gate TopologyAwareWorkloadScheduling. */
  schedulingConstraints?: PodGroupSchedulingConstraints;
  /** Claims on devices that the pods share. Behind the gate DRAWorkloadResourceClaims. */
  resourceClaims?: PodGroupResourceClaim[];
  /**
   * Pod lets pods be removed one by one, PodGroup only all together. Default: "Pod". Behind the gate
   * WorkloadAwarePreemption.
   */
  disruptionMode?: "Pod" | "PodGroup";
  /** Class that gives the group's priority. Behind the gate WorkloadAwarePreemption. */
  priorityClassName?: string;
  /** The priority, which the server fills in from the class. Behind the gate WorkloadAwarePreemption. */
  priority?: number;
}

/** Template that a group is made from; exactly one field must be set. */
export interface PodGroupTemplateReference {
  /** A template of a workload. */
  workload?: WorkloadPodGroupTemplateReference | null;
}

/** A template of a workload. */
export interface WorkloadPodGroupTemplateReference {
  /** Name of the workload. */
  workloadName: string;
  /** Name of the template within it. */
  podGroupTemplateName: string;
}

/** Whether pods must be scheduled all together; exactly one field must be set. It has exactly one of basic, gang. */
export type PodGroupSchedulingPolicy = OneOf<PodGroupSchedulingPolicyFields, "basic" | "gang">;

/** All fields of PodGroupSchedulingPolicy, of which it has some. */
export interface PodGroupSchedulingPolicyFields {
  /** Each pod is scheduled by itself. */
  basic?: BasicSchedulingPolicy;
  /** Pods are scheduled when enough of them fit. */
  gang?: GangSchedulingPolicy;
}

/** Each pod is scheduled by itself. */
export interface BasicSchedulingPolicy {
}

/** Pods are scheduled when enough of them fit. */
export interface GangSchedulingPolicy {
  /** How many must fit at once. */
  minCount: number;
}

/** Where pods may lie with respect to each other. */
export interface PodGroupSchedulingConstraints {
  /** Domain in which all of them must lie. */
  topology?: TopologyConstraint[];
}

/** A domain in which pods must lie together. */
export interface TopologyConstraint {
  /** Label of nodes whose value names the domain. */
  key: string;
}

/**
 * A claim on devices; exactly one of claim and template must be named. It has exactly one of resourceClaimName,
 * resourceClaimTemplateName.
 */
export type PodGroupResourceClaim = OneOf<PodGroupResourceClaimFields, "resourceClaimName" | "resourceClaimTemplateName">;

/** All fields of PodGroupResourceClaim, of which it has some. */
export interface PodGroupResourceClaimFields {
  /** Name by which pods refer to it. */
  name: string;
  /** Name of a claim. */
  resourceClaimName?: string;
  /** Name of a template from which a claim is made for the group. */
  resourceClaimTemplateName?: string;
}

/** What became of a group of pods. */
export interface PodGroupStatus {
  /** Aspects of the state, one of each type. */
  conditions?: Condition[];
  /** Claims that were made for the group. Behind the gate DRAWorkloadResourceClaims. */
  resourceClaimStatuses?: PodGroupResourceClaimStatus[];
}

/** A claim that was made for a group. */
export interface PodGroupResourceClaimStatus {
  /** Name by which pods refer to it. */
  name: string;
  /** Name of the claim. */
  resourceClaimName?: string;
}
