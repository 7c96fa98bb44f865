import type { ApiObject } from "../../schema/index.ts";
import type { WriteParts } from "../open.ts";

/**
 * Refuses to write an object that gives rights which its writer does not have. Undefined for kinds that give none.
 */
export function checkGrants(
  object: ApiObject,
  old: ApiObject | undefined,
  { request, context, code }: WriteParts,
): Promise<void> | undefined {
  const { store, user, namespace, name } = request;
  const { group, plural: resource } = store.descriptor;
  return code.strategy.checkGrants?.(object, old, { ...context.reviewers, user, group, resource, namespace, name });
}
