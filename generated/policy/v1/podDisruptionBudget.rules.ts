// Generated from policy/v1/podDisruptionBudget.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid, isMalformedOrEmpty, malformed, mixedFormats } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./podDisruptionBudget.ts";

export const checkPodDisruptionBudget: RuleCheck<types.PodDisruptionBudget> = (self, old, findings) => {
  checkPodDisruptionBudgetParts(self, old, findings);
};

export const checkPodDisruptionBudgetParts: RuleCheck<types.PodDisruptionBudget> = (self, old, findings) => {
  checkField(findings, checkPodDisruptionBudgetSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPodDisruptionBudgetSpec: RuleCheck<types.PodDisruptionBudgetSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.minAvailable !== undefined && self.maxUnavailable !== undefined) {
    errors.push(invalid("", self, "minAvailable and maxUnavailable cannot be both set"));
  }
  if (isMalformedOrEmpty(self.minAvailable, mixedFormats["share"])) {
    errors.push(...malformed("minAvailable", self.minAvailable ?? null, mixedFormats["share"]));
  }
  if (isMalformedOrEmpty(self.minAvailable, mixedFormats["at-most-all"])) {
    errors.push(...malformed("minAvailable", self.minAvailable ?? null, mixedFormats["at-most-all"]));
  }
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["share"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["share"]));
  }
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["at-most-all"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["at-most-all"]));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};
