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
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { validateContainerResourceName } from "../../core/pod/resources.ts";
import { isNew } from "../../rules/isNew.ts";

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
  if (context.subresource === "status") return [];
  return [...validateFewest(object, old, context), ...validateTarget(object, old), ...validateMeasures(object)];
}

/** What is scaled has a group, but replication controllers; a target stays what it was. */
function validateTarget({ spec }: HorizontalPodAutoscaler, old: HorizontalPodAutoscaler | undefined): FieldError[] {
  const { kind, apiVersion = "" } = spec.scaleTargetRef;
  const before = old?.spec.scaleTargetRef;
  const isSame = before?.kind === kind && (before.apiVersion ?? "") === apiVersion;
  if (isSame || kind === "ReplicationController" || apiVersion.includes("/")) return [];
  return [invalid("spec.scaleTargetRef.apiVersion", apiVersion, "apiVersion must specify API group")];
}

/**
 * Clients of the field hear twice that a type of measure is unknown: once from the check of the type, which is the
 * schema's, and once since no source belongs to the type. A missing type is required besides.
 */
function validateTypes({ spec: { metrics = [] } }: HorizontalPodAutoscaler, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status") return errors;
  for (const [index, { type = "", containerResource }] of metrics.entries()) {
    if (isFull(errors)) break;
    const { name = "" } = containerResource ?? {};
    if (name !== "") validateContainerResourceName(name, `spec.metrics[${index}].containerResource.name`, errors);
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
function validateMeasures({ spec }: HorizontalPodAutoscaler): FieldError[] {
  const { minReplicas: fewest, metrics = [] } = spec;
  if (fewest !== 0) return [];
  if (metrics.some(({ type }) => type === "Object" || type === "External")) return [];
  const text = "must specify at least one Object or External metric to support scaling to zero replicas";
  return [forbidden("spec.metrics", text)];
}

/** At none there are no pods to measure; an object that had it while its gate was on keeps it. */
function validateFewest(
  { spec: { minReplicas: fewest } }: HorizontalPodAutoscaler,
  old: HorizontalPodAutoscaler | undefined,
  { isGateOn }: StrategyContext,
): FieldError[] {
  const bound = old?.spec.minReplicas === 0 || isGateOn?.("HPAScaleToZero") === true ? 0 : 1;
  if (fewest === undefined || fewest >= bound) return [];
  return [invalid("spec.minReplicas", fewest, `must be greater than or equal to ${bound}`)];
}
