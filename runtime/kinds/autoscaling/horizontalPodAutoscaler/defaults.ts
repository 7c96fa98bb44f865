import type {
  HorizontalPodAutoscalerSpec,
  HPAScalingPolicy,
  HPAScalingRules,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";

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

function filled(rules: HPAScalingRules, policies: readonly HPAScalingPolicy[]): HPAScalingRules {
  return { selectPolicy: "Max", policies: policies.map((each) => ({ ...each })), ...rules };
}
