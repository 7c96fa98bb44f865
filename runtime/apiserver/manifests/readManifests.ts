import {
  type ManifestFolder,
  type ManifestText,
  readManifestFolder,
} from "../../admission/manifests/manifestFolder.ts";
import { manifestSuffix } from "../../admission/manifests/reservedNames.ts";
import { decodeBody } from "../../negotiate/decode.ts";
import { parseYaml, yamlErrorText } from "../../negotiate/yaml.ts";
import { prepareInTurns } from "../../registry/prepare.ts";
import { unaskedCreate } from "../../registry/systemObject.ts";
import { type ApiObject, type Generated, isObject, type Json, type ResourceDescriptor } from "../../schema/index.ts";
import { kindsOf, type ManifestKind, type ManifestPlugin } from "./manifestKinds.ts";

export interface ManifestOptions {
  readonly plugin: ManifestPlugin;
  /** An absolute path. */
  readonly folder: string;
  readonly generated: Pick<Generated, "platform" | "resources">;
  readonly isGateOn: (gate: string) => boolean;
}

/** Objects by their kind, in the order of their names; defaults are set. */
export type Manifests = ReadonlyMap<string, readonly ApiObject[]>;

/**
 * Reads the manifests of a plugin and holds them to the rules of the API, and to those of manifests. Rejects with an
 * Error that names the file and the object.
 */
export async function readManifests(options: ManifestOptions): Promise<
  Pick<ManifestFolder, "hash"> & {
    readonly manifests: Manifests;
  }
> {
  const { documents, hash } = await readManifestFolder(options.folder);
  return { hash, manifests: await manifestsOf(documents, options) };
}

/** The same of documents that were read before. */
export async function manifestsOf(documents: readonly ManifestText[], options: ManifestOptions): Promise<Manifests> {
  const kinds = kindsOf(options.plugin);
  const found = new Map<string, Map<string, Found>>([...kinds.keys()].map((kind) => [kind, new Map()]));
  for (const { file, text } of documents) {
    try {
      for (const object of await objectsOf(text, options)) add(object, found.get(object.kind ?? ""), file);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  checkPolicies(found, kinds);
  return new Map([...found].map(([kind, objects]) => [kind, sorted(objects)]));
}

interface Found {
  readonly object: ApiObject;
  readonly file: string;
}

function add(object: ApiObject, of: Map<string, Found> | undefined, file: string): void {
  const { kind = "", metadata: { name = "" } = {} } = object;
  const other = of?.get(name);
  if (other !== undefined) throw new Error(`${named(kind, name)} is in ${other.file} already`);
  of?.set(name, { object, file });
}

function named(kind: string, name: string): string {
  return `${kind} ${JSON.stringify(name)}`;
}

/** A binding without its policy would do nothing, and its author would not know. */
function checkPolicies(
  found: ReadonlyMap<string, ReadonlyMap<string, Found>>,
  kinds: ReadonlyMap<string, ManifestKind>,
): void {
  const policies = [...found.values()][0];
  for (const [kind, { policyOf }] of kinds) {
    for (const [name, { object, file }] of found.get(kind) ?? []) {
      const policy = policyOf?.(object);
      if (policy === undefined || policies?.has(policy) === true) continue;
      throw new Error(`${file}: ${named(kind, name)}: spec.policyName: no manifest has ${JSON.stringify(policy)}`);
    }
  }
}

function sorted(objects: ReadonlyMap<string, Found>): readonly ApiObject[] {
  const byName = [...objects].sort(([a], [b]) => (a < b ? -1 : 1));
  return byName.map(([, { object }]) => object);
}

/** The objects of a document: one, or those of a list. */
async function objectsOf(text: string, options: ManifestOptions): Promise<readonly ApiObject[]> {
  const { value, duplicates } = await parseYaml(text);
  if (duplicates.length > 0) throw new Error(yamlErrorText(duplicates));
  const objects: ApiObject[] = [];
  for (const item of itemsOf(value, options)) objects.push(await objectOf(item, options));
  return objects;
}

function itemsOf(value: Json, { plugin, generated }: ManifestOptions): readonly Json[] {
  const { apiVersion, kind, items, ...others } = isObject(value) ? value : {};
  const { apiDomain } = generated.platform;
  const isOwnList = [...kindsOf(plugin).keys()].some((each) => kind === `${each}List`);
  const isList = kind === "List" && apiVersion === "v1";
  if (!isList && !(isOwnList && apiVersion === `admissionregistration.${apiDomain}/v1`)) return [value];
  const [unknown] = Object.keys(others).filter((each) => each !== "metadata");
  if (unknown !== undefined) throw new Error(`strict decoding error: unknown field ${JSON.stringify(unknown)}`);
  if (!Array.isArray(items)) throw new Error(`${kind}: items: must be a list`);
  if (isList) return items;
  const type = { apiVersion, kind: String(kind).slice(0, -"List".length) };
  return items.map((each) => (isObject(each) ? { ...type, ...each } : each));
}

async function objectOf(value: Json, options: ManifestOptions): Promise<ApiObject> {
  const { generated, isGateOn } = options;
  const { platform } = generated;
  const suffix = manifestSuffix(platform);
  const { descriptor, rules } = typeOf(value, options);
  const code = await descriptor.load();
  const { object } = await decodeBody(Buffer.from(JSON.stringify(value)), {
    ...{ encoding: "json", type: descriptor, structure: code.structure, platform, fieldValidation: "Strict" },
    needsType: true,
  });
  const { name = "" } = object.metadata ?? {};
  const refuse = (problem: string) => new Error(`${named(descriptor.kind, name)}: ${problem}`);
  if (!name.endsWith(suffix) || name === suffix) throw refuse(`metadata.name: must end in ${JSON.stringify(suffix)}`);
  await prepareInTurns(object, undefined, unaskedCreate({ descriptor, code, name, nowMs: Date.now(), isGateOn }));
  const problem = rules.problemOf(object, suffix);
  if (problem !== undefined) throw refuse(problem);
  return object;
}

function typeOf(
  value: Json,
  { plugin, generated: { platform, resources } }: ManifestOptions,
): { readonly descriptor: ResourceDescriptor; readonly rules: ManifestKind } {
  const { apiVersion = "", kind = "" } = isObject(value) ? value : {};
  const kinds = kindsOf(plugin);
  const own = `admissionregistration.${platform.apiDomain}/v1`;
  const rules = apiVersion === own ? kinds.get(String(kind)) : undefined;
  const descriptor = resources.find((each) => each.kind === kind && each.apiVersion === own);
  if (rules !== undefined && descriptor !== undefined) return { descriptor, rules };
  const given = JSON.stringify(`${String(apiVersion)} ${String(kind)}`.trim());
  throw new Error(`${given} is not for ${plugin}, which takes ${[...kinds.keys()].join(" and ")} of ${own}`);
}
