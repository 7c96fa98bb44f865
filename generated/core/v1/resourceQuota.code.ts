// Generated from core/v1/resourceQuota.yaml. Do not edit.
import { limit as printLimit, request as printRequest } from "../../../runtime/kinds/core/resourceQuota/columns.ts";
import { strategy } from "../../../runtime/kinds/core/resourceQuota/strategy.ts";
import { quota as fillQuota } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkResourceQuota } from "./resourceQuota.rules.ts";
import type * as types from "./resourceQuota.ts";

/** Fields of ResourceQuota in wire order. */
export const ResourceQuota: Structure = structure("ResourceQuota", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourceQuotaSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ResourceQuotaStatus }, { presence: "always" }),
], { typeMeta: { kind: "ResourceQuota", apiVersion: "v1" } });

/** Fields of ResourceQuotaSpec in wire order. */
export const ResourceQuotaSpec: Structure = structure("ResourceQuotaSpec", () => [
  field("hard", 1, { map: "quantity" }),
  field("scopes", 2, { list: "string" }, { listType: "atomic" }),
  field("scopeSelector", 3, { structure: () => ScopeSelector }, { presence: "pointer", mapType: "atomic" }),
]);

/** Fields of ScopeSelector in wire order. */
export const ScopeSelector: Structure = structure("ScopeSelector", () => [
  field("matchExpressions", 1, { list: { structure: () => ScopedResourceSelectorRequirement } }, { listType: "atomic" }),
], { mapType: "atomic" });

/** Fields of ScopedResourceSelectorRequirement in wire order. */
export const ScopedResourceSelectorRequirement: Structure = structure("ScopedResourceSelectorRequirement", () => [
  field("scopeName", 1, "string", { presence: "always" }),
  field("operator", 2, "string", { presence: "always" }),
  field("values", 3, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of ResourceQuotaStatus in wire order. */
export const ResourceQuotaStatus: Structure = structure("ResourceQuotaStatus", () => [
  field("hard", 1, { map: "quantity" }),
  field("used", 2, { map: "quantity" }),
]);

/** What requests for resourcequotas need. */
export const code: KindCode<types.ResourceQuota> = {
  structure: ResourceQuota,
  setDefaults: defaultResourceQuota,
  validate: (object, old) => checkRules(check(ResourceQuota, object), checkResourceQuota, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printRequest,
    printLimit,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultResourceQuota(o: types.ResourceQuota): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultResourceQuotaSpec(o.spec);
  defaultResourceQuotaStatus(o.status);
}

export function defaultResourceQuotaSpec(o: types.ResourceQuotaSpec): void {
  if (o.scopeSelector) defaultScopeSelector(o.scopeSelector);
  fillQuota(o);
}

export function defaultScopeSelector(o: types.ScopeSelector): void {
  if (o.matchExpressions) for (const each of o.matchExpressions) defaultScopedResourceSelectorRequirement(each);
}

export function defaultScopedResourceSelectorRequirement(o: types.ScopedResourceSelectorRequirement): void {
  o.scopeName ??= "";
  o.operator ??= "";
}

export function defaultResourceQuotaStatus(o: types.ResourceQuotaStatus): void {
  fillQuota(o);
}
