// Generated from admissionregistration/v1/webhook.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./webhook.ts";

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

export function defaultWebhookClientConfig(o: types.WebhookClientConfig): void {
  if (o.service) defaultServiceReference(o.service);
}

export function defaultServiceReference(o: types.ServiceReference): void {
  o.namespace ??= "";
  o.name ??= "";
  o.port ??= 443;
}
