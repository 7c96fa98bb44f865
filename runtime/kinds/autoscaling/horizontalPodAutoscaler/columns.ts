import type {
  HorizontalPodAutoscaler,
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { firstOf } from "../../rules/text.ts";

/** "Deployment/web" */
export function reference(autoscaler: HorizontalPodAutoscaler): Cell {
  const { kind, name } = autoscaler.spec.scaleTargetRef;
  return `${kind}/${name}`;
}

/** The first two measures with what they should be: "cpu: 40%/80%, 3/10 (avg)". */
export function targets(autoscaler: HorizontalPodAutoscaler): Cell {
  const metrics = autoscaler.spec.metrics ?? [];
  if (metrics.length === 0) return "<none>";
  const statuses = autoscaler.status?.currentMetrics ?? [];
  return firstOf(
    metrics.map((each, index) => targetText(each, statuses[index])),
    2,
    ", ",
  );
}

export function minPods(autoscaler: HorizontalPodAutoscaler): Cell {
  return String(autoscaler.spec.minReplicas ?? "<unset>");
}

function targetText(metric: MetricSpec, status: MetricStatus | undefined): string {
  const { type, external, object, pods, resource, containerResource } = metric;
  if (type === "External" && external) return amountText(external.target, status?.external?.current);
  if (type === "Object" && object) return amountText(object.target, status?.object?.current);
  if (type === "Pods" && pods) {
    return `${status?.pods?.current.averageValue ?? unknown}/${pods.target.averageValue ?? 0}`;
  }
  if (type === "Resource" && resource) return resourceText(resource, status?.resource?.current);
  if (type === "ContainerResource" && containerResource) {
    return resourceText(containerResource, status?.containerResource?.current);
  }
  return "<unknown type>";
}

const unknown = "<unknown>";

function amountText(target: MetricTarget, current: MetricValueStatus | undefined): string {
  if (target.averageValue === undefined) return `${current?.value ?? unknown}/${target.value ?? 0}`;
  return `${current?.averageValue ?? unknown}/${target.averageValue} (avg)`;
}

function resourceText(
  { name, target }: { readonly name: string; readonly target: MetricTarget },
  current: MetricValueStatus | undefined,
): string {
  if (target.averageValue !== undefined) return `${name}: ${current?.averageValue ?? unknown}/${target.averageValue}`;
  const wanted = target.averageUtilization === undefined ? "<auto>" : `${target.averageUtilization}%`;
  const reached = current?.averageUtilization;
  return `${name}: ${reached === undefined ? unknown : `${reached}%`}/${wanted}`;
}
