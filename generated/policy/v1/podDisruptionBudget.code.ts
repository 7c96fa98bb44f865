// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
import {
  maxUnavailable as printMaxUnavailable,
  minAvailable as printMinAvailable,
} from "../../../runtime/kinds/policy/podDisruptionBudget/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import {
  Condition,
  LabelSelector,
  ObjectMeta,
  defaultCondition,
  defaultLabelSelector,
  defaultObjectMeta,
} from "../../meta/v1.code.ts";
import { checkPodDisruptionBudget } from "./podDisruptionBudget.rules.ts";
import type * as types from "./podDisruptionBudget.ts";
import { validatePodDisruptionBudgetSpec, validatePodDisruptionBudgetStatus } from "./podDisruptionBudget.validator.ts";

/** Fields of PodDisruptionBudget in wire order. */
export const PodDisruptionBudget: Structure = structure("PodDisruptionBudget", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodDisruptionBudgetSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PodDisruptionBudgetStatus }, { presence: "always" }),
], { typeMeta: { kind: "PodDisruptionBudget", apiVersion: "policy/v1" } });

/** Fields of PodDisruptionBudgetSpec in wire order. */
export const PodDisruptionBudgetSpec: Structure = structure("PodDisruptionBudgetSpec", () => [
  field("minAvailable", 1, "intOrString", { presence: "pointer" }),
  field("selector", 2, { structure: () => LabelSelector }, {
    presence: "pointer",
    mapType: "atomic",
    patchStrategy: ["replace"],
  }),
  field("maxUnavailable", 3, "intOrString", { presence: "pointer" }),
  field("unhealthyPodEvictionPolicy", 4, "string", { presence: "pointer" }),
], { causes: ["minAvailable", "maxUnavailable", "selector", "unhealthyPodEvictionPolicy"], validate: validatePodDisruptionBudgetSpec });

/** Fields of PodDisruptionBudgetStatus in wire order. */
export const PodDisruptionBudgetStatus: Structure = structure("PodDisruptionBudgetStatus", () => [
  field("observedGeneration", 1, "int64"),
  field("disruptedPods", 2, { map: "time" }),
  field("disruptionsAllowed", 3, "int32", { presence: "always" }),
  field("currentHealthy", 4, "int32", { presence: "always" }),
  field("desiredHealthy", 5, "int32", { presence: "always" }),
  field("expectedPods", 6, "int32", { presence: "always" }),
  field("conditions", 7, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validatePodDisruptionBudgetStatus });

/** What requests for poddisruptionbudgets need. */
export const code: KindCode<types.PodDisruptionBudget> = {
  structure: PodDisruptionBudget,
  setDefaults: defaultPodDisruptionBudget,
  validate: (object, old) => checkRules(check(PodDisruptionBudget, object), checkPodDisruptionBudget, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printMinAvailable,
    printMaxUnavailable,
    (object) => cell(object.status?.disruptionsAllowed),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultPodDisruptionBudget(o: types.PodDisruptionBudget): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPodDisruptionBudgetSpec(o.spec);
  defaultPodDisruptionBudgetStatus(o.status);
}

export function defaultPodDisruptionBudgetSpec(o: types.PodDisruptionBudgetSpec): void {
  if (o.selector) defaultLabelSelector(o.selector);
}

export function defaultPodDisruptionBudgetStatus(o: types.PodDisruptionBudgetStatus): void {
  o.disruptionsAllowed ??= 0;
  o.currentHealthy ??= 0;
  o.desiredHealthy ??= 0;
  o.expectedPods ??= 0;
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
