// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { LabelSelector, ObjectMeta, Quantity } from "../../meta/v1.ts";
import type { TypedLocalObjectReference, TypedObjectReference } from "./shared.ts";

/** A claim that is made for a pod. */
export interface PersistentVolumeClaimTemplate {
  /** Labels and annotations of the claim. */
  metadata?: ObjectMeta;
  /** What the claim asks for. */
  spec: PersistentVolumeClaimSpec;
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
