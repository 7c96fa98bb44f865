// Generated from core/v1/replicationController.yaml. Do not edit.
import { selector as printSelector } from "../../../runtime/kinds/core/replicationController/columns.ts";
import {
  replicationController as fillReplicationController,
} from "../../../runtime/kinds/core/replicationController/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/replicationController/strategy.ts";
import { containers as printContainers, images as printImages } from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "./podTemplate.code.ts";
import { checkReplicationController } from "./replicationController.rules.ts";
import type * as types from "./replicationController.ts";
import {
  validateReplicationControllerSpec,
  validateReplicationControllerStatus,
} from "./replicationController.validator.ts";

/** Fields of ReplicationController in wire order. */
export const ReplicationController: Structure = structure("ReplicationController", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ReplicationControllerSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ReplicationControllerStatus }, { presence: "always" }),
], { typeMeta: { kind: "ReplicationController", apiVersion: "v1" } });

/** Fields of ReplicationControllerSpec in wire order. */
export const ReplicationControllerSpec: Structure = structure("ReplicationControllerSpec", () => [
  field("replicas", 1, "int32", { presence: "pointer" }),
  field("minReadySeconds", 4, "int32"),
  field("selector", 2, { map: "string" }, { mapType: "atomic" }),
  field("template", 3, { structure: () => PodTemplateSpec }, { presence: "pointer" }),
], { causes: ["minReadySeconds", "selector", "replicas", "template"], validate: validateReplicationControllerSpec });

/** Fields of ReplicationControllerStatus in wire order. */
export const ReplicationControllerStatus: Structure = structure("ReplicationControllerStatus", () => [
  field("replicas", 1, "int32", { presence: "always" }),
  field("fullyLabeledReplicas", 2, "int32"),
  field("readyReplicas", 4, "int32"),
  field("availableReplicas", 5, "int32"),
  field("observedGeneration", 3, "int64"),
  field("conditions", 6, { list: { structure: () => ReplicationControllerCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateReplicationControllerStatus });

/** Fields of ReplicationControllerCondition in wire order. */
export const ReplicationControllerCondition: Structure = structure("ReplicationControllerCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for replicationcontrollers need. */
export const code: KindCode<types.ReplicationController> = {
  structure: ReplicationController,
  setDefaults: defaultReplicationController,
  validate: (object, old, context) => checkRules(check(ReplicationController, object), checkReplicationController, { object, old, isGateOn: context?.isGateOn }),
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

export function defaultReplicationController(o: types.ReplicationController): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.ReplicationController["status"]>;
  defaultObjectMeta(o.metadata);
  defaultReplicationControllerSpec(o.spec);
  defaultReplicationControllerStatus(o.status);
  fillReplicationController(o);
}

export function defaultReplicationControllerSpec(o: types.ReplicationControllerSpec): void {
  o.replicas ??= 1;
  if (o.template) defaultPodTemplateSpec(o.template);
}

export function defaultReplicationControllerStatus(o: types.ReplicationControllerStatus): void {
  o.replicas ??= 0;
  if (o.conditions) for (const each of o.conditions) defaultReplicationControllerCondition(each);
}

export function defaultReplicationControllerCondition(o: types.ReplicationControllerCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
