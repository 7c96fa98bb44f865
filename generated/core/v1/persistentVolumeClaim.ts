// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";
import type { TypedLocalObjectReference, TypedObjectReference } from "./shared.ts";

/** PersistentVolumeClaim asks for storage, which it gets by being bound to a volume. */
export interface PersistentVolumeClaim {
  apiVersion?: "v1";
  kind?: "PersistentVolumeClaim";
  metadata?: ObjectMeta;
  /** What the claim asks for. */
  spec?: PersistentVolumeClaimSpec;
  /** What the claim got. */
  status?: PersistentVolumeClaimStatus;
}

/** A list of persistentvolumeclaims. */
export interface PersistentVolumeClaimList {
  apiVersion: "v1";
  kind: "PersistentVolumeClaimList";
  metadata: ListMeta;
  items: PersistentVolumeClaim[];
}

/** What a claim on storage asks for. */
export interface PersistentVolumeClaimSpec {
  /** Ways in which the volume must be usable. */
  accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
  /** Labels of the volumes that will do. */
  selector?: LabelSelector;
  /** How much storage is needed. */
  resources?: VolumeResourceRequirements;
  /** Volume the claim is bound to. */
  volumeName?: string;
  /** Class of storage; unset takes the default class, empty asks for none. */
  storageClassName?: string;
  /** Filesystem, or Block for a raw device. Default: "Filesystem". */
  volumeMode?: "Block" | "Filesystem";
  /** Snapshot or claim whose content to start with. */
  dataSource?: TypedLocalObjectReference;
  /** The same for objects of any kind that can fill a volume. */
  dataSourceRef?: TypedObjectReference;
  /** Class of attributes that may be changed later, such as throughput. Behind the gate VolumeAttributesClass. */
  volumeAttributesClassName?: string;
}

/** Amounts of storage. */
export interface VolumeResourceRequirements {
  /** Most that may be used. */
  limits?: Record<string, Quantity>;
  /** Least that is needed. */
  requests?: Record<string, Quantity>;
}

/** What a claim on storage got. */
export interface PersistentVolumeClaimStatus {
  /** Pending, Bound, or Lost when the volume is gone. Default: "Pending". */
  phase?: "Pending" | "Bound" | "Lost" | (string & {});
  /** Ways in which the volume may be mounted. */
  accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod" | (string & {}))[];
  /** Amounts that the volume really has. */
  capacity?: Record<string, Quantity>;
  /** Aspects of the claim, one of each type. */
  conditions?: PersistentVolumeClaimCondition[];
  /** Amounts set aside for the claim, which may be more than capacity while it grows. */
  allocatedResources?: Record<string, Quantity>;
  /** How far the growth of each amount has come. */
  allocatedResourceStatuses?: Record<string, "ControllerResizeInProgress" | "ControllerResizeInfeasible" | "NodeResizePending" | "NodeResizeInProgress" | "NodeResizeInfeasible" | (string & {})>;
  /** Class of attributes that the volume has now. Behind the gate VolumeAttributesClass. */
  currentVolumeAttributesClassName?: string;
  /** How far a change of the class of attributes has come. Behind the gate VolumeAttributesClass. */
  modifyVolumeStatus?: ModifyVolumeStatus;
}

/** One aspect of a claim. */
export interface PersistentVolumeClaimCondition {
  /** Which aspect. */
  type: "Resizing" | "FileSystemResizePending" | "ControllerResizeError" | "NodeResizeError" | "ModifyVolumeError" | "ModifyingVolume" | "Unused" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When it was looked at last. */
  lastProbeTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** How far a change of the class of attributes has come. */
export interface ModifyVolumeStatus {
  /** Class that the volume is to get. */
  targetVolumeAttributesClassName?: string;
  /** Pending, InProgress, or Infeasible when the driver refused. */
  status: "Pending" | "InProgress" | "Infeasible" | (string & {});
}

/** A claim that is made for a pod. */
export interface PersistentVolumeClaimTemplate {
  /** Labels and annotations of the claim. */
  metadata?: ObjectMeta;
  /** What the claim asks for. */
  spec: PersistentVolumeClaimSpec;
}
