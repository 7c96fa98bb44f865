import { negotiate } from "../negotiate/accept.ts";
import type { HandlerContext } from "./context.ts";
import { selectEntries } from "./listOptions.ts";
import type { Handler } from "./request.ts";
import { offerOf, respondList } from "./respond.ts";

/** Answers the objects of a collection, in key order, at one revision. */
export function list(context: HandlerContext): Handler {
  return async (request) => {
    const negotiated = negotiate(request.headers.accept, offerOf(context.platform, "list"));
    const code = await request.store.load();
    const page = await selectEntries(request, { code, platform: context.platform });
    return respondList(request, { page, negotiated, context, code });
  };
}
