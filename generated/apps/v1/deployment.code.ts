// Generated from apps/v1/deployment.yaml. Do not edit.
import { deploymentStrategy as fillDeploymentStrategy } from "../../../runtime/kinds/apps/deployment/apps.ts";
import { ready as printReady } from "../../../runtime/kinds/apps/deployment/columns.ts";
import { strategy } from "../../../runtime/kinds/apps/deployment/strategy.ts";
import {
  containers as printContainers,
  images as printImages,
  selector as printSelector,
} from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "../../core/v1/podTemplate.code.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkDeployment } from "./deployment.rules.ts";
import type * as types from "./deployment.ts";
import { validateDeploymentSpec, validateDeploymentStatus } from "./deployment.validator.ts";

/** Fields of Deployment in wire order. */
export const Deployment: Structure = structure("Deployment", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => DeploymentSpec }, { presence: "always" }),
  field("status", 3, { structure: () => DeploymentStatus }, { presence: "always" }),
], { typeMeta: { kind: "Deployment", apiVersion: "apps/v1" } });

/** Fields of DeploymentSpec in wire order. */
export const DeploymentSpec: Structure = structure("DeploymentSpec", () => [
  field("replicas", 1, "int32", { presence: "pointer" }),
  field("selector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("template", 3, { structure: () => PodTemplateSpec }, { presence: "always" }),
  field("strategy", 4, { structure: () => DeploymentStrategy }, { presence: "always", patchStrategy: ["retainKeys"] }),
  field("minReadySeconds", 5, "int32"),
  field("revisionHistoryLimit", 6, "int32", { presence: "pointer" }),
  field("paused", 7, "boolean"),
  field("progressDeadlineSeconds", 9, "int32", { presence: "pointer" }),
], { causes: ["replicas", "selector", "template", "strategy", "minReadySeconds", "revisionHistoryLimit", "progressDeadlineSeconds"], validate: validateDeploymentSpec });

/** Fields of DeploymentStrategy in wire order. */
export const DeploymentStrategy: Structure = structure("DeploymentStrategy", () => [
  field("type", 1, "string"),
  field("rollingUpdate", 2, { structure: () => RollingUpdateDeployment }, { presence: "pointer" }),
]);

/** Fields of RollingUpdateDeployment in wire order. */
export const RollingUpdateDeployment: Structure = structure("RollingUpdateDeployment", () => [
  field("maxUnavailable", 1, "intOrString", { presence: "pointer" }),
  field("maxSurge", 2, "intOrString", { presence: "pointer" }),
]);

/** Fields of DeploymentStatus in wire order. */
export const DeploymentStatus: Structure = structure("DeploymentStatus", () => [
  field("observedGeneration", 1, "int64"),
  field("replicas", 2, "int32"),
  field("updatedReplicas", 3, "int32"),
  field("readyReplicas", 7, "int32"),
  field("availableReplicas", 4, "int32"),
  field("unavailableReplicas", 5, "int32"),
  field("terminatingReplicas", 9, "int32", { presence: "pointer", gate: "DeploymentReplicaSetTerminatingReplicas" }),
  field("conditions", 6, { list: { structure: () => DeploymentCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("collisionCount", 8, "int32", { presence: "pointer" }),
], { validate: validateDeploymentStatus });

/** Fields of DeploymentCondition in wire order. */
export const DeploymentCondition: Structure = structure("DeploymentCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastUpdateTime", 6, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 7, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for deployments need. */
export const code: KindCode<types.Deployment> = {
  structure: Deployment,
  setDefaults: defaultDeployment,
  validate: (object, old, context) => checkRules(check(Deployment, object), checkDeployment, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printReady,
    (object) => cell(object.status?.updatedReplicas, 0),
    (object) => cell(object.status?.availableReplicas, 0),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
    printSelector,
  ]),
  strategy,
};

export function defaultDeployment(o: types.Deployment): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.Deployment["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultDeploymentSpec(o.spec);
  defaultDeploymentStatus(o.status);
}

export function defaultDeploymentSpec(o: types.DeploymentSpec): void {
  o.replicas ??= 1;
  o.template ??= {};
  o.strategy ??= {};
  o.revisionHistoryLimit ??= 10;
  o.progressDeadlineSeconds ??= 600;
  if (o.selector) defaultLabelSelector(o.selector);
  defaultPodTemplateSpec(o.template);
  defaultDeploymentStrategy(o.strategy);
}

export function defaultDeploymentStrategy(o: types.DeploymentStrategy): void {
  o.type ??= "RollingUpdate";
  fillDeploymentStrategy(o);
}

export function defaultDeploymentStatus(o: types.DeploymentStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultDeploymentCondition(each);
}

export function defaultDeploymentCondition(o: types.DeploymentCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastUpdateTime ??= null;
  o.lastTransitionTime ??= null;
}
