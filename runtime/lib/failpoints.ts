import { setTimeout as sleep } from "node:timers/promises";

/** The moments of a write's way, and of the upkeep of its store, at which tests can hurt the process. */
export const failpointNames = [
  "beforeSwap",
  "beforeCommit",
  "afterCommitBeforeAck",
  "beforeWatchSend",
  "beforeTakeOver",
  "duringCompaction",
  "beforeFileSwap",
  "duringFileSwap",
  "afterFileSwap",
] as const;
export type FailpointName = (typeof failpointNames)[number];

/** What happens there: the process dies as of `kill -9`, it waits, or the step fails. */
type Action = { readonly kind: "kill" | "error" } | { readonly kind: "delay"; readonly milliseconds: number };

interface Armed {
  readonly action: Action;
  /** The first pass at which it happens, counted from 1, and the last one. */
  readonly from: number;
  readonly to: number;
  passes: number;
}

/** Faults at named points of the code, for the tests of robustness. */
export class Failpoints {
  readonly #armed: ReadonlyMap<string, Armed>;

  constructor(armed: ReadonlyMap<string, Armed>) {
    this.#armed = armed;
  }

  /** Waits or fails as the point is armed to; rejects with an Error that names it. */
  async pass(name: FailpointName): Promise<void> {
    const action = this.#due(name);
    if (action?.kind === "delay") await sleep(action.milliseconds);
    else act(action, name);
  }

  /** The same where nothing can be waited for: a delay holds up the whole process. */
  passNow(name: FailpointName): void {
    const action = this.#due(name);
    if (action?.kind === "delay") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, action.milliseconds);
    else act(action, name);
  }

  #due(name: FailpointName): Action | undefined {
    const armed = this.#armed.get(name);
    if (armed === undefined) return undefined;
    armed.passes++;
    return armed.passes >= armed.from && armed.passes <= armed.to ? armed.action : undefined;
  }
}

function act(action: Action | undefined, name: FailpointName): void {
  if (action?.kind === "kill") process.kill(process.pid, "SIGKILL");
  if (action?.kind === "error") throw new Error(`failpoint ${name}`);
}

const form =
  /^(?<name>\w+)=(?:(?<kind>kill|error)|delay\((?<milliseconds>\d+)\))(?:@(?<from>\d+)(?<open>-(?<to>\d+)?)?)?$/;

/**
 * Reads what is armed; undefined when nothing is. Throws an Error that quotes what cannot be read.
 *
 *   beforeCommit=kill@40                     dies at the fortieth commit
 *   beforeCommit=delay(30);beforeWatchSend=error@5-9
 *                                            every commit takes 30 ms longer, and the fifth to ninth sending fails
 */
export function readFailpoints(text: string | undefined): Failpoints | undefined {
  if (text === undefined || text === "") return undefined;
  const armed = new Map<string, Armed>();
  for (const each of text.split(";")) {
    const { name = "", kind, milliseconds, from, open, to } = form.exec(each)?.groups ?? {};
    if (!failpointNames.some((known) => known === name)) throw new Error(`FAILPOINTS: ${each} cannot be read`);
    const isDelay = milliseconds !== undefined;
    const action: Action = isDelay
      ? { kind: "delay", milliseconds: Number(milliseconds) }
      : { kind: kind === "kill" ? "kill" : "error" };
    const first = Number(from ?? 1);
    const isOnce = from !== undefined && open === undefined;
    armed.set(name, { action, from: first, to: isOnce ? first : Number(to ?? Number.POSITIVE_INFINITY), passes: 0 });
  }
  return new Failpoints(armed);
}

/** What the environment variable FAILPOINTS of this process arms; undefined in all but tests. */
export const failpoints: Failpoints | undefined = readFailpoints(process.env["FAILPOINTS"]);
