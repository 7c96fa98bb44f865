import type {
  CrossVersionObjectReference,
  MetricIdentifier,
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
} from "../../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";

type Amount = NonNullable<MetricTarget["value"]>;
type Selector = NonNullable<MetricIdentifier["selector"]>;

/** A measure as autoscaling/v1 annotates it; the fields of all sources in one, since each has a few of them. */
export interface MetricSpecV1 {
  type: MetricSpec["type"];
  object?: SourceV1;
  pods?: SourceV1;
  resource?: SourceV1;
  containerResource?: SourceV1;
  external?: SourceV1;
}

interface SourceV1 {
  target?: CrossVersionObjectReference;
  metricName?: string;
  selector?: Selector;
  metricSelector?: Selector;
  name?: string;
  container?: string;
  targetValue?: Amount;
  averageValue?: Amount;
  targetAverageValue?: Amount;
  targetAverageUtilization?: number;
}

export interface MetricStatusV1 {
  type: MetricStatus["type"];
  object?: StateV1;
  pods?: StateV1;
  resource?: StateV1;
  containerResource?: StateV1;
  external?: StateV1;
}

interface StateV1 {
  target?: CrossVersionObjectReference;
  metricName?: string;
  selector?: Selector;
  metricSelector?: Selector;
  name?: string;
  container?: string;
  currentValue?: Amount;
  averageValue?: Amount;
  currentAverageValue?: Amount;
  currentAverageUtilization?: number;
}

export function metricSpecFromV1({ type, ...sources }: MetricSpecV1): MetricSpec {
  const { object, pods, resource, containerResource, external } = sources;
  const metric: MetricSpec = { type };
  if (object) metric.object = { describedObject: targetOf(object), target: goal(object), metric: identifier(object) };
  if (pods) metric.pods = { metric: identifier(pods), target: goal(pods) };
  if (resource) metric.resource = { name: resource.name ?? "", target: goal(resource) };
  if (containerResource) {
    const { name = "", container = "" } = containerResource;
    metric.containerResource = { name, target: goal(containerResource), container };
  }
  if (external) metric.external = { metric: identifier(external), target: goal(external) };
  return metric;
}

export function metricSpecToV1(spec: MetricSpec): MetricSpecV1 {
  const { type, object, pods, resource, containerResource, external } = spec;
  const metric: MetricSpecV1 = { type };
  if (object) {
    const { averageValue, value = "0" } = object.target;
    metric.object = {
      target: object.describedObject,
      metricName: object.metric.name,
      targetValue: value,
      ...defined({ selector: object.metric.selector, averageValue }),
    };
  }
  if (pods) {
    const { name: metricName, selector } = pods.metric;
    metric.pods = { metricName, targetAverageValue: pods.target.averageValue ?? "0", ...defined({ selector }) };
  }
  if (resource) metric.resource = { name: resource.name, ...averages(resource.target) };
  if (containerResource) {
    const { name, container, target } = containerResource;
    metric.containerResource = { name, ...averages(target), container };
  }
  if (external) {
    const { value: targetValue, averageValue: targetAverageValue } = external.target;
    const { name: metricName, selector: metricSelector } = external.metric;
    metric.external = { metricName, ...defined({ metricSelector, targetValue, targetAverageValue }) };
  }
  return metric;
}

export function metricStatusFromV1({ type, ...sources }: MetricStatusV1): MetricStatus {
  const { object, pods, resource, containerResource, external } = sources;
  const metric: MetricStatus = { type };
  if (object) {
    metric.object = { metric: identifier(object), current: reached(object), describedObject: targetOf(object) };
  }
  if (pods) metric.pods = { metric: identifier(pods), current: reached(pods) };
  if (resource) metric.resource = { name: resource.name ?? "", current: reached(resource) };
  if (containerResource) {
    const { name = "", container = "" } = containerResource;
    metric.containerResource = { name, current: reached(containerResource), container };
  }
  if (external) metric.external = { metric: identifier(external), current: reached(external) };
  return metric;
}

export function metricStatusToV1(status: MetricStatus): MetricStatusV1 {
  const { type, object, pods, resource, containerResource, external } = status;
  const metric: MetricStatusV1 = { type };
  if (object) {
    const { value: currentValue = "0", averageValue } = object.current;
    const { name: metricName, selector } = object.metric;
    const target = object.describedObject;
    metric.object = { target, metricName, currentValue, ...defined({ selector, averageValue }) };
  }
  if (pods) {
    const { name: metricName, selector } = pods.metric;
    metric.pods = { metricName, currentAverageValue: pods.current.averageValue ?? "0", ...defined({ selector }) };
  }
  if (resource) metric.resource = { name: resource.name, ...current(resource.current) };
  if (containerResource) {
    const { name, container } = containerResource;
    metric.containerResource = { name, ...current(containerResource.current), container };
  }
  if (external) {
    const { value: currentValue = "0", averageValue: currentAverageValue } = external.current;
    const { name: metricName, selector: metricSelector } = external.metric;
    metric.external = { metricName, currentValue, ...defined({ metricSelector, currentAverageValue }) };
  }
  return metric;
}

function targetOf({ target }: { readonly target?: CrossVersionObjectReference }): CrossVersionObjectReference {
  return target ?? { kind: "", name: "" };
}

function identifier({ metricName: name = "", selector, metricSelector }: SourceV1 | StateV1): MetricIdentifier {
  return { name, ...defined({ selector: selector ?? metricSelector }) };
}

/** The one of v1's targets that is set; an average goes before the whole. */
function goal(source: SourceV1): MetricTarget {
  const averageValue = source.averageValue ?? source.targetAverageValue;
  if (source.targetAverageUtilization !== undefined) {
    return { type: "Utilization", averageUtilization: source.targetAverageUtilization };
  }
  if (averageValue !== undefined) return { type: "AverageValue", averageValue };
  return { type: "Value", ...defined({ value: source.targetValue }) };
}

function reached(state: StateV1): MetricValueStatus {
  const { currentValue: value, currentAverageUtilization: averageUtilization } = state;
  return defined({ value, averageValue: state.averageValue ?? state.currentAverageValue, averageUtilization });
}

function averages({ averageUtilization, averageValue }: MetricTarget): SourceV1 {
  return defined({ targetAverageUtilization: averageUtilization, targetAverageValue: averageValue });
}

function current({ averageUtilization, averageValue = "0" }: MetricValueStatus): StateV1 {
  return { ...defined({ currentAverageUtilization: averageUtilization }), currentAverageValue: averageValue };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the members that are undefined. */
function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
