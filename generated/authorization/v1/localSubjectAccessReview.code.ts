// Generated from authorization/v1/localSubjectAccessReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authorization/localSubjectAccessReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
  defaultSubjectAccessReviewSpec,
  defaultSubjectAccessReviewStatus,
} from "./accessReview.code.ts";
import { checkLocalSubjectAccessReview } from "./localSubjectAccessReview.rules.ts";
import type * as types from "./localSubjectAccessReview.ts";

/** Fields of LocalSubjectAccessReview in wire order. */
export const LocalSubjectAccessReview: Structure = structure("LocalSubjectAccessReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => SubjectAccessReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => SubjectAccessReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "LocalSubjectAccessReview", apiVersion: "authorization.orch.io/v1" } });

/** What requests for localsubjectaccessreviews need. */
export const code: KindCode<types.LocalSubjectAccessReview> = {
  structure: LocalSubjectAccessReview,
  setDefaults: defaultLocalSubjectAccessReview,
  validate: (object, old) => checkRules(check(LocalSubjectAccessReview, object), checkLocalSubjectAccessReview, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultLocalSubjectAccessReview(o: types.LocalSubjectAccessReview): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {} as NonNullable<types.LocalSubjectAccessReview["status"]>;
  defaultObjectMeta(o.metadata);
  defaultSubjectAccessReviewSpec(o.spec);
  defaultSubjectAccessReviewStatus(o.status);
}
