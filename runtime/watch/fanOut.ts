import { nextTurn, streamTurnMs } from "../lib/work.ts";
import type { CacheEntry, SelectableMeta } from "./cacheEntry.ts";
import { closeAll } from "./closeAll.ts";
import { EventBatch } from "./watchEvent.ts";
import type { Watcher } from "./watcher.ts";
import type { WatcherIndex } from "./watcherIndex.ts";

/** Watchers between two looks at the clock: so many get a commit in the turn in which it comes. */
const watchersBetweenLooks = 16;
/**
 * Changes of several commits, and their bytes, that are sent together where watchers are behind.
 * @limit Changes of several commits that a watcher is sent at once: the next go in the next round.
 */
const maxTogether = 1000;
/** @limit Bytes of them: the same. */
const maxTogetherBytes = 64 * 1024;
/** @limit Changes of a collection that wait for their turn to be sent: its watches are closed. */
const defaultMaxWaiting = 100_000;

/** What is sent at once, one commit mostly. */
interface Round {
  readonly batch: EventBatch;
  /** The revision that everyone had before it. */
  readonly beforeRevision: number;
  /** Those that do not have it yet. */
  readonly watchers: Iterator<Watcher>;
}

type Commit = Pick<Round, "batch" | "beforeRevision">;

export interface FanOutOptions {
  readonly watchers: WatcherIndex;
  readonly metaOf: (entry: CacheEntry) => SelectableMeta;
  readonly maxWaiting?: number | undefined;
}

/**
 * Hands the commits of a collection to its watchers, in order: in turns of the event loop where they are many, since a
 * thousand take some milliseconds. Commits that come meanwhile wait, and those that have waited go out together.
 *
 *   turn     commit 5: 600 of 2,000 watchers get it
 *   turn     commits 6 and 7 come and wait; 600 more get 5
 *   turns    the others get 5, then all get 6 and 7 at once
 *
 * A watcher that begins meanwhile has what waits out of history already, and passes over it.
 */
export class FanOut {
  readonly #options: FanOutOptions;
  #waiting: Commit[] = [];
  #waitingCount = 0;
  #round: Round | undefined;
  #isGoingOn = false;

  constructor(options: FanOutOptions) {
    this.#options = options;
  }

  /** The newest revision whose events all watchers have, while some do not have all. */
  get deliveredRevision(): number | undefined {
    return this.#round?.beforeRevision;
  }

  deliver(batch: EventBatch, beforeRevision: number): void {
    const { watchers, maxWaiting = defaultMaxWaiting } = this.#options;
    this.#waiting.push({ batch, beforeRevision });
    this.#waitingCount += batch.events.length;
    if (this.#waitingCount > maxWaiting) {
      this.#forget();
      void closeAll(watchers.all(), "slow");
    } else if (!this.#isGoingOn) {
      this.#deliverUntil(performance.now() + streamTurnMs);
      if (this.#round !== undefined) void this.#goOn();
    }
  }

  /** Hands everything to everyone now. */
  finish(): void {
    this.#deliverUntil(Number.POSITIVE_INFINITY);
  }

  #forget(): void {
    this.#round = undefined;
    this.#waiting = [];
    this.#waitingCount = 0;
  }

  async #goOn(): Promise<void> {
    this.#isGoingOn = true;
    while (this.#round !== undefined) {
      await nextTurn();
      this.#deliverUntil(performance.now() + streamTurnMs);
    }
    this.#isGoingOn = false;
  }

  /** When it returns, there is a round where anything is left. */
  #deliverUntil(endMs: number): void {
    for (let count = 1; ; ) {
      const round = (this.#round ??= this.#nextRound());
      if (round === undefined) return;
      const { value: watcher, done } = round.watchers.next();
      if (done === true) {
        this.#round = undefined;
        continue;
      }
      watcher.deliver(round.batch);
      if (count++ % watchersBetweenLooks === 0 && performance.now() >= endMs) return;
    }
  }

  #nextRound(): Round | undefined {
    const { watchers, metaOf } = this.#options;
    const commits = this.#waiting.splice(0, endOfRound(this.#waiting));
    const [first] = commits;
    if (first === undefined) return undefined;
    const batch = commits.length === 1 ? first.batch : together(commits);
    this.#waitingCount -= batch.events.length;
    const { beforeRevision } = first;
    return { batch, beforeRevision, watchers: watchers.concernedBy(batch, metaOf)[Symbol.iterator]() };
  }
}

/** So many of the first commits, one at least. */
function endOfRound(commits: readonly Commit[]): number {
  let [end, count, bytes] = [0, 0, 0];
  for (; end < commits.length && count < maxTogether && bytes < maxTogetherBytes; end++) {
    const events = commits[end]?.batch.events ?? [];
    count += events.length;
    for (const { entry } of events) if (entry.unreadable === undefined) bytes += entry.bytes.length;
  }
  return end;
}

function together(commits: readonly Commit[]): EventBatch {
  const events = commits.flatMap(({ batch }) => batch.events);
  return new EventBatch(events, commits.at(-1)?.batch.revision ?? 0);
}
