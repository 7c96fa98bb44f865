// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { PodGroupResourceClaim, PodGroupSchedulingConstraints, PodGroupSchedulingPolicy } from "./podGroup.ts";

/** Workload describes groups of pods that belong together. */
export interface Workload {
  apiVersion?: "scheduling.orch.io/v1alpha2";
  kind?: "Workload";
  metadata?: ObjectMeta;
  /** The groups. */
  spec: WorkloadSpec;
}

/** A list of workloads. */
export interface WorkloadList {
  apiVersion: "scheduling.orch.io/v1alpha2";
  kind: "WorkloadList";
  metadata: ListMeta;
  items: Workload[];
}

/** Groups of pods that belong together. */
export interface WorkloadSpec {
  /** Object that stands for the whole, such as a job; it cannot change once set. */
  controllerRef?: TypedLocalObjectReference;
  /** Templates of the groups, at most 8; they cannot change. */
  podGroupTemplates: PodGroupTemplate[];
}

/** Points at an object of the same namespace. */
export interface TypedLocalObjectReference {
  /** Group of the object; empty for the core group. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** The group that others are made from. */
export interface PodGroupTemplate {
  /** Name of the template, unique in the workload. */
  name: string;
  /** Whether the pods must be scheduled all together. */
  schedulingPolicy: PodGroupSchedulingPolicy;
  /** Where the pods may lie with respect to each other. Behind the gate TopologyAwareWorkloadScheduling. */
  schedulingConstraints?: PodGroupSchedulingConstraints | null;
  /** Claims on devices that the pods share. Behind the gate DRAWorkloadResourceClaims. */
  resourceClaims?: PodGroupResourceClaim[];
  /** Pod lets pods be removed one by one, PodGroup only all together. Behind the gate WorkloadAwarePreemption. */
  disruptionMode?: "Pod" | "PodGroup";
  /** Class that gives the group's priority. Behind the gate WorkloadAwarePreemption. */
  priorityClassName?: string;
  /** The priority. Behind the gate WorkloadAwarePreemption. */
  priority?: number;
}
