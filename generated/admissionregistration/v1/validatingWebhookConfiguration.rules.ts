// Generated from admissionregistration/v1/validatingWebhookConfiguration.yaml. Do not edit.
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
import type * as types from "./validatingWebhookConfiguration.ts";

export const checkValidatingWebhookConfiguration: RuleCheck<types.ValidatingWebhookConfiguration> = (self, old, findings) => {
  checkValidatingWebhookConfigurationParts(self, old, findings);
};

export const checkValidatingWebhookConfigurationParts: RuleCheck<types.ValidatingWebhookConfiguration> = (self, _old, findings) => {
  checkItems(findings, checkValidatingWebhook, { name: "webhooks", self: self.webhooks });
};

export const checkValidatingWebhook: RuleCheck<types.ValidatingWebhook> = (self, old, findings) => {
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
