import { unclassified } from "../../generated/errors.ts";
import { isStatusError, type Status } from "../schema/index.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { frameEncoder } from "./frames.ts";
import { booleanParameter, integerParameter } from "./parameters.ts";
import type { Handler, ResourceRequest } from "./request.ts";
import { awaitRevision, revisionOf } from "./resourceVersion.ts";
import { selectionOf } from "./selection.ts";
import { checkWatchVersions } from "./versionParameters.ts";
import { startWatch } from "./watchStream.ts";

/**
 * Watches without timeoutSeconds end after a random time between these, in seconds, so that clients do not return as
 * one.
 */
const minTimeoutSeconds = 1800;

/** Streams the changes of a collection, or of one object, as events. */
export function watch(context: HandlerContext): Handler {
  return async (request) => {
    const { store, query } = request;
    const negotiated = await answerForm(request, context, "watch");
    checkWatchVersions(query, context.platform);
    const code = await store.load();
    const meta = await context.loadMeta();
    const selection = selectionOf(request, code);
    await store.cache.prepareSelection(selection);
    const start = await startOf(request);
    const timeoutMs = timeoutOf(query, context.random);
    const encoder = frameEncoder({ code, negotiated, request, platform: context.platform, meta });
    return {
      kind: "stream",
      contentType: negotiated.contentType,
      isText: negotiated.encoding === "json",
      start: (sink) =>
        startWatch({
          store,
          selection,
          range: store.rangeOf(request.namespace),
          start,
          bookmarks: booleanParameter(query, "allowWatchBookmarks") === true,
          timeoutMs,
          encoder,
          sink,
          meter: context.watchMeter(store),
        }),
    };
  };
}

export interface WatchStart {
  /** Events after this revision; undefined: the current objects first. */
  readonly fromRevision?: number;
  /** Ends the current objects with a bookmark that says so. */
  readonly marksInitialEnd: boolean;
  /** There is nothing to start from: all that the stream tells. */
  readonly failure?: Status;
}

async function startOf(request: ResourceRequest): Promise<WatchStart> {
  const { query, store } = request;
  const version = query.get("resourceVersion") ?? "";
  const initial = booleanParameter(query, "sendInitialEvents");
  const revision = version === "" ? 0 : revisionOf(version, unclassified);
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
  if (initial === undefined && revision === 0) return { marksInitialEnd: true };
  return { fromRevision: revision === 0 ? store.cache.revision : revision, marksInitialEnd: false };
}

/** The longest that a timer can wait; a watch that asks for more ends then. */
const maxTimeoutMs = 2 ** 31 - 1;

function timeoutOf(query: URLSearchParams, random: () => number): number {
  const asked = integerParameter(query, "timeoutSeconds") ?? 0;
  const seconds = asked > 0 ? asked : minTimeoutSeconds * (1 + random());
  return Math.min(seconds * 1000, maxTimeoutMs);
}
