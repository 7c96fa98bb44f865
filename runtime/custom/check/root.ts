import { addErrors, asShown, type FieldError, forbidden, invalid } from "../../schema/fieldError.ts";
import { propertyPath } from "../../schema/fieldPath.ts";
import type { Schema } from "../schema/jsonSchema.ts";
import { declaredSchema } from "./declaredSchema.ts";
import { subschemas } from "./keywords.ts";

/** What is wrong with the root of a schema: it describes an object whose head every kind has in common. */
export function rootProblems(schema: Schema, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (schema.type !== "object" && schema.type !== "") {
    errors.push(invalid(`${path}.type`, schema.type, "must be object at the root"));
  }
  if (schema.nullable) errors.push(forbidden(`${path}.nullable`, "nullable cannot be true at the root"));
  if (schema.additionalProperties !== undefined) {
    errors.push(forbidden(`${path}.additionalProperties`, "must not be used at the root"));
  }
  for (const name of [...typeNames, "metadata"]) {
    const head = schema.properties.get(name);
    if (head !== undefined) addErrors(errors, noDefaults(head, propertyPath(path, name), `in top-level ${name}`));
  }
  return [...errors, ...headProblems(schema, path), ...metadataProblems(schema, path)];
}

const typeNames = ["apiVersion", "kind"];

/** An error for each default of a schema, at every depth. */
export function noDefaults(schema: Schema, path: string, place: string): FieldError[] {
  const errors = schema.default === undefined ? [] : [forbidden(`${path}.default`, `must not be set ${place}`)];
  for (const { at, schema: each } of subschemas(schema, path)) addErrors(errors, noDefaults(each, at, place));
  return errors;
}

/** What is wrong with what every object has in common, also one inside another. */
export function headProblems({ properties }: Schema, path: string): FieldError[] {
  return [...typeNames, "metadata"].flatMap((name) => {
    const wanted = name === "metadata" ? "object" : "string";
    const type = properties.get(name)?.type;
    if (type === undefined || type === wanted) return [];
    return [invalid(`${propertyPath(path, name)}.type`, type, `must be ${wanted}`)];
  });
}

const allowedInMetadata = new Set(["type", "description", "title", "properties", "default"]);

function metadataProblems({ properties }: Schema, path: string): FieldError[] {
  const metadata = properties.get("metadata");
  if (metadata === undefined) return [];
  const names = [...metadata.properties.keys()];
  const isPlain =
    Object.keys(metadata.source).every((key) => allowedInMetadata.has(key)) &&
    names.every((name) => name === "name" || name === "generateName");
  const text = "must not specify anything other than name and generateName, but metadata is implicitly specified";
  return isPlain ? [] : [forbidden(`${path}.properties[metadata]`, text)];
}

/** What a root may say beside the schema of the status, as fields are declared. */
const besideStatus = [
  ...["Description", "Type", "Format", "Title", "Maximum", "ExclusiveMaximum", "Minimum", "ExclusiveMinimum"],
  ...["MaxLength", "MinLength", "Pattern", "MaxItems", "MinItems", "UniqueItems", "MultipleOf", "Required", "Items"],
  ...["Properties", "ExternalDocs", "Example", "XPreserveUnknownFields", "XValidations"],
];

/** With a status sub-resource the root is not checked as one, so it can say little. */
export function statusRootProblems({ type, source }: Schema, path: string): FieldError[] {
  const said = declaredSchema(source);
  const end = "of the schema if the status subresource is enabled";
  if (type !== "object" && type !== "") {
    return [invalid(`${path}.type`, type, `only "object" is allowed as the type at the root ${end}`)];
  }
  if (said.names.every((name) => besideStatus.includes(name))) return [];
  const text = `only [${besideStatus.join(" ")}] fields are allowed at the root ${end}`;
  return [asShown(invalid(path, said.value, text))];
}
