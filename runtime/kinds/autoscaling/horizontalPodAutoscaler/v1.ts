import type { HorizontalPodAutoscaler } from "../../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import type {
  HorizontalPodAutoscaler as HorizontalPodAutoscalerV2,
  HorizontalPodAutoscalerCondition,
  HorizontalPodAutoscalerSpec as SpecV2,
  HorizontalPodAutoscalerStatus as StatusV2,
  MetricSpec,
  MetricStatus,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import {
  annotationScalingBehavior,
  annotationScalingConditions,
  annotationScalingCurrentMetrics,
  annotationScalingMetrics,
} from "../../../../generated/wellknown.ts";
import { parsedList } from "./annotations.ts";
import { behaviorText, parsedBehavior } from "./behavior.ts";
import { spec as fillSpec } from "./defaults.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { strategy as v2 } from "./strategy.ts";
import {
  metricSpecFromV1,
  type MetricSpecV1,
  metricSpecToV1,
  metricStatusFromV1,
  type MetricStatusV1,
  metricStatusToV1,
} from "./metrics.ts";

/** Lies in storage as autoscaling/v2. What v1 has no field for is shown, and taken, as JSON in annotations. */
export const strategy: Strategy<HorizontalPodAutoscaler> = {
  validate: (object, context) => v2.validate?.(toV2(object), context) ?? [],
  validateUpdate: (object, old, context) => v2.validateUpdate?.(toV2(object), toV2(old), context) ?? [],
  prepareForUpdate: (object, old, { subresource }) => {
    if (subresource === "status") keepAnnotatedSpec(object, old);
  },
  fromStorage: (stored) => toV1(stored as HorizontalPodAutoscalerV2),
  toStorage: (object) => toV2(object) as ApiObject,
};

const annotationNames = [
  annotationScalingMetrics,
  annotationScalingCurrentMetrics,
  annotationScalingConditions,
  annotationScalingBehavior,
];

/** A write of the status brings annotations along, but not the part of the spec that lies in them. */
function keepAnnotatedSpec(object: HorizontalPodAutoscaler, old: HorizontalPodAutoscaler): void {
  const annotations: Record<string, string> = { ...object.metadata?.annotations };
  for (const name of [annotationScalingMetrics, annotationScalingBehavior]) {
    const kept = old.metadata?.annotations?.[name];
    if (kept === undefined) delete annotations[name];
    else annotations[name] = kept;
  }
  object.metadata = withAnnotations(object.metadata, annotations);
}

/** The same autoscaler as v2 has it, with the defaults of v2. */
export function toV2(object: HorizontalPodAutoscaler): HorizontalPodAutoscalerV2 {
  const { spec, status, metadata, ...rest } = object;
  const annotations: Record<string, string> = { ...metadata?.annotations };
  const { targetCPUUtilizationPercentage: target, ...sameSpec } = spec;
  const metrics = (parsedList<MetricSpecV1>(annotations[annotationScalingMetrics]) ?? []).map(metricSpecFromV1);
  if (target !== undefined) metrics.push(cpuMetric(target));
  const behavior = parsedBehavior(annotations[annotationScalingBehavior]);
  const specV2: SpecV2 = { ...sameSpec, metrics, ...(behavior === undefined ? {} : { behavior }) };
  fillSpec(specV2);
  const statusV2 = statusToV2(status, annotations);
  for (const name of annotationNames) delete annotations[name];
  const head = { ...rest, apiVersion: "autoscaling/v2" } as const;
  return { ...head, metadata: withAnnotations(metadata, annotations), spec: specV2, status: statusV2 };
}

/** The same autoscaler as v1 has it. */
export function toV1(object: HorizontalPodAutoscalerV2): HorizontalPodAutoscaler {
  const { spec, status, metadata, ...rest } = object;
  const { metrics = [], behavior, ...sameSpec } = spec;
  const { currentMetrics, conditions, ...sameStatus } = status ?? { desiredReplicas: 0, currentMetrics: null };
  const annotations: Record<string, string> = { ...metadata?.annotations };
  const others = metrics.filter((each) => cpuTarget(each) === undefined);
  annotate(annotations, annotationScalingMetrics, others.map(metricSpecToV1));
  annotate(annotations, annotationScalingCurrentMetrics, (currentMetrics ?? []).map(metricStatusToV1));
  annotate(annotations, annotationScalingConditions, conditions ?? []);
  if (behavior !== undefined) annotations[annotationScalingBehavior] = behaviorText(behavior);
  const target = metrics.map(cpuTarget).find((each) => each !== undefined);
  const current = (currentMetrics ?? []).map(cpuCurrent).find((each) => each !== undefined);
  return {
    ...rest,
    apiVersion: "autoscaling/v1",
    metadata: withAnnotations(metadata, annotations),
    spec: { ...sameSpec, ...(target === undefined ? {} : { targetCPUUtilizationPercentage: target }) },
    status: {
      ...sameStatus,
      currentReplicas: sameStatus.currentReplicas ?? 0,
      ...(current === undefined ? {} : { currentCPUUtilizationPercentage: current }),
    },
  };
}

/** What is annotated of the measures says more than the one field of v1. */
function statusToV2(status: HorizontalPodAutoscaler["status"], annotations: Record<string, string>): StatusV2 {
  const { currentCPUUtilizationPercentage: percent, currentReplicas = 0, ...others } = status ?? { desiredReplicas: 0 };
  const same = currentReplicas === 0 ? others : { ...others, currentReplicas }; // v2 writes no zero
  const annotated = parsedList<MetricStatusV1>(annotations[annotationScalingCurrentMetrics])?.map(metricStatusFromV1);
  const own: MetricStatus[] | null =
    percent === undefined
      ? null
      : [{ type: "Resource", resource: { name: "cpu", current: { averageUtilization: percent } } }];
  const conditions = parsedList<HorizontalPodAutoscalerCondition>(annotations[annotationScalingConditions]);
  return { ...same, currentMetrics: annotated ?? own, ...(conditions === undefined ? {} : { conditions }) };
}

function cpuMetric(averageUtilization: number): MetricSpec {
  return { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization } } };
}

function cpuTarget({ type, resource }: MetricSpec): number | undefined {
  return type === "Resource" && resource?.name === "cpu" ? resource.target.averageUtilization : undefined;
}

function cpuCurrent({ type, resource }: MetricStatus): number | undefined {
  return type === "Resource" && resource?.name === "cpu" ? resource.current.averageUtilization : undefined;
}

function annotate(annotations: Record<string, string>, name: string, list: readonly unknown[]): void {
  if (list.length > 0) annotations[name] = JSON.stringify(list);
}

function withAnnotations<T extends HorizontalPodAutoscaler["metadata"]>(
  metadata: T,
  annotations: Record<string, string>,
): NonNullable<T> {
  const { annotations: _, ...rest } = metadata ?? {};
  return { ...rest, ...(Object.keys(annotations).length === 0 ? {} : { annotations }) } as NonNullable<T>;
}
