import { type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Json } from "../../schema/object.ts";
import { nowhere } from "../schema/findings.ts";
import type { Schema } from "../schema/jsonSchema.ts";
import { defaulter } from "../schema/defaults.ts";
import { pruner } from "../schema/prune.ts";
import { validator } from "../schema/validate.ts";
import { subschemas } from "./keywords.ts";

/** Defaults that the schema they stand in would prune or refuse; at every depth. */
export function defaultProblems(schema: Schema, path: string): FieldError[] {
  const errors = schema.default === undefined ? [] : problemsOf(schema.default, schema, `${path}.default`);
  for (const { at, schema: each } of subschemas(schema, path)) errors.push(...defaultProblems(each, at));
  return errors;
}

function problemsOf(value: Json, schema: Schema, field: string): FieldError[] {
  const pruned = pruner(schema)(value);
  const errors = pruned.unknown.map((name) => invalid(field, value, `must not have the unspecified field ${name}`));
  const filled = structuredClone(value);
  defaulter(schema)(filled);
  for (const { error } of validator(schema)(filled)) {
    errors.push({ ...error, field: error.field === nowhere ? field : `${field}.${error.field}` });
  }
  return errors;
}
