// Generated from apps/v1/replicaSet.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/apps/replicaSet/strategy.ts";
import {
  containers as printContainers,
  images as printImages,
  selector as printSelector,
} from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "../../core/v1/podTemplate.code.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkReplicaSet } from "./replicaSet.rules.ts";
import type * as types from "./replicaSet.ts";
import { validateReplicaSetSpec, validateReplicaSetStatus } from "./replicaSet.validator.ts";

/** Fields of ReplicaSet in wire order. */
export const ReplicaSet: Structure = structure("ReplicaSet", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ReplicaSetSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ReplicaSetStatus }, { presence: "always" }),
], { typeMeta: { kind: "ReplicaSet", apiVersion: "apps/v1" } });

/** Fields of ReplicaSetSpec in wire order. */
export const ReplicaSetSpec: Structure = structure("ReplicaSetSpec", () => [
  field("replicas", 1, "int32", { presence: "pointer" }),
  field("minReadySeconds", 4, "int32"),
  field("selector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("template", 3, { structure: () => PodTemplateSpec }, { presence: "always" }),
], { causes: ["replicas", "minReadySeconds", "selector", "template"], validate: validateReplicaSetSpec });

/** Fields of ReplicaSetStatus in wire order. */
export const ReplicaSetStatus: Structure = structure("ReplicaSetStatus", () => [
  field("replicas", 1, "int32", { presence: "always" }),
  field("fullyLabeledReplicas", 2, "int32"),
  field("readyReplicas", 4, "int32"),
  field("availableReplicas", 5, "int32"),
  field("terminatingReplicas", 7, "int32", { presence: "pointer", gate: "DeploymentReplicaSetTerminatingReplicas" }),
  field("observedGeneration", 3, "int64"),
  field("conditions", 6, { list: { structure: () => ReplicaSetCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateReplicaSetStatus });

/** Fields of ReplicaSetCondition in wire order. */
export const ReplicaSetCondition: Structure = structure("ReplicaSetCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for replicasets need. */
export const code: KindCode<types.ReplicaSet> = {
  structure: ReplicaSet,
  setDefaults: defaultReplicaSet,
  validate: (object, old, context) => checkRules(check(ReplicaSet, object), checkReplicaSet, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.replicas),
    (object) => cell(object.status?.replicas),
    (object) => cell(object.status?.readyReplicas, 0),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
    printSelector,
  ]),
  strategy,
};

export function defaultReplicaSet(o: types.ReplicaSet): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ReplicaSet["spec"]>;
  o.status ??= {} as NonNullable<types.ReplicaSet["status"]>;
  defaultObjectMeta(o.metadata);
  defaultReplicaSetSpec(o.spec);
  defaultReplicaSetStatus(o.status);
}

export function defaultReplicaSetSpec(o: types.ReplicaSetSpec): void {
  o.replicas ??= 1;
  o.template ??= {};
  if (o.selector) defaultLabelSelector(o.selector);
  defaultPodTemplateSpec(o.template);
}

export function defaultReplicaSetStatus(o: types.ReplicaSetStatus): void {
  o.replicas ??= 0;
  if (o.conditions) for (const each of o.conditions) defaultReplicaSetCondition(each);
}

export function defaultReplicaSetCondition(o: types.ReplicaSetCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
