// Generated from apps/v1/controllerRevision.yaml. Do not edit.
import { controller as printController } from "../../../runtime/kinds/apps/controllerRevision/columns.ts";
import { strategy } from "../../../runtime/kinds/apps/controllerRevision/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkControllerRevision } from "./controllerRevision.rules.ts";
import type * as types from "./controllerRevision.ts";
import { validateControllerRevision } from "./controllerRevision.validator.ts";

/** Fields of ControllerRevision in wire order. */
export const ControllerRevision: Structure = structure("ControllerRevision", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("data", 2, "raw", { presence: "always" }),
  field("revision", 3, "int64", { presence: "always" }),
], { typeMeta: { kind: "ControllerRevision", apiVersion: "apps/v1" }, validate: validateControllerRevision });

/** What requests for controllerrevisions need. */
export const code: KindCode<types.ControllerRevision> = {
  structure: ControllerRevision,
  setDefaults: defaultControllerRevision,
  validate: (object, old) => checkRules(check(ControllerRevision, object), checkControllerRevision, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printController,
    (object) => cell(object.revision, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultControllerRevision(o: types.ControllerRevision): void {
  o.metadata ??= {};
  o.revision ??= 0;
  defaultObjectMeta(o.metadata);
}
