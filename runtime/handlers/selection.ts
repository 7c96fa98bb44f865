import type { ResourceRequest } from "./request.ts";
import { parseFieldSelector } from "../selector/fieldSelector.ts";
import { parseLabelSelector } from "../selector/labelSelector.ts";
import type { Predicate } from "../watch/watchCache.ts";

/** What the selectors of a list or watch choose. */
export interface Selection {
  /** Undefined when everything matches. */
  readonly matches: Predicate | undefined;
  /** Key of the only object that can match, where a field selector or the path pins the name. */
  readonly key: string | undefined;
}

/** Reads labelSelector and fieldSelector; throws badRequest with the field's texts for what does not parse. */
export function selectionOf(request: ResourceRequest): Selection {
  const { store, query, namespace } = request;
  const { descriptor } = store;
  const labels = parseLabelSelector(query.get("labelSelector") ?? "");
  const supported = [...descriptor.selectableFields.map((each) => each.name), "metadata.name", "metadata.namespace"];
  const fields = parseFieldSelector(query.get("fieldSelector") ?? "", supported);
  const pinned = request.name === "" ? fields.exact("metadata.name") : request.name;
  const inNamespace = namespace === "" ? fields.exact("metadata.namespace") : namespace;
  const isPinned = pinned !== undefined && (!descriptor.namespaced || inNamespace !== undefined);
  const key = isPinned ? store.keyOf(inNamespace ?? "", pinned) : undefined;
  if (labels.isEmpty && fields.isEmpty) return { matches: undefined, key };
  const matches: Predicate = (entry, meta) =>
    (labels.isEmpty || labels.matches(meta().labels)) &&
    (fields.isEmpty ||
      fields.matches((name) => {
        if (name === "metadata.name") return entry.name;
        if (name === "metadata.namespace") return entry.namespace;
        return meta().fields[name] ?? "";
      }));
  return { matches, key };
}
