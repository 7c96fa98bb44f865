import type { GroupResource } from "../schema/index.ts";

/** "deployments.apps" as a group and a resource; without a dot, or with one at the end, of the core group. */
export function parseGroupResource(text: string): GroupResource {
  const dot = text.indexOf(".");
  return dot < 0 ? { group: "", resource: text } : { group: text.slice(dot + 1), resource: text.slice(0, dot) };
}

/**
 * The first entry of a configuration that covers a resource: those that name it come before those of its group, and
 * these before the one for everything.
 */
export function entryFor<T extends { readonly resources: readonly string[] }>(
  entries: readonly T[],
  { group, resource }: GroupResource,
): T | undefined {
  const covers = (wanted: GroupResource) =>
    entries.find((each) =>
      each.resources.some((text) => {
        const named = parseGroupResource(text);
        return named.group === wanted.group && named.resource === wanted.resource;
      }),
    );
  return covers({ group, resource }) ?? covers({ group, resource: "*" }) ?? covers({ group: "*", resource: "*" });
}
