import type { Generated, ResourceDescriptor } from "../schema/index.ts";

export type Groups = Generated["groups"];

/**
 * Groups as discovery lists them: those of the spec, each with the versions that only custom kinds have after its own,
 * then groups of custom kinds alone, by name. `order` compares versions.
 */
export function groupsWith(
  builtIn: Groups,
  custom: Iterable<Pick<ResourceDescriptor, "group" | "version">>,
  order: (a: string, b: string) => number,
): Groups {
  const added = new Map<string, Set<string>>();
  for (const { group, version } of custom) added.set(group, (added.get(group) ?? new Set()).add(version));
  const known = builtIn.map(({ name, versions }) => {
    const others = [...(added.get(name) ?? [])].filter((each) => !versions.includes(each)).sort(order);
    added.delete(name);
    return others.length === 0 ? { name, versions } : { name, versions: [...versions, ...others] };
  });
  const own = [...added].map(([name, versions]) => ({ name, versions: [...versions].sort(order) }));
  return [...known, ...own.sort((a, b) => (a.name < b.name ? -1 : 1))];
}
