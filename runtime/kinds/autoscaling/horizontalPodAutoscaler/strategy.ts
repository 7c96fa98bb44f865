import type {
  HorizontalPodAutoscaler,
  MetricSpec,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import {
  addErrors,
  type FieldError,
  forbidden,
  invalid,
  isFull,
  notSupported,
  saidAgain,
} from "../../../schema/fieldError.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";

interface Autoscaler {
  readonly spec: {
    readonly minReplicas?: number;
    readonly scaleTargetRef: { readonly apiVersion?: string; readonly kind: string };
  };
}

export const strategy: Strategy<HorizontalPodAutoscaler> = {
  validate: (object, context) => [
    ...validateTypes(object, context),
    ...(isNew(object) ? validateReplicas(object, undefined, context) : []),
  ],
  validateUpdate: validateReplicas,
};

function validateReplicas(
  object: HorizontalPodAutoscaler,
  old: HorizontalPodAutoscaler | undefined,
  context: StrategyContext,
): FieldError[] {
  return [...validateBounds(object, old, context), ...validateMeasures(object, context)];
}

/**
 * Clients of the field hear twice that a type of measure is unknown: once from the check of the type, which is the
 * schema's, and once since no source belongs to the type. A missing type is required besides.
 */
function validateTypes({ spec: { metrics = [] } }: HorizontalPodAutoscaler, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") return errors;
  for (const [index, { type = "" }] of metrics.entries()) {
    if (isFull(errors)) break;
    if (metricTypes.has(type)) continue;
    const error = notSupported(`spec.metrics[${index}].type`, type, [...metricTypes]);
    addErrors(errors, type === "" ? [error, saidAgain(error)] : [saidAgain(error)]);
  }
  return errors;
}

const metricTypes: ReadonlySet<string> = new Set<MetricSpec["type"]>([
  "ContainerResource",
  "External",
  "Object",
  "Pods",
  "Resource",
]);

/** Measures of pods and of their resources say nothing where there is no pod. */
function validateMeasures({ spec }: HorizontalPodAutoscaler, { subresource }: StrategyContext): FieldError[] {
  const { minReplicas: fewest, metrics = [] } = spec;
  if (subresource === "status" || fewest !== 0) return [];
  if (metrics.some(({ type }) => type === "Object" || type === "External")) return [];
  const text = "must specify at least one Object or External metric to support scaling to zero replicas";
  return [forbidden("spec.metrics", text)];
}

/** What both versions ask of an update. */
export function validateBounds(
  object: Autoscaler,
  old: Autoscaler | undefined,
  context: StrategyContext,
): FieldError[] {
  return [...validateFewest(object, old, context), ...validateTarget(object, old, context)];
}

/** Every kind that is scaled has a group, but for one of the core; what was without may stay so. */
function validateTarget(
  { spec: { scaleTargetRef: target } }: Autoscaler,
  old: Autoscaler | undefined,
  { subresource }: StrategyContext,
): FieldError[] {
  const { apiVersion = "", kind } = target;
  if (subresource === "status" || kind === "ReplicationController" || apiVersion.includes("/")) return [];
  const before = old?.spec.scaleTargetRef;
  if (before !== undefined && before.kind === kind && (before.apiVersion ?? "") === apiVersion) return [];
  return [invalid("spec.scaleTargetRef.apiVersion", apiVersion, "apiVersion must specify API group")];
}

/** At none there are no pods to measure; an object that had it while its gate was on keeps it. */
function validateFewest(
  { spec: { minReplicas: fewest } }: Autoscaler,
  old: Autoscaler | undefined,
  { isGateOn, subresource }: StrategyContext,
): FieldError[] {
  const bound = old?.spec.minReplicas === 0 || isGateOn?.("HPAScaleToZero") === true ? 0 : 1;
  if (subresource === "status" || fewest === undefined || fewest >= bound) return [];
  return [invalid("spec.minReplicas", fewest, `must be greater than or equal to ${bound}`)];
}

/** The bounds of a new object; an update finds those of the stored one. */
export function validateNew(object: Autoscaler & ApiObject, context: StrategyContext): FieldError[] {
  return isNew(object) ? validateBounds(object, undefined, context) : [];
}
