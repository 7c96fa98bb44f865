// Generated from core/v1/secret.yaml. Do not edit.
import { data as printData } from "../../../runtime/kinds/core/secret/columns.ts";
import { secret as fillSecret } from "../../../runtime/kinds/core/secret/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/secret/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkSecret } from "./secret.rules.ts";
import type * as types from "./secret.ts";

/** Fields of Secret in wire order. */
export const Secret: Structure = structure("Secret", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("immutable", 5, "boolean", { presence: "pointer" }),
  field("data", 2, { map: "bytes" }),
  field("stringData", 4, { map: "string" }),
  field("type", 3, "string"),
], { typeMeta: { kind: "Secret", apiVersion: "v1" } });

/** What requests for secrets need. */
export const code: KindCode<types.Secret> = {
  structure: Secret,
  setDefaults: defaultSecret,
  validate: (object, old) => checkRules(check(Secret, object), checkSecret, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.type, ""),
    printData,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultSecret(o: types.Secret): void {
  o.metadata ??= {};
  o.type ??= "Opaque";
  defaultObjectMeta(o.metadata);
  fillSecret(o);
}
