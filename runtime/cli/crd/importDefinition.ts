import { isObject, type Json, type JsonObject, type Platform } from "../../schema/index.ts";
import { compareVersions } from "../../schema/versions.ts";
import { parsePath } from "../../schema/jsonPath.ts";
import { dns1035Label, dnsSubdomain, type NameCheck } from "../../schema/names.ts";
import { shortened } from "../../schema/text/shorten.ts";
import { importSchema } from "./importSchema.ts";

const definitionKind = "CustomResourceDefinition";

/** A spec file to be written. */
export interface ImportedFile {
  /** Below a spec folder: "example/v1/widget.yaml". */
  readonly path: string;
  readonly data: JsonObject;
}

/** The spec files of a definition, one a served version. Throws an Error when it is no definition. */
export function importDefinition(
  crd: Json,
  options: { readonly platform: Platform; readonly warn: (text: string) => void },
): ImportedFile[] {
  const spec = isObject(crd) && crd.kind === definitionKind ? crd.spec : undefined;
  if (!isObject(spec) || !isObject(spec.names) || !Array.isArray(spec.versions)) {
    throw new Error("not a CustomResourceDefinition");
  }
  const versions = spec.versions.filter(isObject).filter((each) => each.served !== false);
  checkName("spec.group", spec.group, dnsSubdomain);
  checkName("spec.names.kind", spec.names.kind, kindName);
  for (const { name } of versions) checkName("spec.versions[*].name", name, dns1035Label);
  warnOfLosses(spec, options.warn);
  const stored = storedOf(versions);
  return versions.map((version) =>
    importVersion(version, { ...options, spec, stored: versions.length > 1 ? stored : undefined }),
  );
}

/** The names become the paths of files: servers refuse others, too. */
function checkName(field: string, name: Json | undefined, check: NameCheck): void {
  const problem = typeof name === "string" ? check(name) : "must be a string";
  if (problem !== undefined) throw new Error(`${field} ${shortened(JSON.stringify(name ?? null))}: ${problem}`);
}

function kindName(name: string): string | undefined {
  return dns1035Label(name.toLowerCase());
}

/** What of a definition, besides its schemas, a spec file has no words for. */
function warnOfLosses({ conversion, versions }: JsonObject, warn: (text: string) => void): void {
  const leaveOut = (what: string) => warn(`${what} has no place in a spec file, and is left out`);
  if (isObject(conversion) && conversion.strategy !== "None") leaveOut(`conversion by ${String(conversion.strategy)}`);
  for (const version of Array.isArray(versions) ? versions.filter(isObject) : []) {
    const name = String(version.name);
    if (version.served === false) leaveOut(`${name}: a version that is not served`);
    if (version.deprecated === true) leaveOut(`${name}: that it is deprecated`);
    const { openAPIV3Schema } = isObject(version.schema) ? version.schema : {};
    const { metadata } =
      isObject(openAPIV3Schema) && isObject(openAPIV3Schema.properties) ? openAPIV3Schema.properties : {};
    if (isObject(metadata) && metadata.properties !== undefined) leaveOut(`${name}: a schema of metadata`);
  }
}

interface VersionParts {
  readonly platform: Platform;
  readonly warn: (text: string) => void;
  readonly spec: JsonObject;
  /** The version that is stored, where there are others. */
  readonly stored: Json | undefined;
}

function importVersion(version: JsonObject, parts: VersionParts): ImportedFile {
  const { platform, warn, spec, stored } = parts;
  const group = String(spec.group);
  const { kind = "", plural = "", ...otherNames } = spec.names as JsonObject;
  const declared = (version.schema as JsonObject | undefined)?.openAPIV3Schema;
  const { description, ...schema } = isObject(declared) ? declared : {};
  for (const key of ["default", "enum", "nullable", "minProperties", "maxProperties"]) {
    if (schema[key] === undefined) continue;
    warn(`${key} of the object has no place in a spec file, and is left out`);
    delete schema[key];
  }
  const {
    apiVersion: _version,
    kind: _kind,
    metadata: _metadata,
    ...properties
  } = (schema.properties ?? {}) as JsonObject;
  const { subresources, selectableFields } = version;
  if (isObject(subresources) && subresources.status !== undefined) properties.status ??= statusOf(schema);
  const { type: _type, ...imported } = importSchema({ ...schema, properties }, { path: "", firstNumber: 2 }, { warn });
  const file = String(kind).charAt(0).toLowerCase() + String(kind).slice(1);
  return {
    path: `${group.split(".")[0]}/${String(version.name)}/${file}.yaml`,
    data: {
      group: group.endsWith(`.${platform.apiDomain}`) ? group.replace(platform.apiDomain, "{apiDomain}") : group,
      version: version.name ?? "",
      kind,
      names: { plural, ...otherNames },
      scope: spec.scope ?? "Namespaced",
      description: description ?? `${String(kind)} is a kind that a definition declared.`,
      ...(stored === undefined ? {} : { storage: { version: `${group}/${String(stored)}` } }),
      ...(isObject(subresources) ? { subresources } : {}),
      ...(selectableFields === undefined ? {} : { selectableFields }),
      columns: ["name", ...columnsOf(version, { properties, isOpen: isOpen(schema), warn })],
      schema: imported,
    },
  };
}

/** Where a definition has the sub-resource and says nothing of the field: what it keeps there. */
function statusOf(schema: JsonObject): JsonObject {
  return { type: "object", ...(isOpen(schema) ? { "x-preserve-unknown-fields": true } : {}) };
}

/** Whether an object has fields that are not listed. */
function isOpen(schema: JsonObject): boolean {
  const keys = Object.keys(schema).filter((each) =>
    /^x-(\w+-)?(preserve-unknown-fields|embedded-resource)$/.test(each),
  );
  return keys.some((key) => schema[key] === true);
}

interface Table {
  readonly properties: JsonObject;
  /** Whether the object keeps fields that are not listed. */
  readonly isOpen: boolean;
  readonly warn: (text: string) => void;
}

/** As they are: the age of a definition's table is a date, that of the built-in tables a text. */
function columnsOf({ name: version, additionalPrinterColumns: columns }: JsonObject, table: Table): Json[] {
  if (!Array.isArray(columns) || columns.length === 0) return [ageColumn];
  const seen = new Set<Json | undefined>(["Name"]);
  return columns.filter(isObject).filter(({ name, jsonPath }) => {
    const problem = seen.has(name)
      ? "another has its name"
      : leadsNowhere(String(jsonPath), table)
        ? "it is empty"
        : "";
    seen.add(name);
    if (problem === "") return true;
    table.warn(`${String(version)}: the column ${String(name)} is left out, since ${problem}`);
    return false;
  });
}

/** Whether no object can have the field of a path. */
function leadsNowhere(path: string, { properties, isOpen: isOpenRoot }: Table): boolean {
  const steps = parsePath(path);
  if ("problem" in steps) return false;
  const heads = ["apiVersion", "kind", "metadata"];
  let schema: Json | undefined = { properties, "x-preserve-unknown-fields": isOpenRoot };
  for (const [depth, step] of steps.entries()) {
    if (!isObject(schema) || isOpen(schema) || !("member" in step)) return false;
    if (depth === 0 && heads.includes(step.member)) return false;
    const { properties: fields, additionalProperties: values } = schema as JsonObject;
    if (values !== undefined) return false;
    schema = isObject(fields) && Object.hasOwn(fields, step.member) ? fields[step.member] : undefined;
    if (schema === undefined) return true;
  }
  return false;
}

const ageColumn: JsonObject = { name: "Age", type: "date", jsonPath: ".metadata.creationTimestamp" };

/** The version that is stored; where that is not served, and so has no spec file, the first in discovery order. */
function storedOf(served: readonly JsonObject[]): string | undefined {
  const [first] = served.map(({ name }) => String(name)).sort(compareVersions);
  const stored = served.find((each) => each.storage === true)?.name;
  return stored === undefined ? first : String(stored);
}
