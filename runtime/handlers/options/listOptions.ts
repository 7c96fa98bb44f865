import { badRequest, expired } from "../../../generated/errors.ts";
import type { KindCode, Platform } from "../../schema/index.ts";
import { type CacheEntry, type CacheList, RevisionError, type WatchCache } from "../../watch/watchCache.ts";
import { decodeContinue, encodeContinue } from "./continueToken.ts";
import { integerParameter } from "./parameters.ts";
import type { ResourceRequest } from "../request.ts";
import { awaitRevision, revisionOf } from "./resourceVersion.ts";
import { type Selection, selectionOf } from "./selection.ts";
import { checkListVersions } from "./versionParameters.ts";

/** One page of a collection. */
export interface SelectedPage {
  /** The objects, read at `revision`; a page that is answered from kept bytes never asks. */
  readonly entries: () => readonly CacheEntry[];
  readonly revision: number;
  /** Token of the next page; "" on the last. */
  readonly continue: string;
  /** Items after this page; undefined when a selector makes the number unknown, or none follow. */
  readonly remaining: number | undefined;
  /** What the page selects; undefined unless it is all of that in its newest state. */
  readonly key: string | undefined;
  /** The newest commit that touched the collection. */
  readonly changedRevision: number;
}

interface SelectOptions {
  readonly code: KindCode;
  readonly platform: Platform;
  /** A version is read as under a limit, whether there is one or not: exactly. */
  readonly isPaged?: boolean;
}

/** Reads a page of the request's collection as its limit, continue, version and selector parameters ask. */
export async function selectEntries(
  request: ResourceRequest,
  { code, platform, isPaged = false }: SelectOptions,
): Promise<SelectedPage> {
  const { store, query } = request;
  const { cache } = store;
  const signal = () => request.signal;
  const range = store.rangeOf(request.namespace);
  integerParameter(query, "timeoutSeconds"); // which watches alone heed
  const limit = Math.max(0, integerParameter(query, "limit") ?? 0); // below 1 means no limit
  checkListVersions(query, platform);
  const selection = selectionOf(request, code);
  const token = query.get("continue") ?? "";
  const isConverted = selection.readsObjects && code.strategy.convert !== undefined;
  if (isConverted) await store.readable(storedIn(cache.list({ prefix: range, skipsUnreadable: true })), code, signal);
  await cache.prepareSelection(selection);
  const at =
    token === "" ? await startOf(request, isPaged || limit > 0) : await continueAt(token, { request, range, platform });
  const effectiveLimit = at.ignoreLimit ? 0 : limit;
  const select = () => read(cache, { selection, range, at, limit: effectiveLimit, platform });
  const changedRevision = cache.changedRevision;
  while (isConverted) {
    const all = read(cache, { selection: { ...selection, matches: undefined }, range, at, limit: 0, platform });
    const readable = store.readable(storedIn(all), code, signal);
    if (readable === undefined) break; // and the page is read in this turn
    await readable;
  }
  if (!isConverted && effectiveLimit === 0 && at.revision === undefined && at.after === undefined) {
    const { revision } = cache;
    const key = `${store.number} ${cache.number} ${range} ${selection.text}`;
    return { entries: () => select().entries, revision, continue: "", remaining: undefined, key, changedRevision };
  }
  const page = select();
  const last = page.entries.at(-1);
  const next =
    page.more && last !== undefined ? { revision: page.revision, after: last.key.slice(range.length) } : undefined;
  return {
    entries: () => page.entries,
    revision: page.revision,
    continue: next === undefined ? "" : encodeContinue(next, platform),
    remaining: next === undefined || selection.matches !== undefined ? undefined : page.remaining,
    key: undefined,
    changedRevision,
  };
}

function storedIn({ entries }: CacheList): Buffer[] {
  return entries.map((each) => each.bytes);
}

interface Reading {
  readonly selection: Selection;
  readonly range: string;
  readonly at: Start;
  readonly limit: number;
  readonly platform: Platform;
}

function read(cache: WatchCache, reading: Reading): CacheList {
  const { selection, range, at, limit } = reading;
  const { matches, key, pin } = selection;
  try {
    return cache.list({
      prefix: range,
      ...(at.after === undefined ? {} : { after: at.after }),
      ...(limit > 0 ? { limit } : {}),
      ...(at.revision === undefined ? {} : { revision: at.revision }),
      matches,
      key,
      pin,
    });
  } catch (error) {
    if (error instanceof RevisionError && error.code === "expired") throw expiredStatus(reading);
    throw error;
  }
}

interface Start {
  /** Exactly this revision; undefined: the newest. */
  readonly revision?: number;
  readonly after?: string;
  readonly ignoreLimit?: boolean;
}

async function startOf(request: ResourceRequest, isPaged: boolean): Promise<Start> {
  const { query, store } = request;
  const version = query.get("resourceVersion") ?? "";
  const match = query.get("resourceVersionMatch") ?? "";
  if (version === "") {
    await store.fresh();
    return {};
  }
  const revision = revisionOf(version);
  if (revision === 0) return { ignoreLimit: true };
  const isExact = match === "Exact" || (match === "" && isPaged);
  await awaitRevision(request, { revision, text: version, isExact });
  return isExact ? { revision } : {};
}

async function continueAt(
  token: string,
  { request, range, platform }: { request: ResourceRequest; range: string; platform: Platform },
): Promise<Start> {
  const { store, query } = request;
  const { revision, after } = decodeContinue(token, platform);
  const version = query.get("resourceVersion") ?? "";
  if (version !== "" && version !== "0") {
    throw badRequest("specifying resource version is not allowed when using continue");
  }
  const ignoreLimit = version === "0";
  if (revision < 0) {
    await store.fresh();
    return { after: range + after, ignoreLimit };
  }
  // Another server of the same store may have given it, and be ahead.
  await awaitRevision(request, { revision, text: String(revision), isExact: true });
  return { after: range + after, revision, ignoreLimit };
}

/** The error has a token for a client that was paging: the newest state, after the last item that it got. */
function expiredStatus({ at, range, platform }: Reading): Error {
  if (at.after === undefined) return expired("The resourceVersion for the provided list is too old.");
  return expired(
    "The provided continue parameter is too old to display a consistent list result. You can start a new list " +
      "without the continue parameter, or use the continue token in this response to retrieve the remainder of the " +
      "results. Continuing with the provided token results in an inconsistent list - objects that were created, " +
      "modified, or deleted between the time the first chunk was returned and now may show up in the list.",
    encodeContinue({ revision: -1, after: at.after.slice(range.length) }, platform),
  );
}
