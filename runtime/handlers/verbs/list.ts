import type { HandlerContext } from "../context.ts";
import { openRequest } from "../open.ts";
import { selectEntries } from "../options/listOptions.ts";
import type { BodyResponse, ResourceRequest } from "../request.ts";
import { respondList } from "../answers/respond.ts";

/** Answers the objects of a collection, in key order, at one revision. */
export async function list(request: ResourceRequest, context: HandlerContext): Promise<BodyResponse> {
  const open = await openRequest(request, context, "list");
  return respondList(open, await selectEntries(request, { code: open.code, platform: context.platform }));
}
