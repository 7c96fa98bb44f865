import { extensionPattern } from "../../openapi/extensions.ts";
import { isObject, type Json, type JsonObject } from "../../schema/object.ts";
import { formatsOfType } from "../../schema/formats/formats.ts";
import { isFieldName } from "../../schema/names.ts";
import { namedFormats } from "./namedFormats.ts";
import { quantityPattern } from "./quantityPattern.ts";

export interface ImportContext {
  /** Called for what a spec file cannot express. */
  readonly warn: (text: string) => void;
}

interface Site {
  /** Path for warnings, e.g. "spec.parts[*]". */
  readonly path: string;
  /** Number of the first property on the wire. */
  readonly firstNumber?: number;
}

/** A custom schema as one of spec files. Properties get numbers in the order they are written. */
export function importSchema(schema: JsonObject, site: Site, context: ImportContext): JsonObject {
  const given = withPlainExtensions(schema);
  const reference = referenceOf(given);
  if (reference !== undefined) {
    warnOfRest(given, { ...site, known: [...besideReference, ...impliedBy[reference]] }, context);
    const beside = besideReference.filter((key) => given[key] !== undefined);
    const made = Object.fromEntries(beside.map((key) => [key, given[key] ?? null]));
    return { $ref: `meta/v1#/$defs/${reference}`, ...made };
  }
  warnOfRest(given, { ...site, known: [...kept, ...translated] }, context);
  const made: JsonObject = { ...described(given), type: given.type ?? "object" };
  for (const key of kept) if (given[key] !== undefined) made[key] = given[key];
  dropIdle(made, site, context);
  addFormat(made, given);
  if (!knowsFormat(made)) {
    warnOf(site, `format ${made.format}`, context);
    delete made.format;
  }
  addBounds(made, given);
  const { items, additionalProperties } = given;
  const properties = given["x-embedded-resource"] === true ? ofResource(given.properties) : given.properties;
  if (isObject(items)) made.items = importPart(items, { path: `${site.path}[*]` }, context);
  if (isObject(additionalProperties)) {
    made.additionalProperties = importPart(additionalProperties, { path: `${site.path}[*]` }, context);
  } else if (additionalProperties === true) made["x-preserve-unknown-fields"] = true;
  if (isObject(properties))
    made.properties = importProperties(properties, { ...site, required: given.required }, context);
  else if (made.type === "object" && made.additionalProperties === undefined && !made["x-preserve-unknown-fields"]) {
    made.properties = {};
  }
  return made;
}

/** An item of a list or a value of a map, which is always there. */
function importPart(part: JsonObject, site: Site, context: ImportContext): JsonObject {
  const { nullable, default: missing, ...schema } = part;
  if (nullable !== undefined) warnOf(site, "nullable", context);
  if (missing !== undefined) warnOf(site, "default", context);
  return importSchema(schema, site, context);
}

/** What an embedded resource has besides the fields that are declared for it. */
function ofResource(properties: Json | undefined): Json | undefined {
  if (!isObject(properties)) return properties;
  const metadata = { type: "object", "x-preserve-unknown-fields": true };
  return { apiVersion: { type: "string" }, kind: { type: "string" }, metadata, ...properties };
}

const kept = [
  ...["required", "default", "enum", "nullable", "multipleOf", "minLength", "maxLength", "pattern"],
  ...["minItems", "maxItems", "minProperties", "maxProperties"],
  ...["x-list-type", "x-list-map-keys", "x-map-type", "x-validations", "x-preserve-unknown-fields"],
];

/** What each keyword restricts; of values of other types it says nothing. */
const restricted: Readonly<Record<string, readonly string[]>> = {
  multipleOf: ["integer", "number"],
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minItems: ["array"],
  maxItems: ["array"],
  minProperties: ["object"],
  maxProperties: ["object"],
};

/** Leaves out keywords that restrict nothing, which a spec file is refused for. */
function dropIdle(made: JsonObject, site: Site, context: ImportContext): void {
  for (const [key, types] of Object.entries(restricted)) {
    if (made[key] === undefined || types.includes(String(made.type))) continue;
    warnOf(site, `${key} of ${String(made.type)}`, context);
    delete made[key];
  }
}

/** Keywords that have another form in a spec file, or say nothing there. */
const translated = [
  ...["description", "type", "format", "items", "properties", "additionalProperties", "uniqueItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
];

/** What counts for one use of a type of the library. */
const besideReference = ["description", "default", "nullable", "x-validations"];

/** What the types of the library say themselves. */
const impliedBy: Readonly<Record<LibraryType, readonly string[]>> = {
  Quantity: ["type", "anyOf", "x-int-or-string", "pattern"],
  IntOrString: ["type", "anyOf", "x-int-or-string"],
  Time: ["type", "format"],
  RawExtension: ["type", "x-preserve-unknown-fields"],
  AnyValue: ["x-preserve-unknown-fields"],
};

function warnOfRest(
  given: JsonObject,
  { path, known }: Site & { readonly known: readonly string[] },
  { warn }: ImportContext,
): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) warnOf({ path }, key, { warn });
  }
}

function warnOf({ path }: Site, what: string, { warn }: ImportContext): void {
  warn(`${path}: ${what} has no place in a spec file, and is left out`);
}

function knowsFormat({ type, format }: JsonObject): boolean {
  return format === undefined || (formatsOfType[String(type)]?.includes(String(format)) ?? true);
}

function importProperties(
  properties: JsonObject,
  site: Site & { readonly required: Json | undefined },
  context: ImportContext,
): JsonObject {
  const required = Array.isArray(site.required) ? site.required : [];
  let number = site.firstNumber ?? 1;
  const made: JsonObject = {};
  const messageNames = new Set<string>();
  for (const [name, schema] of Object.entries(properties)) {
    if (!isObject(schema)) continue;
    const path = site.path === "" ? name : `${site.path}.${name}`;
    if (!isFieldName(name)) {
      warnOf({ path }, "a field of such a name", context);
      continue;
    }
    const imported = importSchema(schema, { path }, context);
    const isOptionalScalar = !required.includes(name) && imported.default === undefined && isScalar(imported);
    // In messages foo_bar is fooBar: of two such fields, the second is in JSON alone.
    const messageName = name.replace(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isAlone = messageNames.has(messageName);
    messageNames.add(messageName);
    const proto = isAlone ? 0 : number;
    made[name] = { "x-proto": proto, ...(isOptionalScalar ? { "x-presence": "pointer" } : {}), ...imported };
    if (!isAlone) number += 1;
  }
  return made;
}

/** In an object of a custom kind 0, "" and false are something else than nothing. */
function isScalar({ type }: JsonObject): boolean {
  return typeof type === "string" && type !== "object" && type !== "array";
}

/** `x-<vendor>-list-type` without the vendor. */
function withPlainExtensions(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key.replace(extensionPattern, "x-$2"), value]),
  );
}

type LibraryType = "Quantity" | "IntOrString" | "Time" | "RawExtension" | "AnyValue";

/** Values whose shape a type of the library says better. */
function referenceOf(schema: JsonObject): LibraryType | undefined {
  if (schema["x-int-or-string"] === true) return schema.pattern === quantityPattern ? "Quantity" : "IntOrString";
  if (schema.type === "string" && schema.format === "date-time") return "Time";
  if (schema["x-preserve-unknown-fields"] !== true || schema.properties !== undefined) return undefined;
  return schema.type === "object" ? "RawExtension" : schema.type === undefined ? "AnyValue" : undefined;
}

function described({ description }: JsonObject): JsonObject {
  return description === undefined ? {} : { description };
}

/** A pattern that only says what a named format means goes with the format. */
function addFormat(made: JsonObject, { format, pattern, maxLength }: JsonObject): void {
  if (typeof format !== "string") return;
  made.format = format;
  const named = namedFormats[format];
  if (named === undefined || pattern !== named.pattern) return;
  delete made.pattern;
  if (maxLength === named.maxLength) delete made.maxLength;
}

function addBounds(made: JsonObject, schema: JsonObject): void {
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const value = schema[bound];
    if (value !== undefined) made[schema[exclusive] === true ? exclusive : bound] = value;
  }
}
