import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import { elementText, ItemError, itemElement } from "./element.ts";
import type { LeafShape, ListShape, MapShape, Shape } from "./shape.ts";

/**
 * All that keeps a configuration from being applied: fields that the kind does not have, values of other types, items
 * that cannot be distinguished. Each text names the path, e.g. `.spec.replicas: expected numeric (int or float), got
 * string`.
 */
export function configurationProblems(
  configuration: JsonObject,
  shape: MapShape,
  { takesNull = true }: ConfigurationRules = {},
): string[] {
  const problems: string[] = [];
  checkMembers(configuration, shape, { path: "", problems, takesNull });
  return problems;
}

export interface ConfigurationRules {
  /** Nothing is asked of null: it states a field without a value. Default: true. */
  readonly takesNull?: boolean;
}

interface Place extends Required<ConfigurationRules> {
  readonly path: string;
  readonly problems: string[];
}

function checkValue(value: Json, shape: Shape, place: Place): void {
  if (shape.kind === "any") return;
  if (value === null) {
    const expected = shape.kind === "leaf" ? leaves[shape.type] : shape.kind;
    if (!place.takesNull && expected !== undefined) report(place, `expected ${expected}, got null`);
  } else if (shape.kind === "leaf") checkLeaf(value, shape, place);
  else if (shape.kind === "map") {
    if (isObject(value)) checkMembers(value, shape, place);
    else report(place, `expected map, got &{${goText(value)}}`);
  } else if (Array.isArray(value)) checkItems(value, shape, place);
  else report(place, `expected list, got &{${goText(value)}}`);
}

/** What a leaf is to be; undefined: anything. */
const leaves: Readonly<Record<LeafShape["type"], string | undefined>> = {
  ...{ numeric: "numeric (int or float)", string: "string", boolean: "boolean", untyped: "any scalar" },
  opaque: undefined,
};

function checkMembers(object: JsonObject, shape: MapShape, place: Place): void {
  for (const name of Object.keys(object)) {
    const at = { ...place, path: `${place.path}.${name}` };
    const inner = shape.fields.get(name)?.shape ?? shape.values;
    if (inner === undefined) report(at, "field not declared in schema");
    else checkValue(object[name] as Json, inner, at);
  }
}

function checkItems(items: readonly Json[], shape: ListShape, place: Place): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    let step = `[${index}]`;
    if (shape.by !== "atomic") {
      const element = elementOrProblem(item, shape);
      if (element instanceof ItemError) {
        report(place, `element ${index}: ${element.message}`);
        return;
      }
      step = elementText(element);
      if (seen.has(element)) report(place, `duplicate entries for key ${step}`);
      seen.add(element);
    }
    checkValue(item, shape.items, { ...place, path: place.path + step });
  }
}

function elementOrProblem(item: Json, shape: ListShape): string | ItemError {
  try {
    return itemElement(item, shape);
  } catch (error) {
    if (error instanceof ItemError) return error;
    throw error;
  }
}

function checkLeaf(value: Exclude<Json, null>, { type }: LeafShape, place: Place): void {
  const found = typeof value;
  if (type === "numeric" && found !== "number") report(place, `expected numeric (int or float), got ${goType(value)}`);
  if (type === "string" && found !== "string") {
    report(place, `expected string, got &value.valueUnstructured{Value:${goLiteral(value)}}`);
  }
  if (type === "boolean" && found !== "boolean") report(place, `expected boolean, got &{${goText(value)}}`);
  if (type === "untyped" && found === "object") report(place, `expected any scalar, got &{${goText(value)}}`);
}

/** @limit Problems of an apply configuration that an answer lists: the rest is not listed. */
const maxProblems = 100;

function report({ path, problems }: Place, text: string): void {
  if (problems.length < maxProblems) problems.push(`${path}: ${text}`);
}

function goType(value: Json): string {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  return Array.isArray(value) ? "[]interface {}" : "map[string]interface {}";
}

/** A value as the field's messages print it. */
function goText(value: Json): string {
  if (value === null) return "<nil>";
  if (Array.isArray(value)) return `[${value.map(goText).join(" ")}]`;
  if (typeof value !== "object") return String(value);
  const members = Object.keys(value).sort();
  return `map[${members.map((name) => `${name}:${goText(value[name] ?? null)}`).join(" ")}]`;
}

/** The same with its types. */
function goLiteral(value: Json): string {
  if (value === null) return "interface {}(nil)";
  if (Array.isArray(value)) return `[]interface {}{${value.map(goLiteral).join(", ")}}`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.keys(value).sort();
  const printed = members.map((name) => `${JSON.stringify(name)}:${goLiteral(value[name] ?? null)}`);
  return `map[string]interface {}{${printed.join(", ")}}`;
}
