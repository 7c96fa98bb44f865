import type { UserInfo } from "../../user.ts";
import { AuthenticationError } from "../authenticator.ts";
import type {
  ClaimExpression,
  ClaimOrExpression,
  ClaimRule,
  ExpressionRule,
  JwtConfiguration,
} from "./configuration.ts";
import { textProblem } from "./idToken.ts";

type Claims = Readonly<Record<string, unknown>>;

export interface UserOptions {
  readonly configuration: JwtConfiguration;
  /** Key of the extra value that says which token it was. */
  readonly credentialIdKey: string;
}

/** The user that claims stand for. Throws an AuthenticationError for claims that break a rule, or name no user. */
export function userOfClaims(claims: Claims, { configuration, credentialIdKey }: UserOptions): UserInfo {
  const name = usernameOf(configuration.username, claims);
  const groups = groupsOf(configuration.groups, claims);
  const uid = configuration.uid === undefined ? "" : uidOf(configuration.uid, claims);
  const extra = { ...credentialOf(claims, credentialIdKey), ...extraOf(configuration, claims) };
  for (const rule of configuration.claimValidationRules) if ("claim" in rule) checkClaim(rule, claims);
  for (const rule of configuration.claimValidationRules) {
    if ("expression" in rule) checkExpression(rule, claims, "claim validation expression");
  }
  for (const rule of configuration.userValidationRules) {
    checkExpression(rule, { username: name, uid, groups, extra }, "user info validation rule");
  }
  return {
    name,
    ...(uid === "" ? {} : { uid }),
    groups,
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
  };
}

function checkClaim({ claim, requiredValue }: Extract<ClaimRule, { claim: string }>, claims: Claims): void {
  if (!Object.hasOwn(claims, claim)) throw refused(`required claim ${claim} not present in ID token`);
  const value = textOf(claims, claim, `parse claim ${claim}`);
  if (value !== requiredValue) {
    throw refused(`required claim ${claim} value does not match. Got = ${value}, want = ${requiredValue}`);
  }
}

function checkExpression({ expression, message }: ExpressionRule, value: unknown, what: string): void {
  const doing = `error evaluating ${what}`;
  const result = evaluated(expression, value, doing);
  if (typeof result !== "boolean") throw refused(`${doing}: validation expression must return a boolean`);
  if (!result) throw refused(`${doing}: validation expression '${expression.text}' failed: ${message}`);
}

function usernameOf(mapping: ClaimOrExpression, claims: Claims): string {
  if (!("claim" in mapping)) {
    const doing = "error evaluating username claim expression";
    const name = evaluated(mapping.expression, claims, doing);
    if (typeof name !== "string") throw refused(`${doing}: username claim expression must return a string`);
    if (name === "") throw refused("empty username via CEL expression is not allowed");
    return name;
  }
  const { claim, prefix } = mapping;
  const name = `${prefix}${textOf(claims, claim, `parse username claims "${claim}"`)}`;
  if (claim === "email" && Object.hasOwn(claims, "email_verified")) checkVerified(claims["email_verified"]);
  if (name === "") throw refused("the username is empty"); // the field lets it in, as a user without a name
  return name;
}

function checkVerified(value: unknown): void {
  if (typeof value !== "boolean" && value !== null) {
    const type = Array.isArray(value) ? "array" : typeof value;
    throw refused(`parse 'email_verified' claim: json: cannot unmarshal ${type} into Go value of type bool`);
  }
  if (value !== true) throw refused("email not verified");
}

/** One group may be written as a text. */
function groupsOf(mapping: ClaimOrExpression | undefined, claims: Claims): string[] {
  if (mapping === undefined) return [];
  if (!("claim" in mapping)) {
    const doing = "error evaluating group claim expression";
    return [...textsOf(evaluated(mapping.expression, claims, doing), doing)];
  }
  const { claim, prefix } = mapping;
  if (!Object.hasOwn(claims, claim)) return [];
  const value = claims[claim] ?? [];
  const isList = Array.isArray(value) && value.every((each) => textProblem(each) === undefined);
  const values: readonly unknown[] = isList ? value : [value];
  const problem = isList ? undefined : textProblem(value);
  if (problem !== undefined) throw refused(`parse groups claim "${claim}": ${problem}`);
  return values.map((each) => `${prefix}${typeof each === "string" ? each : ""}`);
}

function uidOf(mapping: ClaimOrExpression, claims: Claims): string {
  if ("claim" in mapping) return textOf(claims, mapping.claim, `parse uid claim "${mapping.claim}"`);
  const doing = "error evaluating uid claim expression";
  const uid = evaluated(mapping.expression, claims, doing);
  if (typeof uid === "string") return uid;
  throw refused(`${doing}: uid claim expression must return a string`);
}

function credentialOf({ jti }: Claims, key: string): Record<string, string[]> {
  return typeof jti === "string" && jti !== "" ? { [key]: [`JTI=${jti}`] } : {};
}

function extraOf({ extra }: JwtConfiguration, claims: Claims): Record<string, string[]> {
  const values = extra.map(({ key, value }) => [key, value, evaluated(value, claims, "")] as const);
  const pairs = values.map(([key, { text }, value]) => {
    return [key, textsOf(value, `error evaluating extra claim expression: ${text}`)] as const;
  });
  return Object.fromEntries(pairs.filter(([, texts]) => texts.length > 0).map(([key, texts]) => [key, [...texts]]));
}

/** Texts that are empty say nothing. */
function textsOf(value: unknown, doing: string): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  if (!values.every((each): each is string => typeof each === "string")) {
    throw refused(`${doing}: expression must return a string or a list of strings`);
  }
  return values.filter((each) => each !== "");
}

/** A claim that is null is an empty text. */
function textOf(claims: Claims, claim: string, doing: string): string {
  if (!Object.hasOwn(claims, claim)) throw refused(`${doing}: claim not present`);
  const value = claims[claim];
  const problem = textProblem(value);
  if (problem !== undefined) throw refused(`${doing}: ${problem}`);
  return typeof value === "string" ? value : "";
}

/** `doing` is "" where the failure of an expression speaks for itself. */
function evaluated({ text, evaluate }: ClaimExpression, value: unknown, doing: string): unknown {
  try {
    return evaluate(value);
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    const failure = `expression '${text}' resulted in error: ${error.message}`;
    throw doing === "" ? new AuthenticationError(failure) : refused(`${doing}: ${failure}`);
  }
}

function refused(what: string): AuthenticationError {
  return new AuthenticationError(`oidc: ${what}`);
}
