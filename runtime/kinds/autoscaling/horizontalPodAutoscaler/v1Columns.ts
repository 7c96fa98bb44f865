import type { HorizontalPodAutoscaler } from "../../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { toV2 } from "./v1.ts";
import * as v2 from "./columns.ts";

export function reference(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.reference(toV2(autoscaler));
}

export function targets(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.targets(toV2(autoscaler));
}

export function minPods(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.minPods(toV2(autoscaler));
}

export function replicas(autoscaler: HorizontalPodAutoscaler): Cell {
  return v2.replicas(toV2(autoscaler));
}
