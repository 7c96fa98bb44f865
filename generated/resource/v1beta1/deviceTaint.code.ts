// Generated from resource/v1beta1/deviceTaint.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceTaint.ts";
import { validateDeviceTaint, validateDeviceToleration } from "./deviceTaint.validator.ts";

/** Fields of DeviceTaint in wire order. */
export const DeviceTaint: Structure = structure("DeviceTaint", () => [
  field("key", 1, "string", { presence: "always", empty: "checked" }),
  field("value", 2, "string"),
  field("effect", 3, "string", { presence: "always" }),
  field("timeAdded", 4, "time", { presence: "pointer" }),
], { validate: validateDeviceTaint });

/** Fields of DeviceToleration in wire order. */
export const DeviceToleration: Structure = structure("DeviceToleration", () => [
  field("key", 1, "string"),
  field("operator", 2, "string"),
  field("value", 3, "string"),
  field("effect", 4, "string"),
  field("tolerationSeconds", 5, "int64", { presence: "pointer" }),
], { validate: validateDeviceToleration });

export function defaultDeviceTaint(o: types.DeviceTaint): void {
  o.key ??= "";
  o.effect ??= "" as NonNullable<types.DeviceTaint["effect"]>;
}

export function defaultDeviceToleration(o: types.DeviceToleration): void {
  o.operator ??= "Equal";
}
