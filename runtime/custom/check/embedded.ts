import { addErrors, type FieldError, forbidden } from "../../schema/fieldError.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";
import { subschemas } from "./keywords.ts";
import { headProblems } from "./root.ts";

/** What is wrong with the schemas of objects inside the object, at every depth: none lies in metadata of another. */
export function embeddedProblems(schema: Schema, path: string, place: Place = "root"): FieldError[] {
  const errors = schema.embedded ? headProblems(schema, path) : [];
  if (schema.embedded && schema.additionalProperties !== undefined) {
    const key = extensionKey(schema, "embedded-resource");
    errors.push(forbidden(`${path}.additionalProperties`, `must not be used if ${key} is set`));
  }
  if (schema.embedded && place === "metadata") {
    const key = extensionKey(schema, "embedded-resource");
    errors.push(forbidden(`${path}.${key}`, "must not be used inside of resource meta"));
  }
  const isObject = place === "root" || schema.embedded;
  for (const { at, schema: each } of subschemas(schema, path)) {
    const isMetadata = place === "metadata" || (isObject && at === `${path}.properties[metadata]`);
    addErrors(errors, embeddedProblems(each, at, isMetadata ? "metadata" : "other"));
  }
  return errors;
}

/** Where a schema stands: it is the whole one, inside the metadata of an object, or elsewhere. */
type Place = "root" | "metadata" | "other";
