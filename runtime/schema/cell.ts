import type { Cell, PrintContext } from "./descriptor.ts";

/** Makes the row of a table from the function of each column. */
export function row<T>(
  columns: readonly ((object: T, context: PrintContext) => Cell)[],
): (object: T, context: PrintContext) => readonly Cell[] {
  return (object, context) => columns.map((each) => each(object, context));
}

/** A value as a table cell: scalars as they are, null when there is none, anything else as JSON text. */
export function cell(value: unknown): Cell {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "bigint":
      return Number(value);
    default:
      return value === undefined || value === null ? null : JSON.stringify(value);
  }
}

/** The value at a path of member names and list indexes, undefined where there is none. */
export function valueAt(object: unknown, path: readonly string[]): unknown {
  let at = object;
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}
