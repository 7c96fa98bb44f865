// Generated from resource/v1/deviceConfiguration.yaml. Do not edit.
import type { RawExtension } from "../../meta/v1.ts";

/** What a device must fulfil. */
export interface DeviceSelector {
  /** As an expression. */
  cel?: CELDeviceSelector;
}

/** What a device must fulfil, as an expression. */
export interface CELDeviceSelector {
  /** CEL expression over device that is true when the device fits. */
  expression: string;
}

/** Settings that a driver understands. */
export interface OpaqueDeviceConfiguration {
  /** Name of the driver. */
  driver: string;
  /** The settings, as an object of the driver's own kind. */
  parameters: RawExtension | null;
}
