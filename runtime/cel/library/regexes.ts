import { CelError } from "../meter.ts";
import { compileRegex, type CompiledRegex, findAll, RegexError } from "../regex/regex.ts";
import { define, type Overload, scan } from "./define.ts";

const work = {
  cost: (text = 0, pattern = 0) => scan(text + 1) * Math.max(1, pattern * 0.25),
  size: (text = 0) => text,
};

export const regexFunctions: readonly Overload[] = [
  define("string.matches(string): bool", matches, work),
  define("matches(string, string): bool", matches, work),
  define("string.find(string): string", find, work),
  define("string.findAll(string): list<string>", (text: string, pattern: string) => every(text, pattern), work),
  define("string.findAll(string, int): list<string>", every, work),
];

/** Patterns kept compiled: nearly all are literals of rules. */
const maxKept = 500;
const kept = new Map<string, CompiledRegex>();

function compiled(pattern: string): CompiledRegex {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const made = compileRegex(pattern);
  if ("problem" in made) throw new CelError(made.problem);
  if (kept.size >= maxKept) kept.clear();
  kept.set(pattern, made);
  return made;
}

function matches(text: string, pattern: string): boolean {
  return guarded(() => compiled(pattern).test(text));
}

/** The first match, or nothing. */
function find(text: string, pattern: string): string {
  return guarded(() => {
    const match = compiled(pattern).find(text);
    return match === undefined ? "" : text.slice(match.start, match.end);
  });
}

function every(text: string, pattern: string, limit?: bigint): string[] {
  const count = typeof limit === "bigint" && limit >= 0n ? Number(limit) : Number.POSITIVE_INFINITY;
  return guarded(() => findAll(compiled(pattern), text, count));
}

function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RegexError) throw new CelError(error.message);
    throw error;
  }
}
