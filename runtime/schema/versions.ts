import type { Stage } from "./descriptor.ts";

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
