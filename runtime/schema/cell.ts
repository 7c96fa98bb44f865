import { memberOf } from "./object.ts";
import type { Cell, Column, PrintContext } from "./descriptor.ts";
import { firstAt } from "./jsonPath.ts";
import type { Steps } from "./steps.ts";

/** Makes the row of a table from the function of each column. */
export function row<T>(
  columns: readonly ((object: T, context: PrintContext) => Cell)[],
): (object: T, context: PrintContext) => readonly Cell[] {
  return (object, context) => columns.map((each) => each(object, context));
}

/** A value as a table cell: scalars as they are, `absent` when there is none, anything else as JSON text. */
export function cell(value: unknown, absent: Cell = null): Cell {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "bigint":
      return Number(value);
    default:
      return value === undefined || value === null ? absent : JSON.stringify(value);
  }
}

/**
 * A value as a cell of a column of some type, as definitions have it: null for a value of another type, and anything as
 * text in a column of texts.
 */
export function typedCell(value: unknown, type: Exclude<Column["type"], "date">): Cell {
  if (value === undefined || value === null) return null;
  switch (type) {
    case "integer":
      return typeof value === "number" ? Math.trunc(value) : null;
    case "number":
      return typeof value === "number" ? value : null;
    case "boolean":
      return typeof value === "boolean" ? value : null;
    default:
      return typeof value === "string" ? value : typeof value === "object" ? inOrder(value) : String(value);
  }
}

/** JSON whose keys are in order, at every depth. */
function inOrder(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The cell of a column that is a path. The cells of a row are one work. */
export type PathCell = (object: unknown, context: PrintContext, work?: Steps) => Cell;

/** Makes the cell of a column out of the first value that a path leads to. */
export function pathCell(path: string, type: Exclude<Column["type"], "date">, absent: Cell = null): PathCell {
  const find = firstAt(path);
  return (object, _context, work) => typedCell(find(object, work), type) ?? absent;
}

/** The value at a path of member names and list indexes, undefined where there is none. */
export function valueAt(object: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => memberOf(at, name), object);
}
