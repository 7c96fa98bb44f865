import type { ApiObject } from "../schema/object.ts";
import { listenForAbort } from "./abort.ts";
import type { Clock } from "./clock.ts";
import { systemClock } from "./clock.ts";
import type { InformerHandler } from "./informerHandlers.ts";
import { informerHandlers } from "./informerHandlers.ts";
import type { Indexer, InformerStore } from "./informerStore.ts";
import { informerStore } from "./informerStore.ts";
import { latch } from "./latch.ts";
import type { ReconnectEvent } from "./reflector.ts";
import { reflect } from "./reflector.ts";
import type { Collection, SelectorOptions, Stored } from "./resourceTypes.ts";

export interface InformerOptions<T extends ApiObject, I extends string = never> extends SelectorOptions {
  /** Further ways to find objects in the store, by name. */
  readonly indexers?: Readonly<Record<I, Indexer<T>>>;
  /** Changes an object before it is kept, e.g. drops parts to save memory; its identity must stay. */
  readonly transform?: (object: Stored<T>) => Stored<T>;
  /** Tells handlers of every object again (update with the same object twice) at this interval; default never. */
  readonly resyncMs?: number;
  /** Items a page of a list; default 500. */
  readonly pageSize?: number;
  /** A watch without a byte for this long is opened anew; default 150,000: bookmarks come every minute. */
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

/** Keeps a copy of a collection up to date and calls handlers with its changes. */
export interface Informer<T extends ApiObject, I extends string = never> {
  readonly store: InformerStore<T, I>;
  /** The handler first hears of the objects already there. Returns how to remove it. */
  addHandler(handler: InformerHandler<T>): () => void;
  /** The first list is in the store, and the handlers got it. */
  hasSynced(): boolean;
  /** Resolves then; rejects with the signal's reason, or when the informer is stopped before. */
  synced(signal?: AbortSignal): Promise<void>;
  /** Runs until the signal is aborted, then resolves. An informer runs once: a second call rejects. */
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
  const transform = (object: Stored<T>): Stored<T> => {
    try {
      return options.transform?.(object) ?? object;
    } catch (error) {
      report("handler")(error);
      return object;
    }
  };
  const handlers = informerHandlers<T>({ onError: report("handler"), signal: stop.signal });
  const sync = latch();
  let started = false;

  async function run(signal: AbortSignal): Promise<void> {
    if (started) throw new Error("the informer was already run");
    started = true;
    const onAbort = () => stop.abort(signal.reason);
    if (signal.aborted) onAbort();
    else listenForAbort(signal, onAbort);
    const stopResync = resyncEvery(options.resyncMs, clock, () =>
      handlers.deliver(() => store.list().map((object) => ({ type: "update", old: object, object }))),
    );
    await reflect<T>({
      resource,
      selectors: selectorsOf(options),
      pageSize: options.pageSize ?? 500,
      inactivityTimeoutMs: options.inactivityTimeoutMs ?? 150_000,
      backoff: options.backoff ?? { baseMs: 800, maxMs: 30_000 },
      clock,
      random: options.random ?? Math.random,
      signal: stop.signal,
      async replace(objects) {
        await handlers.deliver(() => store.replace(objects.map(transform)));
        if (!stop.signal.aborted) sync.open();
      },
      apply: ({ type, object }) =>
        handlers.deliver(() => (type === "DELETED" ? store.remove(transform(object)) : store.put(transform(object)))),
      onReconnect: (event) => guarded(() => options.onReconnect?.(event), report("handler")),
      onError: (error, phase) => report(phase)(error),
    });
    stopResync();
    signal.removeEventListener("abort", onAbort);
    sync.fail(new Error("the informer was stopped before it had synced"));
  }

  return {
    store,
    addHandler: (handler) => handlers.add(handler, () => store.list()),
    hasSynced: sync.isOpen,
    synced: sync.wait,
    run,
  };
}

/** Calls `tellAll` again and again, each time after the wait. Returns how to stop. */
function resyncEvery(resyncMs: number | undefined, clock: Clock, tellAll: () => Promise<void>): () => void {
  if (resyncMs === undefined) return () => {};
  let isStopped = false;
  const again = async () => {
    await tellAll();
    if (!isStopped) cancel = clock.after(resyncMs, () => void again());
  };
  let cancel = clock.after(resyncMs, () => void again());
  return () => {
    isStopped = true;
    cancel();
  };
}

function selectorsOf({ labelSelector, fieldSelector }: SelectorOptions): SelectorOptions {
  return {
    ...(labelSelector === undefined ? {} : { labelSelector }),
    ...(fieldSelector === undefined ? {} : { fieldSelector }),
  };
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
