import { compareReleases } from "../schema/releases.ts";
import { compareVersions } from "../schema/versions.ts";
import type { Generated, ResourceDescriptor, Stage } from "../schema/index.ts";

/** What `api/...` keys speak of: all versions, or those of a stage. */
const stageKeys: Readonly<Record<string, Stage | undefined>> = {
  "api/all": undefined,
  "api/ga": "stable",
  "api/beta": "beta",
  "api/alpha": "alpha",
};

/** Which kinds that are newer than the emulated release are served all the same. */
export interface ForwardCompatibility {
  /** Those of a later and more stable version, where a beta or stable version of the resource is served. */
  readonly ofServed: boolean;
  /** Those that a setting of `--runtime-config` names. */
  readonly ofSettings: boolean;
}

export interface ServedOptions {
  /** Of `--runtime-config`. */
  readonly settings: readonly string[];
  readonly isGateOn: (gate: string) => boolean;
  /** Kinds of later releases are not served; absent: there are none. */
  readonly emulated?: string;
  /** Absent: none. */
  readonly forward?: ForwardCompatibility;
  readonly logWarning: (message: string) => void;
}

/**
 * The paths and groups that `--runtime-config` leaves on. Stable versions are on and others off unless a setting says
 * otherwise: one of the resource (`group/version/resource`) wins over its version's (`group/version`, `v1` for core),
 * that over its stage's (`api/alpha`, `api/beta`, `api/ga`), that over `api/all`. A key without a value means true.
 * A kind whose feature gate is off is not served at all, and one that is newer than the emulated release only as
 * `forward` says.
 * `resources` stays whole: objects may be stored in a version that is off. A resource that its version no longer has is
 * passed over with a warning: configurations outlive the resources that they name. Throws an Error that names the flag
 * for another key that nothing answers to, for a value that is no boolean, for what is newer than the emulated release
 * and is not served for that, and when nothing would be left.
 */
export function servedKinds(generated: Generated, options: ServedOptions): Generated {
  const { logWarning } = options;
  const switches = readSettings(options.settings);
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
  const { isGateOn } = options;
  const open = generated.resources.filter(({ featureGate }) => featureGate === undefined || isGateOn(featureGate));
  const served = servedOf(open, switches, options);
  const descriptors = new Set(served);
  const handlers = generated.handlers.filter((each) => descriptors.has(each.descriptor));
  const groups = generated.groups.flatMap((group) => {
    const isServed = (version: string) => served.some((each) => each.group === group.name && each.version === version);
    const versions = group.versions.filter(isServed);
    return versions.length === 0 ? [] : [{ ...group, versions }];
  });
  return { ...generated, handlers, groups };
}

type Switches = ReadonlyMap<string, boolean>;

function servedOf(
  open: readonly ResourceDescriptor[],
  switches: Switches,
  { emulated, forward }: Pick<ServedOptions, "emulated" | "forward">,
): readonly ResourceDescriptor[] {
  const known = open.filter((each) => isKnown(each, emulated));
  const newer = open.filter((each) => !isKnown(each, emulated));
  const usual = known.filter((each) => isOn(each, switches));
  if (newer.length === 0) return usual;
  const later = forward?.ofServed === true ? newer.filter((each) => follows(each, usual, switches)) : [];
  const named = newer.filter((each) => settingOf(each, switches) === true);
  const refused = named.find(
    (each) => !later.includes(each) && !known.some((one) => sharesSetting(one, each, switches)),
  );
  if (forward?.ofSettings !== true && refused !== undefined) {
    const flag = "--runtime-config-emulation-forward-compatible=true";
    const { apiVersion, plural } = refused;
    throw new Error(
      `--runtime-config: ${apiVersion}/${plural} is newer than the version ${emulated}; ${flag} serves it`,
    );
  }
  return [...usual, ...later, ...(forward?.ofSettings === true ? named : [])];
}

function isKnown({ introduced }: ResourceDescriptor, emulated: string | undefined): boolean {
  return emulated === undefined || introduced === undefined || compareReleases(introduced, emulated) <= 0;
}

/** Whether a kind is a later version, beta or stable, of a resource that is served in one of these stages. */
function follows(later: ResourceDescriptor, served: readonly ResourceDescriptor[], switches: Switches): boolean {
  if (later.stage === "alpha" || settingOf(later, switches) === false) return false;
  return served.some(
    ({ group, plural, version, stage }) =>
      group === later.group &&
      plural === later.plural &&
      stage !== "alpha" &&
      compareVersions(later.version, version) < 0,
  );
}

/** What a setting says of a kind by the name of its resource or version. */
function settingOf({ apiVersion, plural }: ResourceDescriptor, switches: Switches): boolean | undefined {
  return switches.get(`${apiVersion}/${plural}`) ?? switches.get(apiVersion);
}

/** Whether the setting that names one kind, by its version, is there for another one, too. */
function sharesSetting(one: ResourceDescriptor, other: ResourceDescriptor, switches: Switches): boolean {
  return one.apiVersion === other.apiVersion && !switches.has(`${other.apiVersion}/${other.plural}`);
}

/** The field's words for a boolean; none at all is true. */
const booleans: Readonly<Record<string, boolean>> = {
  "": true,
  ...Object.fromEntries(["1", "t", "T", "true", "TRUE", "True"].map((each) => [each, true])),
  ...Object.fromEntries(["0", "f", "F", "false", "FALSE", "False"].map((each) => [each, false])),
};

/** `api/legacy` is of old, and says nothing any more. */
function readSettings(settings: readonly string[]): Map<string, boolean> {
  const switches = new Map(settings.filter((each) => each !== "").map(readSetting)); // "a=true," has an empty one
  switches.delete("api/legacy");
  return switches;
}

/**
 * What switches the kinds off by which flow control is configured; undefined where they are served. They are in the
 * group "flowcontrol.apiserver" of the domain.
 */
export function withoutFlowControl(settings: readonly string[], apiDomain: string): string | undefined {
  const switches = readSettings(settings);
  const deciding = [`flowcontrol.apiserver.${apiDomain}/v1`, "api/ga", "api/all"].find((key) => switches.has(key));
  return deciding !== undefined && switches.get(deciding) === false ? deciding : undefined;
}

function readSetting(text: string): [key: string, isOn: boolean] {
  const equals = text.indexOf("=");
  const key = (equals < 0 ? text : text.slice(0, equals)).trim();
  const value = equals < 0 ? "" : text.slice(equals + 1).trim();
  const isOn = Object.hasOwn(booleans, value) ? booleans[value] : undefined;
  if (isOn === undefined) throw new Error(`--runtime-config: ${key} is ${JSON.stringify(value)}, not true or false`);
  return [key === "api/v1" || key === "/v1" ? "v1" : key, isOn];
}

function keysOf({ apiVersion, plural }: ResourceDescriptor): string[] {
  return [apiVersion, `${apiVersion}/${plural}`];
}

function isOn(descriptor: ResourceDescriptor, switches: Switches): boolean {
  const { stage } = descriptor;
  const stageKey = Object.keys(stageKeys).find((key) => stageKeys[key] === stage) ?? "";
  const named = settingOf(descriptor, switches);
  return named ?? switches.get(stageKey) ?? switches.get("api/all") ?? stage === "stable";
}
