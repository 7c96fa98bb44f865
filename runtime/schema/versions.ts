import type { Stage } from "./descriptor.ts";
import type { ApiGroup } from "./generated.ts";

/** Those of groups that state none, and of their versions. */
export const usualPriorities = { group: 1000, version: 100 } as const;

/** Sorts groups, and the versions of each, as discovery lists them. */
export function inDiscoveryOrder<T extends ApiGroup>(groups: Iterable<T>): T[] {
  return [...groups]
    .map((group) => ({
      ...group,
      versions: [...group.versions].sort(
        (a, b) => versionPriority(group, b) - versionPriority(group, a) || compareVersions(a, b),
      ),
    }))
    .sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
}

export function versionPriority({ versionPriorities = {} }: ApiGroup, version: string): number {
  const stated = Object.hasOwn(versionPriorities, version) ? versionPriorities[version] : undefined;
  return stated ?? usualPriorities.version;
}

/**
 * Orders version names as discovery does: stable before beta before alpha, higher numbers first, then others by letter.
 */
export function compareVersions(a: string, b: string): number {
  const left = versionRank(a);
  const right = versionRank(b);
  if (left === undefined || right === undefined) {
    if (left !== undefined) return -1;
    if (right !== undefined) return 1;
    return a < b ? -1 : a > b ? 1 : 0;
  }
  for (const [index, each] of left.entries()) {
    const difference = (right[index] ?? 0) - each;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A kind with its version, as messages of the field have it: "/v1, Kind=Pod", "apps/v1, Kind=Deployment". */
export function kindText({ apiVersion, kind }: { readonly apiVersion: string; readonly kind: string }): string {
  return `${apiVersion.includes("/") ? "" : "/"}${apiVersion}, Kind=${kind}`;
}

export function stageOf(version: string): Stage {
  const level = versionRank(version)?.[0];
  return level === 1 ? "beta" : level === 0 ? "alpha" : "stable";
}

/** [maturity, major, minor], the higher the earlier; undefined when the name has another shape. */
function versionRank(version: string): readonly number[] | undefined {
  const match = /^v([1-9]\d*)(?:(alpha|beta)([1-9]\d*))?$/.exec(version);
  if (match === null) return undefined;
  const [, major, level, minor] = match;
  return [level === undefined ? 2 : level === "beta" ? 1 : 0, Number(major), Number(minor ?? 0)];
}
