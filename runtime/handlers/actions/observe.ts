import { methodNotSupported, notFound } from "../../../generated/errors.ts";
import { resourceOf } from "../../registry/change.ts";
import { encodeStored } from "../../registry/stored/storedForm.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { CacheEntry } from "../../watch/watchCache.ts";
import { respondList, respondWritten } from "../answers/respond.ts";
import type { HandlerContext } from "../context.ts";
import { openRequest, type OpenRequest } from "../open.ts";
import { selectionOf } from "../options/selection.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { objects } from "./connect.ts";

/** Answers a read of a kind that is never stored with the objects that its strategy makes now, in key order. */
export async function observe(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const { verb, name, store } = request;
  const open = await openRequest(request, context, verb === "list" ? "list" : "object");
  const entries = await entriesOf(open);
  if (verb === "list") {
    const { revision, changedRevision } = store.cache;
    const page = { revision, changedRevision, continue: "", remaining: undefined, key: undefined };
    return respondList(open, { ...page, entries: () => entries });
  }
  const [found] = entries;
  if (found === undefined) throw notFound(resourceOf(store), name);
  return respondWritten(open, found.bytes, 200);
}

/** As many as the selectors of the request choose; a read that asks for no number of them gets all. */
async function entriesOf({ request, context, code }: OpenRequest): Promise<readonly CacheEntry[]> {
  const { store, namespace, name } = request;
  const { strategy } = code;
  if (strategy.observe === undefined) throw methodNotSupported(resourceOf(store), request.verb);
  const { platform, agentAddressTypes, agentUsage, components } = context;
  const made = await strategy.observe({
    ...{ namespace, name, platform, agentAddressTypes, agentUsage, components },
    ...objects(context, request),
  });
  const { matches, key } = selectionOf(request, code);
  const all = made.map((object) => ({ object, entry: entryOf(object, request) }));
  const chosen = all.filter(({ object, entry }) => {
    if (key !== undefined && entry.key !== key) return false;
    return matches === undefined || matches(entry, () => ({ labels: object.metadata?.labels ?? {}, fields: {} }));
  });
  return chosen.map(({ entry }) => entry).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function entryOf(object: ApiObject, { store }: ResourceRequest): CacheEntry {
  const { namespace = "", name = "" } = object.metadata ?? {};
  return {
    ...{ key: store.keyOf(namespace, name), namespace, name, revision: 0, createRevision: 0 },
    bytes: encodeStored(store.form, object, 0),
    ...{ deleted: false, previous: undefined, meta: undefined, unreadable: undefined },
  };
}
