// Generated from storage/v1beta1/volumeAttributesClass.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/storage/volumeAttributesClass/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkVolumeAttributesClass } from "../v1/volumeAttributesClass.rules.ts";
import type * as types from "./volumeAttributesClass.ts";
import { validateVolumeAttributesClass } from "./volumeAttributesClass.validator.ts";

/** Fields of VolumeAttributesClass in wire order. */
export const VolumeAttributesClass: Structure = structure("VolumeAttributesClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("driverName", 2, "string", { presence: "always" }),
  field("parameters", 3, { map: "string" }),
], { typeMeta: { kind: "VolumeAttributesClass", apiVersion: "storage.orch.io/v1beta1" }, validate: validateVolumeAttributesClass });

/** What requests for volumeattributesclasses need. */
export const code: KindCode<types.VolumeAttributesClass> = {
  structure: VolumeAttributesClass,
  setDefaults: defaultVolumeAttributesClass,
  validate: (object, old) => checkRules(check(VolumeAttributesClass, object), checkVolumeAttributesClass, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.driverName, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultVolumeAttributesClass(o: types.VolumeAttributesClass): void {
  o.metadata ??= {};
  o.driverName ??= "";
  defaultObjectMeta(o.metadata);
}
