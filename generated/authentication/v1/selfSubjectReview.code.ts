// Generated from authentication/v1/selfSubjectReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authentication/selfSubjectReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./selfSubjectReview.ts";
import { UserInfo } from "./userInfo.code.ts";

/** Fields of SelfSubjectReview in wire order. */
export const SelfSubjectReview: Structure = structure("SelfSubjectReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("status", 2, { structure: () => SelfSubjectReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "SelfSubjectReview", apiVersion: "authentication.orch.io/v1" } });

/** Fields of SelfSubjectReviewStatus in wire order. */
export const SelfSubjectReviewStatus: Structure = structure("SelfSubjectReviewStatus", () => [
  field("userInfo", 1, { structure: () => UserInfo }, { presence: "always" }),
]);

/** What requests for selfsubjectreviews need. */
export const code: KindCode<types.SelfSubjectReview> = {
  structure: SelfSubjectReview,
  setDefaults: defaultSelfSubjectReview,
  validate: (object) => check(SelfSubjectReview, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultSelfSubjectReview(o: types.SelfSubjectReview): void {
  o.metadata ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultSelfSubjectReviewStatus(o.status);
}

export function defaultSelfSubjectReviewStatus(o: types.SelfSubjectReviewStatus): void {
  o.userInfo ??= {};
}
