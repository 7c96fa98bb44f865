import { pathAge } from "../schema/shown/age.ts";
import { type Steps, Work, WorkError } from "../lib/work.ts";
import { pathCell, type PathCell } from "../schema/cell.ts";
import { parsePath } from "../schema/jsonPath.ts";
import type { Cell, Column, PrintContext } from "../schema/descriptor.ts";
import type { ApiObject } from "../schema/object.ts";
import type { DefinitionColumn } from "./definition.ts";

/** The columns of a table, and what makes a row of an object. */
export interface TableShape {
  readonly columns: readonly Column[];
  readonly cells: (object: ApiObject, context: PrintContext) => readonly Cell[];
}

/**
 * The name comes first in every table; a definition that names no columns has the age beside it. A column whose path
 * cannot be read ends the table.
 */
export function columnsOf(declared: readonly DefinitionColumn[] | undefined): TableShape {
  const all = declared === undefined || declared.length === 0 ? [ageColumn] : declared;
  const unreadable = all.findIndex(({ jsonPath = "" }) => "problem" in parsePath(jsonPath));
  const rest = unreadable === -1 ? all : all.slice(0, unreadable);
  const cells = rest.map(cellOf);
  return {
    columns: [nameColumn, ...rest.map(columnOf)],
    cells: (object, context) => {
      const work = new Work();
      return [object.metadata?.name ?? "", ...cells.map((each) => boundedCell(each, object, { context, work }))];
    },
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

const cellTypes = ["integer", "number", "string", "boolean"] as const;
export const columnTypes = [...cellTypes, "date"] as const;

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

/** A cell is null where the path leads nowhere, to a value of another type, or where those before it took too long. */
function boundedCell(
  cell: PathCell,
  object: ApiObject,
  { context, work }: { readonly context: PrintContext; readonly work: Steps },
): Cell {
  try {
    return cell(object, context, work);
  } catch (error) {
    if (error instanceof WorkError) return null;
    throw error;
  }
}

/** Makes the cell of a column. */
function cellOf({ jsonPath = "", type }: DefinitionColumn): PathCell {
  return type === "date" ? pathAge(jsonPath) : pathCell(jsonPath, cellTypes.find((each) => each === type) ?? "string");
}
