import { mayBacktrack } from "../runtime/cel/regex/backtracking.ts";
import { patternTableOf } from "../runtime/cel/regex/machine.ts";
import { parseRegex } from "../runtime/cel/regex/parse.ts";
import { programOf } from "../runtime/cel/regex/program.ts";
import { compileRegex } from "../runtime/cel/regex/regex.ts";
import { patternInJs } from "../runtime/cel/regex/toJs.ts";
import type { PatternTable } from "../runtime/schema/formats/patternTable.ts";

/** A pattern as generated code has it: each takes time in proportion to the text, whatever a client sends. */
export type PatternCode =
  /** The text of a RegExp with the flag u. */
  | { readonly regex: string }
  /** Of a pattern with which RegExp may go back over the text. */
  | { readonly table: PatternTable };

/** Cells of a table; beyond it the pattern is refused. */
const maxCells = 20_000;

/** What is wrong with a pattern of a spec file; undefined when code can be made of it. */
export function patternProblem(pattern: string): string | undefined {
  const regex = compileRegex(pattern);
  if ("problem" in regex) return regex.problem.replace("error parsing regexp: ", "");
  return codeOf(pattern) === undefined ? tooManyWays : undefined;
}

const tooManyWays = "expression too large: it matches the same text in too many ways";

/** Of a pattern that is checked. */
export function patternCode(pattern: string): PatternCode {
  const made = codeOf(pattern);
  if (made === undefined) throw new Error(`unchecked pattern ${pattern}: ${tooManyWays}`);
  return made;
}

const known = new Map<string, PatternCode | undefined>();

function codeOf(pattern: string): PatternCode | undefined {
  if (known.has(pattern)) return known.get(pattern);
  const made = mayBacktrack(pattern) ? tableCode(pattern) : { regex: patternInJs(pattern) };
  known.set(pattern, made);
  return made;
}

function tableCode(pattern: string): PatternCode | undefined {
  const table = patternTableOf(programOf(parseRegex(pattern)), maxCells);
  return table === undefined ? undefined : { table };
}
