// Generated from autoscaling/v1/horizontalPodAutoscaler.yaml. Do not edit.
import { v1 as fillV1 } from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/defaults.ts";
import { strategy } from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/v1.ts";
import {
  minPods as printMinPods,
  reference as printReference,
  targets as printTargets,
} from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/v1Columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkHorizontalPodAutoscaler } from "../v2/horizontalPodAutoscaler.rules.ts";
import type * as types from "./horizontalPodAutoscaler.ts";
import {
  validateCrossVersionObjectReference,
  validateHorizontalPodAutoscalerStatus,
} from "./horizontalPodAutoscaler.validator.ts";

/** Fields of HorizontalPodAutoscaler in wire order. */
export const HorizontalPodAutoscaler: Structure = structure("HorizontalPodAutoscaler", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => HorizontalPodAutoscalerSpec }, { presence: "always" }),
  field("status", 3, { structure: () => HorizontalPodAutoscalerStatus }, { presence: "always" }),
], { typeMeta: { kind: "HorizontalPodAutoscaler", apiVersion: "autoscaling/v1" } });

/** Fields of HorizontalPodAutoscalerSpec in wire order. */
export const HorizontalPodAutoscalerSpec: Structure = structure("HorizontalPodAutoscalerSpec", () => [
  field("scaleTargetRef", 1, { structure: () => CrossVersionObjectReference }, {
    presence: "always",
    mapType: "atomic",
  }),
  field("minReplicas", 2, "int32", { presence: "pointer" }),
  field("maxReplicas", 3, "int32", { presence: "always" }),
  field("targetCPUUtilizationPercentage", 4, "int32", { presence: "pointer" }),
], { causes: ["minReplicas", "maxReplicas", "scaleTargetRef", "metrics", "behavior"] });

/** Fields of CrossVersionObjectReference in wire order. */
export const CrossVersionObjectReference: Structure = structure("CrossVersionObjectReference", () => [
  field("kind", 1, "string", { presence: "always" }),
  field("name", 2, "string", { presence: "always" }),
  field("apiVersion", 3, "string"),
], { mapType: "atomic", causes: ["kind", "name", "apiVersion"], validate: validateCrossVersionObjectReference });

/** Fields of HorizontalPodAutoscalerStatus in wire order. */
export const HorizontalPodAutoscalerStatus: Structure = structure("HorizontalPodAutoscalerStatus", () => [
  field("observedGeneration", 1, "int64", { presence: "pointer" }),
  field("lastScaleTime", 2, "time", { presence: "pointer" }),
  field("currentReplicas", 3, "int32", { presence: "always" }),
  field("desiredReplicas", 4, "int32", { presence: "always" }),
  field("currentCPUUtilizationPercentage", 5, "int32", { presence: "pointer" }),
], { validate: validateHorizontalPodAutoscalerStatus });

/** What requests for horizontalpodautoscalers need. */
export const code: KindCode<types.HorizontalPodAutoscaler> = {
  structure: HorizontalPodAutoscaler,
  setDefaults: defaultHorizontalPodAutoscaler,
  validate: (object, old) => checkRules(check(HorizontalPodAutoscaler, object), checkHorizontalPodAutoscaler, asStored(strategy, { object, old })),
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
  fillV1(o);
}

export function defaultHorizontalPodAutoscalerSpec(o: types.HorizontalPodAutoscalerSpec): void {
  o.scaleTargetRef ??= {} as NonNullable<types.HorizontalPodAutoscalerSpec["scaleTargetRef"]>;
  o.minReplicas ??= 1;
  o.maxReplicas ??= 0;
  defaultCrossVersionObjectReference(o.scaleTargetRef);
}

export function defaultCrossVersionObjectReference(o: types.CrossVersionObjectReference): void {
  o.kind ??= "";
  o.name ??= "";
}

export function defaultHorizontalPodAutoscalerStatus(o: types.HorizontalPodAutoscalerStatus): void {
  o.currentReplicas ??= 0;
  o.desiredReplicas ??= 0;
}
