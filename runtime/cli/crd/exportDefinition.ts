import { isObject, type Json, type JsonObject, type Platform } from "../../schema/index.ts";
import { compareVersions } from "../../schema/versions.ts";
import { approvalAnnotation } from "../../custom/approval.ts";
import { maxSelectable } from "../../custom/check/versionParts.ts";
import { affordRules } from "./affordRules.ts";
import { type ExportContext, exportSchema } from "./exportSchema.ts";
import type { SpecFile } from "./specLibrary.ts";

/**
 * The definition of one kind out of its spec files, one a version. Stored is the version that the
 * files say, or the first in discovery order.
 */
export async function exportDefinition(
  files: readonly SpecFile[],
  options: Omit<ExportContext, "exact" | "translated"> & { readonly platform: Platform },
): Promise<JsonObject> {
  const sorted = [...files].sort((a, b) => compareVersions(String(a.data.version), String(b.data.version)));
  const [first] = sorted;
  if (first === undefined) throw new Error("no spec file was given");
  for (const { path, data } of files) {
    if (typeof data.kind !== "string" || !isObject(data.schema)) throw new Error(`${path} declares no kind`);
    if (data.kind !== first.data.kind || data.group !== first.data.group) {
      throw new Error(`${path} is of another kind than ${first.path}: a definition has one`);
    }
  }
  const { apiDomain, names: wellKnown } = options.platform;
  const { group = "", kind, names, scope, storage } = first.data;
  const { plural, ...otherNames } = names as JsonObject;
  const versions: Json[] = [];
  const said = isObject(storage) ? String(storage.version).replace(/^.*\//, "") : "";
  const stored = files.some(({ data }) => data.version === said) ? said : first.data.version;
  const warned = new Set<string>();
  const warn = (text: string) => {
    if (!warned.has(text)) options.warn(text); // a shared type is met more than once
    warned.add(text);
  };
  const context = { ...options, warn, exact: new WeakSet<JsonObject>(), translated: new WeakSet<JsonObject>() };
  for (const file of sorted)
    versions.push(await versionOf(file, { ...context, isStored: file.data.version === stored }));
  const isProtected = group === apiDomain || String(group).endsWith(`.${apiDomain}`);
  const annotations = { [approvalAnnotation(options.platform)]: "unapproved, written from a spec file" };
  return {
    apiVersion: `${wellKnown.apiGroupExtensions}/v1`,
    kind: "CustomResourceDefinition",
    metadata: { name: `${plural}.${group}`, ...(isProtected ? { annotations } : {}) },
    spec: {
      group,
      scope: scope ?? "Namespaced",
      names: { plural: plural ?? "", kind: kind ?? "", ...otherNames },
      versions,
    },
  };
}

async function versionOf(file: SpecFile, options: ExportContext & { readonly isStored: boolean }): Promise<JsonObject> {
  const { data } = file;
  warnOfLosses(file, options.warn);
  const schema = await exportSchema(data.schema as JsonObject, { file, within: [] }, options);
  const { metadata: _metadata, ...properties } = (schema.properties ?? {}) as JsonObject;
  schema.properties = properties;
  affordRules(schema, {
    key: `x-${options.vendor}-validations`,
    isTranslated: (rule) => options.translated.has(rule),
    warn: (text) => options.warn(`${file.path}: ${text}`),
  });
  const { subresources, selectableFields } = data;
  const columns = columnsOf(file, options.warn);
  return {
    name: data.version ?? "",
    served: true,
    storage: options.isStored,
    schema: {
      openAPIV3Schema: {
        ...(data.description === undefined ? {} : { description: data.description }),
        ...schema,
      },
    },
    ...(isObject(subresources) ? { subresources: subresourcesOf(subresources) } : {}),
    ...(columns.length === 0 ? {} : { additionalPrinterColumns: columns }),
    ...(selectableFields === undefined ? {} : { selectableFields: selectableOf(file, options.warn) }),
  };
}

/** What hand-written code does for a kind stays behind. */
function warnOfLosses({ path, data }: SpecFile, warn: (text: string) => void): void {
  for (const key of ["strategy", "verbs", "createOnUpdate", "unconditionalUpdate", "returnsDeleted", "nameFormat"]) {
    if (data[key] !== undefined) warn(`${path}: a definition has no ${key}`);
  }
  for (const name of Object.keys(isObject(data.subresources) ? data.subresources : {})) {
    if (name !== "status" && name !== "scale") warn(`${path}: a definition has no sub-resource ${name}`);
  }
}

function subresourcesOf(subresources: JsonObject): JsonObject {
  const { status, scale } = subresources;
  const { verbs: _verbs, ...paths } = isObject(scale) ? scale : {};
  return { ...(status === undefined ? {} : { status: {} }), ...(scale === undefined ? {} : { scale: paths }) };
}

function selectableOf({ path, data }: SpecFile, warn: (text: string) => void): Json[] {
  const fields = Array.isArray(data.selectableFields) ? data.selectableFields : [];
  const paths = fields
    .map((each) => (isObject(each) ? String(each.jsonPath ?? "") : ""))
    .filter((each) => !each.startsWith(".metadata.")); // which every kind has
  const rest = paths.slice(maxSelectable);
  if (rest.length > 0)
    warn(`${path}: a definition has ${maxSelectable} selectable fields, so without ${rest.join(", ")}`);
  return paths.slice(0, maxSelectable).map((jsonPath) => ({ jsonPath }));
}

/** The name comes first in any case; a cell that is computed cannot be declared. */
function columnsOf({ path, data }: SpecFile, warn: (text: string) => void): JsonObject[] {
  return (Array.isArray(data.columns) ? data.columns : []).flatMap((column): JsonObject[] => {
    if (column === "name") return [];
    if (column === "age") return [{ name: "Age", type: "date", jsonPath: ".metadata.creationTimestamp" }];
    if (isObject(column) && column.jsonPath !== undefined) {
      const { format, ...rest } = column;
      return [format === "name" ? rest : column]; // which column is the name, a definition does not say
    }
    warn(`${path}: the column ${isObject(column) ? String(column.name) : String(column)} is computed, and left out`);
    return [];
  });
}
