import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, isExpired, isStatusError } from "../../runtime/client/index.ts";
import type { Work } from "./clients.ts";
import type { Selection, Session, Version, WatchedChange } from "./history.ts";
import { mapsOf, selectorsOf, versionOf, versionsOf } from "./objects.ts";
import { integerFrom, pickFrom, type Random } from "./random.ts";

/** One who watches a selection until the round is over, through all faults. */
export interface Watcher {
  readonly by: string;
  readonly selection: Selection;
  /** The newest revision that it heard of. */
  readonly last: () => number;
  readonly done: Promise<void>;
}

export interface WatcherOptions {
  readonly by: string;
  readonly selection: Selection;
  /** What is there comes first, in the watch itself; else out of a list. */
  readonly sendInitialEvents: boolean;
  readonly allowWatchBookmarks: boolean;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** Milliseconds until another try after a watch broke. */
const restMs = 30;
/** Milliseconds after which a watcher leaves by itself and comes back. */
const staysMs = [300, 2500] as const;
/** Seconds that it asks for: the server sends a bookmark two before the end. */
const timeoutSeconds = 3;

export function startWatcher(work: Work, options: WatcherOptions): Watcher {
  const { by, selection, signal } = options;
  const state: State = { session: undefined, last: 0 };
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (state.session !== undefined) await goOn(work, { ...options, state, session: state.session });
        else if (options.sendInitialEvents) await beginWithEvents(work, { ...options, state });
        else await beginWithList(work, { ...options, state });
      } catch (error) {
        if (isExpired(error)) state.session = undefined;
        else if (!isOfFaults(error)) throw error;
      }
      await sleep(restMs);
    }
  };
  return { by, selection, last: () => state.last, done: run() };
}

interface State {
  session: Session | undefined;
  /** What a later watch goes on from. */
  last: number;
}

type Watching = WatcherOptions & { readonly state: State };

/** What a server that dies, hangs or cannot write answers; anything else is a fault of its own. */
function isOfFaults(error: unknown): boolean {
  return error instanceof ConnectionError || (isStatusError(error) && (error.status.code ?? 500) >= 500);
}

async function beginWithList(work: Work, { by, selection, random, state }: Watching): Promise<void> {
  const { history, now, servers } = work;
  const calledMs = now();
  const { metadata, items } = await mapsOf(pickFrom(servers, random).client).list(selectorsOf(selection));
  const revision = Number(metadata.resourceVersion);
  const objects = versionsOf(items);
  history.snapshots.push({ by, calledMs, answeredMs: now(), revision, isFresh: true, selection, objects });
  begin(work, { by, selection, state }, { from: revision, initial: objects });
}

function begin(
  { history }: Work,
  { by, selection, state }: Pick<Watching, "by" | "selection" | "state">,
  start: Pick<Session, "from" | "initial">,
): Session {
  const session: Session = { by, selection, ...start, items: [] };
  history.sessions.push(session);
  state.session = session;
  state.last = start.from;
  return session;
}

/** Events of what is there, up to the bookmark that ends them, and then what happens. */
async function beginWithEvents(work: Work, watching: Watching): Promise<void> {
  const { by, selection } = watching;
  const { history, now } = work;
  const calledMs = now();
  const initial = new Map<string, Version>();
  let session: Session | undefined;
  const query = { sendInitialEvents: true, resourceVersionMatch: "NotOlderThan", allowWatchBookmarks: true } as const;
  for await (const event of connect(work, watching, query)) {
    if (session !== undefined) note(work, watching.state, { session, event });
    else if (event.type !== "BOOKMARK") initial.set(event.object.metadata.name, versionOf(event.object));
    else if (isInitialEnd(event.object.metadata.annotations)) {
      const revision = Number(event.object.metadata.resourceVersion);
      const list = { by, calledMs, answeredMs: now(), revision, isFresh: true, selection, objects: initial };
      history.snapshots.push(list);
      session = begin(work, watching, { from: revision, initial });
    }
  }
}

function isInitialEnd(annotations: Readonly<Record<string, string>> | undefined): boolean {
  return Object.keys(annotations ?? {}).some((each) => each.endsWith("/initial-events-end"));
}

async function goOn(work: Work, watching: Watching & { readonly session: Session }): Promise<void> {
  const { state, session, allowWatchBookmarks } = watching;
  const query = { resourceVersion: String(state.last), allowWatchBookmarks };
  for await (const event of connect(work, watching, query)) note(work, state, { session, event });
}

type Maps = ReturnType<typeof mapsOf>;
type Event = ReturnType<Maps["watch"]> extends AsyncIterable<infer T> ? T : never;

/** A watch of any server, for a while. */
async function* connect(
  { servers }: Work,
  { selection, random, signal }: WatcherOptions,
  query: NonNullable<Parameters<Maps["watch"]>[0]>,
): AsyncGenerator<Event, void, undefined> {
  const left = AbortSignal.timeout(integerFrom(...staysMs, random));
  const options = { ...selectorsOf(selection), ...query, timeoutSeconds, signal: AbortSignal.any([signal, left]) };
  yield* mapsOf(pickFrom(servers, random).client).watch(options);
}

function note(
  { now, known }: Work,
  state: State,
  { session, event }: { readonly session: Session; readonly event: Event },
): void {
  const atMs = now();
  const revision = Number(event.object.metadata.resourceVersion);
  state.last = Math.max(state.last, revision);
  if (event.type === "BOOKMARK") {
    session.items.push({ kind: "bookmark", atMs, revision });
    return;
  }
  const key = event.object.metadata.name;
  const change: WatchedChange = { kind: "change", type: event.type, atMs, key, version: versionOf(event.object) };
  session.items.push(change);
  if (event.type !== "DELETED" && revision > (known.get(key)?.revision ?? 0)) known.set(key, change.version);
}
