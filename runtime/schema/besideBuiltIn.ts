import type { Flag, FlagSet } from "./flags.ts";
import type { Gate } from "./gates.ts";
import type { ApiGroup, Generated } from "./generated.ts";
import { inDiscoveryOrder } from "./versions.ts";

/** What a generated folder has beside the built-in kinds. */
export interface AddedKinds
  extends Pick<Generated, "resources" | "handlers" | "gates" | "groups" | "loadClient" | "bodies"> {
  /** As `Generated.openapiFolders` has it. */
  readonly openapiFolder: URL;
}

/** The built-in kinds and others in one: what a server is given that serves both. */
export function besideBuiltIn(builtIn: Generated, added: AddedKinds): Generated {
  const { openapiFolder, ...own } = added;
  return {
    ...builtIn,
    loadClient: own.loadClient,
    resources: [...builtIn.resources, ...own.resources],
    handlers: [...builtIn.handlers, ...own.handlers],
    gates: [...(builtIn.gates ?? []), ...(own.gates ?? [])],
    loadFlagSets: async () => withGates(await builtIn.loadFlagSets(), own.gates),
    groups: groupsOfBoth(builtIn.groups, own.groups),
    openapiFolders: [openapiFolder, ...builtIn.openapiFolders],
    bodies: { ...builtIn.bodies, ...own.bodies },
  };
}

/** The flags that switch gates, with more of them. */
function withGates(sets: Readonly<Record<string, FlagSet>>, added: readonly Gate[] = []): Record<string, FlagSet> {
  const flagWith = (flag: Flag): Flag =>
    flag.gates === undefined ? flag : { ...flag, gates: [...flag.gates, ...added] };
  return Object.fromEntries(
    Object.entries(sets).map(([name, set]) => [name, { ...set, flags: set.flags.map(flagWith) }]),
  );
}

/** A group that both have has the versions of both; the built-in one states its priority. */
function groupsOfBoth(builtIn: readonly ApiGroup[], added: readonly ApiGroup[]): ApiGroup[] {
  const groups = new Map(builtIn.map((each) => [each.name, each]));
  for (const group of added) {
    const { versions = [], versionPriorities, ...former } = groups.get(group.name) ?? group;
    groups.set(group.name, {
      ...former,
      versions: [...new Set([...versions, ...group.versions])],
      versionPriorities: { ...group.versionPriorities, ...versionPriorities },
    });
  }
  return inDiscoveryOrder(groups.values());
}
