import type { Info } from "../../generated/meta/v1.ts";
import type { Platform } from "../schema/index.ts";
import { compareReleases, earlierRelease } from "../schema/releases.ts";
import type { CandidateVersions } from "./leader/candidacy.ts";

/** Releases such as "1.34". */
export interface EffectiveVersion {
  /** Whose gates and APIs the process has. */
  readonly emulated: string;
  /** The oldest that other processes of the cluster may have. */
  readonly minCompatible: string;
}

export interface VersionFlags {
  readonly emulatedVersion: readonly string[];
  readonly minCompatibilityVersion: readonly string[];
}

/** How many minor versions back a process can go. */
const emulatedMinors = 3;

/** What the flags say, by default the version of the platform. Throws an Error that names a flag that cannot be. */
export function effectiveVersion(flags: VersionFlags, platform: Platform): EffectiveVersion {
  const binary = binaryRelease(platform);
  const least = earlierRelease(binary, emulatedMinors);
  const { systemPrefix: component } = platform;
  const emulatedFlag = { flag: "emulated-version", component, least, most: binary };
  const emulated = releaseOf(flags.emulatedVersion, emulatedFlag) ?? binary;
  const compatibleFlag = { flag: "min-compatibility-version", component, least, most: emulated };
  const previous = earlierRelease(emulated, 1);
  const minCompatible = releaseOf(flags.minCompatibilityVersion, compatibleFlag) ?? later(previous, least);
  return { emulated, minCompatible };
}

/** What a process has that emulates nothing. */
export function ownVersion(platform: Platform): EffectiveVersion {
  return effectiveVersion({ emulatedVersion: [], minCompatibilityVersion: [] }, platform);
}

export function binaryRelease({ major, minor }: Pick<Platform, "major" | "minor">): string {
  return `${major}.${minor}`;
}

function later(a: string, b: string): string {
  return compareReleases(a, b) > 0 ? a : b;
}

interface ReleaseFlag {
  readonly flag: string;
  /** The name of this program among components; it may be left out. */
  readonly component: string;
  readonly least: string;
  readonly most: string;
}

/** "1.34" or "orch=1.34", once at most. */
function releaseOf(values: readonly string[], { flag, component, least, most }: ReleaseFlag): string | undefined {
  const [text, second] = values;
  if (text === undefined) return undefined;
  const fail = (problem: string) => new Error(`--${flag}: ${problem}`);
  if (second !== undefined) throw fail(`${JSON.stringify(second)} is one version too many`);
  const [, name = component, release] = /^(?:([^=]+)=)?v?(\d{1,4}\.\d{1,4})$/.exec(text) ?? [];
  if (release === undefined) throw fail(`${JSON.stringify(text)} is no version, as 1.34 or ${component}=1.34`);
  if (name !== component) throw fail(`there is no component ${JSON.stringify(name)}, only ${component}`);
  if (compareReleases(release, least) < 0 || compareReleases(release, most) > 0) {
    throw fail(`${release} is not between ${least} and ${most}`);
  }
  return release;
}

/** By what a server chooses among candidates for a lease, as semantic versions. */
export function candidateVersions({ gitVersion }: Platform, { emulated }: EffectiveVersion): CandidateVersions {
  return { binaryVersion: /\d+\.\d+\.\d+/.exec(gitVersion)?.[0] ?? `${emulated}.0`, emulationVersion: `${emulated}.0` };
}

/** The body of `/version`; `gitVersion` is semantic, because clients compare it. */
export function versionInfo(platform: Platform, { emulated, minCompatible }: EffectiveVersion): Info {
  const [emulationMajor = "", emulationMinor = ""] = emulated.split(".");
  const [minCompatibilityMajor = "", minCompatibilityMinor = ""] = minCompatible.split(".");
  return {
    major: platform.major,
    minor: platform.minor,
    ...{ emulationMajor, emulationMinor, minCompatibilityMajor, minCompatibilityMinor },
    gitVersion: platform.gitVersion,
    gitCommit: "",
    gitTreeState: "",
    buildDate: "1970-01-01T00:00:00Z",
    goVersion: `node ${process.version}`,
    compiler: `v8 ${process.versions.v8}`,
    platform: `${process.platform}/${process.arch === "x64" ? "amd64" : process.arch}`,
  };
}
