// Generated from storage/v1beta1/volumeAttributesClass.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** VolumeAttributesClass is a set of properties that a volume can be changed to. */
export interface VolumeAttributesClass {
  apiVersion?: "storage.orch.io/v1beta1";
  kind?: "VolumeAttributesClass";
  metadata?: ObjectMeta;
  /** Driver that understands the properties. It cannot change. */
  driverName: string;
  /** The properties. They cannot change. */
  parameters?: Record<string, string>;
}

/** A list of volumeattributesclasses. */
export interface VolumeAttributesClassList {
  apiVersion: "storage.orch.io/v1beta1";
  kind: "VolumeAttributesClassList";
  metadata: ListMeta;
  items: VolumeAttributesClass[];
}
