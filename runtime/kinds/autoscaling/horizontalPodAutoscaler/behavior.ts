import type {
  HorizontalPodAutoscalerSpec as SpecV2,
  HPAScalingPolicy,
  HPAScalingRules,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { isObject } from "../../../schema/object.ts";
import { parsedObject } from "./annotations.ts";

type Behavior = NonNullable<SpecV2["behavior"]>;

/** The annotation has each field, by its name with a capital, and null for one that is not set. */
export function behaviorText({ scaleUp, scaleDown }: Behavior): string {
  return JSON.stringify({ ScaleUp: rulesOf(scaleUp), ScaleDown: rulesOf(scaleDown) });
}

function rulesOf(rules: HPAScalingRules | undefined): object | null {
  if (rules === undefined) return null;
  const { stabilizationWindowSeconds = null, selectPolicy = null, policies, tolerance = null } = rules;
  return {
    StabilizationWindowSeconds: stabilizationWindowSeconds,
    SelectPolicy: selectPolicy,
    Policies: policies?.map(policyOf) ?? null,
    Tolerance: tolerance,
  };
}

function policyOf({ type, value, periodSeconds }: HPAScalingPolicy): object {
  return { Type: type, Value: value, PeriodSeconds: periodSeconds };
}

/** Reads names in any case, as clients have written them. */
export function parsedBehavior(text: string | undefined): Behavior | undefined {
  const value = parsedObject(text);
  return value === undefined ? undefined : (named(value) as Behavior);
}

const names: ReadonlyMap<string, string> = new Map(
  [
    ...["scaleUp", "scaleDown", "stabilizationWindowSeconds", "selectPolicy", "policies", "tolerance"],
    ...["type", "value", "periodSeconds"],
  ].map((name) => [name.toLowerCase(), name]),
);

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, member]) => {
    const name = names.get(key.toLowerCase());
    return name === undefined || member === null ? [] : [[name, named(member)]];
  });
  return Object.fromEntries(entries);
}
