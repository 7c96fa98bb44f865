import { invalid, timeout } from "../../../generated/errors.ts";
import { roomInTurn } from "../../lib/work.ts";
import { invalid as invalidField } from "../../schema/index.ts";
import { isStatusReason } from "../../schema/status.ts";
import type { CacheEntry } from "../../watch/watchCache.ts";
import type { HandlerContext } from "../context.ts";
import { openRequest } from "../open.ts";
import { deleteObject, type DeleteParts } from "./delete.ts";
import { readDeleteOptions, unsafeOption, warnOfPropagation } from "../options/deleteOptions.ts";
import { selectEntries } from "../options/listOptions.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondList } from "../answers/respond.ts";

/** Deletes every object of a collection that the selectors choose; answers with the list of those it went over. */
export async function deleteCollection(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openRequest(request, context, "deletedList");
  const options = await readDeleteOptions(request, context);
  if (options.ignoresReadError === true) throw unsafeCollection(context);
  warnOfPropagation(request, { options, strategy: open.code.strategy });
  const page = await selectEntries(request, { code: open.code, platform: context.platform, isPaged: true });
  const entries = page.entries();
  await deleteAll(entries, { ...open, options });
  return respondList(open, { ...page, entries: () => entries, key: undefined });
}

function unsafeCollection({ platform }: HandlerContext): Error {
  const text = "is not allowed with DELETECOLLECTION, try again after removing the option";
  const kind = { group: platform.metaGroup, kind: "DeleteOptions" };
  return invalid(kind, "", [invalidField(unsafeOption, true, text)]);
}

/**
 * Deletions under way at once: they share flushes of the disk.
 * @limit Objects of a collection deleted at once: the others wait.
 */
const deletionsAtOnce = 64;

/** Those that others delete meanwhile are passed over; the first other error ends it. */
async function deleteAll(entries: readonly CacheEntry[], parts: DeleteParts): Promise<void> {
  const rest = each(entries);
  const { request } = parts;
  const worker = async () => {
    for (const entry of rest) {
      const room = roomInTurn(); // a dry run waits for nothing else
      if (room !== undefined) await room;
      if (request.isSettled()) throw timeout("the request ended before all objects were deleted");
      try {
        await deleteObject(entry, parts);
      } catch (error) {
        if (!isStatusReason(error, "NotFound")) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(deletionsAtOnce, entries.length) }, worker));
}

/** Shared by the workers: it is over for all of them when one leaves it by an error. */
function* each<T>(items: readonly T[]): Generator<T, void, undefined> {
  yield* items;
}
