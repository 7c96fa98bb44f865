// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { PersistentVolumeSpec } from "../../core/v1/persistentVolume.ts";
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** VolumeAttachment asks for a volume to be attached to a node. */
export interface VolumeAttachment {
  apiVersion?: "storage.orch.io/v1";
  kind?: "VolumeAttachment";
  metadata?: ObjectMeta;
  /** Which volume and node. It cannot change. */
  spec: VolumeAttachmentSpec;
  /** What came of it. */
  status?: VolumeAttachmentStatus;
}

/** A list of volumeattachments. */
export interface VolumeAttachmentList {
  apiVersion: "storage.orch.io/v1";
  kind: "VolumeAttachmentList";
  metadata: ListMeta;
  items: VolumeAttachment[];
}

/** Which volume is attached where. */
export interface VolumeAttachmentSpec {
  /** Driver that attaches. */
  attacher: string;
  /** The volume. */
  source: VolumeAttachmentSource;
  /** Node it is attached to. */
  nodeName: string;
}

/** The volume; exactly one of the two. It has exactly one of persistentVolumeName, inlineVolumeSpec. */
export type VolumeAttachmentSource = OneOf<VolumeAttachmentSourceFields, "persistentVolumeName" | "inlineVolumeSpec">;

/** All fields of VolumeAttachmentSource, of which it has some. */
export interface VolumeAttachmentSourceFields {
  /** Name of a persistent volume. */
  persistentVolumeName?: string;
  /** A volume of a pod that was translated to the driver's terms. */
  inlineVolumeSpec?: PersistentVolumeSpec;
}

/** What came of an attachment. */
export interface VolumeAttachmentStatus {
  /** Whether the volume is attached. */
  attached: boolean;
  /** Parameters that the driver needs to mount the volume. */
  attachmentMetadata?: Record<string, string>;
  /** Why attaching failed last. */
  attachError?: VolumeError;
  /** Why detaching failed last. */
  detachError?: VolumeError;
}

/** Why an operation on a volume failed. */
export interface VolumeError {
  /** When. */
  time?: Time | null;
  /** Why, in words. */
  message?: string;
  /** Code of the driver's answer. Behind the gate MutableCSINodeAllocatableCount. */
  errorCode?: number;
}
