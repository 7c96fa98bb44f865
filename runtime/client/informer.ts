import type { ApiObject } from "../schema/object.ts";
import { backoffMs } from "./backoff.ts";
import type { Clock } from "./clock.ts";
import { sleep, systemClock } from "./clock.ts";
import { ConnectionError, isExpired, isTooLargeResourceVersion } from "./errors.ts";
import type { InformerHandler } from "./informerHandlers.ts";
import { informerHandlers } from "./informerHandlers.ts";
import type { Indexer, InformerStore } from "./informerStore.ts";
import { informerStore } from "./informerStore.ts";
import type { Collection, SelectorOptions, Stored, WatchEvent } from "./resourceTypes.ts";

export interface InformerOptions<T extends ApiObject, I extends string = never> extends SelectorOptions {
  /** Further ways to find objects in the store, by name. */
  readonly indexers?: Readonly<Record<I, Indexer<T>>>;
  /** Changes an object before it is kept, e.g. drops what is not needed, to save memory. Keep the metadata's identity. */
  readonly transform?: (object: Stored<T>) => Stored<T>;
  /** Tells handlers of every object again (update with the same object twice) at this interval; default never. */
  readonly resyncMs?: number;
  /** Items a page of a list; default 500. */
  readonly pageSize?: number;
  /** A watch without a byte for this long is opened anew; default 150,000 (servers send bookmarks about every minute). */
  readonly inactivityTimeoutMs?: number;
  /** Longest first and longest delay before another attempt; default 800 and 30,000. */
  readonly backoff?: { readonly baseMs: number; readonly maxMs: number };
  /** The watch is open again after an interruption. */
  readonly onReconnect?: (event: ReconnectEvent) => void;
  /** What went wrong; the informer goes on. Default: a process warning. */
  readonly onError?: (error: unknown, phase: InformerPhase) => void;
  readonly clock?: Clock;
  /** Numbers in [0, 1). */
  readonly random?: () => number;
}

export type InformerPhase = "list" | "watch" | "handler";

export interface ReconnectEvent {
  readonly reason: Interruption;
  /** Everything was listed again; otherwise the watch goes on where it ended. */
  readonly relisted: boolean;
  readonly resourceVersion: string;
}

/** ended: by the server, in order. dropped: the connection broke. refused: an error was the answer or the event. */
export type Interruption = "ended" | "dropped" | "inactive" | "expired" | "malformed" | "refused";

/** Keeps a copy of a collection up to date and tells of its changes. */
export interface Informer<T extends ApiObject, I extends string = never> {
  readonly store: InformerStore<T, I>;
  /** The handler first hears of the objects already there. Returns how to remove it. */
  addHandler(handler: InformerHandler<T>): () => void;
  /** The first list is in the store and was told to the handlers. */
  hasSynced(): boolean;
  /** Resolves then; rejects with the signal's reason, or when the informer is stopped before. */
  synced(signal?: AbortSignal): Promise<void>;
  /** Runs until the signal is aborted, then resolves; never rejects. An informer runs once. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * An informer of the objects of a resource, e.g. `client.core.v1.pods` or `client.core.v1.pods.namespace("default")`.
 *
 * @example
 * const informer = createInformer(client.core.v1.pods, { labelSelector: "app=web" });
 * informer.addHandler({ add: (pod) => queue.push(pod.metadata.name) });
 * void informer.run(controller.signal);
 * await informer.synced();
 */
export function createInformer<T extends ApiObject, I extends string = never>(
  resource: Collection<T>,
  options: InformerOptions<T, I> = {},
): Informer<T, I> {
  const { clock = systemClock, onError = warn } = options;
  const stop = new AbortController();
  const report = (phase: InformerPhase) => (error: unknown) => guarded(() => onError(error, phase));
  const store = informerStore<T, I>({
    indexers: options.indexers ?? ({} as Record<I, Indexer<T>>),
    onIndexerError: report("handler"),
  });
  const handlers = informerHandlers<T>({ onError: report("handler"), signal: stop.signal });
  const sync = latch();
  let started = false;

  async function run(signal: AbortSignal): Promise<void> {
    if (started) throw new Error("the informer was already run");
    started = true;
    const onAbort = () => stop.abort(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    const stopResync = startResync();
    const cycle = reflector(resource, options, {
      replace: (objects) => handlers.deliver(() => store.replace(objects)).then(() => {
          if (!stop.signal.aborted) sync.open();
        }),
      apply: (event) => handlers.deliver(() => applied(event)),
      report,
      signal: stop.signal,
    });
    await cycle();
    stopResync();
    signal.removeEventListener("abort", onAbort);
    sync.fail(new Error("the informer was stopped before it had synced"));
  }

  function applied(event: ObjectEvent<T>) {
    return event.type === "DELETED" ? store.remove(event.object) : store.put(event.object);
  }

  function startResync(): () => void {
    const { resyncMs } = options;
    if (resyncMs === undefined) return () => {};
    const tellAll = async () => {
      await handlers.deliver(() => store.list().map((object) => ({ type: "update", old: object, object })));
      if (!stop.signal.aborted) cancel = clock.after(resyncMs, () => void tellAll());
    };
    let cancel = clock.after(resyncMs, () => void tellAll());
    return () => cancel();
  }

  return {
    store,
    addHandler: (handler) => handlers.add(handler, () => store.list()),
    hasSynced: sync.isOpen,
    synced: sync.wait,
    run,
  };
}

type ObjectEvent<T extends ApiObject> = Exclude<WatchEvent<T>, { readonly type: "BOOKMARK" }>;

interface ReflectorTarget<T extends ApiObject> {
  /** The collection is exactly this. */
  readonly replace: (objects: readonly Stored<T>[]) => Promise<void>;
  readonly apply: (event: ObjectEvent<T>) => Promise<void>;
  readonly report: (phase: InformerPhase) => (error: unknown) => void;
  readonly signal: AbortSignal;
}

const defaultPageSize = 500;
const defaultInactivityTimeoutMs = 150_000;
const defaultBackoff = { baseMs: 800, maxMs: 30_000 };

/** Servers are asked to end a watch between these, so that connections spread over servers anew. */
const minWatchSeconds = 300;
const maxWatchSeconds = 600;

/** List, watch from the list's version, watch again from the last version seen; list again when that is too old. */
function reflector<T extends ApiObject, I extends string>(
  resource: Collection<T>,
  options: InformerOptions<T, I>,
  target: ReflectorTarget<T>,
): () => Promise<void> {
  const { clock = systemClock, random = Math.random, backoff = defaultBackoff, transform = (object) => object } = options;
  const { pageSize = defaultPageSize, inactivityTimeoutMs = defaultInactivityTimeoutMs } = options;
  const { signal } = target;
  const selectors: SelectorOptions = {
    ...(options.labelSelector === undefined ? {} : { labelSelector: options.labelSelector }),
    ...(options.fieldSelector === undefined ? {} : { fieldSelector: options.fieldSelector }),
  };
  /** Everything up to here is in the store; undefined: list. */
  let version: string | undefined;
  let interruption: Interruption | undefined;
  let relisted = false;
  let openedAtMs: number | undefined;
  let progressed = false;

  async function relist(): Promise<void> {
    const listed = await listEverything(resource, { ...selectors, limit: pageSize, signal });
    await target.replace(listed.objects.map(transform));
    version = listed.version;
    relisted = true;
  }

  async function follow(): Promise<void> {
    const from = version ?? "";
    const timeoutSeconds = minWatchSeconds + Math.floor(random() * (maxWatchSeconds - minWatchSeconds));
    const onOpen = () => {
      openedAtMs = clock.nowMs();
      const event = interruption && { reason: interruption, relisted, resourceVersion: from };
      interruption = undefined;
      relisted = false;
      if (event !== undefined) guarded(() => options.onReconnect?.(event), target.report("handler"));
    };
    const watchOptions = { ...selectors, resourceVersion: from, allowWatchBookmarks: true, timeoutSeconds };
    for await (const event of resource.watch({ ...watchOptions, inactivityTimeoutMs, clock, signal, onOpen })) {
      progressed = true;
      if (event.type !== "BOOKMARK") await target.apply({ type: event.type, object: transform(event.object) });
      version = event.object.metadata.resourceVersion;
    }
  }

  /** Lists if need be, then watches to the end of the watch. Returns why it ended. */
  async function attempt(): Promise<Interruption> {
    const mustList = version === undefined;
    let phase: InformerPhase = mustList ? "list" : "watch";
    try {
      if (mustList) await relist();
      phase = "watch";
      await follow();
      return "ended";
    } catch (error) {
      if (signal.aborted) return "ended";
      const reason = interruptionOf(error);
      // What cannot be read may have been a change; what is too old or too new cannot be continued.
      if (reason === "expired" || reason === "malformed") version = undefined;
      if (reason !== "expired") target.report(phase)(error);
      return reason;
    }
  }

  return async () => {
    for (let failures = 0; !signal.aborted; failures++) {
      progressed = false;
      openedAtMs = undefined;
      const reason = await attempt();
      interruption ??= reason;
      // A quiet watch that lasted is as good as one with events.
      if (progressed || (openedAtMs !== undefined && clock.nowMs() - openedAtMs >= backoff.maxMs)) failures = 0;
      const atOnce = failures === 0 && (reason === "ended" || reason === "expired");
      if (!atOnce && !signal.aborted) await pause(backoffMs(failures, backoff, random), { clock, signal });
    }
  };
}

/** All pages. When the pages' version is gone halfway, everything at once. */
async function listEverything<T extends ApiObject>(
  resource: Collection<T>,
  options: SelectorOptions & { readonly limit: number; readonly signal: AbortSignal },
): Promise<{ readonly objects: readonly Stored<T>[]; readonly version: string }> {
  let objects: Stored<T>[] = [];
  let version: string | undefined;
  try {
    for await (const page of resource.listAll(options)) {
      objects = objects.concat(page.items);
      version = page.metadata.resourceVersion;
    }
  } catch (error) {
    if (version === undefined || !isExpired(error)) throw error;
    const { limit: _, ...whole } = options;
    const list = await resource.list(whole);
    objects = list.items;
    version = list.metadata.resourceVersion;
  }
  if (version === undefined) throw new ConnectionError("a list came without a resourceVersion", { code: "MALFORMED" });
  return { objects, version };
}

function interruptionOf(error: unknown): Interruption {
  if (isExpired(error) || isTooLargeResourceVersion(error)) return "expired";
  if (!(error instanceof ConnectionError)) return "refused";
  if (error.code === "INACTIVE") return "inactive";
  return error.code === "MALFORMED" || error.code === "TOO_LARGE" ? "malformed" : "dropped";
}

/** Sleeps; an abort just ends it. */
async function pause(delayMs: number, options: { readonly clock: Clock; readonly signal: AbortSignal }): Promise<void> {
  try {
    await sleep(delayMs, options);
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
}

/** Calls a function of the user: what it throws ends nothing here. */
function guarded(call: () => void, onError: (error: unknown) => void = (error) => warn(error, "handler")): void {
  try {
    call();
  } catch (error) {
    onError(error);
  }
}

function warn(error: unknown, phase: InformerPhase): void {
  process.emitWarning(`informer (${phase}): ${error instanceof Error ? error.message : String(error)}`);
}

/** Opens once; until then those who wait, wait. */
function latch() {
  let state: "closed" | "open" | Error = "closed";
  const waiting = new Set<() => void>();
  const settle = (next: "open" | Error) => {
    if (state !== "closed") return;
    state = next;
    for (const each of waiting) each();
    waiting.clear();
  };
  return {
    open: () => settle("open"),
    fail: (error: Error) => settle(error),
    isOpen: () => state === "open",
    wait: (signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          signal?.removeEventListener("abort", onAbort);
          if (state === "open") resolve();
          else reject(state);
        };
        const onAbort = () => {
          waiting.delete(check);
          reject(signal?.reason);
        };
        if (signal?.aborted) return onAbort();
        if (state !== "closed") return check();
        signal?.addEventListener("abort", onAbort, { once: true });
        waiting.add(check);
      }),
  };
}
