import type { Generated, ResourceDescriptor, Stage } from "../schema/index.ts";

/** What `api/...` keys speak of: all versions, or those of a stage. */
const stageKeys: Readonly<Record<string, Stage | undefined>> = {
  "api/all": undefined,
  "api/ga": "stable",
  "api/beta": "beta",
  "api/alpha": "alpha",
};

/**
 * The kinds that `--runtime-config` leaves on. Stable versions are on and others off unless a setting says otherwise:
 * one of the resource (`group/version/resource`) wins over its version's (`group/version`, `v1` for core), that over
 * its stage's (`api/alpha`, `api/beta`, `api/ga`), that over `api/all`. A key without a value means true. Throws an
 * Error that names the flag for a key that nothing answers to, and for a value that is no boolean.
 */
export function servedKinds(generated: Generated, settings: readonly string[]): Generated {
  const switches = new Map(settings.map(readSetting));
  const known = new Set([...Object.keys(stageKeys), ...generated.resources.flatMap(keysOf)]);
  for (const key of switches.keys()) {
    if (!known.has(key)) throw new Error(`--runtime-config: there is no API ${JSON.stringify(key)}`);
  }
  const resources = generated.resources.filter((each) => isOn(each, switches));
  const served = new Set(resources);
  const handlers = generated.handlers.filter((each) => served.has(each.descriptor));
  const groups = generated.groups.flatMap(({ name, versions }) => {
    const left = versions.filter((version) =>
      resources.some((each) => each.group === name && each.version === version),
    );
    return left.length === 0 ? [] : [{ name, versions: left }];
  });
  return { ...generated, resources, handlers, groups };
}

function readSetting(text: string): [key: string, isOn: boolean] {
  const [key = "", value = "true"] = text.split("=", 2);
  if (value !== "true" && value !== "false") {
    throw new Error(`--runtime-config: ${key} is ${JSON.stringify(value)}, not true or false`);
  }
  return [key === "api/v1" ? "v1" : key, value === "true"];
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
