// Generated from batch/v1/job.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  invalid,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkPodTemplateSpec } from "../../core/v1/podTemplate.rules.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./job.ts";

export const checkJob: RuleCheck<types.Job> = (self, old, findings) => {
  const { errors } = findings;
  if (self.spec?.selector === undefined) errors.push(required("spec.selector"));
  checkJobParts(self, old, findings);
};

export const checkJobParts: RuleCheck<types.Job> = (self, old, findings) => {
  checkField(findings, checkJobSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkJobSpec: RuleCheck<types.JobSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.completionMode === "Indexed" && self.completions === undefined) {
    errors.push(required("completions", "when completion mode is Indexed"));
  }
  if (self.completionMode === "Indexed" && self.parallelism !== undefined && self.parallelism > 100000) {
    errors.push(invalid("parallelism", self.parallelism ?? null, "must be less than or equal to 100000 when completion mode is Indexed"));
  }
  if (self.completionMode === "Indexed" && self.maxFailedIndexes !== undefined && self.completions !== undefined && self.maxFailedIndexes > self.completions) {
    errors.push(invalid("maxFailedIndexes", self.maxFailedIndexes ?? null, "must be less than or equal to completions"));
  }
  if (self.completionMode === "Indexed" && self.maxFailedIndexes !== undefined && self.maxFailedIndexes > 100000) {
    errors.push(invalid("maxFailedIndexes", self.maxFailedIndexes ?? null, "must be less than or equal to 100000"));
  }
  if (self.completionMode === undefined && self.backoffLimitPerIndex !== undefined) {
    errors.push(invalid("backoffLimitPerIndex", self.backoffLimitPerIndex ?? null, "requires indexed completion mode"));
  }
  if (self.completionMode === undefined && self.maxFailedIndexes !== undefined) {
    errors.push(invalid("maxFailedIndexes", self.maxFailedIndexes ?? null, "requires indexed completion mode"));
  }
  if (self.completionMode === "NonIndexed" && self.backoffLimitPerIndex !== undefined) {
    errors.push(invalid("backoffLimitPerIndex", self.backoffLimitPerIndex ?? null, "requires indexed completion mode"));
  }
  if (self.completionMode === "NonIndexed" && self.maxFailedIndexes !== undefined) {
    errors.push(invalid("maxFailedIndexes", self.maxFailedIndexes ?? null, "requires indexed completion mode"));
  }
  if (self.maxFailedIndexes !== undefined && self.backoffLimitPerIndex === undefined) {
    errors.push(required("backoffLimitPerIndex", "when maxFailedIndexes is specified"));
  }
  if (self.completionMode !== "Indexed" && self.successPolicy !== undefined) {
    errors.push(invalid("successPolicy", self.successPolicy ?? null, "requires indexed completion mode"));
  }
  if (self.podFailurePolicy !== undefined && self.podReplacementPolicy && self.podReplacementPolicy !== "Failed") {
    errors.push(notSupportedAsListed("podReplacementPolicy", self.podReplacementPolicy ?? null, ["Failed"]));
  }
  if (self.podFailurePolicy === undefined && self.podReplacementPolicy && self.podReplacementPolicy !== "Failed" && self.podReplacementPolicy !== "TerminatingOrFailed") {
    errors.push(notSupportedAsListed("podReplacementPolicy", self.podReplacementPolicy ?? null, ["Failed", "TerminatingOrFailed"]));
  }
  if ((self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always" && self.template?.spec?.restartPolicy !== "OnFailure" && self.template?.spec?.restartPolicy !== "Never")) {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["OnFailure", "Never"]));
  }
  if ((!self.template?.spec?.restartPolicy || self.template?.spec?.restartPolicy === "Always")) {
    errors.push(required("template.spec.restartPolicy", "valid values: \"OnFailure\", \"Never\""));
  }
  if (self.podFailurePolicy !== undefined && self.template?.spec?.restartPolicy === "OnFailure") {
    errors.push(invalid("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", "only \"Never\" is supported when podFailurePolicy is specified"));
  }
  eachItem(findings, self.podFailurePolicy?.rules, (each, index) => {
    if (each?.action === "FailIndex" && self.backoffLimitPerIndex === undefined && each?.action) {
      errors.push(invalid(`podFailurePolicy.rules[${index}].action`, each?.action, "requires the backoffLimitPerIndex to be set"));
    }
  });
  checkField(findings, checkPodFailurePolicy, {
    name: "podFailurePolicy",
    self: self.podFailurePolicy,
    old: old?.podFailurePolicy,
  });
  checkField(findings, checkSuccessPolicy, {
    name: "successPolicy",
    self: self.successPolicy,
    old: old?.successPolicy,
  });
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
};

export const checkPodFailurePolicy: RuleCheck<types.PodFailurePolicy> = (self, _old, findings) => {
  checkItems(findings, checkPodFailurePolicyRule, { name: "rules", self: self.rules });
};

export const checkPodFailurePolicyRule: RuleCheck<types.PodFailurePolicyRule> = (self, old, findings) => {
  checkField(findings, checkPodFailurePolicyOnExitCodesRequirement, {
    name: "onExitCodes",
    self: self.onExitCodes,
    old: old?.onExitCodes,
  });
  checkItems(findings, checkPodFailurePolicyOnPodConditionsPattern, {
    name: "onPodConditions",
    self: self.onPodConditions,
  });
};

export const checkPodFailurePolicyOnExitCodesRequirement: RuleCheck<types.PodFailurePolicyOnExitCodesRequirement> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.values, (each, index) => {
    if (each === 0 && self.operator === "In") {
      errors.push(invalid(`values[${index}]`, each, "must not be 0 for the In operator"));
    }
  });
  if (!self.values?.length) errors.push(invalid("values", self.values, "at least one value is required"));
};

export const checkPodFailurePolicyOnPodConditionsPattern: RuleCheck<types.PodFailurePolicyOnPodConditionsPattern> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.status && self.status !== "False" && self.status !== "True" && self.status !== "Unknown") {
    errors.push(notSupportedAsListed("status", self.status ?? "", ["False", "True", "Unknown"]));
  }
};

export const checkSuccessPolicy: RuleCheck<types.SuccessPolicy> = (self, _old, findings) => {
  checkItems(findings, checkSuccessPolicyRule, { name: "rules", self: self.rules });
};

export const checkSuccessPolicyRule: RuleCheck<types.SuccessPolicyRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.succeededIndexes === undefined && self.succeededCount === undefined) {
    errors.push(required("", "at least one of succeededCount or succeededIndexes must be specified"));
  }
};
