import { CelError, type Meter } from "../meter.ts";
import { compileRegex, type CompiledRegex, findAll } from "../regex/regex.ts";
import { define, type Overload, type Problem, scan } from "./define.ts";

const work = {
  check: keepConstant,
  cost: (text = 0, pattern = 0) => scan(text + 1) * Math.max(1, pattern * 0.25),
};

export const regexFunctions: readonly Overload[] = [
  define("string.matches(string): bool", matches, { ...work, check: keepLiteral }),
  define("matches(string, string): bool", matches, { ...work, check: keepLiteral }),
  define("string.find(string): string", find, work),
  define(
    "string.findAll(string): list<string>",
    (text: string, pattern: string, meter: Meter) => every(text, pattern, -1n, meter),
    work,
  ),
  define("string.findAll(string, int): list<string>", every, work),
];

/**
 * Patterns kept compiled: those of rules, which are read when the rule is.
 * @limit Compiled patterns kept: all are dropped.
 */
const maxKept = 5000;
const kept = new Map<string, CompiledRegex>();

function keepLiteral(literals: readonly unknown[]): string | undefined {
  return problemOf(literals) === undefined ? undefined : "invalid matches argument";
}

function keepConstant(literals: readonly unknown[]): Problem | undefined {
  const message = problemOf(literals);
  return message === undefined ? undefined : { message, isOfConstant: true };
}

function problemOf([, pattern]: readonly unknown[]): string | undefined {
  if (typeof pattern !== "string" || kept.has(pattern)) return undefined;
  const made = compileRegex(pattern);
  if ("problem" in made) return made.problem;
  if (kept.size >= maxKept) kept.clear();
  kept.set(pattern, made);
  return undefined;
}

/** What a pattern that comes from data costs, as it is compiled each time. */
const compileCost = 100;

function compiled(pattern: string, meter: Meter): CompiledRegex {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  meter.spend(compileCost + pattern.length * 10);
  const made = compileRegex(pattern, meter.work);
  if ("problem" in made) throw new CelError(made.problem);
  return made;
}

function matches(text: string, pattern: string, meter: Meter): boolean {
  return compiled(pattern, meter).test(text, meter.work);
}

/** The first match, or nothing. */
function find(text: string, pattern: string, meter: Meter): string {
  const match = compiled(pattern, meter).find(text, 0, meter.work);
  return match === undefined ? "" : text.slice(match.start, match.end);
}

function every(text: string, pattern: string, limit: bigint, meter: Meter): string[] {
  const count = limit >= 0n ? Number(limit) : Number.POSITIVE_INFINITY;
  return findAll(compiled(pattern, meter), text, { limit: count, work: meter.work });
}
