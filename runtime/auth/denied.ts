import { forbidden, forbiddenPath } from "../../generated/errors.ts";
import { escapedMarkup } from "../schema/errors.ts";
import type { Attributes, StatusError } from "../schema/index.ts";

/** The 403 of a request that no authorizer allows. */
export function denied(attributes: Attributes, reason: string): StatusError {
  const { user, verb, resource, subresource, group, namespace, name, path } = attributes;
  if (!attributes.isResourceRequest) return forbiddenPath(user.name, verb, path, reason);
  const what = subresource === "" ? resource : `${resource}/${subresource}`;
  const where = namespace === "" ? "at the cluster scope" : `in the namespace "${namespace}"`;
  const sentence = `User "${user.name}" cannot ${verb} resource "${what}" in API group "${group}" ${where}`;
  return forbidden({ group, resource }, name, `${escapedMarkup(sentence)}${reason === "" ? "" : `: ${reason}`}`);
}
