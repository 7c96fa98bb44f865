import { expired, internalError } from "../../../generated/errors.ts";
import type { Store } from "../../registry/store.ts";
import type { Status } from "../../schema/index.ts";
import { RevisionError, UnreadableError, type Watcher, type WatchOptions } from "../../watch/watchCache.ts";
import { sendInitialEvents } from "./initialEvents.ts";
import { unreadableStatus } from "../answers/unreadableStatus.ts";
import { sendEvents } from "./sendEvents.ts";
import type { WatchStreamOptions } from "./streamOptions.ts";

/** Why a watch ends whose cache was not as the store: the client lists anew. */
const notAsStored = "too old resource version: the objects were read from the store again";
const unsent = internalError("the watch could not be sent").status;
const bookmarkIntervalMs = 60_000;
/** A last bookmark comes this long before the timeout, so that the client resumes from there. */
const lastBookmarkMs = 2000;

/**
 * Sends the current objects where the client asked for them, then every change since, until the timeout. Returns how to
 * stop.
 */
export function startWatch(options: WatchStreamOptions): () => void {
  const { store, range, sink, encoder, start, timeoutMs, bookmarks, meter } = options;
  const startMs = performance.now();
  const timers: NodeJS.Timeout[] = [];
  let watcher: Watcher | undefined;
  let isFollowing = false;
  let stopInitial = () => {};
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    stopInitial();
    watcher?.stop();
  };
  const end = () => {
    stop();
    sink.end();
  };
  const cut = () => {
    stop();
    sink.cut();
  };
  const fail = (status: Status) => {
    sink.write(encoder.error(status));
    end();
  };
  const failWith = (error: unknown) => {
    const status = statusOf(store, error);
    if (status === undefined) sink.report(error);
    fail(status ?? unsent);
  };
  const followFrom = (from: Pick<WatchOptions, "fromRevision" | "knowsAll">) => {
    watcher?.stop();
    watcher = follow(options, { ...from, end, cut });
    isFollowing = true;
    sink.begun();
  };
  const afterInitial = (revision: number) => {
    const isInNamespace = range !== store.rangeOf("");
    meter.initial({ isInNamespace }).observe((performance.now() - startMs) / 1000);
    if (bookmarks && start.marksInitialEnd) sink.write(encoder.bookmark(revision, { isInitialEnd: true }));
    followFrom({ fromRevision: revision, knowsAll: true });
  };
  try {
    if (start.failure !== undefined) fail(start.failure);
    else if (start.fromRevision !== undefined) followFrom({ fromRevision: start.fromRevision });
    else {
      stopInitial = sendInitialEvents(options, { done: afterInitial, failed: failWith });
      // The changes wait in history for their turn; that the cache ends its watches must be heard at once.
      if (!isFollowing) watcher = follow(options, { matches: () => false, end, cut });
    }
  } catch (error) {
    failWith(error);
  }
  if (watcher?.isOpen !== true) return stop; // it has failed, or met a past change that cannot be sent
  const mark = () => {
    if (isFollowing) watcher?.bookmark();
  };
  if (bookmarks) {
    timers.push(setInterval(mark, bookmarkIntervalMs));
    if (timeoutMs > lastBookmarkMs) timers.push(setTimeout(mark, timeoutMs - lastBookmarkMs));
  }
  timers.push(setTimeout(end, timeoutMs));
  return stop;
}

/** The error event for a change that cannot be sent; undefined for a fault of the server. */
function statusOf(store: Store, error: unknown): Status | undefined {
  if (error instanceof UnreadableError) return unreadable(store, error);
  if (!(error instanceof RevisionError)) return undefined;
  return expired(`too old resource version: ${error.revision} (${error.oldestRevision})`).status;
}

interface FollowOptions extends Pick<WatchOptions, "fromRevision" | "knowsAll" | "matches"> {
  readonly end: () => void;
  readonly cut: () => void;
}

/** The changes after a revision; after the newest where none is given. */
function follow(options: WatchStreamOptions, { end, cut, ...from }: FollowOptions): Watcher {
  const { store, selection, range, sink, encoder } = options;
  const { matches, key, pin } = selection;
  return store.cache.watch({
    prefix: range,
    matches,
    key,
    pin,
    ...from,
    sink: {
      events: (batch) => sendEvents(batch, options),
      bookmark: (revision) => sink.write(encoder.bookmark(revision, { isInitialEnd: false })),
      bufferedBytes: sink.bufferedBytes,
      close: (reason, error) => {
        if (reason === "failed") {
          sink.report(error);
          sink.write(encoder.error(unsent));
        }
        if (reason === "expired") sink.write(encoder.error(expired(notAsStored).status));
        if (reason instanceof UnreadableError) sink.write(encoder.error(unreadable(store, reason)));
        if (reason === "slow") cut();
        else end();
      },
    },
  });
}

function unreadable({ descriptor }: Store, error: UnreadableError): Status {
  const resource = { group: descriptor.group, resource: descriptor.plural };
  return unreadableStatus(error, { resource, namesAll: false }).status;
}
