import { isStatusError, type KindCode } from "../../schema/index.ts";
import { timerMs } from "../../schema/duration.ts";
import { answerForm } from "../answers/answerForm.ts";
import type { HandlerContext } from "../context.ts";
import type { Store } from "../../registry/store.ts";
import { type CacheEntry, type EventBatch, typeSeen } from "../../watch/watchCache.ts";
import { frameEncoder } from "./frames.ts";
import { booleanParameter, integerParameter } from "../options/parameters.ts";
import type { ResourceRequest, StreamResponse } from "../request.ts";
import { awaitRevision, revisionOf } from "../options/resourceVersion.ts";
import { type Selection, selectionOf } from "../options/selection.ts";
import { checkWatchVersions } from "../options/versionParameters.ts";
import type { WatchStart, WatchStreamOptions } from "./streamOptions.ts";
import { startWatch } from "./watchStream.ts";

/** Streams the changes of a collection, or of one object, as events. */
export async function watch(request: ResourceRequest, context: HandlerContext): Promise<StreamResponse> {
  const { store, query } = request;
  const negotiated = await answerForm(request, context, "watch");
  checkWatchVersions(query, context);
  integerParameter(query, "limit"); // which lists alone heed
  const code = await store.load();
  const meta = await context.loadMeta();
  const asked = selectionOf(request, code);
  const isChosenLater = code.strategy.convert !== undefined && asked.readsObjects;
  const selection = isChosenLater ? { key: asked.key, text: asked.text, readsObjects: false } : asked;
  await store.cache.prepareSelection(selection);
  const stream = {
    store,
    selection,
    choose: isChosenLater ? chooserOf(store, code, asked) : undefined,
    range: store.rangeOf(request.namespace),
    start: await startOf(request, context),
    bookmarks: booleanParameter(query, "allowWatchBookmarks") === true,
    timeoutMs: timeoutOf(query, context),
    times: context.watchTimes,
    encoder: frameEncoder(request, { code, negotiated, platform: context.platform, meta }),
    meter: context.watchMeter(store),
    readable: code.strategy.convert === undefined ? undefined : (batch: EventBatch) => readableOf(store, code, batch),
  };
  return {
    kind: "stream",
    contentType: negotiated.contentType,
    isText: negotiated.encoding === "json",
    start: (sink) => startWatch({ ...stream, sink }),
  };
}

/** To be awaited before events of a kind that a webhook converts are encoded. */
function readableOf(store: Store, code: KindCode, { events }: EventBatch): Promise<void> | undefined {
  return store.readable(
    events.map((each) => each.bytes),
    code,
  );
}

/** The cache has no webhook to ask, so a watch by fields that one makes gets all changes, and chooses itself. */
function chooserOf(store: Store, code: KindCode, { matches }: Selection): WatchStreamOptions["choose"] {
  if (matches === undefined) return undefined;
  const isChosen = (entry: CacheEntry) => matches(entry, () => store.cache.metaOf(entry));
  return async (batch) => {
    const versions = batch.events.flatMap(({ entry, previous }) =>
      previous === undefined ? entry : [entry, previous],
    );
    await store.readable(
      versions.filter((each) => !each.deleted).map((each) => each.bytes),
      code,
    );
    const chosen = batch.selected((event) => typeSeen(event, isChosen));
    await readableOf(store, code, chosen);
    return chosen;
  };
}

async function startOf(request: ResourceRequest, { isGateOn }: HandlerContext): Promise<WatchStart> {
  const { query, store } = request;
  const version = query.get("resourceVersion") ?? "";
  const initial = booleanParameter(query, "sendInitialEvents");
  const revision = version === "" ? 0 : revisionOf(version);
  if (version === "") await store.fresh();
  if (initial === true) {
    try {
      await awaitRevision(request, { revision, text: version });
    } catch (error) {
      if (!isStatusError(error)) throw error;
      return { marksInitialEnd: false, failure: error.status };
    }
    return { marksInitialEnd: true };
  }
  if (initial === undefined && revision === 0) return { marksInitialEnd: isGateOn("WatchList") };
  return { fromRevision: revision === 0 ? store.cache.revision : revision, marksInitialEnd: false };
}

/** Clients that say no time do not all return at once; a time that is over ends the watch as it begins. */
function timeoutOf(query: URLSearchParams, { watchSeconds, random }: HandlerContext): number {
  const asked = integerParameter(query, "timeoutSeconds") ?? 0;
  const seconds = asked === 0 ? watchSeconds * (1 + random()) : asked;
  return timerMs(seconds * 1000);
}
