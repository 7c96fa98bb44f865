// Generated from example/v1/zone.yaml. Do not edit.
import type { KindCode, Structure } from "../../../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../../../runtime/schema/index.ts";
import { ObjectMeta } from "../../meta/v1.code.ts";
import { WidgetPart, defaultWidgetPart } from "./widget.code.ts";
import type * as types from "./zone.ts";

/** Fields of Zone in wire order. */
export const Zone: Structure = structure("Zone", () => [
  field("metadata", 1, { structure: () => ObjectMeta }),
  field("first-part", 2, { structure: () => WidgetPart }, { nullable: true }),
], { preserveUnknown: true, typeMeta: { kind: "Zone", apiVersion: "example.orch.io/v1" } });

/** What requests for zones need. */
export const code: KindCode<types.Zone> = {
  structure: Zone,
  setDefaults: defaultZone,
  validate: (object) => check(Zone, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
  ]),
  strategy: {},
};

export function defaultZone(o: types.Zone): void {
  if (o["first-part"]) defaultWidgetPart(o["first-part"]);
}
