import { compareReleases } from "../schema/releases.ts";
import type { Generated, ResourceDescriptor, Stage } from "../schema/index.ts";

/** What `api/...` keys speak of: all versions, or those of a stage. */
const stageKeys: Readonly<Record<string, Stage | undefined>> = {
  "api/all": undefined,
  "api/ga": "stable",
  "api/beta": "beta",
  "api/alpha": "alpha",
};

export interface ServedOptions {
  /** Of `--runtime-config`. */
  readonly settings: readonly string[];
  readonly isGateOn: (gate: string) => boolean;
  /** Kinds of later releases are not served; absent: there are none. */
  readonly emulated?: string;
  readonly logWarning: (message: string) => void;
}

/**
 * The paths and groups that `--runtime-config` leaves on. Stable versions are on and others off unless a setting says
 * otherwise: one of the resource (`group/version/resource`) wins over its version's (`group/version`, `v1` for core),
 * that over its stage's (`api/alpha`, `api/beta`, `api/ga`), that over `api/all`. A key without a value means true.
 * A kind whose feature gate is off, or that is newer than the emulated release, is not served at all.
 * `resources` stays whole: objects may be stored in a version that is off. A resource that its version no longer has is
 * passed over with a warning: configurations outlive the resources that they name. Throws an Error that names the flag
 * for another key that nothing answers to, for a value that is no boolean, and when nothing would be left.
 */
export function servedKinds(generated: Generated, options: ServedOptions): Generated {
  const { logWarning } = options;
  const switches = new Map(options.settings.map(readSetting));
  const versions = new Set(generated.resources.map((each) => each.apiVersion));
  const known = new Set([...Object.keys(stageKeys), ...generated.resources.flatMap(keysOf)]);
  for (const key of switches.keys()) {
    if (known.has(key)) continue;
    const text = `--runtime-config: there is no API ${JSON.stringify(key)}`;
    const slash = key.lastIndexOf("/");
    if (!versions.has(key.slice(0, slash)) || slash === key.length - 1) throw new Error(text);
    logWarning(text);
  }
  if (switches.size === 1 && switches.get("api/all") === false) {
    throw new Error("--runtime-config: invalid key with only api/all=false");
  }
  const served = generated.resources.filter((each) => isOn(each, switches) && isOpen(each, options));
  const descriptors = new Set(served);
  const handlers = generated.handlers.filter((each) => descriptors.has(each.descriptor));
  const groups = generated.groups.flatMap(({ name, versions }) => {
    const left = versions.filter((version) => served.some((each) => each.group === name && each.version === version));
    return left.length === 0 ? [] : [{ name, versions: left }];
  });
  return { ...generated, handlers, groups };
}

/** Whether the gate of a kind lets it be served, if it has one, and the release had it. */
function isOpen({ featureGate, introduced }: ResourceDescriptor, { isGateOn, emulated }: ServedOptions): boolean {
  const isKnown = emulated === undefined || introduced === undefined || compareReleases(introduced, emulated) <= 0;
  return isKnown && (featureGate === undefined || isGateOn(featureGate));
}

/** The field's words for a boolean; none at all is true. */
const booleans: Readonly<Record<string, boolean>> = {
  "": true,
  ...Object.fromEntries(["1", "t", "T", "true", "TRUE", "True"].map((each) => [each, true])),
  ...Object.fromEntries(["0", "f", "F", "false", "FALSE", "False"].map((each) => [each, false])),
};

function readSetting(text: string): [key: string, isOn: boolean] {
  const equals = text.indexOf("=");
  const key = equals < 0 ? text : text.slice(0, equals);
  const value = equals < 0 ? "" : text.slice(equals + 1);
  const isOn = Object.hasOwn(booleans, value) ? booleans[value] : undefined;
  if (isOn === undefined) throw new Error(`--runtime-config: ${key} is ${JSON.stringify(value)}, not true or false`);
  return [key === "api/v1" ? "v1" : key, isOn];
}

function keysOf({ apiVersion, plural }: ResourceDescriptor): string[] {
  return [apiVersion, `${apiVersion}/${plural}`];
}

function isOn(descriptor: ResourceDescriptor, switches: ReadonlyMap<string, boolean>): boolean {
  const { apiVersion, plural, stage } = descriptor;
  const stageKey = Object.keys(stageKeys).find((key) => stageKeys[key] === stage) ?? "";
  return (
    switches.get(`${apiVersion}/${plural}`) ??
    switches.get(apiVersion) ??
    switches.get(stageKey) ??
    switches.get("api/all") ??
    stage === "stable"
  );
}
