import { expired, internalError } from "../../generated/errors.ts";
import type { Store } from "../registry/store.ts";
import type { Status } from "../schema/index.ts";
import { EventBatch, RevisionError, UnreadableError, type Watcher, WatchEvent } from "../watch/watchCache.ts";
import type { FrameEncoder } from "./frames.ts";
import type { StreamSink } from "./request.ts";
import type { Selection } from "./selection.ts";
import { unreadableStatus } from "./unreadableStatus.ts";
import type { WatchStart } from "./watch.ts";
import type { WatchMeter } from "./watchMeter.ts";

export interface WatchStreamOptions {
  readonly store: Store;
  readonly selection: Selection;
  /** Prefix of the keys: the collection or one namespace of it. */
  readonly range: string;
  readonly start: WatchStart;
  readonly bookmarks: boolean;
  readonly timeoutMs: number;
  readonly encoder: FrameEncoder;
  readonly sink: StreamSink;
  readonly meter: WatchMeter;
}

/** Why a watch ends whose cache was not as the store: the client lists anew. */
const notAsStored = "too old resource version: the objects were read from the store again";
const bookmarkIntervalMs = 60_000;
/** A last bookmark comes this long before the timeout, so that the client resumes from there. */
const lastBookmarkMs = 2000;

/**
 * Sends the current objects where the client asked for them, then every change, until the timeout. Returns how to stop.
 * Reading the objects and starting to follow happen in one turn, so nothing lies between them.
 */
export function startWatch(options: WatchStreamOptions): () => void {
  const { sink, encoder, start, timeoutMs, bookmarks } = options;
  const timers: NodeJS.Timeout[] = [];
  let watcher: Watcher | undefined;
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    watcher?.stop();
  };
  const end = () => {
    stop();
    sink.end();
  };
  const fail = (status: Status) => {
    sink.write(encoder.error(status));
    end();
    return stop;
  };
  if (start.failure !== undefined) return fail(start.failure);
  try {
    if (start.fromRevision === undefined) sendInitial(options);
    watcher = follow(options, end);
  } catch (error) {
    if (error instanceof UnreadableError) return fail(unreadable(options.store, error));
    if (!(error instanceof RevisionError)) throw error;
    const { revision, oldestRevision } = error;
    return fail(expired(`too old resource version: ${revision} (${oldestRevision})`).status);
  }
  if (!watcher.isOpen) return stop; // it met something in the past that cannot be told
  const mark = () => watcher?.bookmark();
  if (bookmarks) {
    timers.push(setInterval(mark, bookmarkIntervalMs));
    if (timeoutMs > lastBookmarkMs) timers.push(setTimeout(mark, timeoutMs - lastBookmarkMs));
  }
  timers.push(setTimeout(end, timeoutMs));
  return stop;
}

/** ADDED for every object there is. */
function sendInitial(options: WatchStreamOptions): void {
  const { store, selection, range, start, sink, encoder, bookmarks, meter } = options;
  const startMs = performance.now();
  const { matches, key } = selection;
  const list = store.cache.list({
    prefix: range,
    ...(matches === undefined ? {} : { matches }),
    ...(key === undefined ? {} : { key }),
  });
  const events = list.entries.map((entry) => new WatchEvent("ADDED", { entry, previous: undefined }, (bytes) => bytes));
  if (events.length > 0) sendEvents(new EventBatch(events, list.revision), options);
  meter.initialEvents.add(events.length);
  if (bookmarks && start.marksInitialEnd) sink.write(encoder.bookmark(list.revision, { isInitialEnd: true }));
  const isInNamespace = range !== store.rangeOf("");
  meter.initial({ isInNamespace }).observe((performance.now() - startMs) / 1000);
}

/** Events of a commit are one frame mostly: each then counts with the same share of its bytes. */
function sendEvents(batch: EventBatch, { encoder, sink, meter }: WatchStreamOptions): void {
  const frames = encoder.events(batch);
  const { length } = batch.events;
  let bytes = 0;
  for (const frame of frames) {
    bytes += frame.length;
    sink.write(frame);
  }
  meter.events.add(length);
  for (let index = 0; index < length; index++) meter.sizes.observe(bytes / length);
}

/** The changes after the start; after the newest, which the current objects were read at, where there is none. */
function follow(options: WatchStreamOptions, end: () => void): Watcher {
  const { store, selection, range, start, sink, encoder } = options;
  const { matches, key } = selection;
  return store.cache.watch({
    ...(start.fromRevision === undefined ? {} : { fromRevision: start.fromRevision }),
    prefix: range,
    ...(matches === undefined ? {} : { matches }),
    ...(key === undefined ? {} : { key }),
    sink: {
      events: (batch) => sendEvents(batch, options),
      bookmark: (revision) => sink.write(encoder.bookmark(revision, { isInitialEnd: false })),
      bufferedBytes: sink.bufferedBytes,
      close: (reason, error) => {
        if (reason === "failed") {
          sink.report(error);
          sink.write(encoder.error(internalError("the watch could not be sent").status));
        }
        if (reason === "expired") sink.write(encoder.error(expired(notAsStored).status));
        if (reason instanceof UnreadableError) sink.write(encoder.error(unreadable(store, reason)));
        end();
      },
    },
  });
}

function unreadable({ descriptor }: Store, error: UnreadableError): Status {
  const resource = { group: descriptor.group, resource: descriptor.plural };
  return unreadableStatus(error, { resource, namesAll: false }).status;
}
