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
    groups: groupsOfBoth(builtIn.groups, own.groups),
    openapiFolders: [openapiFolder, ...builtIn.openapiFolders],
    bodies: { ...builtIn.bodies, ...own.bodies },
  };
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
