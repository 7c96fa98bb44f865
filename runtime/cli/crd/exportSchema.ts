import { isObject, type Json, type JsonObject } from "../../schema/object.ts";
import { exportRules } from "./exportRules.ts";
import { quantityPattern } from "./quantityPattern.ts";
import { namedFormats } from "./namedFormats.ts";
import type { SpecFile, SpecLibrary } from "./specLibrary.ts";

export interface ExportContext {
  readonly library: SpecLibrary;
  /** Word in the middle of `x-<vendor>-list-type`. */
  readonly vendor: string;
  /** Called for what a custom schema cannot express. */
  readonly warn: (text: string) => void;
  /** Whether a file states how a field is unset, where zero is not; else zero is a value like any other. */
  readonly isBuiltIn: (file: SpecFile) => boolean;
  /** Filled with the schemas of fields that are there exactly where their value is. */
  readonly exact: WeakSet<JsonObject>;
  /** Filled with the rules that were x-rules. */
  readonly translated: WeakSet<JsonObject>;
}

interface Place {
  readonly file: SpecFile;
  /** References on the way here: a type inside itself has no custom schema. */
  readonly within: readonly string[];
  /** Below a list or map. */
  readonly isItem?: boolean;
}

/**
 * A schema of a spec file as a custom schema: references written out, what speaks of the wire and of patches left
 * out.
 */
export async function exportSchema(schema: JsonObject, place: Place, context: ExportContext): Promise<JsonObject> {
  const ref = schema.$ref;
  if (typeof ref === "string") return referred(schema, ref, place, context);
  const scalar = schema["x-scalar"];
  if (typeof scalar === "string") {
    return { ...described(schema), ...scalarSchema(scalar, context.vendor), ...ofUse(schema, context) };
  }
  const made: JsonObject = { ...described(schema), type: typeOf(schema) };
  for (const key of plainKeywords) if (schema[key] !== undefined) made[key] = schema[key];
  addFormat(made, schema);
  addBounds(made, schema);
  for (const [key, word] of extensions) {
    if (schema[key] !== undefined) made[`x-${context.vendor}-${word}`] = schema[key];
  }
  if (schema.uniqueItems === true) made[`x-${context.vendor}-list-type`] = "set";
  const { items, properties, additionalProperties } = schema;
  if (isObject(items)) made.items = await exportSchema(items, { ...place, isItem: true }, context);
  dropLooseKeys(made, context);
  if (isObject(additionalProperties)) {
    made.additionalProperties = await exportSchema(additionalProperties, { ...place, isItem: true }, context);
  }
  if (isObject(properties)) made.properties = await exportProperties(properties, place, context);
  addRules(made, schema, place, context);
  return made;
}

function addRules(made: JsonObject, schema: JsonObject, place: Place, context: ExportContext): void {
  const { exact, translated, vendor } = context;
  const isExact = (each: JsonObject) => exact.has(each);
  const warn = (text: string) => context.warn(`${place.file.path}: ${text}`);
  const rules = exportRules(schema["x-rules"], { made, isExact, isItem: place.isItem === true, warn });
  if (rules.length === 0) return;
  for (const each of rules) translated.add(each);
  const key = `x-${vendor}-validations`;
  made[key] = [...(Array.isArray(made[key]) ? made[key] : []), ...rules];
}

/** The keys of a definition's lists are required or have defaults; those of a spec file need not be. */
function dropLooseKeys(made: JsonObject, { vendor, warn }: ExportContext): void {
  const keys = made[`x-${vendor}-list-map-keys`];
  if (!Array.isArray(keys) || !isObject(made.items)) return;
  const { required = [], properties = {} } = made.items as { required?: Json[]; properties?: JsonObject };
  const hasDefault = (key: string) => (properties[key] as JsonObject | undefined)?.default !== undefined;
  const loose = keys.filter((key) => !required.includes(key) && !hasDefault(String(key)));
  if (loose.length === 0) return;
  delete made[`x-${vendor}-list-map-keys`];
  delete made[`x-${vendor}-list-type`];
  warn(`the key ${loose.join(", ")} of a list may be absent: the list is replaced as a whole`);
}

async function exportProperties(properties: JsonObject, place: Place, context: ExportContext): Promise<JsonObject> {
  const made: JsonObject = {};
  for (const [name, schema] of Object.entries(properties)) {
    const given = isObject(schema) ? schema : {};
    const exported = await exportSchema(given, place, context);
    made[name] = exported;
    const presence = given["x-presence"] ?? (context.isBuiltIn(place.file) ? "nonZero" : "pointer");
    if (presence === "pointer" && exported.nullable !== true) context.exact.add(exported);
  }
  return made;
}

/** What stands beside a reference counts for this use of the type; its description wins over that of the type. */
async function referred(schema: JsonObject, ref: string, place: Place, context: ExportContext): Promise<JsonObject> {
  const { $ref: _ref, ...beside } = schema;
  const found = await context.library.find(ref, place.file);
  const name = `${found.file.path} ${ref}`;
  if (place.within.includes(name)) {
    context.warn(`${ref} contains itself: what is inside is kept and not checked`);
    return { ...described(schema), ...anyObject(context.vendor) };
  }
  if (/\/ObjectMeta$/.test(ref)) return { ...described(schema), ...anyObject(context.vendor) };
  const inner = { ...place, file: found.file, within: [...place.within, name] };
  // What a named scalar is says nothing of its use; what an object is does.
  const { description, ...type } = found.schema;
  const isScalar = type["x-scalar"] !== undefined;
  return exportSchema(
    { ...type, ...(isScalar ? {} : described({ description })), ...withoutCarriage(beside) },
    inner,
    context,
  );
}

function anyObject(vendor: string): JsonObject {
  return { type: "object", [`x-${vendor}-preserve-unknown-fields`]: true };
}

/** What a use of a named scalar may say besides. */
function ofUse(
  { default: value, nullable, "x-validations": rules }: JsonObject,
  { vendor }: ExportContext,
): JsonObject {
  return {
    ...(value === undefined ? {} : { default: value }),
    ...(nullable === undefined ? {} : { nullable }),
    ...(rules === undefined ? {} : { [`x-${vendor}-validations`]: rules }),
  };
}

/** Keywords that say the same in both. */
const plainKeywords = [
  ...["required", "default", "enum", "nullable", "multipleOf", "minLength", "maxLength", "pattern"],
  ...["minItems", "maxItems", "minProperties", "maxProperties"],
];

const extensions = [
  ["x-list-type", "list-type"],
  ["x-list-map-keys", "list-map-keys"],
  ["x-map-type", "map-type"],
  ["x-validations", "validations"],
  ["x-preserve-unknown-fields", "preserve-unknown-fields"],
] as const;

function withoutCarriage(schema: JsonObject): JsonObject {
  const { "x-proto": _number, "x-presence": _presence, ...rest } = schema;
  return rest;
}

function described({ description }: { readonly description?: Json | undefined }): JsonObject {
  return description === undefined || description === "" ? {} : { description };
}

function typeOf({ type, items }: JsonObject): string {
  return typeof type === "string" ? type : items === undefined ? "object" : "array";
}

function addFormat(made: JsonObject, { format, pattern, maxLength }: JsonObject): void {
  if (typeof format !== "string") return;
  made.format = format;
  const named = namedFormats[format];
  if (named === undefined || pattern !== undefined) return;
  made.pattern = named.pattern;
  made.maxLength = Math.min(named.maxLength, typeof maxLength === "number" ? maxLength : named.maxLength);
}

/** An exclusive bound is a number in spec files, and a flag beside the bound in custom schemas. */
function addBounds(made: JsonObject, schema: JsonObject): void {
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (schema[bound] !== undefined) made[bound] = schema[bound];
    if (schema[exclusive] === undefined) continue;
    made[bound] = schema[exclusive];
    made[exclusive] = true;
  }
}

function scalarSchema(scalar: string, vendor: string): JsonObject {
  const either: Json = [{ type: "integer" }, { type: "string" }];
  switch (scalar) {
    case "time":
    case "microTime":
      return { type: "string", format: "date-time" };
    case "quantity":
      return { anyOf: either, pattern: quantityPattern, [`x-${vendor}-int-or-string`]: true };
    case "intOrString":
      return { anyOf: either, [`x-${vendor}-int-or-string`]: true };
    case "raw":
    case "fieldsV1":
      return { type: "object", [`x-${vendor}-preserve-unknown-fields`]: true };
    case "json":
      return { [`x-${vendor}-preserve-unknown-fields`]: true };
    case "bytes":
      return { type: "string", format: "byte" };
    case "int32":
    case "int64":
      return { type: "integer", format: scalar };
    case "uint32":
    case "uint64":
      return { type: "integer", format: "int64", minimum: 0 };
    case "double":
      return { type: "number", format: "double" };
    case "boolean":
      return { type: "boolean" };
    default:
      return { type: "string" };
  }
}
