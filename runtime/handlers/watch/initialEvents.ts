import { nextTurn } from "../../lib/work.ts";
import { type CacheEntry, EventBatch, WatchEvent } from "../../watch/watchCache.ts";
import { isTaken, whenTaken } from "../../watch/whenTaken.ts";
import { sendEvents } from "./sendEvents.ts";
import type { WatchStreamOptions } from "./streamOptions.ts";

/**
 * Objects and their bytes, but for the last one, that are sent in one turn: others are answered in between.
 * @limit Objects of initial events in a turn: the next page waits for its turn.
 */
const pageSize = 100;
/** @limit Bytes of such a page: the next page waits for its turn. */
const pageBytes = 64 * 1024;

export interface InitialEventsListener {
  /** All were sent, as they stood at a revision. Runs in the turn of the last one. */
  readonly done: (revision: number) => void;
  /** The next page cannot be read. */
  readonly failed: (error: unknown) => void;
  /** The client has stopped to read them. */
  readonly stalled: () => void;
}

/**
 * Sends ADDED for every object there is, as all stand at one revision: page after page, no faster than the client takes
 * them. The first goes out, or throws, before this returns. Returns how to stop.
 */
export function sendInitialEvents(options: WatchStreamOptions, listener: InitialEventsListener): () => void {
  const { done, failed, stalled } = listener;
  const { sink } = options;
  let isStopped = false;
  let stopWaiting = () => {};
  const goOn = (from: PageEnd) => {
    if (from.after === undefined) done(from.revision);
    else if (isTaken(sink)) void nextTurn().then(() => next(from));
    else stopWaiting = whenTaken(sink, { taken: () => next(from), stalled });
  };
  const next = (from: PageEnd) => {
    if (isStopped) return;
    try {
      goOn(sendPage(options, from));
    } catch (error) {
      failed(error);
    }
  };
  goOn(sendPage(options));
  return () => {
    isStopped = true;
    stopWaiting();
  };
}

interface PageEnd {
  readonly revision: number;
  /** Key of the last object that was sent; undefined when there are no more. */
  readonly after: string | undefined;
}

function sendPage(options: WatchStreamOptions, from?: PageEnd): PageEnd {
  const { store, selection, range, meter } = options;
  const { matches, key, pin } = selection;
  const page = store.cache.list({
    prefix: range,
    limit: pageSize,
    matches,
    key,
    pin,
    ...(from?.after === undefined ? {} : { after: from.after, revision: from.revision }),
  });
  const { revision } = page;
  const entries = page.entries.slice(0, endOfPage(page.entries));
  const more = page.more || entries.length < page.entries.length;
  const events = entries.map((entry) => new WatchEvent("ADDED", { entry, previous: undefined }, (bytes) => bytes));
  if (events.length > 0) sendEvents(new EventBatch(events, revision), options);
  meter.initialEvents.add(events.length);
  return { revision, after: more ? entries.at(-1)?.key : undefined };
}

/** So many of the first entries, one at least. */
function endOfPage(entries: readonly CacheEntry[]): number {
  let bytes = 0;
  let end = 0;
  while (end < entries.length && bytes < pageBytes) bytes += entries[end++]?.bytes.length ?? 0;
  return end;
}
