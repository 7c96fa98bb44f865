import type { Steps } from "../../lib/work.ts";
import { Budget } from "../../cel/rule.ts";
import { celRules } from "../../cel/celRules.ts";
import { addErrors, type FieldError, invalid, isFull, movedTo } from "../../schema/fieldError.ts";
import { isObject, type Json } from "../../schema/object.ts";
import type { InSteps } from "../../schema/steps.ts";
import { nowhere } from "../../schema/fieldPath.ts";
import { field as fieldOf, structure } from "../../schema/structure.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import type { Schema } from "../schema/jsonSchema.ts";
import { typeErrors } from "../schema/embedded.ts";
import { valueIn } from "../schema/structureOf.ts";
import { validator } from "../schema/validate.ts";
import { subschemas } from "./keywords.ts";

/** Defaults that the schema they stand in would prune or refuse, or its rules; at every depth. */
export function* defaultProblems(schema: Schema, path: string, work: Steps): InSteps<FieldError[]> {
  const errors = schema.default === undefined ? [] : problemsOf(schema, `${path}.default`, work);
  yield;
  for (const { at, schema: each } of subschemas(schema, path)) {
    addErrors(errors, yield* defaultProblems(each, at, work));
    if (isFull(errors)) break;
  }
  return errors;
}

/** A default inside of another is checked by each of them, along all that lies below. */
function problemsOf(schema: Schema, field: string, work: Steps): FieldError[] {
  const value = schema.default as Json;
  work.step(schemasIn(schema) * compileSteps);
  const errors = unspecified(schema, value).length === 0 ? [] : [invalid(field, value, "must not have unknown fields")];
  const ofType = schema.embedded && isObject(value) ? typeErrors(value, field) : [];
  if (ofType.length > 0) return [...errors, ...ofType];
  for (const { error } of validator(schema)(value, work)) {
    errors.push({ ...error, field: error.field === nowhere ? field : `${field}.${error.field}` });
  }
  return errors.length > 0 ? errors : ruleErrors(schema, value, { field, work });
}

function ruleErrors(
  schema: Schema,
  value: Json,
  { field, work }: { readonly field: string; readonly work: Steps },
): FieldError[] {
  const { type, ...options } = valueIn(schema);
  const around = structure("", () => [fieldOf("v", 0, type, { presence: "pointer", ...options })], {
    leavesTypes: true,
  });
  const errors = celRules(around)([], { v: value }, undefined, { budget: new Budget(work) });
  return errors.map((error) => movedTo(`${field}${error.field.slice(1)}`, error));
}

/** Paths of what the schema of a value does not name. */
export function unspecified(schema: Schema, value: Json): readonly string[] {
  const around = structure("", () => [fieldOf("v", 0, valueIn(schema).type)], { leavesTypes: true });
  return decodeObject({ v: value }, around, { version: "" }).unknown.map((path) => path.replace(/^v\.?/, ""));
}

/** What it costs to compile one schema, in steps. */
const compileSteps = 20;

/** A rule takes as long as so many schemas. */
const ruleWeight = 10;

const counts = new WeakMap<Schema, number>();

/** A schema and all inside of it. */
function schemasIn(schema: Schema): number {
  const known = counts.get(schema);
  if (known !== undefined) return known;
  const own = 1 + schema.rules.length * ruleWeight;
  const count = subschemas(schema, "").reduce((sum, each) => sum + schemasIn(each.schema), own);
  counts.set(schema, count);
  return count;
}
