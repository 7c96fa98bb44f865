// Generated from node/v1/runtimeClass.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/node/runtimeClass/strategy.ts";
import { overhead as fillOverhead } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Toleration } from "../../core/v1/scheduling.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkRuntimeClass } from "./runtimeClass.rules.ts";
import type * as types from "./runtimeClass.ts";
import { validateRuntimeClass, validateScheduling } from "./runtimeClass.validator.ts";

/** Fields of RuntimeClass in wire order. */
export const RuntimeClass: Structure = structure("RuntimeClass", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("handler", 2, "string", { presence: "always" }),
  field("overhead", 3, { structure: () => Overhead }, { presence: "pointer" }),
  field("scheduling", 4, { structure: () => Scheduling }, { presence: "pointer" }),
], { typeMeta: { kind: "RuntimeClass", apiVersion: "node.orch.io/v1" }, causes: ["handler", "overhead", "scheduling"], validate: validateRuntimeClass });

/** Fields of Overhead in wire order. */
export const Overhead: Structure = structure("Overhead", () => [
  field("podFixed", 1, { map: "quantity" }),
]);

/** Fields of Scheduling in wire order. */
export const Scheduling: Structure = structure("Scheduling", () => [
  field("nodeSelector", 1, { map: "string" }, { mapType: "atomic", errors: "unindexed" }),
  field("tolerations", 2, { list: { structure: () => Toleration } }, { listType: "atomic" }),
], { validate: validateScheduling });

/** What requests for runtimeclasses need. */
export const code: KindCode<types.RuntimeClass> = {
  structure: RuntimeClass,
  setDefaults: defaultRuntimeClass,
  validate: (object, old, context) => checkRules(check(RuntimeClass, object), checkRuntimeClass, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.handler, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultRuntimeClass(o: types.RuntimeClass): void {
  o.metadata ??= {};
  o.handler ??= "";
  defaultObjectMeta(o.metadata);
  if (o.overhead) defaultOverhead(o.overhead);
}

export function defaultOverhead(o: types.Overhead): void {
  fillOverhead(o);
}
