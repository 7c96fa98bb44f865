import { parseRegex } from "./parse.ts";
import { type Context, contextOf } from "./machine.ts";
import { programOf } from "./program.ts";
import { type Steps, Work } from "../../lib/work.ts";

/** Instructions that a character of the text may cost, over all the ways that lead to it. */
const mostVisits = 64;
/** Situations that are looked at before a pattern counts as one that goes back. */
const mostSituations = 2000;
/** Steps from one of them to the next. */
const mostTransitions = 100_000;

/**
 * Whether JavaScript, which goes back and tries the next way, may take longer than in proportion to the text.
 *
 * The ways in which it can be in the middle of a text are counted, for all texts at once: what goes on is how many ways
 * lead to each place of the pattern. Where that has a bound, each character is read so many times at most.
 *
 *   ^[a-z]*[a-z]$     at most two ways: within the first part, or behind the second
 *   ^(a+)+$           aa: two ways, aaa: four, aaaa: eight
 *   [a-z]+b           a: one way, aa: two, since a search begins anew at each character
 */
export function mayBacktrack(pattern: string, work: Steps = new Work()): boolean {
  const context = contextOf(programOf(parseRegex(pattern, work)), work);
  const first: Situation = { ways: new Map([[context.start, 1]]), isFirst: true, isSearching: true };
  const known = new Map([[keyOf(first), first]]);
  let transitions = 0;
  for (const situation of known.values()) {
    const steps = [...situation.ways].map(([place, count]) => ({ count, ...reach(context, place, situation.isFirst) }));
    const visits = steps.reduce((sum, each) => sum + each.count * each.visits, 0);
    if (visits > mostVisits || steps.some((each) => each.isCircle)) return true;
    for (let klass = 0; klass < context.classes.count; klass += 1) {
      const next = after(context, { situation, steps, klass });
      known.set(keyOf(next), next);
      transitions += 1;
      if (known.size > mostSituations || transitions > mostTransitions) return true;
    }
  }
  return false;
}

/** Where attempts at a match may be, between two characters. */
interface Situation {
  /** By place: how many ways lead there. */
  readonly ways: ReadonlyMap<number, number>;
  readonly isFirst: boolean;
  /** Until there is a match, an attempt begins at each character. */
  readonly isSearching: boolean;
}

function keyOf({ ways, isFirst, isSearching }: Situation): string {
  const places = [...ways].sort(([a], [b]) => a - b);
  return `${isFirst}${isSearching}${places.join(";")}`;
}

/** What an attempt at a place looks at before it reads a character. */
interface Reach {
  /** Instructions that read a character, once for each way to them. */
  readonly readers: readonly number[];
  readonly visits: number;
  readonly isMatch: boolean;
  /** A part that may be empty is repeated: JavaScript has rules of its own for that. */
  readonly isCircle: boolean;
}

function reach(context: Context, from: number, isFirst: boolean): Reach {
  const { instructions } = context;
  const readers: number[] = [];
  let [visits, isMatch, isCircle] = [0, false, false];
  const follow = (place: number, path: ReadonlySet<number>, isSure: boolean): void => {
    visits += 1;
    if (visits > mostVisits) return;
    const instruction = instructions[place];
    if (instruction === undefined) return;
    if (path.has(place)) isCircle = true;
    else if ("characters" in instruction) readers.push(place);
    else if ("isMatch" in instruction) isMatch ||= isSure;
    else if ("other" in instruction) {
      const beyond = new Set(path).add(place);
      follow(instruction.next, beyond, isSure);
      follow(instruction.other, beyond, isSure);
    } else if (instruction.assertion !== "textStart" || isFirst) {
      // Nothing is read behind the end; what else is asserted may hold or not.
      const isEnd = instruction.assertion === "textEnd";
      if (!isEnd) follow(instruction.next, path, isSure && instruction.assertion === "textStart");
    }
  };
  follow(from, new Set(), true);
  return { readers, visits, isMatch, isCircle };
}

interface Reading {
  readonly situation: Situation;
  readonly steps: readonly (Reach & { readonly count: number })[];
  readonly klass: number;
}

function after({ accepts, next, start }: Context, { situation, steps, klass }: Reading): Situation {
  const isSearching = situation.isSearching && !steps.some((each) => each.isMatch);
  const ways = new Map<number, number>(isSearching ? [[start, 1]] : []);
  for (const { readers, count } of steps) {
    for (const reader of readers) {
      const target = next[reader] ?? 0;
      if (accepts[reader]?.[klass] === 1) ways.set(target, (ways.get(target) ?? 0) + count);
    }
  }
  return { ways, isFirst: false, isSearching };
}
