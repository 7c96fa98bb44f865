// Generated from authorization/v1beta1/subjectAccessReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authorization/subjectAccessReview/v1beta1.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  NonResourceAttributes,
  ResourceAttributes,
  SubjectAccessReviewStatus,
  defaultResourceAttributes,
  defaultSubjectAccessReviewStatus,
} from "../v1/accessReview.code.ts";
import { checkSubjectAccessReview } from "./subjectAccessReview.rules.ts";
import type * as types from "./subjectAccessReview.ts";

/** Fields of SubjectAccessReview in wire order. */
export const SubjectAccessReview: Structure = structure("SubjectAccessReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => SubjectAccessReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => SubjectAccessReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "SubjectAccessReview", apiVersion: "authorization.orch.io/v1beta1" } });

/** Fields of SubjectAccessReviewSpec in wire order. */
export const SubjectAccessReviewSpec: Structure = structure("SubjectAccessReviewSpec", () => [
  field("resourceAttributes", 1, { structure: () => ResourceAttributes }, { presence: "pointer" }),
  field("nonResourceAttributes", 2, { structure: () => NonResourceAttributes }, { presence: "pointer" }),
  field("user", 3, "string"),
  field("group", 4, { list: "string" }, { listType: "atomic" }),
  field("extra", 5, { map: { list: "string" } }),
  field("uid", 6, "string"),
]);

/** What requests for subjectaccessreviews need. */
export const code: KindCode<types.SubjectAccessReview> = {
  structure: SubjectAccessReview,
  setDefaults: defaultSubjectAccessReview,
  validate: (object, old) => checkRules(check(SubjectAccessReview, object), checkSubjectAccessReview, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultSubjectAccessReview(o: types.SubjectAccessReview): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.SubjectAccessReview["status"]>;
  defaultObjectMeta(o.metadata);
  defaultSubjectAccessReviewSpec(o.spec);
  defaultSubjectAccessReviewStatus(o.status);
}

export function defaultSubjectAccessReviewSpec(o: types.SubjectAccessReviewSpec): void {
  if (o.resourceAttributes) defaultResourceAttributes(o.resourceAttributes);
}
