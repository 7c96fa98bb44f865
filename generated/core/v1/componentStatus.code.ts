// Generated from core/v1/componentStatus.yaml. Do not edit.
import {
  error as printError,
  message as printMessage,
  status as printStatus,
} from "../../../runtime/kinds/core/componentStatus/columns.ts";
import { strategy } from "../../../runtime/kinds/core/componentStatus/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./componentStatus.ts";
import { validateComponentStatus } from "./componentStatus.validator.ts";

/** Fields of ComponentStatus in wire order. */
export const ComponentStatus: Structure = structure("ComponentStatus", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("conditions", 2, { list: { structure: () => ComponentCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { typeMeta: { kind: "ComponentStatus", apiVersion: "v1" }, validate: validateComponentStatus });

/** Fields of ComponentCondition in wire order. */
export const ComponentCondition: Structure = structure("ComponentCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("message", 3, "string"),
  field("error", 4, "string"),
]);

/** What requests for componentstatuses need. */
export const code: KindCode<types.ComponentStatus> = {
  structure: ComponentStatus,
  setDefaults: defaultComponentStatus,
  validate: (object) => check(ComponentStatus, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printStatus,
    printMessage,
    printError,
  ]),
  strategy,
};

export function defaultComponentStatus(o: types.ComponentStatus): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
  if (o.conditions) for (const each of o.conditions) defaultComponentCondition(each);
}

export function defaultComponentCondition(o: types.ComponentCondition): void {
  o.type ??= "";
  o.status ??= "";
}
