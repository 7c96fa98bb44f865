// Generated from apps/v1/statefulSet.yaml. Do not edit.
import { ready as printReady } from "../../../runtime/kinds/apps/statefulSet/columns.ts";
import {
  spec as fillSpec,
  updateStrategy as fillUpdateStrategy,
} from "../../../runtime/kinds/apps/statefulSet/defaults.ts";
import { strategy } from "../../../runtime/kinds/apps/statefulSet/strategy.ts";
import { containers as printContainers, images as printImages } from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PersistentVolumeClaim, defaultPersistentVolumeClaim } from "../../core/v1/persistentVolumeClaim.code.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "../../core/v1/podTemplate.code.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkStatefulSet } from "./statefulSet.rules.ts";
import type * as types from "./statefulSet.ts";
import {
  validateRollingUpdateStatefulSetStrategy,
  validateStatefulSetOrdinals,
  validateStatefulSetPersistentVolumeClaimRetentionPolicy,
  validateStatefulSetSpec,
  validateStatefulSetStatus,
} from "./statefulSet.validator.ts";

/** Fields of StatefulSet in wire order. */
export const StatefulSet: Structure = structure("StatefulSet", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => StatefulSetSpec }, { presence: "always" }),
  field("status", 3, { structure: () => StatefulSetStatus }, { presence: "always" }),
], { typeMeta: { kind: "StatefulSet", apiVersion: "apps/v1" } });

/** Fields of StatefulSetSpec in wire order. */
export const StatefulSetSpec: Structure = structure("StatefulSetSpec", () => [
  field("replicas", 1, "int32", { presence: "pointer" }),
  field("selector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("template", 3, { structure: () => PodTemplateSpec }, { presence: "always" }),
  field("volumeClaimTemplates", 4, { list: { structure: () => PersistentVolumeClaim } }, { listType: "atomic" }),
  field("serviceName", 5, "string", { presence: "always" }),
  field("podManagementPolicy", 6, "string"),
  field("updateStrategy", 7, { structure: () => StatefulSetUpdateStrategy }, { presence: "always" }),
  field("revisionHistoryLimit", 8, "int32", { presence: "pointer" }),
  field("minReadySeconds", 9, "int32"),
  field("persistentVolumeClaimRetentionPolicy", 10, { structure: () => StatefulSetPersistentVolumeClaimRetentionPolicy }, {
    presence: "pointer",
  }),
  field("ordinals", 11, { structure: () => StatefulSetOrdinals }, { presence: "pointer" }),
], { validate: validateStatefulSetSpec });

/** Fields of StatefulSetUpdateStrategy in wire order. */
export const StatefulSetUpdateStrategy: Structure = structure("StatefulSetUpdateStrategy", () => [
  field("type", 1, "string"),
  field("rollingUpdate", 2, { structure: () => RollingUpdateStatefulSetStrategy }, { presence: "pointer" }),
]);

/** Fields of RollingUpdateStatefulSetStrategy in wire order. */
export const RollingUpdateStatefulSetStrategy: Structure = structure("RollingUpdateStatefulSetStrategy", () => [
  field("partition", 1, "int32", { presence: "pointer" }),
  field("maxUnavailable", 2, "intOrString", { presence: "pointer", gate: "MaxUnavailableStatefulSet" }),
], { validate: validateRollingUpdateStatefulSetStrategy });

/** Fields of StatefulSetPersistentVolumeClaimRetentionPolicy in wire order. */
export const StatefulSetPersistentVolumeClaimRetentionPolicy: Structure = structure("StatefulSetPersistentVolumeClaimRetentionPolicy", () => [
  field("whenDeleted", 1, "string"),
  field("whenScaled", 2, "string"),
], { validate: validateStatefulSetPersistentVolumeClaimRetentionPolicy });

/** Fields of StatefulSetOrdinals in wire order. */
export const StatefulSetOrdinals: Structure = structure("StatefulSetOrdinals", () => [
  field("start", 1, "int32", { presence: "always" }),
], { validate: validateStatefulSetOrdinals });

/** Fields of StatefulSetStatus in wire order. */
export const StatefulSetStatus: Structure = structure("StatefulSetStatus", () => [
  field("observedGeneration", 1, "int64"),
  field("replicas", 2, "int32", { presence: "always" }),
  field("readyReplicas", 3, "int32"),
  field("currentReplicas", 4, "int32"),
  field("updatedReplicas", 5, "int32"),
  field("currentRevision", 6, "string"),
  field("updateRevision", 7, "string"),
  field("collisionCount", 9, "int32", { presence: "pointer" }),
  field("conditions", 10, { list: { structure: () => StatefulSetCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("availableReplicas", 11, "int32", { presence: "always" }),
], { validate: validateStatefulSetStatus });

/** Fields of StatefulSetCondition in wire order. */
export const StatefulSetCondition: Structure = structure("StatefulSetCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for statefulsets need. */
export const code: KindCode<types.StatefulSet> = {
  structure: StatefulSet,
  setDefaults: defaultStatefulSet,
  validate: (object, old, context) => checkRules(check(StatefulSet, object), checkStatefulSet, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printReady,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
  ]),
  strategy,
};

export function defaultStatefulSet(o: types.StatefulSet): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.StatefulSet["spec"]>;
  o.status ??= {} as NonNullable<types.StatefulSet["status"]>;
  defaultObjectMeta(o.metadata);
  defaultStatefulSetSpec(o.spec);
  defaultStatefulSetStatus(o.status);
}

export function defaultStatefulSetSpec(o: types.StatefulSetSpec): void {
  o.replicas ??= 1;
  o.template ??= {};
  o.serviceName ??= "";
  o.podManagementPolicy ??= "OrderedReady";
  o.updateStrategy ??= {};
  o.revisionHistoryLimit ??= 10;
  if (o.selector) defaultLabelSelector(o.selector);
  defaultPodTemplateSpec(o.template);
  if (o.volumeClaimTemplates) for (const each of o.volumeClaimTemplates) defaultPersistentVolumeClaim(each);
  defaultStatefulSetUpdateStrategy(o.updateStrategy);
  if (o.persistentVolumeClaimRetentionPolicy) defaultStatefulSetPersistentVolumeClaimRetentionPolicy(o.persistentVolumeClaimRetentionPolicy);
  if (o.ordinals) defaultStatefulSetOrdinals(o.ordinals);
  fillSpec(o);
}

export function defaultStatefulSetUpdateStrategy(o: types.StatefulSetUpdateStrategy): void {
  fillUpdateStrategy(o);
}

export function defaultStatefulSetPersistentVolumeClaimRetentionPolicy(o: types.StatefulSetPersistentVolumeClaimRetentionPolicy): void {
  o.whenDeleted ??= "Retain";
  o.whenScaled ??= "Retain";
}

export function defaultStatefulSetOrdinals(o: types.StatefulSetOrdinals): void {
  o.start ??= 0;
}

export function defaultStatefulSetStatus(o: types.StatefulSetStatus): void {
  o.replicas ??= 0;
  o.availableReplicas ??= 0;
  if (o.conditions) for (const each of o.conditions) defaultStatefulSetCondition(each);
}

export function defaultStatefulSetCondition(o: types.StatefulSetCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
