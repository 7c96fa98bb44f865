// Generated from admissionregistration/v1/validatingWebhookConfiguration.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/rules/admission/webhookConfiguration.ts";
import { webhooks as printWebhooks } from "../../../runtime/kinds/rules/admission/webhookConfigurationColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { MatchCondition, RuleWithOperations, defaultMatchCondition, defaultRuleWithOperations } from "./match.code.ts";
import { checkValidatingWebhookConfiguration } from "./validatingWebhookConfiguration.rules.ts";
import type * as types from "./validatingWebhookConfiguration.ts";
import {
  validateValidatingWebhook,
  validateValidatingWebhookConfiguration,
} from "./validatingWebhookConfiguration.validator.ts";
import { WebhookClientConfig, defaultWebhookClientConfig } from "./webhook.code.ts";

/** Fields of ValidatingWebhookConfiguration in wire order. */
export const ValidatingWebhookConfiguration: Structure = structure("ValidatingWebhookConfiguration", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("webhooks", 2, { list: { structure: () => ValidatingWebhook } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { typeMeta: { kind: "ValidatingWebhookConfiguration", apiVersion: "admissionregistration.orch.io/v1" }, causes: ["webhooks"], validate: validateValidatingWebhookConfiguration });

/** Fields of ValidatingWebhook in wire order. */
export const ValidatingWebhook: Structure = structure("ValidatingWebhook", () => [
  field("name", 1, "string", { presence: "always" }),
  field("clientConfig", 2, { structure: () => WebhookClientConfig }, { presence: "always" }),
  field("rules", 3, { list: { structure: () => RuleWithOperations } }, { listType: "atomic" }),
  field("failurePolicy", 4, "string", { presence: "pointer" }),
  field("matchPolicy", 9, "string", { presence: "pointer" }),
  field("namespaceSelector", 5, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("objectSelector", 10, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("sideEffects", 6, "string", { presence: "pointer", requiredDetail: "must specify one of None, NoneOnDryRun" }),
  field("timeoutSeconds", 7, "int32", { presence: "pointer" }),
  field("admissionReviewVersions", 8, { list: "string" }, { presence: "always", listType: "atomic" }),
  field("matchConditions", 11, { list: { structure: () => MatchCondition } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { causes: ["name", "rules", "failurePolicy", "matchPolicy", "sideEffects", "timeoutSeconds", "namespaceSelector", "objectSelector", "clientConfig", "matchConditions", "admissionReviewVersions", "name: Duplicate value"], validate: validateValidatingWebhook });

/** What requests for validatingwebhookconfigurations need. */
export const code: KindCode<types.ValidatingWebhookConfiguration> = {
  structure: ValidatingWebhookConfiguration,
  setDefaults: defaultValidatingWebhookConfiguration,
  validate: (object, old) => checkRules(check(ValidatingWebhookConfiguration, object), checkValidatingWebhookConfiguration, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printWebhooks,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultValidatingWebhookConfiguration(o: types.ValidatingWebhookConfiguration): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
  if (o.webhooks) for (const each of o.webhooks) defaultValidatingWebhook(each);
}

export function defaultValidatingWebhook(o: types.ValidatingWebhook): void {
  o.name ??= "";
  o.clientConfig ??= {};
  o.failurePolicy ??= "Fail";
  o.matchPolicy ??= "Equivalent";
  o.namespaceSelector ??= {};
  o.objectSelector ??= {};
  o.timeoutSeconds ??= 10;
  o.admissionReviewVersions ??= [];
  defaultWebhookClientConfig(o.clientConfig);
  if (o.rules) for (const each of o.rules) defaultRuleWithOperations(each);
  if (o.namespaceSelector) defaultLabelSelector(o.namespaceSelector);
  if (o.objectSelector) defaultLabelSelector(o.objectSelector);
  if (o.matchConditions) for (const each of o.matchConditions) defaultMatchCondition(each);
}
