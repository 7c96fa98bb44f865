// Generated from admissionregistration/v1/validatingWebhookConfiguration.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./validatingWebhookConfiguration.ts";

export const checkValidatingWebhookConfiguration: RuleCheck<types.ValidatingWebhookConfiguration> = (self, old, findings) => {
  checkValidatingWebhookConfigurationParts(self, old, findings);
};

export const checkValidatingWebhookConfigurationParts: RuleCheck<types.ValidatingWebhookConfiguration> = (self, _old, findings) => {
  checkItems(findings, checkValidatingWebhook, { name: "webhooks", self: self.webhooks });
};

export const checkValidatingWebhook: RuleCheck<types.ValidatingWebhook> = (self, old, findings) => {
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
