/** How many queues there are, how many of them a flow may use, and how many requests wait in one. */
export interface QueueShape {
  readonly queues: number;
  readonly handSize: number;
  readonly queueLengthLimit: number;
}

/** What waits in a queue, as far as the queues ask. */
export interface QueuedRequest {
  readonly seats: number;
}

/** Requests that wait in order, and what the queue has been given so far. */
export interface FairQueue<T> {
  readonly index: number;
  readonly waiting: T[];
  waitingSeats: number;
  executing: number;
  executingSeats: number;
  /** Virtual time, in seat-seconds, at which its first request may start. */
  startsAt: number;
}

/** Seconds that a request is taken to run when it starts; `finish` puts it right. */
const estimatedSeconds = 0.003;

/**
 * The queues of a priority level: fair to queues, first come first served within each. Every queue has a virtual time,
 * which grows by the seat-seconds of what it starts; the queue that is least far goes first. A queue that begins to
 * have requests starts at the time of the one that went last, so nothing is saved up by staying away:
 *
 *   queue   waiting     startsAt
 *   7       a a a a     0.030     has run ten requests of one seat and 3 ms
 *   12      b           0.027     goes first, then 7 again
 *
 * When nothing waits in any queue, all is forgotten: there was no contest that anything could be owed from.
 */
export class QueueSet<T extends QueuedRequest> {
  #shape: QueueShape;
  readonly #queues = new Map<number, FairQueue<T>>();
  #active: FairQueue<T>[] = [];
  #virtualTime = 0;
  #waiting = 0;

  constructor(shape: QueueShape) {
    this.#shape = shape;
  }

  get shape(): QueueShape {
    return this.#shape;
  }

  /** Requests that wait in all queues. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Those that have requests, or have started some since there were none. */
  get queues(): Iterable<FairQueue<T>> {
    return this.#queues.values();
  }

  /** What waits in queues that a smaller number no longer has stays there until its turn comes. */
  reshape(shape: QueueShape): void {
    this.#shape = shape;
  }

  /** Lets a request wait in the least loaded queue of its hand; undefined when that is full. */
  add(request: T, hand: readonly number[]): FairQueue<T> | undefined {
    const queue = this.#shortest(hand);
    if (queue.waiting.length >= this.#shape.queueLengthLimit) return undefined;
    if (queue.waiting.length === 0) {
      if (queue.startsAt < this.#virtualTime) queue.startsAt = this.#virtualTime;
      this.#active.push(queue);
    }
    this.#queues.set(queue.index, queue);
    queue.waiting.push(request);
    queue.waitingSeats += request.seats;
    this.#waiting += 1;
    return queue;
  }

  /** Starts the request whose turn it is, if `fits` says that there is room for it; else nothing overtakes it. */
  next(fits: (seats: number) => boolean): T | undefined {
    let queue: FairQueue<T> | undefined;
    for (const each of this.#active) if (queue === undefined || each.startsAt < queue.startsAt) queue = each;
    const request = queue?.waiting[0];
    if (queue === undefined || request === undefined || !fits(request.seats)) return undefined;
    this.#virtualTime = queue.startsAt;
    queue.startsAt += request.seats * estimatedSeconds;
    queue.executing += 1;
    queue.executingSeats += request.seats;
    this.remove(queue, request);
    return request;
  }

  /** Takes away a request that waits no longer. Returns whether it did. */
  remove(queue: FairQueue<T>, request: T): boolean {
    const at = queue.waiting.indexOf(request);
    if (at === -1) return false;
    queue.waiting.splice(at, 1);
    queue.waitingSeats -= request.seats;
    this.#waiting -= 1;
    if (queue.waiting.length === 0) this.#active.splice(this.#active.indexOf(queue), 1);
    if (this.#waiting === 0) {
      this.#queues.clear();
      this.#virtualTime = 0;
    }
    return true;
  }

  /** Puts right what the queue was charged for a request that it started. */
  finish(queue: FairQueue<T>, { seats, seconds }: { readonly seats: number; readonly seconds: number }): void {
    queue.executing -= 1;
    queue.executingSeats -= seats;
    queue.startsAt += seats * (seconds - estimatedSeconds);
  }

  #shortest(hand: readonly number[]): FairQueue<T> {
    let best: FairQueue<T> | undefined;
    for (const index of hand) {
      const queue = this.#queues.get(index) ?? emptyQueue<T>(index);
      if (best === undefined || loadOf(queue) < loadOf(best)) best = queue;
    }
    return best ?? emptyQueue(0);
  }
}

function loadOf({ waitingSeats, executingSeats }: FairQueue<unknown>): number {
  return waitingSeats + executingSeats;
}

function emptyQueue<T>(index: number): FairQueue<T> {
  return { index, waiting: [], waitingSeats: 0, executing: 0, executingSeats: 0, startsAt: 0 };
}
