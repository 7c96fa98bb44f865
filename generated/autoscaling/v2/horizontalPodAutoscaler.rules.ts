// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  forbidden,
  invalid,
  isNegative,
  isPositive,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./horizontalPodAutoscaler.ts";

export const checkHorizontalPodAutoscaler: RuleCheck<types.HorizontalPodAutoscaler> = (self, old, findings) => {
  checkHorizontalPodAutoscalerParts(self, old, findings);
};

export const checkHorizontalPodAutoscalerParts: RuleCheck<types.HorizontalPodAutoscaler> = (self, old, findings) => {
  checkField(findings, checkHorizontalPodAutoscalerSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkHorizontalPodAutoscalerSpec: RuleCheck<types.HorizontalPodAutoscalerSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.maxReplicas) errors.push(required("maxReplicas", "must be set and greater than 0"));
  if ((self.maxReplicas ?? 0) < 0) {
    errors.push(invalid("maxReplicas", self.maxReplicas, "must be greater than or equal to 1"));
  }
  if (self.minReplicas !== undefined && (self.maxReplicas ?? 0) < self.minReplicas) {
    errors.push(invalid("maxReplicas", self.maxReplicas, "must be greater than or equal to `minReplicas`"));
  }
  checkField(findings, checkCrossVersionObjectReference, {
    name: "scaleTargetRef",
    self: self.scaleTargetRef,
    old: old?.scaleTargetRef,
  });
  checkItems(findings, checkMetricSpec, { name: "metrics", self: self.metrics });
  checkField(findings, checkHorizontalPodAutoscalerBehavior, {
    name: "behavior",
    self: self.behavior,
    old: old?.behavior,
  });
};

export const checkCrossVersionObjectReference: RuleCheck<types.CrossVersionObjectReference> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.apiVersion && !matchesPattern(self.apiVersion, "^[^/]*(/[^/]*)?$")) {
    errors.push(invalid("apiVersion", self.apiVersion ?? "", `unexpected GroupVersion string: ${self.apiVersion}`));
  }
};

export const checkMetricSpec: RuleCheck<types.MetricSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.type === "Object" && self.object === undefined) {
    errors.push(required("object", "must populate information for the given metric source"));
  }
  if (self.type === "External" && self.external === undefined) {
    errors.push(required("external", "must populate information for the given metric source"));
  }
  if (self.type === "Pods" && self.pods === undefined) {
    errors.push(required("pods", "must populate information for the given metric source"));
  }
  if (self.type === "Resource" && self.resource === undefined) {
    errors.push(required("resource", "must populate information for the given metric source"));
  }
  if (self.type === "ContainerResource" && self.containerResource === undefined) {
    errors.push(required("containerResource", "must populate information for the given metric source"));
  }
  if ((self.external !== undefined || self.pods !== undefined || self.resource !== undefined || self.containerResource !== undefined) && self.type !== "Object" && self.object !== undefined) {
    errors.push(forbidden("object", "must populate the given metric source only"));
  }
  if ((self.object !== undefined || self.pods !== undefined || self.resource !== undefined || self.containerResource !== undefined) && self.type !== "External" && self.external !== undefined) {
    errors.push(forbidden("external", "must populate the given metric source only"));
  }
  if ((self.object !== undefined || self.external !== undefined || self.resource !== undefined || self.containerResource !== undefined) && self.type !== "Pods" && self.pods !== undefined) {
    errors.push(forbidden("pods", "must populate the given metric source only"));
  }
  if ((self.object !== undefined || self.external !== undefined || self.pods !== undefined || self.containerResource !== undefined) && self.type !== "Resource" && self.resource !== undefined) {
    errors.push(forbidden("resource", "must populate the given metric source only"));
  }
  if ((self.object !== undefined || self.external !== undefined || self.pods !== undefined || self.resource !== undefined) && self.type !== "ContainerResource" && self.containerResource !== undefined) {
    errors.push(forbidden("containerResource", "must populate the given metric source only"));
  }
  checkField(findings, checkObjectMetricSource, { name: "object", self: self.object, old: old?.object });
  checkField(findings, checkPodsMetricSource, { name: "pods", self: self.pods, old: old?.pods });
  checkField(findings, checkResourceMetricSource, { name: "resource", self: self.resource, old: old?.resource });
  checkField(findings, checkContainerResourceMetricSource, {
    name: "containerResource",
    self: self.containerResource,
    old: old?.containerResource,
  });
  checkField(findings, checkExternalMetricSource, { name: "external", self: self.external, old: old?.external });
};

export const checkObjectMetricSource: RuleCheck<types.ObjectMetricSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.target?.value === undefined && self.target?.averageValue === undefined) {
    errors.push(required("target.averageValue", "must set either a target value or averageValue"));
  }
  checkField(findings, checkCrossVersionObjectReference, {
    name: "describedObject",
    self: self.describedObject,
    old: old?.describedObject,
  });
  checkField(findings, checkMetricTarget, { name: "target", self: self.target, old: old?.target });
};

export const checkMetricTarget: RuleCheck<types.MetricTarget> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.type !== "Utilization" && self.type !== "Value" && self.type !== "AverageValue") {
    errors.push(invalid("type", self.type, "must be either Utilization, Value, or AverageValue"));
  }
  if (self.value !== undefined && !isPositive(self.value)) {
    errors.push(invalid("value", String(self.value), "must be positive"));
  }
  if (self.averageValue !== undefined && !isPositive(self.averageValue)) {
    errors.push(invalid("averageValue", String(self.averageValue), "must be positive"));
  }
};

export const checkPodsMetricSource: RuleCheck<types.PodsMetricSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.target?.averageValue === undefined) {
    errors.push(required("target.averageValue", "must specify a positive target averageValue"));
  }
  checkField(findings, checkMetricTarget, { name: "target", self: self.target, old: old?.target });
};

export const checkResourceMetricSource: RuleCheck<types.ResourceMetricSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.target?.averageValue === undefined && self.target?.averageUtilization === undefined) {
    errors.push(required("target.averageUtilization", "must set either a target raw value or a target utilization"));
  }
  if (self.target?.averageUtilization !== undefined && self.target?.averageValue !== undefined) {
    errors.push(forbidden("target.averageValue", "may not set both a target raw value and a target utilization"));
  }
  checkField(findings, checkMetricTarget, { name: "target", self: self.target, old: old?.target });
};

export const checkContainerResourceMetricSource: RuleCheck<types.ContainerResourceMetricSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.target?.averageValue === undefined && self.target?.averageUtilization === undefined) {
    errors.push(required("target.averageUtilization", "must set either a target raw value or a target utilization"));
  }
  if (self.target?.averageUtilization !== undefined && self.target?.averageValue !== undefined) {
    errors.push(forbidden("target.averageValue", "may not set both a target raw value and a target utilization"));
  }
  checkField(findings, checkMetricTarget, { name: "target", self: self.target, old: old?.target });
};

export const checkExternalMetricSource: RuleCheck<types.ExternalMetricSource> = (self, old, findings) => {
  const { errors } = findings;
  if (self.target?.value === undefined && self.target?.averageValue === undefined) {
    errors.push(required("target.averageValue", "must set either a target value for metric or a per-pod target"));
  }
  if (self.target?.averageValue !== undefined && self.target?.value !== undefined) {
    errors.push(forbidden("target.value", "may not set both a target value for metric and a per-pod target"));
  }
  checkField(findings, checkMetricTarget, { name: "target", self: self.target, old: old?.target });
};

export const checkHorizontalPodAutoscalerBehavior: RuleCheck<types.HorizontalPodAutoscalerBehavior> = (self, old, findings) => {
  checkField(findings, checkHPAScalingRules, { name: "scaleUp", self: self.scaleUp, old: old?.scaleUp });
  checkField(findings, checkHPAScalingRules, { name: "scaleDown", self: self.scaleDown, old: old?.scaleDown });
};

export const checkHPAScalingRules: RuleCheck<types.HPAScalingRules> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.stabilizationWindowSeconds !== undefined && self.stabilizationWindowSeconds < 0) {
    errors.push(invalid("stabilizationWindowSeconds", self.stabilizationWindowSeconds ?? null, "must be greater than or equal to zero"));
  }
  if (self.stabilizationWindowSeconds !== undefined && self.stabilizationWindowSeconds > 3600) {
    errors.push(invalid("stabilizationWindowSeconds", self.stabilizationWindowSeconds ?? null, "must be less than or equal to 3600"));
  }
  if (self.tolerance !== undefined && isNegative(self.tolerance)) {
    errors.push(invalid("tolerance", String(self.tolerance), "must be greater than or equal to 0"));
  }
  checkItems(findings, checkHPAScalingPolicy, { name: "policies", self: self.policies });
};

export const checkHPAScalingPolicy: RuleCheck<types.HPAScalingPolicy> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.value ?? 0) <= 0) errors.push(invalid("value", self.value, "must be greater than zero"));
  if ((self.periodSeconds ?? 0) <= 0) {
    errors.push(invalid("periodSeconds", self.periodSeconds, "must be greater than zero"));
  }
  if ((self.periodSeconds ?? 0) > 1800) {
    errors.push(invalid("periodSeconds", self.periodSeconds, "must be less than or equal to 1800"));
  }
};

export const checkMetricStatus: RuleCheck<types.MetricStatus> = (self, old, findings) => {
  checkField(findings, checkObjectMetricStatus, { name: "object", self: self.object, old: old?.object });
};

export const checkObjectMetricStatus: RuleCheck<types.ObjectMetricStatus> = (self, old, findings) => {
  checkField(findings, checkCrossVersionObjectReference, {
    name: "describedObject",
    self: self.describedObject,
    old: old?.describedObject,
  });
};
