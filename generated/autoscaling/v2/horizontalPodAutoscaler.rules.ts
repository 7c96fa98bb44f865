// Generated from autoscaling/v2/horizontalPodAutoscaler.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./horizontalPodAutoscaler.ts";

export const checkHorizontalPodAutoscaler: RuleCheck<types.HorizontalPodAutoscaler> = (self, old, findings) => {
  checkHorizontalPodAutoscalerParts(self, old, findings);
};

export const checkHorizontalPodAutoscalerParts: RuleCheck<types.HorizontalPodAutoscaler> = (self, old, findings) => {
  checkField(findings, checkHorizontalPodAutoscalerSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkHorizontalPodAutoscalerStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkHorizontalPodAutoscalerSpec: RuleCheck<types.HorizontalPodAutoscalerSpec> = (self, _old, findings) => {
  checkItems(findings, checkMetricSpec, { name: "metrics", self: self.metrics });
};

export const checkMetricSpec: RuleCheck<types.MetricSpec> = (self, old, findings) => {
  checkField(findings, checkObjectMetricSource, { name: "object", self: self.object, old: old?.object });
  checkField(findings, checkPodsMetricSource, { name: "pods", self: self.pods, old: old?.pods });
  checkField(findings, checkExternalMetricSource, { name: "external", self: self.external, old: old?.external });
};

export const checkObjectMetricSource: RuleCheck<types.ObjectMetricSource> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};

export const checkMetricIdentifier: RuleCheck<types.MetricIdentifier> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};

export const checkPodsMetricSource: RuleCheck<types.PodsMetricSource> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};

export const checkExternalMetricSource: RuleCheck<types.ExternalMetricSource> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};

export const checkHorizontalPodAutoscalerStatus: RuleCheck<types.HorizontalPodAutoscalerStatus> = (self, _old, findings) => {
  checkItems(findings, checkMetricStatus, { name: "currentMetrics", self: self.currentMetrics });
};

export const checkMetricStatus: RuleCheck<types.MetricStatus> = (self, old, findings) => {
  checkField(findings, checkObjectMetricStatus, { name: "object", self: self.object, old: old?.object });
  checkField(findings, checkPodsMetricStatus, { name: "pods", self: self.pods, old: old?.pods });
  checkField(findings, checkExternalMetricStatus, { name: "external", self: self.external, old: old?.external });
};

export const checkObjectMetricStatus: RuleCheck<types.ObjectMetricStatus> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};

export const checkPodsMetricStatus: RuleCheck<types.PodsMetricStatus> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};

export const checkExternalMetricStatus: RuleCheck<types.ExternalMetricStatus> = (self, old, findings) => {
  checkField(findings, checkMetricIdentifier, { name: "metric", self: self.metric, old: old?.metric });
};
