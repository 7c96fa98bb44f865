import type { Socket } from "node:net";

/**
 * @limit Time in which one turn of the event loop works with what connections have sent: the others are read in the
 * next.
 */
const turnReadMs = 30;
/** @limit Time of it that one connection takes at once: such connections are read one at a time. */
const connectionReadMs = 2;
/** So long after that a connection is one of those, in milliseconds. */
const slowForMs = 1000;
/** So long one of them is read that sends nothing, while others wait. */
const permitMs = 1;

/** A connection as far as its input goes. */
export interface Input {
  readonly socket: Socket;
}

/** What Node keeps in a socket. What reads it may have stopped, until it has room again. */
interface Handled {
  readonly _handle?: {
    readonly reading?: boolean;
    readonly readStart: () => void;
    readonly readStop: () => void;
  } | null;
}

/**
 * Lets no turn of the event loop read connections for long. Node reads all that have something to be read in one turn,
 * 16 KiB and more of each, and that may be thousands of requests or pieces of bodies: 300 connections that sent bodies
 * in single bytes held the loop for five seconds. Who is handed such a piece says so here. A connection that takes long
 * is slow, and of the slow ones one at a time is read; when all together take long, none is read on before the next
 * turn. It costs other connections the look at the clock.
 *
 *   turn     A: 1 ms, B: 4 ms, C: 1 ms, D: 4 ms; B and D are slow
 *   turn     A: 1 ms, B: 4 ms, C: 1 ms
 *   turn     A: 1 ms, D: 4 ms, C: 1 ms
 */
export class ReadTurns {
  readonly #open: Iterable<Input>;
  /** When it last took long, by the monotonic clock; who is read next is the first. */
  readonly #slow = new Map<Input, number>();
  /** The one of the slow ones that is read. */
  #permitted: Input | undefined;
  #permitTimer: NodeJS.Timeout | undefined;
  /** When the first piece came in this turn. */
  #sinceMs: number | undefined;
  /** Whose the last piece was, and when the first of those without one of another in between came. */
  #last: Input | undefined;
  #lastSinceMs = 0;
  #areStopped = false;

  constructor(open: Iterable<Input>) {
    this.#open = open;
  }

  /** A piece of a connection's input is being worked with. */
  noteRead(input: Input): void {
    const nowMs = performance.now();
    if (this.#sinceMs === undefined) {
      this.#sinceMs = nowMs;
      setImmediate(() => this.#endTurn());
    }
    if (this.#last !== input) {
      this.#last = input;
      this.#lastSinceMs = nowMs;
    } else if (nowMs - this.#lastSinceMs > connectionReadMs) {
      this.#lastSinceMs = nowMs;
      this.#slowDown(input, nowMs);
    }
    if (nowMs - this.#sinceMs > turnReadMs && !this.#areStopped) {
      this.#areStopped = true;
      for (const each of this.#open) stop(each);
    }
  }

  /** It is closed. */
  forget(input: Input): void {
    this.#slow.delete(input);
    if (this.#permitted === input) this.#permitted = undefined;
  }

  #slowDown(input: Input, nowMs: number): void {
    this.#slow.delete(input);
    this.#slow.set(input, nowMs);
    if (this.#permitted === input) this.#permitted = undefined;
    stop(input);
  }

  #endTurn(): void {
    this.#sinceMs = undefined;
    this.#last = undefined;
    if (this.#areStopped) {
      this.#areStopped = false;
      for (const each of this.#open) if (!this.#slow.has(each)) start(each);
      if (this.#permitted !== undefined) start(this.#permitted);
    }
    if (this.#permitted === undefined) this.#permitNext();
  }

  /** The one that was read until now goes behind the others, unless it has not taken long for a while. */
  #permitNext(): void {
    clearTimeout(this.#permitTimer);
    const before = this.#permitted;
    const sinceMs = before === undefined ? undefined : this.#slow.get(before);
    if (before !== undefined && sinceMs !== undefined) {
      this.#slow.delete(before);
      if (performance.now() - sinceMs < slowForMs) {
        this.#slow.set(before, sinceMs);
        stop(before);
      }
    }
    const [next] = this.#slow.keys();
    this.#permitted = next;
    if (next === undefined) return;
    start(next);
    this.#permitTimer = setTimeout(() => this.#permitNext(), permitMs).unref();
  }
}

function stop({ socket }: Input): void {
  (socket as Handled)._handle?.readStop();
}

/** Not what its reader has stopped itself: that reads on when it has room. */
function start({ socket }: Input): void {
  const { _handle: handle } = socket as Handled;
  if (handle?.reading !== false) handle?.readStart();
}
