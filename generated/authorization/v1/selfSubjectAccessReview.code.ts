// Generated from authorization/v1/selfSubjectAccessReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authorization/selfSubjectAccessReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  NonResourceAttributes,
  ResourceAttributes,
  SubjectAccessReviewStatus,
  defaultResourceAttributes,
  defaultSubjectAccessReviewStatus,
} from "./accessReview.code.ts";
import { checkSelfSubjectAccessReview } from "./selfSubjectAccessReview.rules.ts";
import type * as types from "./selfSubjectAccessReview.ts";

/** Fields of SelfSubjectAccessReview in wire order. */
export const SelfSubjectAccessReview: Structure = structure("SelfSubjectAccessReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => SelfSubjectAccessReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => SubjectAccessReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "SelfSubjectAccessReview", apiVersion: "authorization.orch.io/v1" } });

/** Fields of SelfSubjectAccessReviewSpec in wire order. */
export const SelfSubjectAccessReviewSpec: Structure = structure("SelfSubjectAccessReviewSpec", () => [
  field("resourceAttributes", 1, { structure: () => ResourceAttributes }, { presence: "pointer" }),
  field("nonResourceAttributes", 2, { structure: () => NonResourceAttributes }, { presence: "pointer" }),
]);

/** What requests for selfsubjectaccessreviews need. */
export const code: KindCode<types.SelfSubjectAccessReview> = {
  structure: SelfSubjectAccessReview,
  setDefaults: defaultSelfSubjectAccessReview,
  validate: (object, old) => checkRules(check(SelfSubjectAccessReview, object), checkSelfSubjectAccessReview, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultSelfSubjectAccessReview(o: types.SelfSubjectAccessReview): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.SelfSubjectAccessReview["status"]>;
  defaultObjectMeta(o.metadata);
  defaultSelfSubjectAccessReviewSpec(o.spec);
  defaultSubjectAccessReviewStatus(o.status);
}

export function defaultSelfSubjectAccessReviewSpec(o: types.SelfSubjectAccessReviewSpec): void {
  if (o.resourceAttributes) defaultResourceAttributes(o.resourceAttributes);
}
