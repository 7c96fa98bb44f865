import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";

/** What is wrong with the root of a schema: it describes an object whose head every kind has in common. */
export function rootProblems(schema: Schema, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (schema.type !== "object" && schema.type !== "") {
    errors.push(invalid(`${path}.type`, schema.type, "must be object at the root"));
  }
  if (schema.additionalProperties !== undefined) {
    errors.push(forbidden(`${path}.additionalProperties`, "must not be used at the root"));
  }
  for (const name of typeNames) {
    if (schema.properties.get(name)?.default === undefined) continue;
    errors.push(forbidden(`${path}.properties[${name}].default`, "must not be set in top-level apiVersion and kind"));
  }
  return [...errors, ...headProblems(schema, path)];
}

const typeNames = ["apiVersion", "kind"];

/** What is wrong with what every object has in common, also one inside another. */
export function headProblems(schema: Schema, path: string): FieldError[] {
  const errors = typeNames.flatMap((name) => {
    const type = schema.properties.get(name)?.type ?? "";
    if (type === "string" || type === "") return [];
    return [invalid(`${path}.properties[${name}].type`, type, "must be string")];
  });
  return [...errors, ...metadataProblems(schema.properties.get("metadata"), `${path}.properties[metadata]`)];
}

const allowedInMetadata = new Set(["type", "description", "title", "properties"]);

function metadataProblems(metadata: Schema | undefined, path: string): FieldError[] {
  if (metadata === undefined) return [];
  const errors: FieldError[] = [];
  if (metadata.type === "") errors.push(required(`${path}.type`, "must be object"));
  else if (metadata.type !== "object") errors.push(invalid(`${path}.type`, metadata.type, "must be object"));
  const names = [...metadata.properties.keys()];
  const isPlain =
    Object.keys(metadata.source).every((key) => allowedInMetadata.has(key)) &&
    names.every((name) => name === "name" || name === "generateName");
  const text = "must not specify anything other than name and generateName, but metadata is implicitly specified";
  if (!isPlain) errors.push(forbidden(path, text));
  return errors;
}

const forbiddenBesideStatus = [
  "default",
  "enum",
  "maxProperties",
  "minProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "nullable",
  "additionalProperties",
];

const forbiddenExtensions = ["embedded-resource", "int-or-string", "list-type", "list-map-keys", "map-type"] as const;

/** With a status sub-resource the root is not checked as one, so it can say little. */
export function statusRootProblems(schema: Schema, path: string): FieldError[] {
  return [...forbiddenBesideStatus, ...forbiddenExtensions.map((each) => extensionKey(schema, each))]
    .filter((key) => Object.hasOwn(schema.source, key) && schema.source[key] !== false)
    .map((key) => forbidden(`${path}.${key}`, "must not be used at the root if the status subresource is enabled"));
}
