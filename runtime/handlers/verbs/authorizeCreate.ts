import { denied } from "../../auth/denied.ts";
import type { Attributes } from "../../schema/index.ts";
import type { HandlerContext } from "../context.ts";
import type { ResourceRequest } from "../request.ts";

/** An update or an apply that makes a new object needs the right to create besides its own. Throws forbidden. */
export async function authorizeCreate(request: ResourceRequest, { reviewers }: HandlerContext): Promise<void> {
  const { user, store, subresource, namespace, name } = request;
  const { group, version, plural: resource } = store.descriptor;
  const place = { group, version, resource, subresource, namespace, name, path: "" };
  const attributes: Attributes = { user, verb: "create", isResourceRequest: true, ...place };
  const { outcome, reason } = await reviewers.authorize(attributes);
  if (outcome !== "allow") throw denied(attributes, reason);
}
