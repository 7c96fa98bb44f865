import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validatePoolName } from "../../rules/devices/deviceNames.ts";
import { stampTaints, type Taint } from "../../rules/devices/deviceTaints.ts";

/** A rule of any version: they have one shape. */
interface Rule extends ApiObject {
  readonly spec: { readonly taint: Taint; readonly deviceSelector?: { readonly pool?: string } };
}

export const strategy: Pick<Strategy<Rule>, "prepareForCreate" | "prepareForUpdate" | "validate"> = {
  prepareForCreate: ({ spec }, { nowMs }) => stampTaints([spec.taint], nowMs),
  prepareForUpdate: ({ spec }, _old, { nowMs }) => stampTaints([spec.taint], nowMs),
  validate: ({ spec: { deviceSelector } }) => validatePoolName(deviceSelector?.pool ?? "", "spec.deviceSelector.pool"),
};
