import type { InSteps } from "../schema/steps.ts";

/**
 * The event loop has others to serve. Work that grows with its input either runs in turns, or counts what it does and
 * is refused when that is too much.
 */

/**
 * @limit Time in which requests begin in one turn of the event loop, and that in which those go on that gave it back:
 * the others wait for the next.
 */
export const turnMs = 2;

/**
 * Shorter: a change to thousands of watches takes dozens of turns, and a request that comes meanwhile waits for one.
 * @limit Time in which watches are called in one turn of the event loop that are due, that in which they are given what
 * has changed, and that in which they send what they have kept: the others wait for the next.
 */
export const streamTurnMs = 1;

/** Bytes of a body that is read in one turn of the event loop and worked with in another: 5,000 empty containers. */
const longBodyBytes = 16 * 1024;

/** To be awaited between reading a body and working with it. Undefined where the body is short. */
export function turnAfter(body: Uint8Array): Promise<void> | undefined {
  return isLong(body.length) ? nextTurn() : undefined;
}

/** Whether work on so many bytes gives others a turn between its steps. Short work is done at once, which is faster. */
export function isLong(bytes: number): boolean {
  return bytes >= longBodyBytes;
}

/**
 * A turn that has begun requests for longer does nothing else besides: one long step is enough. In milliseconds.
 * @limit Time in which requests begin and what gave the loop back goes on in the same turn.
 */
const fullTurnMs = 3 * turnMs;

type GoOn = () => void;

/** What goes on in the turns that come, the first last. */
let due: GoOn[] = [];
/** What goes on when all of that has. */
let waiting: GoOn[] = [];
let isTurnSet = false;
/** When this turn began to serve requests; undefined while it has served none. */
let servingSinceMs: number | undefined;
/** The last turn was full, so that nothing went on. */
let hasWaited = false;

/**
 * To be awaited before work begins that a client has asked for: undefined while this turn has served others for a short
 * time only. However many requests arrive at once, what else there is to do waits for some of them, and not for all.
 */
export function roomInTurn(): Promise<void> | undefined {
  const nowMs = performance.now();
  if (servingSinceMs === undefined) {
    servingSinceMs = nowMs;
    setTurn();
  }
  return nowMs - servingSinceMs < turnMs ? undefined : nextTurn();
}

/**
 * Resolves in a later turn of the event loop, when the others had theirs. Those that wait go on one after the other,
 * and in one turn no more of them than have time in it: however many long requests there are, a short one waits for a
 * step or two of them, and not for one of each.
 *
 *   turn     a step of A, 1 ms, and one of B, 5 ms
 *   turn     one of C; A and B wait again
 *   turn     a request begins and takes 30 ms
 *   turn     A and B, in their order
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTurn();
  });
}

/** What is set runs when the requests that have arrived in this turn have begun. */
function setTurn(): void {
  if (isTurnSet) return;
  isTurnSet = true;
  setImmediate(() => {
    isTurnSet = false;
    const nowMs = performance.now();
    const isFull = servingSinceMs !== undefined && nowMs - servingSinceMs > fullTurnMs;
    servingSinceMs = undefined;
    if (due.length + waiting.length === 0) return;
    hasWaited = isFull && !hasWaited;
    if (hasWaited) return setTurn();
    if (due.length === 0) {
      due = waiting.reverse();
      waiting = [];
    }
    goOn(nowMs + turnMs);
  });
}

function goOn(endMs: number): void {
  due.pop()?.();
  const next = () => {
    if (due.length > 0 && performance.now() < endMs) goOn(endMs);
    else if (due.length + waiting.length > 0) setTurn();
  };
  // Ticks come behind all microtasks: what goes on has done its step by then.
  queueMicrotask(() => process.nextTick(next));
}

/** Maps the items of a list, however many, with pauses in which other requests are answered. */
export async function mapInTurns<T, U>(items: readonly T[], map: (item: T) => U): Promise<U[]> {
  const made: U[] = [];
  await eachInTurns(items, (item) => made.push(map(item)));
  return made;
}

/** Does something with each item, with the same pauses; items may come and go meanwhile if their iterator allows it. */
export async function eachInTurns<T>(items: Iterable<T>, run: (item: T) => void): Promise<void> {
  let startMs = performance.now();
  for (const item of items) {
    run(item);
    if (performance.now() - startMs < turnMs) continue;
    await nextTurn();
    startMs = performance.now();
  }
}

/**
 * @limit Work on one object without a pause (patterns, rules, schemas, defaults, cells), in steps: 422, for defaults
 * 413; a cell stays empty.
 */
const maxSteps = 2_000_000;
/**
 * How long they may take, in milliseconds, where some of them take longer than counted.
 * @limit Time of that work: the same.
 */
const maxHoldMs = 60;
/** Steps between two looks at the clock: one takes between some nanoseconds and a microsecond. */
const stepsBetweenLooks = 1000;

/** The work on one input is too much. The caller says so to the client, in the field's words. */
export class WorkError extends Error {
  constructor() {
    super("takes more work than one request may");
  }
}

export interface WorkOptions {
  /** Where the steps alone are to decide, for work that is seldom done, longer than others may take. */
  readonly maxMs?: number;
}

interface Moment {
  readonly ms: number;
  readonly cpu: NodeJS.CpuUsage;
}

/**
 * What one input may make the server do before the event loop is given back. Everything that is done for it without a
 * pause counts together, however many strings, rules or schemas that is: whatever loops over input, and is not bounded
 * otherwise, says how many steps it takes. Steps decide, so that the same input is always refused or never; the clock
 * looks after them.
 */
export class Work {
  readonly #maxMs: number;
  /** Of the first look: little work has none. */
  #start: Moment | undefined;
  #left = maxSteps;
  #nextLook = maxSteps - stepsBetweenLooks;

  constructor({ maxMs = maxHoldMs }: WorkOptions = {}) {
    this.#maxMs = maxMs;
  }

  /** Throws WorkError when it was too much. */
  step(count = 1): void {
    this.#left -= count;
    if (this.#left > this.#nextLook) return;
    this.#nextLook = this.#left - stepsBetweenLooks;
    if (this.#left < 0 || this.#isLate()) {
      this.#left = -1; // it stays too much
      this.#nextLook = 0;
      throw new WorkError();
    }
  }

  /** Others had their turn: the clock begins anew, and the steps go on. */
  resume(): void {
    this.#start = undefined;
  }

  #isLate(): boolean {
    this.#start ??= { ms: performance.now(), cpu: process.cpuUsage() };
    return performance.now() - this.#start.ms > this.#maxMs && cpuMsSince(this.#start) > this.#maxMs;
  }
}

/** What loops over input are handed: they tell of their steps. */
export type { Steps } from "../schema/steps.ts";

/** Makes something else of what work has made. */
export function* thenInSteps<T, U>(steps: InSteps<T>, make: (made: T) => U): InSteps<U> {
  return make(yield* steps);
}

/** Waits for what is made elsewhere. Throws what that rejects with. */
export function* resolved<T>(making: Promise<T>): InSteps<T> {
  let take = (): T => {
    throw new Error("work went on before what it waits for");
  };
  const failed = (error: unknown) => {
    take = () => {
      throw error;
    };
  };
  yield making.then((made) => void (take = () => made), failed);
  return take();
}

/** Does work without a pause. */
export function atOnce<T>(steps: InSteps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (value !== undefined) throw new Error("work that waits is done at once");
  }
}

/** Does work with a turn for others where it yields after some time; the clock of `work` begins anew then. */
export async function inTurns<T>(steps: InSteps<T>, work?: Work): Promise<T> {
  let startMs = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (value !== undefined) await value;
    else if (performance.now() - startMs < turnMs) continue;
    else await nextTurn();
    work?.resume();
    startMs = performance.now();
  }
}

/** On a busy machine the clock goes on while this process waits for a processor; that is no work of its own. */
function cpuMsSince({ cpu }: Moment): number {
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000;
}
