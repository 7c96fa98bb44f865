import type { Steps } from "../../lib/work.ts";
import type { Assertion } from "./parse.ts";
import type { Instruction } from "./program.ts";
import { type Ranges, wordCharacters } from "./ranges.ts";

/** Both throw WorkError when a large pattern over a long text takes too long. */
export interface Machine {
  test(text: string, work: Steps): boolean;
  find(text: string, from: number, work: Steps): Match | undefined;
}

/** In UTF-16 units. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Runs a program over a text, one character at a time, in all its ways at once. */
export function machineOf(program: Program, work: Steps, limits: StateLimits = ofClients): Machine {
  const context = contextOf(program, work);
  const walker = new Walker(context);
  let automaton: Automaton | undefined;
  return {
    test(text, of) {
      automaton ??= new Automaton(context, walker, limits);
      return automaton.test(text, of) ?? walker.find(text, { from: 0, isAnyEnough: true, work: of }) !== undefined;
    },
    find: (text, from, of) => walker.find(text, { from, isAnyEnough: false, work: of }),
  };
}

/** Whether a program has no more states than that, and no more is done to make them: then a search keeps to them. */
export function isWithin(limits: StateLimits, program: Program): boolean {
  const context = contextOf(program, { step() {} });
  return new Automaton(context, new Walker(context), limits).isWithin();
}

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
}

/** What a program is run by. */
interface Context extends Program {
  readonly classes: Classes;
  /** By place: 1 for every class that a character instruction takes. */
  readonly accepts: readonly (Uint8Array | undefined)[];
  /** The instructions once more, as the inner loop reads them. */
  readonly operations: Uint8Array;
  readonly next: Int32Array;
  readonly other: Int32Array;
}

function contextOf(program: Program, work: Steps): Context {
  const { instructions } = program;
  const classes = classesOf(instructions, work);
  return {
    ...program,
    classes,
    accepts: acceptsOf(instructions, classes, work),
    operations: Uint8Array.from(instructions, operationOf),
    next: Int32Array.from(instructions, (each) => ("next" in each ? each.next : 0)),
    other: Int32Array.from(instructions, (each) => ("other" in each ? each.other : 0)),
  };
}

const operation = { characters: 0, fork: 1, assertion: 2, match: 3 } as const;

function operationOf(instruction: Instruction): number {
  if ("characters" in instruction) return operation.characters;
  if ("other" in instruction) return operation.fork;
  return "assertion" in instruction ? operation.assertion : operation.match;
}

/** Characters that no instruction tells apart are one class. */
interface Classes {
  readonly count: number;
  classOf(code: number): number;
  /** By class: a character of it. */
  readonly sample: readonly number[];
}

/** The class that stands for the end of the text. */
const endOfText = -1;

function classesOf(instructions: readonly Instruction[], work: Steps): Classes {
  const bounds = new Set<number>([0, 10, 11]);
  const sets = new Set(instructions.map(charactersOf));
  for (const each of sets) {
    work.step(each.length);
    addBounds(bounds, each);
  }
  work.step(bounds.size);
  const sample = [...bounds].sort((a, b) => a - b);
  const ascii = Uint16Array.from({ length: 128 }, (_, code) => classOf(sample, code));
  return {
    count: sample.length,
    sample,
    classOf: (code) => (code < 128 ? (ascii[code] ?? 0) : classOf(sample, code)),
  };
}

/** What an instruction tells apart. */
function charactersOf(instruction: Instruction): Ranges {
  if ("characters" in instruction) return instruction.characters;
  return "assertion" in instruction ? wordCharacters : [];
}

function addBounds(bounds: Set<number>, ranges: Ranges): void {
  for (let at = 0; at < ranges.length; at += 2) bounds.add(ranges[at] ?? 0).add((ranges[at + 1] ?? 0) + 1);
}

/** The class of a code point: that of the last bound that is not beyond it. */
function classOf(bounds: readonly number[], code: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bounds[middle] ?? 0) <= code) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Instructions with the same characters share a table. */
function acceptsOf(instructions: readonly Instruction[], { sample }: Classes, work: Steps): (Uint8Array | undefined)[] {
  const bySet = new Map<Ranges, Uint8Array>();
  const byText = new Map<string, Uint8Array>();
  return instructions.map((each) => {
    if (!("characters" in each)) return undefined;
    const known = bySet.get(each.characters);
    if (known !== undefined) return known;
    const text = each.characters.join();
    const table = byText.get(text) ?? tableOf(each.characters, sample, work);
    byText.set(text, table);
    bySet.set(each.characters, table);
    return table;
  });
}

/** By class: 1 for those within the ranges. Both ascend. */
function tableOf(ranges: Ranges, sample: readonly number[], work: Steps): Uint8Array {
  work.step(ranges.length + sample.length);
  let at = 0;
  return Uint8Array.from(sample, (code) => {
    while (at < ranges.length && (ranges[at + 1] ?? 0) < code) at += 2;
    return at < ranges.length && (ranges[at] ?? 0) <= code ? 1 : 0;
  });
}

/** undefined is the edge of the text. */
function holds(assertion: Assertion, before: number | undefined, after: number | undefined): boolean {
  switch (assertion) {
    case "textStart":
      return before === undefined;
    case "textEnd":
      return after === undefined;
    case "lineStart":
      return before === undefined || before === 10;
    case "lineEnd":
      return after === undefined || after === 10;
    case "wordBoundary":
      return isWord(before) !== isWord(after);
    case "noWordBoundary":
      return isWord(before) === isWord(after);
  }
}

function isWord(code: number | undefined): boolean {
  return code !== undefined && includes(wordCharacters, code);
}

function includes(ranges: Ranges, code: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) {
    if (code < (ranges[at] ?? 0)) return false;
    if (code <= (ranges[at + 1] ?? 0)) return true;
  }
  return false;
}

/** The characters on both sides of a place in the text; undefined is its edge. */
interface Around {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Of the character after, or endOfText. */
  readonly klass: number;
}

interface Search {
  readonly from: number;
  readonly isAnyEnough: boolean;
  readonly work: Steps;
}

/** Runs a program in all its ways at once, the preferred first, without keeping what it learns. */
class Walker {
  readonly #context: Context;
  readonly #stack: number[] = [];
  /** By place: the last round in which it was visited, or taken as a next one. */
  readonly #visited: Int32Array;
  readonly #taken: Int32Array;
  #round = 0;

  constructor(context: Context) {
    this.#context = context;
    this.#visited = new Int32Array(context.instructions.length);
    this.#taken = new Int32Array(context.instructions.length);
  }

  beginRound(): void {
    this.#round += 1;
    if (this.#round < 0x7fffffff) return;
    this.#round = 1;
    this.#visited.fill(0);
    this.#taken.fill(0);
  }

  /** Places looked at since the start of a search. */
  visits = 0;

  /**
   * Adds the places after the next character that can be reached from one, those not reached in this round before.
   * Returns whether a match comes first; nothing more is added then.
   */
  follow(from: number, { before, after, klass }: Around, into: number[]): boolean {
    const { instructions, accepts, operations, next, other } = this.#context;
    const stack = this.#stack;
    const round = this.#round;
    let depth = 0;
    for (let place = from; ; place = stack[(depth -= 1)] ?? 0) {
      this.visits += 1;
      if (this.#visited[place] !== round) {
        this.#visited[place] = round;
        const target = next[place] ?? 0;
        switch (operations[place]) {
          case operation.characters:
            if (accepts[place]?.[klass] === 1 && this.#taken[target] !== round) {
              this.#taken[target] = round;
              into.push(target);
            }
            break;
          case operation.fork:
            stack[depth++] = other[place] ?? 0;
            stack[depth++] = target;
            break;
          case operation.assertion: {
            const instruction = instructions[place];
            const isAssertion = instruction !== undefined && "assertion" in instruction;
            if (isAssertion && holds(instruction.assertion, before, after)) stack[depth++] = target;
            break;
          }
          default:
            return true;
        }
      }
      if (depth === 0) return false;
    }
  }

  /** The leftmost match, of those the preferred; with `isAnyEnough` the first that is found. */
  find(text: string, { from, isAnyEnough, work }: Search): Match | undefined {
    const { start, classes } = this.#context;
    let places: number[] = [];
    let starts: number[] = [];
    let best: Match | undefined;
    let before = from === 0 ? undefined : text.codePointAt(from - 1);
    this.visits = 0;
    for (let at = from; ; ) {
      const visited = this.visits;
      if (best === undefined) {
        places.push(start);
        starts.push(at);
      }
      if (places.length === 0) return best;
      const after = text.codePointAt(at);
      const around = { before, after, klass: after === undefined ? endOfText : classes.classOf(after) };
      const next: number[] = [];
      const nextStarts: number[] = [];
      this.beginRound();
      for (let index = 0; index < places.length; index += 1) {
        const isMatch = this.follow(places[index] ?? 0, around, next);
        const begin = starts[index] ?? 0;
        while (nextStarts.length < next.length) nextStarts.push(begin);
        if (!isMatch) continue;
        best = { start: begin, end: at };
        break;
      }
      if (after === undefined || (best !== undefined && isAnyEnough)) return best;
      work.step(this.visits - visited);
      places = next;
      starts = nextStarts;
      before = after;
      at += after > 0xffff ? 2 : 1;
    }
  }
}

/** Where a run can be between two characters: places, and a character of the class before. */
interface State {
  readonly places: readonly number[];
  /** undefined at the start of the text. */
  readonly before: number | undefined;
  readonly next: (Transition | undefined)[];
}

type Transition = State | "match" | "dead";

/** What is kept of a program. */
export interface StateLimits {
  /** All are dropped when there are more of them. */
  readonly kept: number;
  /** New ones that one search may need, and places visited to make them: with more, keeping them does not pay. */
  readonly made: number;
  readonly visits: number;
}

/** Of patterns that clients send. */
const ofClients: StateLimits = {
  /** @limit States kept of a pattern: all are dropped. */
  kept: 1000,
  /** @limit New states of one search: the search goes on without states. */
  made: 500,
  /** @limit Places visited to make them: the search goes on without states. */
  visits: 100_000,
};
/** What going on by a character costs where the states are known, in steps. */
const characterSteps = 0.1;
/** Such steps are counted so many characters at a time. */
const charactersPerLook = 0x10000;

/** Answers whether there is a match; what it works out about a state and a class it keeps. */
class Automaton {
  readonly #context: Context;
  readonly #walker: Walker;
  readonly #limits: StateLimits;
  readonly #states = new Map<string, State>();
  #first: State;
  #made = 0;

  constructor(context: Context, walker: Walker, limits: StateLimits) {
    this.#context = context;
    this.#walker = walker;
    this.#limits = limits;
    this.#first = this.#stateOf([context.start], undefined);
  }

  /** undefined when the search needs too many states. */
  test(text: string, work: Steps): boolean | undefined {
    const { classes } = this.#context;
    let state = this.#first;
    this.#begin();
    let looked = 0;
    for (let at = 0; at < text.length; ) {
      if (at >= looked) {
        looked += charactersPerLook;
        work.step(Math.min(charactersPerLook, text.length) * characterSteps);
      }
      const code = text.codePointAt(at) ?? 0;
      at += code > 0xffff ? 2 : 1;
      const next = this.#step(state, classes.classOf(code));
      if (next === "match") return true;
      if (this.#isBeyond()) return undefined;
      if (next === "dead") return false;
      state = next;
    }
    return this.#step(state, endOfText) === "match";
  }

  /** Makes every state. */
  isWithin(): boolean {
    const { classes } = this.#context;
    this.#begin();
    const reached = new Set([this.#first]);
    for (const state of reached) {
      for (let klass = endOfText; klass < classes.count; klass += 1) {
        const next = this.#step(state, klass);
        if (typeof next !== "string") reached.add(next);
        if (this.#isBeyond() || reached.size > this.#limits.kept) return false;
      }
    }
    return true;
  }

  #begin(): void {
    this.#made = 0;
    this.#walker.visits = 0;
  }

  #isBeyond(): boolean {
    return this.#made > this.#limits.made || this.#walker.visits > this.#limits.visits;
  }

  #step(state: State, klass: number): Transition {
    return (state.next[klass + 1] ??= this.#work(state, klass));
  }

  #work({ places, before }: State, klass: number): Transition {
    const { classes, start } = this.#context;
    const after = klass === endOfText ? undefined : classes.sample[klass];
    const next: number[] = [];
    this.#walker.beginRound();
    for (const place of places) {
      if (this.#walker.follow(place, { before, after, klass }, next)) return "match";
    }
    if (after === undefined) return "dead";
    if (!next.includes(start)) next.push(start);
    return this.#stateOf(
      next.sort((a, b) => a - b),
      after,
    );
  }

  #stateOf(places: readonly number[], before: number | undefined): State {
    const kind = before === undefined ? "" : before === 10 ? "n" : isWord(before) ? "w" : "o";
    const key = `${kind}${places.join()}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= this.#limits.kept) this.#forget();
    const state: State = { places, before, next: [] };
    this.#states.set(key, state);
    this.#made += 1;
    return state;
  }

  /** States that a run still holds lead to others that are made again. */
  #forget(): void {
    for (const state of this.#states.values()) state.next.length = 0;
    this.#states.clear();
    this.#first = this.#stateOf([this.#context.start], undefined);
  }
}
