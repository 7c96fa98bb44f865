import type { HorizontalPodAutoscaler } from "../../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { toV2 } from "./v1.ts";
import * as v2 from "./columns.ts";

export function reference(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.reference(toV2(autoscaler));
}

/** The measure that v1 has a field for comes last from it. Where it stood is where its current value stands. */
export function targets(autoscaler: HorizontalPodAutoscaler): Cell {
  const { spec, status, ...rest } = toV2(autoscaler);
  const metrics = [...(spec.metrics ?? [])];
  const at = (status?.currentMetrics ?? []).findIndex(({ resource }) => resource?.name === "cpu");
  const hasOwn = autoscaler.spec.targetCPUUtilizationPercentage !== undefined;
  if (hasOwn && at >= 0) metrics.splice(at, 0, ...metrics.splice(-1));
  return v2.targets({ ...rest, spec: { ...spec, metrics }, ...(status === undefined ? {} : { status }) });
}

export function minPods(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.minPods(toV2(autoscaler));
}
