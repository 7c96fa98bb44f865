import { inDiscoveryOrder, usualPriorities, versionPriority } from "../schema/versions.ts";
import type { ApiGroup, Generated } from "../schema/index.ts";

export type Groups = Generated["groups"];

/** A group-version that the spec does not know: of a definition, or of another server. */
export interface AddedVersion {
  readonly group: string;
  readonly version: string;
  /** Absent, here and below: that of definitions. */
  readonly groupPriority?: number;
  readonly versionPriority?: number;
}

/** Groups as discovery lists them: those of the spec, and what others add. A group has its highest priority. */
export function groupsWith(builtIn: Groups, added: Iterable<AddedVersion>): Groups {
  const groups = new Map(builtIn.map((each) => [each.name, each]));
  const specified = new Set(builtIn.flatMap(({ name, versions }) => versions.map((each) => `${name}/${each}`)));
  const own = new Map<string, Map<string, number>>();
  for (const { group: name, version, ...given } of added) {
    if (specified.has(`${name}/${version}`)) continue;
    const { groupPriority = usualPriorities.group, versionPriority: priority = usualPriorities.version } = given;
    const group = groups.get(name);
    groups.set(name, { ...(group ?? { name, versions: [] }), priority: Math.max(group?.priority ?? 0, groupPriority) });
    const versions = own.get(name) ?? new Map<string, number>();
    own.set(name, versions.set(version, Math.max(versions.get(version) ?? 0, priority)));
  }
  return inDiscoveryOrder([...groups.values()].map((each) => withVersions(each, own.get(each.name))));
}

function withVersions(group: ApiGroup, added: ReadonlyMap<string, number> | undefined): ApiGroup {
  if (added === undefined) return group;
  const versions = [...group.versions, ...added.keys()];
  const priorityOf = (version: string) => added.get(version) ?? versionPriority(group, version);
  return {
    ...group,
    versions,
    versionPriorities: Object.fromEntries(versions.map((each) => [each, priorityOf(each)])),
  };
}
