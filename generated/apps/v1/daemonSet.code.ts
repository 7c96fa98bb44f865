// Generated from apps/v1/daemonSet.yaml. Do not edit.
import {
  nodeSelector as printNodeSelector,
  selector as printSelector,
} from "../../../runtime/kinds/apps/daemonSet/columns.ts";
import {
  daemonSet as fillDaemonSet,
  updateStrategy as fillUpdateStrategy,
} from "../../../runtime/kinds/apps/daemonSet/defaults.ts";
import { strategy } from "../../../runtime/kinds/apps/daemonSet/strategy.ts";
import { containers as printContainers, images as printImages } from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "../../core/v1/podTemplate.code.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkDaemonSet } from "./daemonSet.rules.ts";
import type * as types from "./daemonSet.ts";
import { validateDaemonSetSpec, validateDaemonSetStatus } from "./daemonSet.validator.ts";

/** Fields of DaemonSet in wire order. */
export const DaemonSet: Structure = structure("DaemonSet", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => DaemonSetSpec }, { presence: "always" }),
  field("status", 3, { structure: () => DaemonSetStatus }, { presence: "always" }),
], { typeMeta: { kind: "DaemonSet", apiVersion: "apps/v1" } });

/** Fields of DaemonSetSpec in wire order. */
export const DaemonSetSpec: Structure = structure("DaemonSetSpec", () => [
  field("selector", 1, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("template", 2, { structure: () => PodTemplateSpec }, { presence: "always" }),
  field("updateStrategy", 3, { structure: () => DaemonSetUpdateStrategy }, { presence: "always" }),
  field("minReadySeconds", 4, "int32"),
  field("revisionHistoryLimit", 6, "int32", { presence: "pointer" }),
], { causes: ["selector", "template", "minReadySeconds", "updateStrategy", "revisionHistoryLimit"], validate: validateDaemonSetSpec });

/** Fields of DaemonSetUpdateStrategy in wire order. */
export const DaemonSetUpdateStrategy: Structure = structure("DaemonSetUpdateStrategy", () => [
  field("type", 1, "string"),
  field("rollingUpdate", 2, { structure: () => RollingUpdateDaemonSet }, { presence: "pointer" }),
]);

/** Fields of RollingUpdateDaemonSet in wire order. */
export const RollingUpdateDaemonSet: Structure = structure("RollingUpdateDaemonSet", () => [
  field("maxUnavailable", 1, "intOrString", { presence: "pointer" }),
  field("maxSurge", 2, "intOrString", { presence: "pointer" }),
]);

/** Fields of DaemonSetStatus in wire order. */
export const DaemonSetStatus: Structure = structure("DaemonSetStatus", () => [
  field("currentNumberScheduled", 1, "int32", { presence: "always" }),
  field("numberMisscheduled", 2, "int32", { presence: "always" }),
  field("desiredNumberScheduled", 3, "int32", { presence: "always" }),
  field("numberReady", 4, "int32", { presence: "always" }),
  field("observedGeneration", 5, "int64"),
  field("updatedNumberScheduled", 6, "int32"),
  field("numberAvailable", 7, "int32"),
  field("numberUnavailable", 8, "int32"),
  field("collisionCount", 9, "int32", { presence: "pointer" }),
  field("conditions", 10, { list: { structure: () => DaemonSetCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateDaemonSetStatus });

/** Fields of DaemonSetCondition in wire order. */
export const DaemonSetCondition: Structure = structure("DaemonSetCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for daemonsets need. */
export const code: KindCode<types.DaemonSet> = {
  structure: DaemonSet,
  setDefaults: defaultDaemonSet,
  validate: (object, old, context) => checkRules(check(DaemonSet, object), checkDaemonSet, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.status?.desiredNumberScheduled),
    (object) => cell(object.status?.currentNumberScheduled),
    (object) => cell(object.status?.numberReady),
    (object) => cell(object.status?.updatedNumberScheduled, 0),
    (object) => cell(object.status?.numberAvailable, 0),
    printNodeSelector,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
    printSelector,
  ]),
  strategy,
};

export function defaultDaemonSet(o: types.DaemonSet): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.DaemonSet["spec"]>;
  o.status ??= {} as NonNullable<types.DaemonSet["status"]>;
  defaultObjectMeta(o.metadata);
  defaultDaemonSetSpec(o.spec);
  defaultDaemonSetStatus(o.status);
  fillDaemonSet(o);
}

export function defaultDaemonSetSpec(o: types.DaemonSetSpec): void {
  o.template ??= {};
  o.updateStrategy ??= {};
  o.revisionHistoryLimit ??= 10;
  if (o.selector) defaultLabelSelector(o.selector);
  defaultPodTemplateSpec(o.template);
  defaultDaemonSetUpdateStrategy(o.updateStrategy);
}

export function defaultDaemonSetUpdateStrategy(o: types.DaemonSetUpdateStrategy): void {
  o.type ??= "RollingUpdate";
  fillUpdateStrategy(o);
}

export function defaultDaemonSetStatus(o: types.DaemonSetStatus): void {
  o.currentNumberScheduled ??= 0;
  o.numberMisscheduled ??= 0;
  o.desiredNumberScheduled ??= 0;
  o.numberReady ??= 0;
  if (o.conditions) for (const each of o.conditions) defaultDaemonSetCondition(each);
}

export function defaultDaemonSetCondition(o: types.DaemonSetCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
