import type { Cell, Column, RowCondition } from "../schema/index.ts";

/** What a row carries beside its cells. */
export type IncludeObject = "None" | "Metadata" | "Object";

export interface TableOptions {
  readonly columns: readonly Column[];
  /** The texts of the rows, made by `tableRow`. */
  readonly rows: readonly string[];
  /** Of the table, e.g. "meta.example.com/v1". */
  readonly apiVersion: string;
  readonly metadata?: ListMetadata;
  /** Leaves the column definitions out (null), as in the events of a watch after the first. */
  readonly noHeaders?: boolean;
}

export interface ListMetadata {
  readonly resourceVersion?: string;
  readonly continue?: string;
  readonly remainingItemCount?: number;
}

/** The JSON text of a Table. Built as text: thousands of rows are never one tree of values. */
export function tableOf(options: TableOptions): string {
  return `${tableHead(options)}${options.rows.join(",")}${tableTail}`;
}

/** A Table up to its first row. Rows stand between commas and before the tail. */
export function tableHead(options: Omit<TableOptions, "rows">): string {
  const { columns, apiVersion, metadata = {}, noHeaders = false } = options;
  const head = `{"kind":"Table","apiVersion":${JSON.stringify(apiVersion)},"metadata":${JSON.stringify(metadata)}`;
  return `${head},"columnDefinitions":${noHeaders ? "null" : definitionsOf(columns)},"rows":[`;
}

export const tableTail = "]}";

/** A row: its cells, one a column, what marks it, and the JSON text of its object. */
export function tableRow(cells: readonly Cell[], object: string, conditions?: readonly RowCondition[]): string {
  const marks = conditions === undefined ? "" : `,"conditions":${JSON.stringify(conditions)}`;
  return `{"cells":${JSON.stringify(cells)}${marks},"object":${object}}`;
}

/** The text of a PartialObjectMetadata, of the text of its metadata. */
export function partialText(metadata: string, apiVersion: string): string {
  return `{"kind":"PartialObjectMetadata","apiVersion":${JSON.stringify(apiVersion)},"metadata":${metadata}}`;
}

const definitions = new WeakMap<readonly Column[], string>();

/** All five members are always written. */
function definitionsOf(columns: readonly Column[]): string {
  let text = definitions.get(columns);
  if (text === undefined) {
    const all = columns.map(({ name, type, format = "", description = "", priority = 0 }) => ({
      name,
      type,
      format,
      description,
      priority,
    }));
    text = JSON.stringify(all);
    definitions.set(columns, text);
  }
  return text;
}
