import type { Decision } from "../../auth/authorizer.ts";
import { denied } from "../../auth/denied.ts";
import type { Attributes } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import type { ResourceRequest } from "../request.ts";

/** An update or an apply that makes a new object needs the right to create besides its own. Throws forbidden. */
export async function authorizeCreate(request: ResourceRequest, context: HandlerContext): Promise<void> {
  const { attributes, outcome, reason } = await authorizeVerb(request, "create", context);
  if (outcome !== "allow") throw denied(attributes, reason);
}

/** Whether the user of a request may do something else as well with what it is for. */
export async function authorizeVerb(
  { user, store, subresource, namespace, name }: ResourceRequest,
  verb: string,
  { reviewers }: HandlerContext,
): Promise<Decision & { readonly attributes: Attributes }> {
  const { group, version, plural: resource } = store.descriptor;
  const place = { group, version, resource, subresource, namespace, name, path: "" };
  const attributes: Attributes = { user, verb, isResourceRequest: true, ...place };
  return { attributes, ...(await reviewers.authorize(attributes)) };
}
