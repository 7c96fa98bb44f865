// Generated from authentication/v1/tokenReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authentication/tokenReview/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./tokenReview.ts";
import { UserInfo } from "./userInfo.code.ts";

/** Fields of TokenReview in wire order. */
export const TokenReview: Structure = structure("TokenReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => TokenReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => TokenReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "TokenReview", apiVersion: "authentication.orch.io/v1" } });

/** Fields of TokenReviewSpec in wire order. */
export const TokenReviewSpec: Structure = structure("TokenReviewSpec", () => [
  field("token", 1, "string", { presence: "always" }),
  field("audiences", 2, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of TokenReviewStatus in wire order. */
export const TokenReviewStatus: Structure = structure("TokenReviewStatus", () => [
  field("authenticated", 1, "boolean"),
  field("user", 2, { structure: () => UserInfo }, { presence: "always" }),
  field("audiences", 4, { list: "string" }, { listType: "atomic" }),
  field("error", 3, "string"),
]);

/** What requests for tokenreviews need. */
export const code: KindCode<types.TokenReview> = {
  structure: TokenReview,
  setDefaults: defaultTokenReview,
  validate: (object) => check(TokenReview, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultTokenReview(o: types.TokenReview): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.TokenReview["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultTokenReviewSpec(o.spec);
  defaultTokenReviewStatus(o.status);
}

export function defaultTokenReviewSpec(o: types.TokenReviewSpec): void {
  o.token ??= "";
}

export function defaultTokenReviewStatus(o: types.TokenReviewStatus): void {
  o.user ??= {};
}
