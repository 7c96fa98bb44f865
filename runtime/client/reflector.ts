import type { ApiObject } from "../schema/object.ts";
import { backoffMs } from "./backoff.ts";
import type { Clock } from "./clock.ts";
import { sleep } from "./clock.ts";
import { ConnectionError, isExpired, isTooLargeResourceVersion } from "./errors.ts";
import type { Collection, SelectorOptions, Stored, WatchEvent } from "./resourceTypes.ts";

export type ObjectEvent<T extends ApiObject> = Exclude<WatchEvent<T>, { readonly type: "BOOKMARK" }>;

/** Why a watch ended. dropped: the connection broke. refused: an error was the answer, or the event. */
export type Interruption = "ended" | "dropped" | "inactive" | "expired" | "malformed" | "refused";

export interface ReconnectEvent {
  readonly reason: Interruption;
  /** Everything was listed again; otherwise the watch goes on where it ended. */
  readonly relisted: boolean;
  readonly resourceVersion: string;
}

export interface ReflectorOptions<T extends ApiObject> {
  readonly resource: Collection<T>;
  readonly selectors: SelectorOptions;
  readonly pageSize: number;
  readonly inactivityTimeoutMs: number;
  readonly backoff: { readonly baseMs: number; readonly maxMs: number };
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** The collection is exactly this. */
  readonly replace: (objects: readonly Stored<T>[]) => Promise<void>;
  readonly apply: (event: ObjectEvent<T>) => Promise<void>;
  readonly onReconnect: (event: ReconnectEvent) => void;
  readonly onError: (error: unknown, phase: "list" | "watch") => void;
}

interface State {
  /** Everything up to here was applied; undefined: list. */
  version: string | undefined;
  /** What the next open watch recovers from; undefined before the first interruption. */
  interruption: Interruption | undefined;
  /** Listed since the interruption. */
  relisted: boolean;
  /** When the current watch was accepted. */
  openedAtMs: number | undefined;
  /** The current watch brought something. */
  progressed: boolean;
}

/**
 * Lists, watches from the list's version, and watches again from the last version seen; lists again when that cannot be
 * continued. Resolves when the signal is aborted.
 */
export async function reflect<T extends ApiObject>(options: ReflectorOptions<T>): Promise<void> {
  const { backoff, clock, random, signal } = options;
  const state: State = {
    version: undefined,
    interruption: undefined,
    relisted: false,
    openedAtMs: undefined,
    progressed: false,
  };
  let wentOnAtMs = Number.NEGATIVE_INFINITY;
  for (let failures = 0; !signal.aborted; failures++) {
    state.progressed = false;
    state.openedAtMs = undefined;
    const reason = await attempt(options, state);
    state.interruption ??= reason;
    // A quiet watch that lasted is as good as one with events.
    const lasted = state.openedAtMs !== undefined && clock.nowMs() - state.openedAtMs >= backoff.maxMs;
    if (state.progressed || lasted) failures = 0;
    // A server that ends each watch after an event is no reason to ask it without a pause.
    const isTime = clock.nowMs() - wentOnAtMs >= backoff.baseMs;
    const atOnce = failures === 0 && (reason === "ended" || reason === "expired") && isTime;
    if (atOnce) wentOnAtMs = clock.nowMs();
    else if (!signal.aborted) await pause(backoffMs(failures, backoff, random), { clock, signal });
  }
}

/** Lists if need be, then watches to the end of the watch. Returns why it ended. */
async function attempt<T extends ApiObject>(options: ReflectorOptions<T>, state: State): Promise<Interruption> {
  let phase: "list" | "watch" = "list";
  try {
    if (state.version === undefined) {
      const listed = await listEverything(options);
      await options.replace(listed.objects);
      state.version = listed.version;
      state.relisted = true;
    }
    phase = "watch";
    await follow(options, state, state.version);
    return "ended";
  } catch (error) {
    if (options.signal.aborted) return "ended";
    const reason = interruptionOf(error);
    // What cannot be read may have been a change; what is too old or too new cannot be continued.
    if (reason === "expired" || reason === "malformed") state.version = undefined;
    if (reason !== "expired") options.onError(error, phase);
    return reason;
  }
}

/** Servers are asked to end a watch between these, so that connections spread over servers anew. */
const minWatchSeconds = 300;
const maxWatchSeconds = 600;

async function follow<T extends ApiObject>(
  options: ReflectorOptions<T>,
  state: State,
  resourceVersion: string,
): Promise<void> {
  const { resource, selectors, inactivityTimeoutMs, clock, random, signal } = options;
  const timeoutSeconds = minWatchSeconds + Math.floor(random() * (maxWatchSeconds - minWatchSeconds));
  const onOpen = () => {
    const { interruption: reason, relisted } = state;
    state.openedAtMs = clock.nowMs();
    state.interruption = undefined;
    state.relisted = false;
    if (reason !== undefined) options.onReconnect({ reason, relisted, resourceVersion });
  };
  const query = { ...selectors, resourceVersion, allowWatchBookmarks: true, timeoutSeconds };
  for await (const event of resource.watch({ ...query, inactivityTimeoutMs, clock, signal, onOpen })) {
    state.progressed = true;
    if (event.type !== "BOOKMARK") await options.apply(event);
    state.version = event.object.metadata.resourceVersion;
  }
}

/** All pages. When the pages' version is gone halfway, everything at once. */
async function listEverything<T extends ApiObject>(
  options: ReflectorOptions<T>,
): Promise<{ readonly objects: readonly Stored<T>[]; readonly version: string }> {
  const { resource, selectors, pageSize, signal } = options;
  let objects: Stored<T>[] = [];
  let version: string | undefined;
  try {
    for await (const page of resource.listAll({ ...selectors, limit: pageSize, signal })) {
      for (const each of page.items) objects.push(each);
      version = page.metadata.resourceVersion;
    }
  } catch (error) {
    if (version === undefined || !isExpired(error)) throw error;
    const list = await resource.list({ ...selectors, signal });
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
