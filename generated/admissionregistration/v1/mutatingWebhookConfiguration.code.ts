// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/rules/admission/webhookConfiguration.ts";
import { webhooks as printWebhooks } from "../../../runtime/kinds/rules/admission/webhookConfigurationColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { MatchCondition, RuleWithOperations, defaultMatchCondition, defaultRuleWithOperations } from "./match.code.ts";
import { checkMutatingWebhookConfiguration } from "./mutatingWebhookConfiguration.rules.ts";
import type * as types from "./mutatingWebhookConfiguration.ts";
import {
  validateMutatingWebhook,
  validateMutatingWebhookConfiguration,
} from "./mutatingWebhookConfiguration.validator.ts";
import { WebhookClientConfig, defaultWebhookClientConfig } from "./webhook.code.ts";

/** Fields of MutatingWebhookConfiguration in wire order. */
export const MutatingWebhookConfiguration: Structure = structure("MutatingWebhookConfiguration", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("webhooks", 2, { list: { structure: () => MutatingWebhook } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { typeMeta: { kind: "MutatingWebhookConfiguration", apiVersion: "admissionregistration.orch.io/v1" }, causes: ["webhooks"], validate: validateMutatingWebhookConfiguration });

/** Fields of MutatingWebhook in wire order. */
export const MutatingWebhook: Structure = structure("MutatingWebhook", () => [
  field("name", 1, "string", { presence: "always" }),
  field("clientConfig", 2, { structure: () => WebhookClientConfig }, { presence: "always" }),
  field("rules", 3, { list: { structure: () => RuleWithOperations } }, { listType: "atomic" }),
  field("failurePolicy", 4, "string", { presence: "pointer" }),
  field("matchPolicy", 9, "string", { presence: "pointer" }),
  field("namespaceSelector", 5, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("objectSelector", 11, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("sideEffects", 6, "string", { presence: "pointer", requiredDetail: "must specify one of None, NoneOnDryRun" }),
  field("timeoutSeconds", 7, "int32", { presence: "pointer" }),
  field("admissionReviewVersions", 8, { list: "string" }, { presence: "always", listType: "atomic" }),
  field("reinvocationPolicy", 10, "string", { presence: "pointer" }),
  field("matchConditions", 12, { list: { structure: () => MatchCondition } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
], { causes: ["name", "rules", "failurePolicy", "matchPolicy", "sideEffects", "timeoutSeconds", "namespaceSelector", "objectSelector", "reinvocationPolicy", "clientConfig", "matchConditions", "admissionReviewVersions", "name: Duplicate value"], validate: validateMutatingWebhook });

/** What requests for mutatingwebhookconfigurations need. */
export const code: KindCode<types.MutatingWebhookConfiguration> = {
  structure: MutatingWebhookConfiguration,
  setDefaults: defaultMutatingWebhookConfiguration,
  validate: (object, old) => checkRules(check(MutatingWebhookConfiguration, object), checkMutatingWebhookConfiguration, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printWebhooks,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultMutatingWebhookConfiguration(o: types.MutatingWebhookConfiguration): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
  if (o.webhooks) for (const each of o.webhooks) defaultMutatingWebhook(each);
}

export function defaultMutatingWebhook(o: types.MutatingWebhook): void {
  o.name ??= "";
  o.clientConfig ??= {};
  o.failurePolicy ??= "Fail";
  o.matchPolicy ??= "Equivalent";
  o.namespaceSelector ??= {};
  o.objectSelector ??= {};
  o.timeoutSeconds ??= 10;
  o.admissionReviewVersions ??= [];
  o.reinvocationPolicy ??= "Never";
  defaultWebhookClientConfig(o.clientConfig);
  if (o.rules) for (const each of o.rules) defaultRuleWithOperations(each);
  if (o.namespaceSelector) defaultLabelSelector(o.namespaceSelector);
  if (o.objectSelector) defaultLabelSelector(o.objectSelector);
  if (o.matchConditions) for (const each of o.matchConditions) defaultMatchCondition(each);
}
