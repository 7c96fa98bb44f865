import type { JWTPayload } from "jose";
import { quoted, quotedList } from "../../../schema/quoted.ts";
import { AuthenticationError } from "../authenticator.ts";

/** Milliseconds that the clock of an issuer may be ahead. */
const leewayMs = 60_000;

export interface Terms {
  /** A token must be for one of them. */
  readonly audiences: readonly string[];
  readonly nowMs: number;
}

/**
 * Checks what OpenID Connect says of the claims of a token. Throws an AuthenticationError for claims of other types,
 * and for those that do not hold now, or are for others.
 */
export function checkIdToken(claims: JWTPayload, { audiences, nowMs }: Terms): void {
  for (const [name, value] of Object.entries(claims)) {
    const problem = Object.hasOwn(problems, name) ? problems[name]?.(value) : undefined;
    if (problem !== undefined) throw refused(`failed to unmarshal claims: ${problem}`);
  }
  checkSources(claims);
  checkAudiences(audienceList(claims.aud), audiences);
  const expiryMs = Object.hasOwn(claims, "exp") ? timeOf(claims.exp) : zeroTimeMs;
  if (expiryMs < nowMs) throw refused(`token is expired (Token Expiry: ${timeText(expiryMs)})`);
  const beginMs = claims.nbf === undefined || claims.nbf === null ? nowMs : timeOf(claims.nbf);
  if (beginMs > nowMs + leewayMs) {
    throw refused(`current time ${timeText(nowMs)} before the nbf (not before) time: ${timeText(beginMs)}`);
  }
}

/** Milliseconds since the epoch of the claim `exp` of a token that was checked. */
export function expiryOf({ exp }: JWTPayload): number {
  return timeOf(exp);
}

/** Why a value is no text; undefined where it is one, or null. */
export function textProblem(value: unknown, where = "Go value"): string | undefined {
  if (typeof value === "string" || value === null) return undefined;
  return `json: cannot unmarshal ${typeWord(value)} into ${where} of type string`;
}

/** As JSON names the type of a value. */
function typeWord(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "boolean" ? "bool" : typeof value;
}

const textOf = (name: string) => (value: unknown) => textProblem(value, `Go struct field idToken.${name}`);

/** What may be wrong with the value of a claim. */
const problems: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  sub: textOf("sub"),
  nonce: textOf("nonce"),
  at_hash: textOf("at_hash"),
  aud: audienceProblem,
  exp: timeProblem,
  iat: timeProblem,
  nbf: (value) => (value === null ? undefined : timeProblem(value)),
};

function audienceProblem(value: unknown): string | undefined {
  if (typeof value === "string" || value === null) return undefined;
  if (!Array.isArray(value)) return `json: cannot unmarshal ${typeWord(value)} into Go value of type []string`;
  return value.map((each, index) => textProblem(each, `.${index}`)).find((each) => each !== undefined);
}

const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

/** A number in a text is one. */
function timeProblem(value: unknown): string | undefined {
  if (typeof value === "number") return undefined;
  if (value === null) return 'strconv.ParseFloat: parsing "": invalid syntax';
  const goal = "into Go value of type json.Number";
  if (typeof value !== "string") return `json: cannot unmarshal ${typeWord(value)} ${goal}`;
  if (numberPattern.test(value)) return undefined;
  return `json: cannot unmarshal string ${quoted(value)} ${goal}: invalid syntax`;
}

/** The year 1: when a token without an expiry expired. */
const zeroTimeMs = -62_135_596_800_000;
/** Seconds that dates can have, in either direction. */
const maxSeconds = 8_640_000_000_000;

/** Whole seconds. The last date stands for those after it, but numbers of more than 64 bits were long ago. */
function timeOf(value: unknown): number {
  const seconds = Math.trunc(Number(value));
  return seconds >= -maxSeconds && seconds < 2 ** 63 ? Math.min(seconds, maxSeconds) * 1000 : zeroTimeMs;
}

/** 2026-01-31 12:00:00 +0000 UTC */
function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} +0000 UTC`;
}

function audienceList(aud: unknown): readonly string[] {
  if (aud === undefined) return [];
  return (Array.isArray(aud) ? aud : [aud]).map((each: unknown) => (typeof each === "string" ? each : ""));
}

function checkAudiences(own: readonly string[], wanted: readonly string[]): void {
  if (own.some((each) => wanted.includes(each))) return;
  const [first = "", ...more] = wanted;
  const expected = more.length === 0 ? quoted(first) : `in ${quotedList([...wanted].sort())}`;
  throw refused(`expected audience ${expected} got ${quotedList(own)}`);
}

/** Claims that are elsewhere have a source, whether or not they are looked for. */
function checkSources({ _claim_names: names, _claim_sources: sources }: JWTPayload): void {
  for (const source of Object.values(membersOf(names))) {
    if (source === "" || source === null) throw refused("failed to obtain source from claim name");
    if (!Object.hasOwn(membersOf(sources), String(source))) throw refused("source does not exist");
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  throw refused("failed to unmarshal claims: the sources of claims are no object");
}

function refused(what: string): AuthenticationError {
  return new AuthenticationError(`oidc: verify token: oidc: ${what}`);
}
