// Generated from core/v1/configMap.yaml. Do not edit.
import { data as printData } from "../../../runtime/kinds/core/configMap/columns.ts";
import { strategy } from "../../../runtime/kinds/core/configMap/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkConfigMap } from "./configMap.rules.ts";
import type * as types from "./configMap.ts";

/** Fields of ConfigMap in wire order. */
export const ConfigMap: Structure = structure("ConfigMap", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("immutable", 4, "boolean", { presence: "pointer" }),
  field("data", 2, { map: "string" }),
  field("binaryData", 3, { map: "bytes" }),
], { typeMeta: { kind: "ConfigMap", apiVersion: "v1" }, causes: ["immutable", "data", "binaryData"] });

/** What requests for configmaps need. */
export const code: KindCode<types.ConfigMap> = {
  structure: ConfigMap,
  setDefaults: defaultConfigMap,
  validate: (object, old) => checkRules(check(ConfigMap, object), checkConfigMap, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printData,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultConfigMap(o: types.ConfigMap): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
}
