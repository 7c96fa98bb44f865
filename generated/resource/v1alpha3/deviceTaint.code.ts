// Generated from resource/v1alpha3/deviceTaint.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./deviceTaint.ts";
import { validateDeviceTaint } from "./deviceTaint.validator.ts";

/** Fields of DeviceTaint in wire order. */
export const DeviceTaint: Structure = structure("DeviceTaint", () => [
  field("key", 1, "string", { presence: "always", empty: "checked" }),
  field("value", 2, "string"),
  field("effect", 3, "string", { presence: "always" }),
  field("timeAdded", 4, "time", { presence: "pointer" }),
], { validate: validateDeviceTaint });

export function defaultDeviceTaint(o: types.DeviceTaint): void {
  o.key ??= "";
  o.effect ??= "" as NonNullable<types.DeviceTaint["effect"]>;
}
