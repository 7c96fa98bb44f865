import { answerForm } from "./answerForm.ts";
import type { HandlerContext } from "./context.ts";
import { selectEntries } from "./listOptions.ts";
import type { Handler } from "./request.ts";
import { respondList } from "./respond.ts";

/** Answers the objects of a collection, in key order, at one revision. */
export function list(context: HandlerContext): Handler {
  return async (request) => {
    const negotiated = await answerForm(request, context, "list");
    const code = await request.store.load();
    const page = await selectEntries(request, { code, platform: context.platform });
    return respondList(request, { page, negotiated, context, code });
  };
}
