import { badRequest } from "../../generated/errors.ts";
import { negotiate } from "../negotiate/accept.ts";
import type { HandlerContext } from "./context.ts";
import { frameEncoder } from "./frames.ts";
import type { Handler, ResourceRequest } from "./request.ts";
import { offerOf } from "./respond.ts";
import { awaitRevision, revisionOf } from "./resourceVersion.ts";
import { selectionOf } from "./selection.ts";
import { checkWatchVersions } from "./versionParameters.ts";
import { startWatch } from "./watchStream.ts";

/** Watches without timeoutSeconds end after a random time between these, in seconds, so that clients do not return as one. */
const minTimeoutSeconds = 1800;

/** Streams the changes of a collection, or of one object, as events. */
export function watch(context: HandlerContext): Handler {
  return async (request) => {
    const { store, query } = request;
    const negotiated = negotiate(request.headers.accept, offerOf(context.platform, "watch"));
    checkWatchVersions(query, context.platform);
    const code = await store.load();
    const selection = selectionOf(request, code);
    const start = await startOf(request);
    const timeoutMs = timeoutSeconds(query, context.random) * 1000;
    const encoder = frameEncoder({ code, negotiated, request, platform: context.platform });
    return {
      kind: "stream",
      contentType: negotiated.contentType,
      start: (sink) =>
        startWatch({
          store,
          selection,
          range: store.rangeOf(request.namespace),
          start,
          bookmarks: isTrue(query.get("allowWatchBookmarks")),
          timeoutMs,
          encoder,
          sink,
        }),
    };
  };
}

export interface WatchStart {
  /** Events after this revision; undefined: the current objects first. */
  readonly fromRevision?: number;
  /** Ends the current objects with a bookmark that says so. */
  readonly marksInitialEnd: boolean;
}

async function startOf(request: ResourceRequest): Promise<WatchStart> {
  const { query, store, signal } = request;
  const version = query.get("resourceVersion") ?? "";
  const initial = query.get("sendInitialEvents");
  const revision = version === "" ? 0 : revisionOf(version);
  if (isTrue(initial)) {
    if (revision > 0) await awaitRevision(store, { revision, signal });
    return { marksInitialEnd: true };
  }
  if (revision === 0) return { marksInitialEnd: initial === null && isTrue(query.get("allowWatchBookmarks")) };
  return { fromRevision: revision, marksInitialEnd: false };
}

function timeoutSeconds(query: URLSearchParams, random: () => number): number {
  const text = query.get("timeoutSeconds");
  if (text === null || text === "") return minTimeoutSeconds * (1 + random());
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`invalid timeoutSeconds: ${JSON.stringify(text)} is not a number`);
  const seconds = Number(text);
  return seconds === 0 ? minTimeoutSeconds * (1 + random()) : seconds;
}

function isTrue(value: string | null): boolean {
  return value === "true" || value === "1" || value === "";
}
