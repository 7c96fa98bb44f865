import type { UserInfo } from "../../user.ts";
import { AuthenticationError } from "../authenticator.ts";
import type { ClaimOrExpression, ClaimRule, ExpressionRule, JwtConfiguration } from "./configuration.ts";

type Claims = Readonly<Record<string, unknown>>;

/** The user that claims stand for. Throws an AuthenticationError for claims that break a rule, or name no user. */
export function userOfClaims(claims: Claims, configuration: JwtConfiguration): UserInfo {
  for (const rule of configuration.claimValidationRules) checkClaims(rule, claims);
  const name = usernameOf(configuration.username, claims);
  const uid = configuration.uid === undefined ? "" : textOf(configuration.uid, claims, "uid");
  const groups = groupsOf(configuration.groups, claims);
  const extra = extraOf(configuration, claims);
  for (const rule of configuration.userValidationRules) {
    checkExpression(rule, { username: name, uid, groups, extra }, "user");
  }
  return {
    name,
    ...(uid === "" ? {} : { uid }),
    groups,
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
  };
}

function checkClaims(rule: ClaimRule, claims: Claims): void {
  if ("expression" in rule) {
    checkExpression(rule, claims, "claims");
    return;
  }
  const { claim, requiredValue } = rule;
  if (!Object.hasOwn(claims, claim))
    throw new AuthenticationError(`oidc: required claim ${claim} not present in ID token`);
  if (claims[claim] !== requiredValue) {
    throw new AuthenticationError(`oidc: required claim ${claim} value does not match`);
  }
}

function checkExpression({ expression, message }: ExpressionRule, value: unknown, what: "claims" | "user"): void {
  if (expression.evaluate(value) === true) return;
  const text = message === "" ? `expression '${expression.text}' resulted in false` : message;
  throw new AuthenticationError(`oidc: error evaluating ${what} validation expression: ${text}`);
}

function usernameOf(mapping: ClaimOrExpression, claims: Claims): string {
  const name = textOf(mapping, claims, "username");
  if ("claim" in mapping && mapping.claim === "email" && Object.hasOwn(claims, "email_verified")) {
    if (claims["email_verified"] !== true) throw new AuthenticationError("oidc: email not verified");
  }
  if (name === "") throw new AuthenticationError("oidc: the username is empty");
  return "claim" in mapping ? `${mapping.prefix}${name}` : name;
}

function textOf(mapping: ClaimOrExpression, claims: Claims, what: string): string {
  const value = mappedValue(mapping, claims);
  if (typeof value === "string") return value;
  throw new AuthenticationError(`oidc: the ${what} must be a string in the claims`);
}

/** One group may be written as a text. */
function groupsOf(mapping: ClaimOrExpression | undefined, claims: Claims): string[] {
  if (mapping === undefined) return [];
  const prefix = "claim" in mapping ? mapping.prefix : "";
  return textsOf(mappedValue(mapping, claims), "groups").map((each) => `${prefix}${each}`);
}

function extraOf({ extra }: JwtConfiguration, claims: Claims): Record<string, string[]> {
  const pairs = extra.map(({ key, value }) => [key, textsOf(value.evaluate(claims), `extra ${key}`)] as const);
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0).map(([key, values]) => [key, [...values]]));
}

function mappedValue(mapping: ClaimOrExpression, claims: Claims): unknown {
  if ("expression" in mapping) return mapping.expression.evaluate(claims);
  return Object.hasOwn(claims, mapping.claim) ? claims[mapping.claim] : undefined;
}

/** Texts that are empty say nothing. */
function textsOf(value: unknown, what: string): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value)
    ? value
    : value === undefined || value === null
      ? []
      : [value];
  if (!values.every((each): each is string => typeof each === "string")) {
    throw new AuthenticationError(`oidc: the ${what} must be a string, or a list of strings, in the claims`);
  }
  return values.filter((each) => each !== "");
}
