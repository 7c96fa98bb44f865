// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import {
  minPods as printMinPods,
  reference as printReference,
  targets as printTargets,
} from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/columns.ts";
import { spec as fillSpec } from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/defaults.ts";
import { strategy } from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkHorizontalPodAutoscaler } from "./horizontalPodAutoscaler.rules.ts";
import type * as types from "./horizontalPodAutoscaler.ts";
import {
  validateContainerResourceMetricSource,
  validateCrossVersionObjectReference,
  validateHPAScalingPolicy,
  validateHPAScalingRules,
  validateHorizontalPodAutoscalerStatus,
  validateMetricIdentifier,
  validateMetricSpec,
  validateMetricTarget,
  validateResourceMetricSource,
} from "./horizontalPodAutoscaler.validator.ts";

/** Fields of HorizontalPodAutoscaler in wire order. */
export const HorizontalPodAutoscaler: Structure = structure("HorizontalPodAutoscaler", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => HorizontalPodAutoscalerSpec }, { presence: "always" }),
  field("status", 3, { structure: () => HorizontalPodAutoscalerStatus }, { presence: "always" }),
], { typeMeta: { kind: "HorizontalPodAutoscaler", apiVersion: "autoscaling/v2" } });

/** Fields of HorizontalPodAutoscalerSpec in wire order. */
export const HorizontalPodAutoscalerSpec: Structure = structure("HorizontalPodAutoscalerSpec", () => [
  field("scaleTargetRef", 1, { structure: () => CrossVersionObjectReference }, { presence: "always" }),
  field("minReplicas", 2, "int32", { presence: "pointer" }),
  field("maxReplicas", 3, "int32", { presence: "always" }),
  field("metrics", 4, { list: { structure: () => MetricSpec } }, { listType: "atomic" }),
  field("behavior", 5, { structure: () => HorizontalPodAutoscalerBehavior }, { presence: "pointer" }),
], { causes: ["minReplicas", "maxReplicas", "scaleTargetRef", "metrics", "behavior"] });

/** Fields of CrossVersionObjectReference in wire order. */
export const CrossVersionObjectReference: Structure = structure("CrossVersionObjectReference", () => [
  field("kind", 1, "string", { presence: "always" }),
  field("name", 2, "string", { presence: "always" }),
  field("apiVersion", 3, "string"),
], { causes: ["kind", "name", "apiVersion"], validate: validateCrossVersionObjectReference });

/** Fields of MetricSpec in wire order. */
export const MetricSpec: Structure = structure("MetricSpec", () => [
  field("type", 1, "string", { presence: "always", requiredDetail: "must specify a metric source type" }),
  field("object", 2, { structure: () => ObjectMetricSource }, { presence: "pointer" }),
  field("pods", 3, { structure: () => PodsMetricSource }, { presence: "pointer" }),
  field("resource", 4, { structure: () => ResourceMetricSource }, { presence: "pointer" }),
  field("containerResource", 7, { structure: () => ContainerResourceMetricSource }, { presence: "pointer" }),
  field("external", 5, { structure: () => ExternalMetricSource }, { presence: "pointer" }),
], { causes: ["type", "object", "pods", "resource", "containerResource", "external"], validate: validateMetricSpec });

/** Fields of ObjectMetricSource in wire order. */
export const ObjectMetricSource: Structure = structure("ObjectMetricSource", () => [
  field("describedObject", 1, { structure: () => CrossVersionObjectReference }, { presence: "always" }),
  field("target", 2, { structure: () => MetricTarget }, { presence: "always" }),
  field("metric", 3, { structure: () => MetricIdentifier }, { presence: "always" }),
], { causes: ["describedObject", "metric", "target"] });

/** Fields of MetricTarget in wire order. */
export const MetricTarget: Structure = structure("MetricTarget", () => [
  field("type", 1, "string", { presence: "always", requiredDetail: "must specify a metric target type" }),
  field("value", 2, "quantity", { presence: "pointer" }),
  field("averageValue", 3, "quantity", { presence: "pointer" }),
  field("averageUtilization", 4, "int32", { presence: "pointer" }),
], { causes: ["type", "value", "averageUtilization", "averageValue"], validate: validateMetricTarget });

/** Fields of MetricIdentifier in wire order. */
export const MetricIdentifier: Structure = structure("MetricIdentifier", () => [
  field("name", 1, "string", { presence: "always", requiredDetail: "must specify a metric name" }),
  field("selector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic", errors: "none" }),
], { validate: validateMetricIdentifier });

/** Fields of PodsMetricSource in wire order. */
export const PodsMetricSource: Structure = structure("PodsMetricSource", () => [
  field("metric", 1, { structure: () => MetricIdentifier }, { presence: "always" }),
  field("target", 2, { structure: () => MetricTarget }, { presence: "always" }),
], { causes: ["metric", "target"] });

/** Fields of ResourceMetricSource in wire order. */
export const ResourceMetricSource: Structure = structure("ResourceMetricSource", () => [
  field("name", 1, "string", { presence: "always", requiredDetail: "must specify a resource name" }),
  field("target", 2, { structure: () => MetricTarget }, { presence: "always" }),
], { causes: ["name", "target"], validate: validateResourceMetricSource });

/** Fields of ContainerResourceMetricSource in wire order. */
export const ContainerResourceMetricSource: Structure = structure("ContainerResourceMetricSource", () => [
  field("name", 1, "string", { presence: "always", requiredDetail: "must specify a resource name" }),
  field("target", 2, { structure: () => MetricTarget }, { presence: "always" }),
  field("container", 3, "string", { presence: "always", requiredDetail: "must specify a container" }),
], { causes: ["name", "container", "target"], validate: validateContainerResourceMetricSource });

/** Fields of ExternalMetricSource in wire order. */
export const ExternalMetricSource: Structure = structure("ExternalMetricSource", () => [
  field("metric", 1, { structure: () => MetricIdentifier }, { presence: "always" }),
  field("target", 2, { structure: () => MetricTarget }, { presence: "always" }),
], { causes: ["metric", "target"] });

/** Fields of HorizontalPodAutoscalerBehavior in wire order. */
export const HorizontalPodAutoscalerBehavior: Structure = structure("HorizontalPodAutoscalerBehavior", () => [
  field("scaleUp", 1, { structure: () => HPAScalingRules }, { presence: "pointer" }),
  field("scaleDown", 2, { structure: () => HPAScalingRules }, { presence: "pointer" }),
], { causes: ["scaleUp", "scaleDown"] });

/** Fields of HPAScalingRules in wire order. */
export const HPAScalingRules: Structure = structure("HPAScalingRules", () => [
  field("stabilizationWindowSeconds", 3, "int32", { presence: "pointer" }),
  field("selectPolicy", 1, "string", { presence: "pointer" }),
  field("policies", 2, { list: { structure: () => HPAScalingPolicy } }, {
    presence: "pointer",
    listType: "atomic",
    requiredDetail: "must specify at least one Policy",
  }),
  field("tolerance", 4, "quantity", { presence: "pointer", gate: "HPAConfigurableTolerance" }),
], { causes: ["stabilizationWindowSeconds", "selectPolicy", "policies", "tolerance"], validate: validateHPAScalingRules });

/** Fields of HPAScalingPolicy in wire order. */
export const HPAScalingPolicy: Structure = structure("HPAScalingPolicy", () => [
  field("type", 1, "string", { presence: "always", empty: "checked" }),
  field("value", 2, "int32", { presence: "always" }),
  field("periodSeconds", 3, "int32", { presence: "always" }),
], { causes: ["type", "value", "periodSeconds"], validate: validateHPAScalingPolicy });

/** Fields of HorizontalPodAutoscalerStatus in wire order. */
export const HorizontalPodAutoscalerStatus: Structure = structure("HorizontalPodAutoscalerStatus", () => [
  field("observedGeneration", 1, "int64", { presence: "pointer" }),
  field("lastScaleTime", 2, "time", { presence: "pointer" }),
  field("currentReplicas", 3, "int32"),
  field("desiredReplicas", 4, "int32", { presence: "always" }),
  field("currentMetrics", 5, { list: { structure: () => MetricStatus } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
    errors: "none",
  }),
  field("conditions", 6, { list: { structure: () => HorizontalPodAutoscalerCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
], { validate: validateHorizontalPodAutoscalerStatus });

/** Fields of MetricStatus in wire order. */
export const MetricStatus: Structure = structure("MetricStatus", () => [
  field("type", 1, "string", { presence: "always" }),
  field("object", 2, { structure: () => ObjectMetricStatus }, { presence: "pointer" }),
  field("pods", 3, { structure: () => PodsMetricStatus }, { presence: "pointer" }),
  field("resource", 4, { structure: () => ResourceMetricStatus }, { presence: "pointer" }),
  field("containerResource", 7, { structure: () => ContainerResourceMetricStatus }, { presence: "pointer" }),
  field("external", 5, { structure: () => ExternalMetricStatus }, { presence: "pointer" }),
]);

/** Fields of ObjectMetricStatus in wire order. */
export const ObjectMetricStatus: Structure = structure("ObjectMetricStatus", () => [
  field("metric", 1, { structure: () => MetricIdentifier }, { presence: "always" }),
  field("current", 2, { structure: () => MetricValueStatus }, { presence: "always" }),
  field("describedObject", 3, { structure: () => CrossVersionObjectReference }, { presence: "always" }),
]);

/** Fields of MetricValueStatus in wire order. */
export const MetricValueStatus: Structure = structure("MetricValueStatus", () => [
  field("value", 1, "quantity", { presence: "pointer" }),
  field("averageValue", 2, "quantity", { presence: "pointer" }),
  field("averageUtilization", 3, "int32", { presence: "pointer" }),
]);

/** Fields of PodsMetricStatus in wire order. */
export const PodsMetricStatus: Structure = structure("PodsMetricStatus", () => [
  field("metric", 1, { structure: () => MetricIdentifier }, { presence: "always" }),
  field("current", 2, { structure: () => MetricValueStatus }, { presence: "always" }),
]);

/** Fields of ResourceMetricStatus in wire order. */
export const ResourceMetricStatus: Structure = structure("ResourceMetricStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("current", 2, { structure: () => MetricValueStatus }, { presence: "always" }),
]);

/** Fields of ContainerResourceMetricStatus in wire order. */
export const ContainerResourceMetricStatus: Structure = structure("ContainerResourceMetricStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("current", 2, { structure: () => MetricValueStatus }, { presence: "always" }),
  field("container", 3, "string", { presence: "always" }),
]);

/** Fields of ExternalMetricStatus in wire order. */
export const ExternalMetricStatus: Structure = structure("ExternalMetricStatus", () => [
  field("metric", 1, { structure: () => MetricIdentifier }, { presence: "always" }),
  field("current", 2, { structure: () => MetricValueStatus }, { presence: "always" }),
]);

/** Fields of HorizontalPodAutoscalerCondition in wire order. */
export const HorizontalPodAutoscalerCondition: Structure = structure("HorizontalPodAutoscalerCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 3, "time", { presence: "always", nullable: true }),
  field("reason", 4, "string"),
  field("message", 5, "string"),
]);

/** What requests for horizontalpodautoscalers need. */
export const code: KindCode<types.HorizontalPodAutoscaler> = {
  structure: HorizontalPodAutoscaler,
  setDefaults: defaultHorizontalPodAutoscaler,
  validate: (object, old) => checkRules(check(HorizontalPodAutoscaler, object), checkHorizontalPodAutoscaler, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printReference,
    printTargets,
    printMinPods,
    (object) => cell(object.spec?.maxReplicas, ""),
    (object) => cell(object.status?.currentReplicas, 0),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultHorizontalPodAutoscaler(o: types.HorizontalPodAutoscaler): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.HorizontalPodAutoscaler["spec"]>;
  o.status ??= {} as NonNullable<types.HorizontalPodAutoscaler["status"]>;
  defaultObjectMeta(o.metadata);
  defaultHorizontalPodAutoscalerSpec(o.spec);
  defaultHorizontalPodAutoscalerStatus(o.status);
}

export function defaultHorizontalPodAutoscalerSpec(o: types.HorizontalPodAutoscalerSpec): void {
  o.scaleTargetRef ??= {} as NonNullable<types.HorizontalPodAutoscalerSpec["scaleTargetRef"]>;
  o.minReplicas ??= 1;
  o.maxReplicas ??= 0;
  defaultCrossVersionObjectReference(o.scaleTargetRef);
  if (o.metrics) for (const each of o.metrics) defaultMetricSpec(each);
  if (o.behavior) defaultHorizontalPodAutoscalerBehavior(o.behavior);
  fillSpec(o);
}

export function defaultCrossVersionObjectReference(o: types.CrossVersionObjectReference): void {
  o.kind ??= "";
  o.name ??= "";
}

export function defaultMetricSpec(o: types.MetricSpec): void {
  o.type ??= "" as NonNullable<types.MetricSpec["type"]>;
  if (o.object) defaultObjectMetricSource(o.object);
  if (o.pods) defaultPodsMetricSource(o.pods);
  if (o.resource) defaultResourceMetricSource(o.resource);
  if (o.containerResource) defaultContainerResourceMetricSource(o.containerResource);
  if (o.external) defaultExternalMetricSource(o.external);
}

export function defaultObjectMetricSource(o: types.ObjectMetricSource): void {
  o.describedObject ??= {} as NonNullable<types.ObjectMetricSource["describedObject"]>;
  o.target ??= {} as NonNullable<types.ObjectMetricSource["target"]>;
  o.metric ??= {} as NonNullable<types.ObjectMetricSource["metric"]>;
  defaultCrossVersionObjectReference(o.describedObject);
  defaultMetricTarget(o.target);
  defaultMetricIdentifier(o.metric);
}

export function defaultMetricTarget(o: types.MetricTarget): void {
  o.type ??= "";
}

export function defaultMetricIdentifier(o: types.MetricIdentifier): void {
  o.name ??= "";
  if (o.selector) defaultLabelSelector(o.selector);
}

export function defaultPodsMetricSource(o: types.PodsMetricSource): void {
  o.metric ??= {} as NonNullable<types.PodsMetricSource["metric"]>;
  o.target ??= {} as NonNullable<types.PodsMetricSource["target"]>;
  defaultMetricIdentifier(o.metric);
  defaultMetricTarget(o.target);
}

export function defaultResourceMetricSource(o: types.ResourceMetricSource): void {
  o.name ??= "";
  o.target ??= {} as NonNullable<types.ResourceMetricSource["target"]>;
  defaultMetricTarget(o.target);
}

export function defaultContainerResourceMetricSource(o: types.ContainerResourceMetricSource): void {
  o.name ??= "";
  o.target ??= {} as NonNullable<types.ContainerResourceMetricSource["target"]>;
  o.container ??= "";
  defaultMetricTarget(o.target);
}

export function defaultExternalMetricSource(o: types.ExternalMetricSource): void {
  o.metric ??= {} as NonNullable<types.ExternalMetricSource["metric"]>;
  o.target ??= {} as NonNullable<types.ExternalMetricSource["target"]>;
  defaultMetricIdentifier(o.metric);
  defaultMetricTarget(o.target);
}

export function defaultHorizontalPodAutoscalerBehavior(o: types.HorizontalPodAutoscalerBehavior): void {
  if (o.scaleUp) defaultHPAScalingRules(o.scaleUp);
  if (o.scaleDown) defaultHPAScalingRules(o.scaleDown);
}

export function defaultHPAScalingRules(o: types.HPAScalingRules): void {
  if (o.policies) for (const each of o.policies) defaultHPAScalingPolicy(each);
}

export function defaultHPAScalingPolicy(o: types.HPAScalingPolicy): void {
  o.type ??= "" as NonNullable<types.HPAScalingPolicy["type"]>;
  o.value ??= 0;
  o.periodSeconds ??= 0;
}

export function defaultHorizontalPodAutoscalerStatus(o: types.HorizontalPodAutoscalerStatus): void {
  o.desiredReplicas ??= 0;
  o.currentMetrics ??= null;
  if (o.currentMetrics) for (const each of o.currentMetrics) defaultMetricStatus(each);
  if (o.conditions) for (const each of o.conditions) defaultHorizontalPodAutoscalerCondition(each);
}

export function defaultMetricStatus(o: types.MetricStatus): void {
  o.type ??= "";
  if (o.object) defaultObjectMetricStatus(o.object);
  if (o.pods) defaultPodsMetricStatus(o.pods);
  if (o.resource) defaultResourceMetricStatus(o.resource);
  if (o.containerResource) defaultContainerResourceMetricStatus(o.containerResource);
  if (o.external) defaultExternalMetricStatus(o.external);
}

export function defaultObjectMetricStatus(o: types.ObjectMetricStatus): void {
  o.metric ??= {} as NonNullable<types.ObjectMetricStatus["metric"]>;
  o.current ??= {};
  o.describedObject ??= {} as NonNullable<types.ObjectMetricStatus["describedObject"]>;
  defaultMetricIdentifier(o.metric);
  defaultCrossVersionObjectReference(o.describedObject);
}

export function defaultPodsMetricStatus(o: types.PodsMetricStatus): void {
  o.metric ??= {} as NonNullable<types.PodsMetricStatus["metric"]>;
  o.current ??= {};
  defaultMetricIdentifier(o.metric);
}

export function defaultResourceMetricStatus(o: types.ResourceMetricStatus): void {
  o.name ??= "";
  o.current ??= {};
}

export function defaultContainerResourceMetricStatus(o: types.ContainerResourceMetricStatus): void {
  o.name ??= "";
  o.current ??= {};
  o.container ??= "";
}

export function defaultExternalMetricStatus(o: types.ExternalMetricStatus): void {
  o.metric ??= {} as NonNullable<types.ExternalMetricStatus["metric"]>;
  o.current ??= {};
  defaultMetricIdentifier(o.metric);
}

export function defaultHorizontalPodAutoscalerCondition(o: types.HorizontalPodAutoscalerCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
