// Generated from authentication/v1beta1/tokenReview.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/authentication/tokenReview/v1beta1.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  TokenReviewSpec,
  TokenReviewStatus,
  defaultTokenReviewSpec,
  defaultTokenReviewStatus,
} from "../v1/tokenReview.code.ts";
import type * as types from "./tokenReview.ts";

/** Fields of TokenReview in wire order. */
export const TokenReview: Structure = structure("TokenReview", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => TokenReviewSpec }, { presence: "always" }),
  field("status", 3, { structure: () => TokenReviewStatus }, { presence: "always" }),
], { typeMeta: { kind: "TokenReview", apiVersion: "authentication.orch.io/v1beta1" } });

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
