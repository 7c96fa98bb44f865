// Generated from apiextensions/v1/conversion.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./conversion.ts";
import { validateCustomResourceConversion, validateWebhookConversion } from "./conversion.validator.ts";

/** Fields of CustomResourceConversion in wire order. */
export const CustomResourceConversion: Structure = structure("CustomResourceConversion", () => [
  field("strategy", 1, "string", { presence: "always" }),
  field("webhook", 2, { structure: () => WebhookConversion }, { presence: "pointer", errors: "none" }),
], { validate: validateCustomResourceConversion });

/** Fields of WebhookConversion in wire order. */
export const WebhookConversion: Structure = structure("WebhookConversion", () => [
  field("clientConfig", 2, { structure: () => WebhookClientConfig }, { presence: "pointer" }),
  field("conversionReviewVersions", 3, { list: "string" }, { presence: "always", listType: "atomic" }),
], { validate: validateWebhookConversion });

/** Fields of WebhookClientConfig in wire order. */
export const WebhookClientConfig: Structure = structure("WebhookClientConfig", () => [
  field("url", 3, "string", { presence: "pointer" }),
  field("service", 1, { structure: () => ServiceReference }, { presence: "pointer" }),
  field("caBundle", 2, "bytes"),
]);

/** Fields of ServiceReference in wire order. */
export const ServiceReference: Structure = structure("ServiceReference", () => [
  field("namespace", 1, "string", { presence: "always" }),
  field("name", 2, "string", { presence: "always" }),
  field("path", 3, "string", { presence: "pointer" }),
  field("port", 4, "int32", { presence: "pointer" }),
]);

export function defaultCustomResourceConversion(o: types.CustomResourceConversion): void {
  o.strategy ??= "" as NonNullable<types.CustomResourceConversion["strategy"]>;
  if (o.webhook) defaultWebhookConversion(o.webhook);
}

export function defaultWebhookConversion(o: types.WebhookConversion): void {
  o.conversionReviewVersions ??= [];
  if (o.clientConfig) defaultWebhookClientConfig(o.clientConfig);
}

export function defaultWebhookClientConfig(o: types.WebhookClientConfig): void {
  if (o.service) defaultServiceReference(o.service);
}

export function defaultServiceReference(o: types.ServiceReference): void {
  o.namespace ??= "";
  o.name ??= "";
  o.port ??= 443;
}
