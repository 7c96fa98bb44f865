// Generated from authentication/v1/tokenRequest.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./tokenRequest.ts";
import { validateTokenRequestSpec } from "./tokenRequest.validator.ts";

/** Fields of TokenRequest in wire order. */
export const TokenRequest: Structure = structure("TokenRequest", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => TokenRequestSpec }, { presence: "always" }),
  field("status", 3, { structure: () => TokenRequestStatus }, { presence: "always" }),
]);

/** Fields of TokenRequestSpec in wire order. */
export const TokenRequestSpec: Structure = structure("TokenRequestSpec", () => [
  field("audiences", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("expirationSeconds", 4, "int64", { presence: "pointer" }),
  field("boundObjectRef", 3, { structure: () => BoundObjectReference }, { presence: "always", nullable: true }),
], { validate: validateTokenRequestSpec });

/** Fields of BoundObjectReference in wire order. */
export const BoundObjectReference: Structure = structure("BoundObjectReference", () => [
  field("kind", 1, "string"),
  field("apiVersion", 2, "string"),
  field("name", 3, "string"),
  field("uid", 4, "string"),
]);

/** Fields of TokenRequestStatus in wire order. */
export const TokenRequestStatus: Structure = structure("TokenRequestStatus", () => [
  field("token", 1, "string", { presence: "always" }),
  field("expirationTimestamp", 2, "time", { presence: "always", nullable: true }),
]);

export function defaultTokenRequest(o: types.TokenRequest): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultTokenRequestSpec(o.spec);
  defaultTokenRequestStatus(o.status);
}

export function defaultTokenRequestSpec(o: types.TokenRequestSpec): void {
  o.audiences ??= null;
  o.expirationSeconds ??= 3600;
  o.boundObjectRef ??= null;
}

export function defaultTokenRequestStatus(o: types.TokenRequestStatus): void {
  o.token ??= "";
  o.expirationTimestamp ??= null;
}
