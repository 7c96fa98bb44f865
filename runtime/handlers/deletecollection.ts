import { isStatusReason } from "../schema/status.ts";
import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { deleteObject } from "./delete.ts";
import { readDeleteOptions } from "./deleteOptions.ts";
import { selectEntries } from "./listOptions.ts";
import type { Handler } from "./request.ts";
import { respondList } from "./respond.ts";

/** Deletes every object of a collection that the selectors choose; answers with the list of those it went over. */
export function deleteCollection(context: HandlerContext): Handler {
  return async (request) => {
    const { store } = request;
    const negotiated = await answerForm(request, context, "object");
    const code = await store.load();
    const options = await readDeleteOptions(request, context);
    const page = await selectEntries(request, { code, platform: context.platform });
    const entries = page.entries();
    for (const entry of entries) {
      try {
        await deleteObject(entry, { request, context, code, options });
      } catch (error) {
        if (!isStatusReason(error, "NotFound")) throw error;
      }
    }
    return respondList(request, {
      page: { ...page, entries: () => entries, key: undefined },
      negotiated,
      context,
      code,
    });
  };
}
