import { addErrors, duplicate, type FieldError, invalid, isFull, required, tooMany } from "../../schema/fieldError.ts";
import { columnTypes } from "../columns.ts";
import type { DefinitionColumn, DefinitionVersion } from "../definition.ts";
import { dottedNames } from "../../schema/jsonPath.ts";
import type { Schema } from "../schema/jsonSchema.ts";
import { namedField } from "./namedField.ts";

const columnFormats = ["int32", "int64", "float", "double", "byte", "date", "date-time", "password"];

/** What is wrong with the columns of the table. */
export function columnProblems(columns: readonly DefinitionColumn[] | undefined, field: string): FieldError[] {
  return (columns ?? []).flatMap(({ name = "", type = "", format = "", jsonPath = "" }, index) => {
    const path = `${field}[${index}]`;
    const errors: FieldError[] = [];
    if (name === "") errors.push(required(`${path}.name`));
    if (type === "") errors.push(required(`${path}.type`, oneOf(columnTypes)));
    else if (!columnTypes.some((each) => each === type)) errors.push(invalid(`${path}.type`, type, oneOf(columnTypes)));
    if (format !== "" && !columnFormats.includes(format)) {
      errors.push(invalid(`${path}.format`, format, oneOf(columnFormats)));
    }
    if (jsonPath === "") errors.push(required(`${path}.JSONPath`));
    else if (!jsonPath.startsWith(".")) {
      errors.push(invalid(`${path}.JSONPath`, jsonPath, "must be a simple json path starting with ."));
    }
    return errors;
  });
}

function oneOf(allowed: readonly string[]): string {
  return `must be one of ${[...allowed].sort().join(",")}`;
}

type ScaleLike = NonNullable<NonNullable<DefinitionVersion["subresources"]>["scale"]>;

/** What is wrong with the paths of the scale sub-resource. */
export function scaleProblems(scale: ScaleLike | undefined, field: string): FieldError[] {
  if (scale === undefined) return [];
  const { specReplicasPath = "", statusReplicasPath = "", labelSelectorPath = "" } = scale;
  const errors = [
    ...under(`${field}.specReplicasPath`, specReplicasPath, ["spec"]),
    ...under(`${field}.statusReplicasPath`, statusReplicasPath, ["status"]),
  ];
  if (labelSelectorPath !== "")
    addErrors(errors, under(`${field}.labelSelectorPath`, labelSelectorPath, ["spec", "status"]));
  return errors;
}

function under(field: string, text: string, roots: readonly string[]): FieldError[] {
  if (text === "") return [required(field)];
  if (dottedNames(text) === undefined) return [invalid(field, text, "must be a simple json path starting with .")];
  if (roots.some((root) => text.startsWith(`.${root}.`))) return [];
  const names = roots.map((each) => `.${each}`).join(" or ");
  return [invalid(field, text, `should be a json path under ${roots.length > 1 ? "either " : ""}${names}`)];
}

/** @limit Selectable fields of a version: 422. */
export const maxSelectable = 8;

/** What is wrong with the fields that field selectors may name. */
export function selectableProblems(
  fields: DefinitionVersion["selectableFields"],
  { schema, hasSchema }: { readonly schema: Schema; readonly hasSchema: boolean },
  field: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (!hasSchema && fields !== undefined && fields.length > 0) {
    return [invalid(field, "", "may only be set when validations.schema is included")];
  }
  const seen = new Set<string>();
  for (const [index, { jsonPath = "" }] of (fields ?? []).entries()) {
    if (isFull(errors)) return errors;
    const at = `${field}[${index}].jsonPath`;
    if (jsonPath === "") {
      errors.push(required(at));
      continue;
    }
    const found = namedField(jsonPath, schema, { takesBrackets: false });
    if ("problem" in found) {
      errors.push(invalid(at, jsonPath, `is an invalid path: ${found.problem}`));
      continue;
    }
    if (found.names[0] === "metadata") errors.push(invalid(at, jsonPath, "must not point to fields in metadata"));
    if (!selectable.includes(found.schema.type)) errors.push(invalid(at, jsonPath, selectableTypes));
    if (seen.has(jsonPath)) errors.push(duplicate(at, jsonPath));
    seen.add(jsonPath);
  }
  if (seen.size > maxSelectable) errors.push(tooMany(field, seen.size, maxSelectable));
  return errors;
}

const selectable = ["string", "boolean", "integer"];
const selectableTypes =
  "must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.";
