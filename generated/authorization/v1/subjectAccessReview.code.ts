// Generated from authorization/v1/subjectAccessReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authorization/subjectAccessReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
  defaultSubjectAccessReviewSpec,
  defaultSubjectAccessReviewStatus,
} from "./accessReview.code.ts";
import { checkSubjectAccessReview } from "./subjectAccessReview.rules.ts";
import type * as types from "./subjectAccessReview.ts";

/** Fields of SubjectAccessReview in wire order. */
export const SubjectAccessReview: Structure = structure("SubjectAccessReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => SubjectAccessReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => SubjectAccessReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "SubjectAccessReview", apiVersion: "authorization.orch.io/v1" } });

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
