import { badRequest } from "../../../generated/errors.ts";
import { isStatusError, type KindCode } from "../../schema/index.ts";
import { timerMs } from "../../schema/duration.ts";
import { answerForm } from "../answers/answerForm.ts";
import type { HandlerContext } from "../context.ts";
import { frameEncoder } from "./frames.ts";
import { booleanParameter, integerParameter } from "../options/parameters.ts";
import type { ResourceRequest, StreamResponse } from "../request.ts";
import { awaitRevision, revisionOf } from "../options/resourceVersion.ts";
import { selectionOf } from "../options/selection.ts";
import { checkWatchVersions } from "../options/versionParameters.ts";
import type { WatchStart, WatchStreamOptions } from "./streamOptions.ts";
import { startWatch } from "./watchStream.ts";

/** Streams the changes of a collection, or of one object, as events. */
export async function watch(request: ResourceRequest, context: HandlerContext): Promise<StreamResponse> {
  const { store, query } = request;
  const negotiated = await answerForm(request, context, "watch");
  checkWatchVersions(query, context);
  const code = await store.load();
  const meta = await context.loadMeta();
  const selection = selectionOf(request, code);
  await store.cache.prepareSelection(selection);
  const readable = readableOf(store, code);
  if (readable !== undefined && selection.readsObjects) checkFields(store);
  const stream = {
    store,
    selection,
    range: store.rangeOf(request.namespace),
    start: await startOf(request, context),
    bookmarks: booleanParameter(query, "allowWatchBookmarks") === true,
    timeoutMs: timeoutOf(query, context),
    times: context.watchTimes,
    encoder: frameEncoder(request, { code, negotiated, platform: context.platform, meta }),
    meter: context.watchMeter(store),
    readable,
  };
  return {
    kind: "stream",
    contentType: negotiated.contentType,
    isText: negotiated.encoding === "json",
    start: (sink) => startWatch({ ...stream, sink }),
  };
}

/** Events of a kind that a webhook converts. */
function readableOf(store: ResourceRequest["store"], code: KindCode): WatchStreamOptions["readable"] {
  if (code.strategy.convert === undefined) return undefined;
  return ({ events }) => {
    const stored = events.map((each) => each.bytes);
    return store.readable(stored, code);
  };
}

/** Whether a change concerns a watch is decided as it happens, when no webhook can be asked yet. */
function checkFields({ descriptor, form, storedForm }: ResourceRequest["store"]): void {
  if (form === storedForm) return;
  const { apiVersion, storageVersion } = descriptor;
  throw badRequest(`watches of ${apiVersion} cannot select by field: a webhook converts it from ${storageVersion}`);
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
