// Generated from resource/v1beta1/resourceClaimTemplate.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/resource/resourceClaimTemplate/v1beta1.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkResourceClaimTemplate } from "../v1/resourceClaimTemplate.rules.ts";
import { ResourceClaimSpec, defaultResourceClaimSpec } from "./resourceClaim.code.ts";
import type * as types from "./resourceClaimTemplate.ts";

/** Fields of ResourceClaimTemplate in wire order. */
export const ResourceClaimTemplate: Structure = structure("ResourceClaimTemplate", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourceClaimTemplateSpec }, { presence: "always" }),
], { typeMeta: { kind: "ResourceClaimTemplate", apiVersion: "resource.orch.io/v1beta1" } });

/** Fields of ResourceClaimTemplateSpec in wire order. */
export const ResourceClaimTemplateSpec: Structure = structure("ResourceClaimTemplateSpec", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ResourceClaimSpec }, { presence: "always" }),
]);

/** What requests for resourceclaimtemplates need. */
export const code: KindCode<types.ResourceClaimTemplate> = {
  structure: ResourceClaimTemplate,
  setDefaults: defaultResourceClaimTemplate,
  validate: (object, old) => checkRules(check(ResourceClaimTemplate, object), checkResourceClaimTemplate, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultResourceClaimTemplate(o: types.ResourceClaimTemplate): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ResourceClaimTemplate["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultResourceClaimTemplateSpec(o.spec);
}

export function defaultResourceClaimTemplateSpec(o: types.ResourceClaimTemplateSpec): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultResourceClaimSpec(o.spec);
}
