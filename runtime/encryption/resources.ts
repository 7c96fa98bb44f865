import type { GroupResource } from "../schema/index.ts";

/** "deployments.apps" as a group and a resource; without a dot, or with one at the end, of the core group. */
export function parseGroupResource(text: string): GroupResource {
  const dot = text.indexOf(".");
  return dot < 0 ? { group: "", resource: text } : { group: text.slice(dot + 1), resource: text.slice(0, dot) };
}

/**
 * The entries of a configuration that cover a resource, in its order: those that name it; where none does, those of its
 * group; where there are none either, those for everything.
 */
export function entriesFor<T extends { readonly resources: readonly string[] }>(
  entries: readonly T[],
  { group, resource }: GroupResource,
): readonly T[] {
  const covering = (wanted: GroupResource) =>
    entries.filter((each) =>
      each.resources.some((text) => {
        const named = parseGroupResource(text);
        return named.group === wanted.group && named.resource === wanted.resource;
      }),
    );
  const ways = [
    { group, resource },
    { group, resource: "*" },
    { group: "*", resource: "*" },
  ];
  return ways.map(covering).find((each) => each.length > 0) ?? [];
}
