// Generated from scheduling/v1/priorityClass.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/scheduling/priorityClass/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPriorityClass } from "./priorityClass.rules.ts";
import type * as types from "./priorityClass.ts";
import { validatePriorityClass } from "./priorityClass.validator.ts";

/** Fields of PriorityClass in wire order. */
export const PriorityClass: Structure = structure("PriorityClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("value", 2, "int32", { presence: "always" }),
  field("globalDefault", 3, "boolean"),
  field("description", 4, "string"),
  field("preemptionPolicy", 5, "string", { presence: "pointer", empty: "missing" }),
], { typeMeta: { kind: "PriorityClass", apiVersion: "scheduling.orch.io/v1" }, causes: ["preemptionPolicy"], validate: validatePriorityClass });

/** What requests for priorityclasses need. */
export const code: KindCode<types.PriorityClass> = {
  structure: PriorityClass,
  setDefaults: defaultPriorityClass,
  validate: (object, old) => checkRules(check(PriorityClass, object), checkPriorityClass, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.value),
    (object) => cell(object.globalDefault, false),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    (object) => cell(object.preemptionPolicy, ""),
  ]),
  strategy,
};

export function defaultPriorityClass(o: types.PriorityClass): void {
  o.metadata ??= {};
  o.value ??= 0;
  o.preemptionPolicy ??= "PreemptLowerPriority";
  defaultObjectMeta(o.metadata);
}
