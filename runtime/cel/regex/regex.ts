import { type Steps, Work, WorkError } from "../../lib/work.ts";
import { parseRegex, RegexError } from "./parse.ts";
import { type Machine, machineOf, type Match } from "./machine.ts";
import { programOf } from "./program.ts";

/** A pattern that was read, or the text of what is wrong with it. */
export type Regex = CompiledRegex | { readonly problem: string };

/** Both count what they do as steps of the work that they are done for, and throw WorkError when that is too much. */
export interface CompiledRegex {
  /** Whether the pattern matches anywhere in the text. */
  readonly test: (text: string, work: Steps) => boolean;
  /** The leftmost match at or after `from`, in UTF-16 units. */
  readonly find: (text: string, from: number, work: Steps) => Match | undefined;
}

/**
 * Reads a pattern. Matching takes time in proportion to the length of the text, whatever the pattern: there is no
 * backtracking. A pattern that takes too long to read is too large.
 */
export function compileRegex(pattern: string, work: Steps = new Work()): Regex {
  if (pattern.length > maxPattern) return tooLarge;
  try {
    const machine: Machine = machineOf(programOf(parseRegex(pattern, work)), work);
    return { test: (text, of) => machine.test(text, of), find: (text, from, of) => machine.find(text, from, of) };
  } catch (error) {
    if (error instanceof WorkError) return tooLarge;
    if (error instanceof RegexError) return { problem: `error parsing regexp: ${error.message}` };
    throw error;
  }
}

/** What is wrong with a pattern; undefined when it can be compiled. */
export function regexProblem(pattern: string, work: Steps): string | undefined {
  if (pattern.length > maxPattern) return tooLarge.problem;
  try {
    work.step(patternSteps + programOf(parseRegex(pattern, work)).instructions.length);
    return undefined;
  } catch (error) {
    if (error instanceof RegexError) return `error parsing regexp: ${error.message}`;
    throw error;
  }
}

/** What it costs to read a pattern beside its parts, in steps. */
const patternSteps = 100;

/** Every match from left to right, at most `limit`; none overlaps another, and an empty one does not touch another. */
export function findAll(
  regex: CompiledRegex,
  text: string,
  { limit, work }: { readonly limit: number; readonly work: Steps },
): string[] {
  const found: string[] = [];
  let last = -1;
  for (let at = 0; at <= text.length && found.length < limit; ) {
    const match = regex.find(text, at, work);
    if (match === undefined) break;
    if (match.end > match.start || match.start !== last) found.push(text.slice(match.start, match.end));
    last = match.end;
    at = match.end > match.start ? match.end : match.end + 1;
  }
  return found;
}

/** @limit Text of a pattern, in characters: it does not compile. */
const maxPattern = 10_000;
const tooLarge = { problem: "expression too large" };
