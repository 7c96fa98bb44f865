// Generated from core/v1/scheduling.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  notSupported,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./scheduling.ts";

export const checkAffinity: RuleCheck<types.Affinity> = (self, old, findings) => {
  checkField(findings, checkPodAffinity, { name: "podAffinity", self: self.podAffinity, old: old?.podAffinity });
  checkField(findings, checkPodAntiAffinity, {
    name: "podAntiAffinity",
    self: self.podAntiAffinity,
    old: old?.podAntiAffinity,
  });
};

export const checkPodAffinity: RuleCheck<types.PodAffinity> = (self, _old, findings) => {
  checkItems(findings, checkPodAffinityTerm, {
    name: "requiredDuringSchedulingIgnoredDuringExecution",
    self: self.requiredDuringSchedulingIgnoredDuringExecution,
  });
  checkItems(findings, checkWeightedPodAffinityTerm, {
    name: "preferredDuringSchedulingIgnoredDuringExecution",
    self: self.preferredDuringSchedulingIgnoredDuringExecution,
  });
};

export const checkPodAffinityTerm: RuleCheck<types.PodAffinityTerm> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, {
    name: "labelSelector",
    self: self.labelSelector,
    old: old?.labelSelector,
  });
  checkField(findings, checkLabelSelector, {
    name: "namespaceSelector",
    self: self.namespaceSelector,
    old: old?.namespaceSelector,
  });
};

export const checkWeightedPodAffinityTerm: RuleCheck<types.WeightedPodAffinityTerm> = (self, old, findings) => {
  checkField(findings, checkPodAffinityTerm, {
    name: "podAffinityTerm",
    self: self.podAffinityTerm,
    old: old?.podAffinityTerm,
  });
};

export const checkPodAntiAffinity: RuleCheck<types.PodAntiAffinity> = (self, _old, findings) => {
  checkItems(findings, checkPodAffinityTerm, {
    name: "requiredDuringSchedulingIgnoredDuringExecution",
    self: self.requiredDuringSchedulingIgnoredDuringExecution,
  });
  checkItems(findings, checkWeightedPodAffinityTerm, {
    name: "preferredDuringSchedulingIgnoredDuringExecution",
    self: self.preferredDuringSchedulingIgnoredDuringExecution,
  });
};

export const checkToleration: RuleCheck<types.Toleration> = (self, _old, findings) => {
  const { errors } = findings;
  if ((!self.key && self.operator !== "Exists")) {
    errors.push(invalid("operator", self.operator ?? "", "operator must be Exists when `key` is empty, which means \"match all values and all keys\""));
  }
  if (self.effect !== "NoExecute" && self.tolerationSeconds !== undefined) {
    errors.push(invalid("effect", self.effect ?? "", "effect must be 'NoExecute' when `tolerationSeconds` is set"));
  }
  if ((self.operator === "Equal" || !self.operator) && isMalformed(self.value, formats["label-value"])) {
    errors.push(malformed("operator", self.value, formats["label-value"]));
  }
  if (self.operator === "Exists" && self.value) {
    errors.push(invalid("operator", self, "value must be empty when `operator` is 'Exists'"));
  }
  if (self.operator && self.operator !== "Equal" && self.operator !== "Exists") {
    errors.push(notSupported("operator", self.operator ?? "", ["Equal", "Exists"]));
  }
};

export const checkTopologySpreadConstraint: RuleCheck<types.TopologySpreadConstraint> = (self, old, findings) => {
  const { errors } = findings;
  if (self.whenUnsatisfiable !== "DoNotSchedule" && self.minDomains !== undefined) {
    errors.push(invalid("minDomains", self.minDomains ?? null, "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway"));
  }
  if (self.labelSelector === undefined) {
    eachItem(findings, self.matchLabelKeys, (each, index) => {
      if (each !== undefined) {
        errors.push(forbidden(`matchLabelKeys[${index}]`, "must not be specified when labelSelector is not set"));
      }
    });
  }
  checkField(findings, checkLabelSelector, {
    name: "labelSelector",
    self: self.labelSelector,
    old: old?.labelSelector,
  });
};
