import type {
  CrossVersionObjectReference,
  MetricSpec,
  MetricTarget,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { type FieldError, forbidden, invalid, required } from "../../../schema/fieldError.ts";
import { isPositive } from "../../../schema/quantity.ts";

/** What an autoscaler points at; kind and name are the schema's matter. */
export function validateReference(
  { apiVersion = "" }: CrossVersionObjectReference,
  path: string,
  errors: FieldError[],
): void {
  if (apiVersion.split("/").length < 3) return;
  errors.push(invalid(`${path}.apiVersion`, apiVersion, `unexpected GroupVersion string: ${apiVersion}`));
}

const sources = ["object", "external", "pods", "resource", "containerResource"] as const;
type Source = (typeof sources)[number];

const sourceOfType: Readonly<Record<string, Source>> = {
  Object: "object",
  External: "external",
  Pods: "pods",
  Resource: "resource",
  ContainerResource: "containerResource",
};

/** A measure has the source that its type names and no other; the first source there is gets looked at. */
export function validateMetric(metric: MetricSpec, path: string, errors: FieldError[]): void {
  const present = sources.filter((each) => metric[each] !== undefined);
  const expected = sourceOfType[metric.type];
  const [first] = present;
  if (first !== undefined) validateSource(metric, first, { path: `${path}.${first}`, errors });
  if (expected !== undefined && !present.includes(expected)) {
    errors.push(required(`${path}.${expected}`, "must populate information for the given metric source"));
  }
  if (present.length === 1) return;
  for (const each of present) {
    if (each !== expected) errors.push(forbidden(`${path}.${each}`, "must populate the given metric source only"));
  }
}

interface At {
  readonly path: string;
  readonly errors: FieldError[];
}

function validateSource(metric: MetricSpec, source: Source, at: At): void {
  const target = metric[source]?.target;
  if (metric.object?.describedObject !== undefined) {
    validateReference(metric.object.describedObject, `${at.path}.describedObject`, at.errors);
  }
  if (target === undefined) return;
  validateTarget(target, at);
  switch (source) {
    case "object":
      validateObjectTarget(target, at);
      break;
    case "external":
      validateExternalTarget(target, at);
      break;
    case "pods":
      validatePodsTarget(target, at);
      break;
    default:
      validateResourceTarget(target, at);
  }
}

const targetTypes = ["Utilization", "Value", "AverageValue"];

function validateTarget(target: MetricTarget, { path, errors }: At): void {
  if (target.type !== "" && !targetTypes.includes(target.type)) {
    const text = "must be either Utilization, Value, or AverageValue";
    errors.push(invalid(`${path}.target.type`, target.type, text));
  }
  for (const field of ["value", "averageValue"] as const) {
    const amount = target[field];
    if (amount === undefined || isPositive(amount)) continue;
    errors.push(invalid(`${path}.target.${field}`, String(amount), "must be positive"));
  }
}

function validateObjectTarget({ value, averageValue }: MetricTarget, { path, errors }: At): void {
  if (value !== undefined || averageValue !== undefined) return;
  errors.push(required(`${path}.target.averageValue`, "must set either a target value or averageValue"));
}

function validateExternalTarget({ value, averageValue }: MetricTarget, { path, errors }: At): void {
  if (value === undefined && averageValue === undefined) {
    const text = "must set either a target value for metric or a per-pod target";
    errors.push(required(`${path}.target.averageValue`, text));
  } else if (value !== undefined && averageValue !== undefined) {
    const text = "may not set both a target value for metric and a per-pod target";
    errors.push(forbidden(`${path}.target.value`, text));
  }
}

function validatePodsTarget({ averageValue }: MetricTarget, { path, errors }: At): void {
  if (isPositive(averageValue)) return;
  errors.push(required(`${path}.target.averageValue`, "must specify a positive target averageValue"));
}

function validateResourceTarget({ averageUtilization, averageValue }: MetricTarget, { path, errors }: At): void {
  if (averageUtilization === undefined && averageValue === undefined) {
    const text = "must set either a target raw value or a target utilization";
    errors.push(required(`${path}.target.averageUtilization`, text));
  } else if (averageUtilization !== undefined && averageValue !== undefined) {
    const text = "may not set both a target raw value and a target utilization";
    errors.push(forbidden(`${path}.target.averageValue`, text));
  }
}
