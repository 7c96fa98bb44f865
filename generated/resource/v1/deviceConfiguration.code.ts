// Generated from resource/v1/deviceConfiguration.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceConfiguration.ts";
import { validateCELDeviceSelector, validateOpaqueDeviceConfiguration } from "./deviceConfiguration.validator.ts";

/** Fields of DeviceSelector in wire order. */
export const DeviceSelector: Structure = structure("DeviceSelector", () => [
  field("cel", 1, { structure: () => CELDeviceSelector }, { presence: "pointer" }),
]);

/** Fields of CELDeviceSelector in wire order. */
export const CELDeviceSelector: Structure = structure("CELDeviceSelector", () => [
  field("expression", 1, "string", { presence: "always" }),
], { validate: validateCELDeviceSelector });

/** Fields of OpaqueDeviceConfiguration in wire order. */
export const OpaqueDeviceConfiguration: Structure = structure("OpaqueDeviceConfiguration", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("parameters", 2, "raw", { presence: "always", nullable: true }),
], { validate: validateOpaqueDeviceConfiguration });

export function defaultDeviceSelector(o: types.DeviceSelector): void {
  if (o.cel) defaultCELDeviceSelector(o.cel);
}

export function defaultCELDeviceSelector(o: types.CELDeviceSelector): void {
  o.expression ??= "";
}

export function defaultOpaqueDeviceConfiguration(o: types.OpaqueDeviceConfiguration): void {
  o.driver ??= "";
  o.parameters ??= null;
}
