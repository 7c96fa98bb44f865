// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./mutatingWebhookConfiguration.ts";

export const checkMutatingWebhookConfiguration: RuleCheck<types.MutatingWebhookConfiguration> = (self, old, findings) => {
  checkMutatingWebhookConfigurationParts(self, old, findings);
};

export const checkMutatingWebhookConfigurationParts: RuleCheck<types.MutatingWebhookConfiguration> = (self, _old, findings) => {
  checkItems(findings, checkMutatingWebhook, { name: "webhooks", self: self.webhooks });
};

export const checkMutatingWebhook: RuleCheck<types.MutatingWebhook> = (self, old, findings) => {
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
