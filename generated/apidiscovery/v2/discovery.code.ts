// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import {
  GroupVersionKind,
  ListMeta,
  ObjectMeta,
  defaultGroupVersionKind,
  defaultListMeta,
  defaultObjectMeta,
} from "../../meta/v1.code.ts";
import type * as types from "./discovery.ts";
import {
  validateAPIGroupDiscovery,
  validateAPIResourceDiscovery,
  validateAPISubresourceDiscovery,
  validateAPIVersionDiscovery,
} from "./discovery.validator.ts";

/** Fields of APIGroupDiscoveryList in wire order. */
export const APIGroupDiscoveryList: Structure = structure("APIGroupDiscoveryList", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ListMeta }, { presence: "always" }),
  field("items", 2, { list: { structure: () => APIGroupDiscovery } }, { presence: "always", nullable: true }),
]);

/** Fields of APIGroupDiscovery in wire order. */
export const APIGroupDiscovery: Structure = structure("APIGroupDiscovery", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("versions", 2, { list: { structure: () => APIVersionDiscovery } }, { listType: "map", mapKeys: ["version"] }),
], { validate: validateAPIGroupDiscovery });

/** Fields of APIVersionDiscovery in wire order. */
export const APIVersionDiscovery: Structure = structure("APIVersionDiscovery", () => [
  field("version", 1, "string", { presence: "always" }),
  field("resources", 2, { list: { structure: () => APIResourceDiscovery } }, { listType: "map", mapKeys: ["resource"] }),
  field("freshness", 3, "string"),
], { validate: validateAPIVersionDiscovery });

/** Fields of APIResourceDiscovery in wire order. */
export const APIResourceDiscovery: Structure = structure("APIResourceDiscovery", () => [
  field("resource", 1, "string", { presence: "always" }),
  field("responseKind", 2, { structure: () => GroupVersionKind }, { presence: "pointer" }),
  field("scope", 3, "string", { presence: "always" }),
  field("singularResource", 4, "string", { presence: "always" }),
  field("verbs", 5, { list: "string" }, { presence: "always", nullable: true, listType: "set" }),
  field("shortNames", 6, { list: "string" }, { listType: "set" }),
  field("categories", 7, { list: "string" }, { listType: "set" }),
  field("subresources", 8, { list: { structure: () => APISubresourceDiscovery } }, {
    listType: "map",
    mapKeys: ["subresource"],
  }),
], { validate: validateAPIResourceDiscovery });

/** Fields of APISubresourceDiscovery in wire order. */
export const APISubresourceDiscovery: Structure = structure("APISubresourceDiscovery", () => [
  field("subresource", 1, "string", { presence: "always" }),
  field("responseKind", 2, { structure: () => GroupVersionKind }, { presence: "pointer" }),
  field("acceptedTypes", 3, { list: { structure: () => GroupVersionKind } }, {
    listType: "map",
    mapKeys: ["group", "version", "kind"],
  }),
  field("verbs", 4, { list: "string" }, { presence: "always", nullable: true, listType: "set" }),
], { validate: validateAPISubresourceDiscovery });

export function defaultAPIGroupDiscoveryList(o: types.APIGroupDiscoveryList): void {
  o.metadata ??= {};
  o.items ??= null;
  defaultListMeta(o.metadata);
  if (o.items) for (const each of o.items) defaultAPIGroupDiscovery(each);
}

export function defaultAPIGroupDiscovery(o: types.APIGroupDiscovery): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
  if (o.versions) for (const each of o.versions) defaultAPIVersionDiscovery(each);
}

export function defaultAPIVersionDiscovery(o: types.APIVersionDiscovery): void {
  o.version ??= "";
  if (o.resources) for (const each of o.resources) defaultAPIResourceDiscovery(each);
}

export function defaultAPIResourceDiscovery(o: types.APIResourceDiscovery): void {
  o.resource ??= "";
  o.scope ??= "";
  o.singularResource ??= "";
  o.verbs ??= null;
  if (o.responseKind) defaultGroupVersionKind(o.responseKind);
  if (o.subresources) for (const each of o.subresources) defaultAPISubresourceDiscovery(each);
}

export function defaultAPISubresourceDiscovery(o: types.APISubresourceDiscovery): void {
  o.subresource ??= "";
  o.verbs ??= null;
  if (o.responseKind) defaultGroupVersionKind(o.responseKind);
  if (o.acceptedTypes) for (const each of o.acceptedTypes) defaultGroupVersionKind(each);
}
