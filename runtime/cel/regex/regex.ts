import { parseRegex, RegexError } from "./parse.ts";
import { type Machine, machineOf } from "./machine.ts";
import { programOf } from "./program.ts";

/** A pattern that was read, or the text of what is wrong with it. */
export type Regex = CompiledRegex | { readonly problem: string };

export { RegexError } from "./parse.ts";

/** Both throw RegexError when a large pattern over a long text takes too much work. */
export interface CompiledRegex {
  /** Whether the pattern matches anywhere in the text. */
  readonly test: (text: string) => boolean;
  /** The leftmost match at or after `from`, in UTF-16 units. */
  readonly find: (text: string, from?: number) => { readonly start: number; readonly end: number } | undefined;
}

/**
 * Reads a pattern. Matching takes time in proportion to the length of the text, whatever the pattern: there is no
 * backtracking.
 */
export function compileRegex(pattern: string): Regex {
  if (pattern.length > maxPattern) return { problem: "expression too large" };
  try {
    const machine: Machine = machineOf(programOf(parseRegex(pattern)));
    return { test: (text) => machine.test(text), find: (text, from = 0) => machine.find(text, from) };
  } catch (error) {
    if (error instanceof RegexError) return { problem: `error parsing regexp: ${error.message}` };
    throw error;
  }
}

/** Every match from left to right, at most `limit`; none overlaps another, and an empty one does not touch another. */
export function findAll(regex: CompiledRegex, text: string, limit: number): string[] {
  const found: string[] = [];
  let last = -1;
  for (let at = 0; at <= text.length && found.length < limit; ) {
    const match = regex.find(text, at);
    if (match === undefined) break;
    if (match.end > match.start || match.start !== last) found.push(text.slice(match.start, match.end));
    last = match.end;
    at = match.end > match.start ? match.end : match.end + 1;
  }
  return found;
}

const maxPattern = 10_000;
