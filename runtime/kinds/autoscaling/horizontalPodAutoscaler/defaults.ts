import type { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from "../../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import type {
  HorizontalPodAutoscalerSpec,
  HPAScalingPolicy,
  HPAScalingRules,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { annotationScalingMetrics } from "../../../../generated/wellknown.ts";
import { parsedList } from "./annotations.ts";

const periodSeconds = 15;
const doublePolicy: HPAScalingPolicy = { type: "Percent", value: 100, periodSeconds };
const fewPolicy: HPAScalingPolicy = { type: "Pods", value: 4, periodSeconds };
const cpuPercent = 80;

/** Without a measure it goes by CPU; what a behavior leaves open is filled in. */
export function spec(spec: HorizontalPodAutoscalerSpec): void {
  if ((spec.metrics?.length ?? 0) === 0) {
    const target = { type: "Utilization", averageUtilization: cpuPercent } as const;
    spec.metrics = [{ type: "Resource", resource: { name: "cpu", target } }];
  }
  const behavior = spec.behavior;
  if (behavior === undefined) return;
  behavior.scaleUp = filled({ stabilizationWindowSeconds: 0, ...behavior.scaleUp }, [fewPolicy, doublePolicy]);
  behavior.scaleDown = filled({ ...behavior.scaleDown }, [doublePolicy]);
}

/** The same of the version that has other measures in an annotation. */
export function v1({ metadata, spec }: HorizontalPodAutoscalerV1): void {
  if (spec === undefined || spec.targetCPUUtilizationPercentage !== undefined) return;
  const others = parsedList(metadata?.annotations?.[annotationScalingMetrics]) ?? [];
  if (others.length === 0) spec.targetCPUUtilizationPercentage = cpuPercent;
}

function filled(rules: HPAScalingRules, policies: readonly HPAScalingPolicy[]): HPAScalingRules {
  return { selectPolicy: "Max", policies: policies.map((each) => ({ ...each })), ...rules };
}
