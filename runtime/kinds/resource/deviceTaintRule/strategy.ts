import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { stampTaints, type Taint } from "../../rules/deviceTaints.ts";

/** A rule of any version: they have one shape. */
interface Rule extends ApiObject {
  readonly spec: { readonly taint: Taint };
}

export const strategy: Pick<Strategy<Rule>, "prepareForCreate" | "prepareForUpdate"> = {
  prepareForCreate: ({ spec }, { nowMs }) => stampTaints([spec.taint], nowMs),
  prepareForUpdate: ({ spec }, _old, { nowMs }) => stampTaints([spec.taint], nowMs),
};
