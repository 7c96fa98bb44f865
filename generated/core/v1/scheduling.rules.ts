// Generated from core/v1/scheduling.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  forbidden,
  formats,
  invalid,
  isBehind,
  isMalformed,
  isMalformedOrEmpty,
  isWithout,
  malformed,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./scheduling.ts";

export const checkAffinity: RuleCheck<types.Affinity> = (self, old, findings) => {
  checkField(findings, checkNodeAffinity, { name: "nodeAffinity", self: self.nodeAffinity, old: old?.nodeAffinity });
  checkField(findings, checkPodAffinity, { name: "podAffinity", self: self.podAffinity, old: old?.podAffinity });
  checkField(findings, checkPodAntiAffinity, {
    name: "podAntiAffinity",
    self: self.podAntiAffinity,
    old: old?.podAntiAffinity,
  });
};

export const checkNodeAffinity: RuleCheck<types.NodeAffinity> = (self, old, findings) => {
  checkField(findings, checkNodeSelector, {
    name: "requiredDuringSchedulingIgnoredDuringExecution",
    self: self.requiredDuringSchedulingIgnoredDuringExecution,
    old: old?.requiredDuringSchedulingIgnoredDuringExecution,
  });
  checkItems(findings, checkPreferredSchedulingTerm, {
    name: "preferredDuringSchedulingIgnoredDuringExecution",
    self: self.preferredDuringSchedulingIgnoredDuringExecution,
  });
};

export const checkNodeSelector: RuleCheck<types.NodeSelector> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.nodeSelectorTerms, (each, index) => {
    eachItem(findings, each?.matchExpressions, (each2, index2) => {
      eachItem(findings, each2?.values, (each3, index3) => {
        if (formats["label-value"](each3) !== undefined) {
          errors.push(...malformed(`nodeSelectorTerms[${index}].matchExpressions[${index2}].values[${index3}]`, each3, formats["label-value"]));
        }
      });
    });
  });
  checkItems(findings, checkNodeSelectorTerm, { name: "nodeSelectorTerms", self: self.nodeSelectorTerms });
};

export const checkNodeSelectorTerm: RuleCheck<types.NodeSelectorTerm> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.matchExpressions, (each, index) => {
    if (each?.operator !== "In" && each?.operator !== "NotIn" && each?.operator !== "Exists" && each?.operator !== "DoesNotExist" && each?.operator !== "Gt" && each?.operator !== "Lt") {
      errors.push(invalid(`matchExpressions[${index}].operator`, each?.operator, "not a valid selector operator"));
    }
    if (isMalformedOrEmpty(each?.key, formats["qualified-name"])) {
      errors.push(...malformed(`matchExpressions[${index}].key`, each?.key, formats["qualified-name"]));
    }
    if ((each?.operator === "In" || each?.operator === "NotIn") && !each?.values?.length) {
      errors.push(required(`matchExpressions[${index}].values`, "must be specified when `operator` is 'In' or 'NotIn'"));
    }
    if ((each?.operator === "Exists" || each?.operator === "DoesNotExist") && each?.values?.length) {
      errors.push(forbidden(`matchExpressions[${index}].values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
    }
    if ((each?.operator === "Gt" || each?.operator === "Lt") && !each?.values?.length) {
      errors.push(required(`matchExpressions[${index}].values`, "must be specified single value when `operator` is 'Lt' or 'Gt'"));
    }
    if ((each?.operator === "Gt" || each?.operator === "Lt") && (each?.values?.length ?? 0) > 1) {
      errors.push(required(`matchExpressions[${index}].values`, "must be specified single value when `operator` is 'Lt' or 'Gt'"));
    }
  });
  eachItem(findings, self.matchFields, (each, index) => {
    if (each?.operator !== "In" && each?.operator !== "NotIn") {
      errors.push(invalid(`matchFields[${index}].operator`, each?.operator, "not a valid selector operator"));
    }
    if ((each?.operator === "In" || each?.operator === "NotIn") && !each?.values?.length) {
      errors.push(required(`matchFields[${index}].values`, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"));
    }
    if ((each?.operator === "In" || each?.operator === "NotIn") && (each?.values?.length ?? 0) > 1) {
      errors.push(required(`matchFields[${index}].values`, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"));
    }
    if (each?.key && each?.key !== "metadata.name") {
      errors.push(invalid(`matchFields[${index}].key`, each?.key, "not a valid field selector key"));
    }
    if (!each?.key) errors.push(invalid(`matchFields[${index}].key`, "", "not a valid field selector key"));
    if (each?.key === "metadata.name") {
      eachItem(findings, each?.values, (each2, index2) => {
        if (formats["dns-subdomain"](each2) !== undefined) {
          errors.push(...malformed(`matchFields[${index}].values[${index2}]`, each2, formats["dns-subdomain"]));
        }
      });
    }
  });
};

export const checkPreferredSchedulingTerm: RuleCheck<types.PreferredSchedulingTerm> = (self, old, findings) => {
  const { errors } = findings;
  if ((self.weight ?? 0) < 1) errors.push(invalid("weight", self.weight, "must be in the range 1-100"));
  else if ((self.weight ?? 0) > 100) errors.push(invalid("weight", self.weight, "must be in the range 1-100"));
  checkField(findings, checkNodeSelectorTerm, { name: "preference", self: self.preference, old: old?.preference });
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
  const { errors } = findings;
  if (self.labelSelector === undefined && self.matchLabelKeys?.length) {
    errors.push(forbidden("matchLabelKeys", "must not be specified when labelSelector is not set"));
  }
  if (self.labelSelector === undefined && self.mismatchLabelKeys?.length) {
    errors.push(forbidden("mismatchLabelKeys", "must not be specified when labelSelector is not set"));
  }
  if (!self.topologyKey) errors.push(invalid("topologyKey", "", "name part must be non-empty"));
  if (!self.topologyKey) {
    errors.push(invalid("topologyKey", "", "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')"));
  }
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
  const { errors } = findings;
  if ((self.weight ?? 0) < 1) errors.push(invalid("weight", self.weight, "must be in the range 1-100"));
  else if ((self.weight ?? 0) > 100) errors.push(invalid("weight", self.weight, "must be in the range 1-100"));
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
    errors.push(...malformed("operator", self.value ?? "", formats["label-value"]));
  }
  if (self.operator === "Exists" && self.value) {
    errors.push(invalid("operator", self.value ?? "", "value must be empty when `operator` is 'Exists'"));
  }
  if ((self.operator !== "Lt" && self.operator !== "Gt") && self.operator && self.operator !== "Equal" && self.operator !== "Exists") {
    errors.push(notSupportedAsListed("operator", self.operator ?? "", ["Equal", "Exists"]));
  }
  if ((self.operator === "Lt" || self.operator === "Gt") && self.operator && isWithout(findings, "TaintTolerationComparisonOperators")) {
    errors.push(notSupportedAsListed("operator", self.operator ?? "", ["Equal", "Exists", "Lt", "Gt"]));
  }
  if ((self.operator === "Lt" || self.operator === "Gt") && !self.value && isBehind(findings, "TaintTolerationComparisonOperators")) {
    errors.push(invalid("value", self.value ?? "", "must be non-empty"));
  }
  if ((self.operator === "Lt" || self.operator === "Gt") && !self.value && isBehind(findings, "TaintTolerationComparisonOperators")) {
    errors.push(invalid("value", self.value ?? "", "strconv.ParseInt: parsing \"\": invalid syntax"));
  }
  if ((self.operator === "Lt" || self.operator === "Gt") && isMalformed(self.value, formats["decimal-integer"]) && isBehind(findings, "TaintTolerationComparisonOperators")) {
    errors.push(...malformed("value", self.value ?? "", formats["decimal-integer"]));
  }
  if ((self.operator === "Lt" || self.operator === "Gt") && isMalformed(self.value, formats["int64-text"]) && isBehind(findings, "TaintTolerationComparisonOperators")) {
    errors.push(...malformed("value", self.value ?? "", formats["int64-text"]));
  }
};

export const checkTopologySpreadConstraint: RuleCheck<types.TopologySpreadConstraint> = (self, old, findings) => {
  const { errors } = findings;
  if ((self.maxSkew ?? 0) <= 0) errors.push(invalid("maxSkew", self.maxSkew, "must be greater than zero"));
  if (self.minDomains !== undefined && self.minDomains <= 0) {
    errors.push(invalid("minDomains", self.minDomains ?? null, "must be greater than zero"));
  }
  if (self.whenUnsatisfiable !== "DoNotSchedule" && self.minDomains !== undefined) {
    errors.push(invalid("minDomains", self.minDomains ?? null, `can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ${self.whenUnsatisfiable}`));
  }
  if (self.labelSelector === undefined && self.matchLabelKeys?.length) {
    errors.push(forbidden("matchLabelKeys", "must not be specified when labelSelector is not set"));
  }
  checkField(findings, checkLabelSelector, {
    name: "labelSelector",
    self: self.labelSelector,
    old: old?.labelSelector,
  });
};
