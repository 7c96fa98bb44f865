// Generated from resource/v1beta2/deviceClass.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { DeviceSelector, OpaqueDeviceConfiguration } from "./deviceConfiguration.ts";

/** DeviceClass is a kind of device that claims may ask for by name. */
export interface DeviceClass {
  apiVersion?: "resource.orch.io/v1beta2";
  kind?: "DeviceClass";
  metadata?: ObjectMeta;
  /** Which devices belong to the class, and how they are set up. */
  spec: DeviceClassSpec;
}

/** A list of deviceclasses. */
export interface DeviceClassList {
  apiVersion: "resource.orch.io/v1beta2";
  kind: "DeviceClassList";
  metadata: ListMeta;
  items: DeviceClass[];
}

/** Which devices belong to a class, and how they are set up. */
export interface DeviceClassSpec {
  /** What a device must fulfil; all of them. */
  selectors?: DeviceSelector[];
  /** Settings for every device of the class. */
  config?: DeviceClassConfiguration[];
  /**
   * Resource by which pods may ask for a device of the class in their requests. Behind the gate DRAExtendedResource.
   */
  extendedResourceName?: string;
}

/** Settings for devices of a class. */
export interface DeviceClassConfiguration {
  /** Settings that the driver understands. */
  opaque?: OpaqueDeviceConfiguration;
}
