import { mapText } from "../patch/mapText.ts";
import { type FieldError, invalid } from "../schema/fieldError.ts";
import { isObject, type Json } from "../schema/index.ts";
import { dottedNames } from "../schema/jsonPath.ts";
import { memberOf } from "../schema/object.ts";
import type { DefinitionVersion } from "./definition.ts";

export type Scale = NonNullable<NonNullable<DefinitionVersion["subresources"]>["scale"]>;

const highestReplicas = 2 ** 31 - 1; // a scale has 32 bits

/** What is wrong with the values that the scale of an object shows; the errors name the paths of the definition. */
export function scaleErrors(object: object, scale: Scale): FieldError[] {
  const { specReplicasPath, statusReplicasPath, labelSelectorPath } = scale;
  return [
    ...replicasErrors(object, specReplicasPath),
    ...replicasErrors(object, statusReplicasPath),
    ...selectorErrors(object, labelSelectorPath),
  ];
}

function replicasErrors(object: object, path: string | undefined): FieldError[] {
  const { value, problem } = read(object, path);
  if (path === undefined || (value === undefined && problem === undefined)) return [];
  if (problem !== undefined) return [invalid(path, 0, problem)];
  if (typeof value !== "number" || !Number.isInteger(value)) return [invalid(path, 0, wrongType(path, value, "int64"))];
  if (value < 0) return [invalid(path, value, "should be a non-negative integer")];
  return value > highestReplicas ? [invalid(path, value, `should be less than or equal to ${highestReplicas}`)] : [];
}

function selectorErrors(object: object, path: string | undefined): FieldError[] {
  const { value, problem } = read(object, path);
  if (path === undefined || (value === undefined && problem === undefined)) return [];
  if (problem !== undefined) return [invalid(path, "", problem)];
  return typeof value === "string" ? [] : [invalid(path, "", wrongType(path, value, "string"))];
}

/** The value at a path; a problem where what should hold it is no object. */
function read(object: object, path: string | undefined): { readonly value?: unknown; readonly problem?: string } {
  let value: unknown = object;
  for (const name of dottedNames(path ?? "") ?? []) {
    if (value === undefined) return {};
    if (!isObject(value)) return { problem: wrongType(path ?? "", value, "map[string]interface{}") };
    value = memberOf(value, name);
  }
  return { value };
}

function wrongType(path: string, value: unknown, wanted: string): string {
  return `${path} accessor error: ${mapText(value as Json)} is of the type ${typeName(value)}, expected ${wanted}`;
}

function typeName(value: unknown): string {
  if (value === null) return "<nil>";
  if (Array.isArray(value)) return "[]interface {}";
  if (typeof value === "number") return Number.isInteger(value) ? "int64" : "float64";
  if (typeof value === "boolean") return "bool";
  return typeof value === "string" ? "string" : "map[string]interface {}";
}
