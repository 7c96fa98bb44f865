import { type CompiledRegex, compileRegex } from "../cel/regex/regex.ts";
import { Work, WorkError } from "../lib/work.ts";
import type { FrontOptions } from "../server/chain.ts";
import type { OriginPattern } from "../server/filters/cors.ts";
import { StopRefusals } from "../server/filters/stopRefusals.ts";

/** The flags of what happens to a request before its user is known. */
export interface FrontFlags {
  readonly corsAllowedOrigins: readonly string[];
  readonly strictTransportSecurityDirectives: readonly string[];
  /** From 0 to 1. */
  readonly goawayChance: number;
  readonly shutdownSendRetryAfter: boolean;
}

/** Throws an Error that names a flag whose value cannot be. */
export function frontOf(flags: FrontFlags): FrontOptions {
  const { strictTransportSecurityDirectives: directives, goawayChance, shutdownSendRetryAfter } = flags;
  const wrong = directives.find((each) => !/^(max-age=\d+|includeSubDomains|preload)$/.test(each));
  if (wrong !== undefined) {
    const known = "max-age=SECONDS, includeSubDomains or preload";
    throw new Error(`--strict-transport-security-directives: ${JSON.stringify(wrong)} is not ${known}`);
  }
  return {
    origins: flags.corsAllowedOrigins.map(originOf),
    strictTransport: directives,
    goawayChance,
    refusals: shutdownSendRetryAfter ? new StopRefusals() : undefined,
  };
}

/** A pattern that is not held at both ends would match hosts that only contain the one that is meant. */
function originOf(text: string): OriginPattern {
  const fail = (problem: string) => new Error(`--cors-allowed-origins: ${JSON.stringify(text)} ${problem}`);
  if (!/\^|\/\//.test(text)) throw fail("must have ^ or // before the host");
  if (!/[$:]/.test(text.replace(/^[^/]*:?\/\//, ""))) throw fail("must have $ or : behind the host");
  const regex = compileRegex(text);
  if ("problem" in regex) throw fail("is no regular expression");
  return { test: (origin) => isMatch(regex, origin) };
}

/** An origin with which a pattern takes too long is none that is meant. */
function isMatch(regex: CompiledRegex, origin: string): boolean {
  try {
    return regex.test(origin, new Work());
  } catch (error) {
    if (error instanceof WorkError) return false;
    throw error;
  }
}
