import { age } from "../lib/age.ts";
import type { Cell, Column, PrintContext } from "../schema/descriptor.ts";
import type { ApiObject } from "../schema/object.ts";
import type { DefinitionColumn } from "./definition.ts";
import { parsePath, type Step, valuesAt } from "./jsonPath.ts";

/** The columns of a table, and what makes a row of an object. */
export interface TableShape {
  readonly columns: readonly Column[];
  readonly cells: (object: ApiObject, context: PrintContext) => readonly Cell[];
}

/** The name comes first in every table; a definition that names no columns has the age beside it. */
export function columnsOf(declared: readonly DefinitionColumn[] | undefined): TableShape {
  const rest = declared === undefined || declared.length === 0 ? [ageColumn] : declared;
  const cells = rest.map(cellOf);
  return {
    columns: [nameColumn, ...rest.map(columnOf)],
    cells: (object, context) => [object.metadata?.name ?? "", ...cells.map((each) => each(object, context))],
  };
}

const nameColumn: Column = {
  name: "Name",
  type: "string",
  format: "name",
  description: "Name of the object, unique among the objects of its kind in a namespace.",
};

const ageColumn: DefinitionColumn = {
  name: "Age",
  type: "date",
  description: "How long ago the object was created.",
  jsonPath: ".metadata.creationTimestamp",
};

export const columnTypes = ["integer", "number", "string", "boolean", "date"] as const;

function columnOf(column: DefinitionColumn): Column {
  const { name = "", format, description, priority, jsonPath = "" } = column;
  return {
    name,
    type: columnTypes.find((each) => each === column.type) ?? "string",
    description: description ?? `Custom resource definition column (in JSONPath format): ${jsonPath}`,
    ...(format === undefined ? {} : { format }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** Makes the cell of a column: null where the path leads nowhere, or to a value of another type. */
function cellOf(column: DefinitionColumn): (object: ApiObject, context: PrintContext) => Cell {
  const steps = parsePath(column.jsonPath ?? "");
  const path: readonly Step[] | undefined = "problem" in steps ? undefined : steps;
  return (object, context) => {
    const value = path === undefined ? undefined : valuesAt(object, path)[0];
    if (value === undefined || value === null) return null;
    return typedCell(value, column.type, context);
  };
}

function typedCell(value: unknown, type: string | undefined, { nowMs }: PrintContext): Cell {
  switch (type) {
    case "integer":
      return typeof value === "number" ? Math.trunc(value) : null;
    case "number":
      return typeof value === "number" ? value : null;
    case "boolean":
      return typeof value === "boolean" ? value : null;
    case "date":
      return typeof value === "string" ? age(value, nowMs) : null;
    default:
      return typeof value === "string" ? value : typeof value === "object" ? JSON.stringify(value) : String(value);
  }
}
