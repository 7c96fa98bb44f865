// Generated from resource/v1beta2/deviceTaintRule.yaml. Do not edit.
import { timeAdded as printTimeAdded } from "../../../runtime/kinds/resource/deviceTaintRule/columns.ts";
import { strategy } from "../../../runtime/kinds/resource/deviceTaintRule/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { DeviceTaint, defaultDeviceTaint } from "./deviceTaint.code.ts";
import type * as types from "./deviceTaintRule.ts";
import { validateDeviceTaintRuleStatus, validateDeviceTaintSelector } from "./deviceTaintRule.validator.ts";

/** Fields of DeviceTaintRule in wire order. */
export const DeviceTaintRule: Structure = structure("DeviceTaintRule", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => DeviceTaintRuleSpec }, { presence: "always" }),
  field("status", 3, { structure: () => DeviceTaintRuleStatus }, { presence: "always" }),
], { typeMeta: { kind: "DeviceTaintRule", apiVersion: "resource.orch.io/v1beta2" } });

/** Fields of DeviceTaintRuleSpec in wire order. */
export const DeviceTaintRuleSpec: Structure = structure("DeviceTaintRuleSpec", () => [
  field("deviceSelector", 1, { structure: () => DeviceTaintSelector }, { presence: "pointer" }),
  field("taint", 2, { structure: () => DeviceTaint }, { presence: "always" }),
]);

/** Fields of DeviceTaintSelector in wire order. */
export const DeviceTaintSelector: Structure = structure("DeviceTaintSelector", () => [
  field("driver", 2, "string", { presence: "pointer" }),
  field("pool", 3, "string", { presence: "pointer" }),
  field("device", 4, "string", { presence: "pointer", empty: "checked" }),
], { validate: validateDeviceTaintSelector });

/** Fields of DeviceTaintRuleStatus in wire order. */
export const DeviceTaintRuleStatus: Structure = structure("DeviceTaintRuleStatus", () => [
  field("conditions", 1, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateDeviceTaintRuleStatus });

/** What requests for devicetaintrules need. */
export const code: KindCode<types.DeviceTaintRule> = {
  structure: DeviceTaintRule,
  setDefaults: defaultDeviceTaintRule,
  validate: (object) => check(DeviceTaintRule, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.taint?.key, ""),
    (object) => cell(object.spec?.taint?.value, ""),
    (object) => cell(object.spec?.taint?.effect, ""),
    printTimeAdded,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultDeviceTaintRule(o: types.DeviceTaintRule): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.DeviceTaintRule["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultDeviceTaintRuleSpec(o.spec);
  defaultDeviceTaintRuleStatus(o.status);
}

export function defaultDeviceTaintRuleSpec(o: types.DeviceTaintRuleSpec): void {
  o.taint ??= {} as NonNullable<types.DeviceTaintRuleSpec["taint"]>;
  defaultDeviceTaint(o.taint);
}

export function defaultDeviceTaintRuleStatus(o: types.DeviceTaintRuleStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
