// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  formats,
  invalid,
  isMalformed,
  malformed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import { checkRuleWithOperations } from "./match.rules.ts";
import type * as types from "./mutatingWebhookConfiguration.ts";

export const checkMutatingWebhookConfiguration: RuleCheck<types.MutatingWebhookConfiguration> = (self, old, findings) => {
  checkMutatingWebhookConfigurationParts(self, old, findings);
};

export const checkMutatingWebhookConfigurationParts: RuleCheck<types.MutatingWebhookConfiguration> = (self, _old, findings) => {
  checkItems(findings, checkMutatingWebhook, { name: "webhooks", self: self.webhooks });
};

export const checkMutatingWebhook: RuleCheck<types.MutatingWebhook> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.name, formats["dns-subdomain"])) {
    errors.push(...malformed("name", self.name, formats["dns-subdomain"]));
  }
  if (self.name && !matchesPattern(self.name, "[.][^.]*[.]|[^-a-z0-9.]|^[-.]|[-.]$|[.]-|-[.]|[.][.]")) {
    errors.push(invalid("name", self.name, "should be a domain with at least three segments separated by dots"));
  }
  if (self.timeoutSeconds !== undefined && self.timeoutSeconds < 1) {
    errors.push(invalid("timeoutSeconds", self.timeoutSeconds ?? null, "the timeout value must be between 1 and 30 seconds"));
  }
  else if (self.timeoutSeconds !== undefined && self.timeoutSeconds > 30) {
    errors.push(invalid("timeoutSeconds", self.timeoutSeconds ?? null, "the timeout value must be between 1 and 30 seconds"));
  }
  if (!self.admissionReviewVersions?.length) {
    errors.push(required("admissionReviewVersions", "must specify one of v1, v1beta1"));
  }
  for (const index of repeated(self.admissionReviewVersions, (each) => each)) {
    errors.push(invalid(`admissionReviewVersions[${index}]`, self.admissionReviewVersions?.[index], "duplicate version"));
  }
  eachItem(findings, self.admissionReviewVersions, (each, index) => {
    if (formats["dns1035-label"](each) !== undefined) {
      errors.push(...malformed(`admissionReviewVersions[${index}]`, each, formats["dns1035-label"]));
    }
  });
  if (self.admissionReviewVersions?.some((each) => (each === "v1" || each === "v1beta1")) !== true && self.admissionReviewVersions?.length) {
    errors.push(invalid("admissionReviewVersions", self.admissionReviewVersions, "must include at least one of v1, v1beta1"));
  }
  checkItems(findings, checkRuleWithOperations, { name: "rules", self: self.rules });
  checkField(findings, checkLabelSelector, {
    name: "namespaceSelector",
    self: self.namespaceSelector,
    old: old?.namespaceSelector,
  });
  checkField(findings, checkLabelSelector, {
    name: "objectSelector",
    self: self.objectSelector,
    old: old?.objectSelector,
  });
};
