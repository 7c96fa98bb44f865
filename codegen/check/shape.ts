/** Shapes of spec files: which keys a map may and must have, and of which type values are. */
import { isRecord } from "../read.ts";
import type { Pointer } from "../spec.ts";

export type Shape =
  | { readonly type: "string"; readonly values?: readonly string[] }
  | { readonly type: "boolean" | "integer" | "number" | "any" }
  | { readonly type: "list"; readonly of: Shape }
  | { readonly type: "map"; readonly of: () => Shape }
  | ObjectShape
  /** One of several; the type of the value decides. */
  | { readonly type: "either"; readonly shapes: readonly Shape[] };

export interface ObjectShape {
  readonly type: "object";
  /** As messages name it, with article: "a property". */
  readonly noun: string;
  readonly keys: Readonly<Record<string, Shape | (() => Shape)>>;
  readonly required?: readonly string[];
}

export type ShapeProblem =
  | { readonly rule: "unknown-key"; readonly pointer: Pointer; readonly key: string; readonly shape: ObjectShape }
  | { readonly rule: "missing-key"; readonly pointer: Pointer; readonly key: string; readonly shape: ObjectShape }
  | { readonly rule: "wrong-type"; readonly pointer: Pointer; readonly wanted: string; readonly value: unknown }
  | {
      readonly rule: "unknown-value";
      readonly pointer: Pointer;
      readonly value: string;
      readonly values: readonly string[];
    };

/** All ways in which a value does not have a shape. */
export function shapeProblems(value: unknown, shape: Shape): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  walk({ value, shape, pointer: [] }, problems);
  return problems;
}

interface Step {
  readonly value: unknown;
  readonly shape: Shape;
  readonly pointer: Pointer;
}

function walk(step: Step, problems: ShapeProblem[]): void {
  const { value, pointer } = step;
  const shape = step.shape.type === "either" ? step.shape.shapes.find((each) => fits(value, each)) : step.shape;
  if (shape === undefined || shape.type === "either" || !fits(value, shape)) {
    problems.push({ rule: "wrong-type", pointer, wanted: wantedText(step.shape), value });
    return;
  }
  if (shape.type === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      walk({ value: item, shape: shape.of, pointer: [...pointer, index] }, problems);
  }
  if (shape.type === "map" && isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      walk({ value: each, shape: shape.of(), pointer: [...pointer, key] }, problems);
    }
  }
  if (shape.type === "object" && isRecord(value)) walkKeys({ value, shape, pointer }, problems);
  if (shape.type === "string" && typeof value === "string" && shape.values?.includes(value) === false) {
    problems.push({ rule: "unknown-value", pointer, value, values: shape.values });
  }
}

function walkKeys(
  step: { readonly value: Readonly<Record<string, unknown>>; readonly shape: ObjectShape; readonly pointer: Pointer },
  problems: ShapeProblem[],
): void {
  const { value, shape, pointer } = step;
  for (const [key, each] of Object.entries(value)) {
    const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
    if (inner === undefined) problems.push({ rule: "unknown-key", pointer: [...pointer, key], key, shape });
    else
      walk({ value: each, shape: typeof inner === "function" ? inner() : inner, pointer: [...pointer, key] }, problems);
  }
  for (const key of shape.required ?? []) {
    if (!Object.hasOwn(value, key)) problems.push({ rule: "missing-key", pointer, key, shape });
  }
}

function fits(value: unknown, shape: Shape): boolean {
  switch (shape.type) {
    case "any":
      return true;
    case "list":
      return Array.isArray(value);
    case "map":
    case "object":
      return isRecord(value);
    case "integer":
      return Number.isInteger(value);
    case "either":
      return shape.shapes.some((each) => fits(value, each));
    default:
      return typeof value === shape.type;
  }
}

function wantedText(shape: Shape): string {
  switch (shape.type) {
    case "either":
      return shape.shapes.map(wantedText).join(" or ");
    case "list":
      return "a list";
    case "map":
    case "object":
      return "a map";
    case "integer":
      return "an integer";
    default:
      return `a ${shape.type}`;
  }
}
