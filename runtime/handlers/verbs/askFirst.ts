import type { AdmissionAttributes } from "../../admission/plugin.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { WriteParts } from "../open.ts";

/**
 * What a write must wait for before its object is prepared: what admission asks for, and whether the writer may give
 * the rights that the object gives. Undefined, as of most writes, where there is nothing to ask. Rejects with the
 * refusal.
 */
export function askFirst(
  object: ApiObject,
  old: ApiObject | undefined,
  { parts, attributes }: { readonly parts: WriteParts; readonly attributes: AdmissionAttributes },
): Promise<void> | undefined {
  const inquiring = parts.context.admission.inquire(attributes, object, old);
  if (inquiring === undefined) return checkGrants(object, old, parts);
  return inquiring.then(() => checkGrants(object, old, parts));
}

function checkGrants(
  object: ApiObject,
  old: ApiObject | undefined,
  { request, context, code }: WriteParts,
): Promise<void> | undefined {
  const { strategy } = code;
  if (strategy.checkGrants === undefined) return undefined;
  const { store, user, verb, subresource, namespace, name } = request;
  const { group, kind, plural: resource } = store.descriptor;
  const { reviewers, namespaceLabels, isGateOn } = context;
  const about = { user, group, kind, resource, verb, subresource, namespace, name };
  return strategy.checkGrants(object, old, { ...reviewers, namespaceLabels, isGateOn, ...about });
}
