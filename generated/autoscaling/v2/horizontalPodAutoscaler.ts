// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";

/** HorizontalPodAutoscaler sets the number of replicas of a workload by measures of its load. */
export interface HorizontalPodAutoscaler {
  apiVersion?: "autoscaling/v2";
  kind?: "HorizontalPodAutoscaler";
  metadata?: ObjectMeta;
  /** What is scaled, how far and by what. */
  spec: HorizontalPodAutoscalerSpec;
  /** What the controller last saw. */
  status?: HorizontalPodAutoscalerStatus;
}

/** A list of horizontalpodautoscalers. */
export interface HorizontalPodAutoscalerList {
  apiVersion: "autoscaling/v2";
  kind: "HorizontalPodAutoscalerList";
  metadata: ListMeta;
  items: HorizontalPodAutoscaler[];
}

/** What is scaled, how far, and by which measures. */
export interface HorizontalPodAutoscalerSpec {
  /** Workload whose replicas are set. */
  scaleTargetRef: CrossVersionObjectReference;
  /** Fewest replicas; 1 when unset. Default: 1. */
  minReplicas?: number;
  /** Most replicas. */
  maxReplicas: number;
  /** Measures to go by; the one that asks for most replicas wins. CPU at 80 percent when empty. */
  metrics?: MetricSpec[];
  /** How fast replicas are added and removed. */
  behavior?: HorizontalPodAutoscalerBehavior;
}

/** Points at an object of the same namespace, in any version. */
export interface CrossVersionObjectReference {
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Group and version of the object. */
  apiVersion?: string;
}

/** A measure and what it should be; the field named as the type must be set. */
export interface MetricSpec {
  /** Where the measure comes from. */
  type: "Object" | "Pods" | "Resource" | "ContainerResource" | "External";
  /** A measure of one other object. */
  object?: ObjectMetricSource;
  /** A measure of each pod, taken on average. */
  pods?: PodsMetricSource;
  /** What pods use of a resource, taken on average. */
  resource?: ResourceMetricSource;
  /** What one container of each pod uses of a resource, taken on average. */
  containerResource?: ContainerResourceMetricSource;
  /** A measure from outside the cluster. */
  external?: ExternalMetricSource;
}

/** A measure of one object, such as requests per second of an ingress. */
export interface ObjectMetricSource {
  /** Object that is measured. */
  describedObject: CrossVersionObjectReference;
  /** What the measure should be. */
  target: MetricTarget;
  /** Which measure. */
  metric: MetricIdentifier;
}

/** What a measure should be. */
export interface MetricTarget {
  /** Utilization, Value or AverageValue. */
  type: "Utilization" | "Value" | "AverageValue" | (string & {});
  /** The measure itself. */
  value?: Quantity;
  /** The measure divided by the number of pods. */
  averageValue?: Quantity;
  /** The measure in percent of what pods request. */
  averageUtilization?: number;
}

/** Which measure. */
export interface MetricIdentifier {
  /** Name of the measure. */
  name: string;
  /** Labels that narrow it down. */
  selector?: LabelSelector;
}

/** A measure of each pod. */
export interface PodsMetricSource {
  /** Which measure. */
  metric: MetricIdentifier;
  /** What it should be on average. */
  target: MetricTarget;
}

/** What pods use of a resource. */
export interface ResourceMetricSource {
  /** Name of the resource. */
  name: "cpu" | "memory" | "storage" | "ephemeral-storage" | "pods" | "services" | "replicationcontrollers" | "resourcequotas" | "secrets" | "configmaps" | "persistentvolumeclaims" | "services.nodeports" | "services.loadbalancers" | "requests.cpu" | "requests.memory" | "requests.storage" | "requests.ephemeral-storage" | "limits.cpu" | "limits.memory" | "limits.ephemeral-storage" | (string & {});
  /** What it should be on average. */
  target: MetricTarget;
}

/** What one container of each pod uses of a resource. */
export interface ContainerResourceMetricSource {
  /** Name of the resource. */
  name: "cpu" | "memory" | "storage" | "ephemeral-storage" | "pods" | "services" | "replicationcontrollers" | "resourcequotas" | "secrets" | "configmaps" | "persistentvolumeclaims" | "services.nodeports" | "services.loadbalancers" | "requests.cpu" | "requests.memory" | "requests.storage" | "requests.ephemeral-storage" | "limits.cpu" | "limits.memory" | "limits.ephemeral-storage" | (string & {});
  /** What it should be on average. */
  target: MetricTarget;
  /** Name of the container. */
  container: string;
}

/** A measure from outside the cluster. */
export interface ExternalMetricSource {
  /** Which measure. */
  metric: MetricIdentifier;
  /** What it should be. */
  target: MetricTarget;
}

/** How fast replicas are added and removed. */
export interface HorizontalPodAutoscalerBehavior {
  /** Rules for adding. */
  scaleUp?: HPAScalingRules;
  /** Rules for removing. */
  scaleDown?: HPAScalingRules;
}

/** How fast the number of replicas may move in one direction. */
export interface HPAScalingRules {
  /** Seconds over which earlier results are taken into account, against flapping. */
  stabilizationWindowSeconds?: number;
  /** Which policy counts when several apply: Max, Min, or Disabled for none at all. */
  selectPolicy?: "Max" | "Min" | "Disabled";
  /** Bounds on the pace. */
  policies?: HPAScalingPolicy[];
  /** Deviation from the target that is let pass, as a fraction. Behind the gate HPAConfigurableTolerance. */
  tolerance?: Quantity;
}

/** A bound on the pace. */
export interface HPAScalingPolicy {
  /** Pods or Percent. */
  type: "Pods" | "Percent";
  /** How many pods, or how many percent of them. */
  value: number;
  /** Seconds in which that many may be added or removed. */
  periodSeconds: number;
}

/** What the controller last saw of a scaled workload. */
export interface HorizontalPodAutoscalerStatus {
  /** Generation of the autoscaler that was acted on. */
  observedGeneration?: number;
  /** When the number of replicas was changed last. */
  lastScaleTime?: Time;
  /** Replicas there are. */
  currentReplicas?: number;
  /** Replicas there should be. */
  desiredReplicas: number;
  /** What each measure was last, in the order of spec.metrics. */
  currentMetrics?: MetricStatus[] | null;
  /** Aspects of the state, one of each type. */
  conditions?: HorizontalPodAutoscalerCondition[];
}

/** What a measure was last. */
export interface MetricStatus {
  /** Where the measure comes from. */
  type: "Object" | "Pods" | "Resource" | "ContainerResource" | "External" | (string & {});
  /** A measure of one other object. */
  object?: ObjectMetricStatus;
  /** A measure of each pod, taken on average. */
  pods?: PodsMetricStatus;
  /** What pods use of a resource, taken on average. */
  resource?: ResourceMetricStatus;
  /** What one container of each pod uses of a resource, taken on average. */
  containerResource?: ContainerResourceMetricStatus;
  /** A measure from outside the cluster. */
  external?: ExternalMetricStatus;
}

/** What a measure of one object was last. */
export interface ObjectMetricStatus {
  /** Which measure. */
  metric: MetricIdentifier;
  /** What it was. */
  current: MetricValueStatus;
  /** Object that is measured. */
  describedObject: CrossVersionObjectReference;
}

/** What a measure was last. */
export interface MetricValueStatus {
  /** The measure itself. */
  value?: Quantity;
  /** The measure divided by the number of pods. */
  averageValue?: Quantity;
  /** The measure in percent of what pods request. */
  averageUtilization?: number;
}

/** What a measure of each pod was last. */
export interface PodsMetricStatus {
  /** Which measure. */
  metric: MetricIdentifier;
  /** What it was. */
  current: MetricValueStatus;
}

/** What pods used of a resource last. */
export interface ResourceMetricStatus {
  /** Name of the resource. */
  name: "cpu" | "memory" | "storage" | "ephemeral-storage" | "pods" | "services" | "replicationcontrollers" | "resourcequotas" | "secrets" | "configmaps" | "persistentvolumeclaims" | "services.nodeports" | "services.loadbalancers" | "requests.cpu" | "requests.memory" | "requests.storage" | "requests.ephemeral-storage" | "limits.cpu" | "limits.memory" | "limits.ephemeral-storage" | (string & {});
  /** What it was. */
  current: MetricValueStatus;
}

/** What one container of each pod used of a resource last. */
export interface ContainerResourceMetricStatus {
  /** Name of the resource. */
  name: "cpu" | "memory" | "storage" | "ephemeral-storage" | "pods" | "services" | "replicationcontrollers" | "resourcequotas" | "secrets" | "configmaps" | "persistentvolumeclaims" | "services.nodeports" | "services.loadbalancers" | "requests.cpu" | "requests.memory" | "requests.storage" | "requests.ephemeral-storage" | "limits.cpu" | "limits.memory" | "limits.ephemeral-storage" | (string & {});
  /** What it was. */
  current: MetricValueStatus;
  /** Name of the container. */
  container: string;
}

/** What a measure from outside the cluster was last. */
export interface ExternalMetricStatus {
  /** Which measure. */
  metric: MetricIdentifier;
  /** What it was. */
  current: MetricValueStatus;
}

/** One aspect of an autoscaler's state. */
export interface HorizontalPodAutoscalerCondition {
  /** Which aspect. */
  type: "ScalingActive" | "AbleToScale" | "ScalingLimited" | "ScaledToZero" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
