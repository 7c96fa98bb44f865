import type { Steps } from "../../lib/work.ts";
import { addErrors, type FieldError, invalid } from "../../schema/fieldError.ts";
import type { Json } from "../../schema/object.ts";
import { nowhere } from "../../schema/fieldPath.ts";
import { field as fieldOf, structure } from "../../schema/structure.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import type { Schema } from "../schema/jsonSchema.ts";
import { defaulter } from "../schema/defaults.ts";
import { valueIn } from "../schema/structureOf.ts";
import { validator } from "../schema/validate.ts";
import { subschemas } from "./keywords.ts";

/** Defaults that the schema they stand in would prune or refuse; at every depth. */
export function defaultProblems(schema: Schema, path: string, work: Steps): FieldError[] {
  const errors = schema.default === undefined ? [] : problemsOf(schema, `${path}.default`, work);
  for (const { at, schema: each } of subschemas(schema, path)) addErrors(errors, defaultProblems(each, at, work));
  return errors;
}

/** A default inside of another is checked by each of them, along all that lies below. */
function problemsOf(schema: Schema, field: string, work: Steps): FieldError[] {
  const value = schema.default as Json;
  work.step(schemasIn(schema) * compileSteps);
  const errors = unspecified(schema, value).length === 0 ? [] : [invalid(field, value, "must not have unknown fields")];
  const filled = structuredClone(value);
  defaulter(schema)(filled, work);
  for (const { error } of validator(schema)(filled, work)) {
    errors.push({ ...error, field: error.field === nowhere ? field : `${field}.${error.field}` });
  }
  return errors;
}

/** Paths of what the schema of a value does not name. */
export function unspecified(schema: Schema, value: Json): readonly string[] {
  const around = structure("", () => [fieldOf("v", 0, valueIn(schema).type)], { leavesTypes: true });
  return decodeObject({ v: value }, around, { version: "" }).unknown.map((path) => path.replace(/^v\.?/, ""));
}

/** What it costs to compile one schema, in steps. */
const compileSteps = 20;

const counts = new WeakMap<Schema, number>();

/** A schema and all inside of it. */
function schemasIn(schema: Schema): number {
  const known = counts.get(schema);
  if (known !== undefined) return known;
  const count = subschemas(schema, "").reduce((sum, each) => sum + schemasIn(each.schema), 1);
  counts.set(schema, count);
  return count;
}
