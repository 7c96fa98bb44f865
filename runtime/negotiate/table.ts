import type { ApiObject, Cell, Column, ObjectMetaLike } from "../schema/index.ts";

export interface TableRow {
  /** One a column. */
  readonly cells: readonly Cell[];
  readonly object: ApiObject;
  /** The object's JSON, where it is at hand: it is put in as it is when the whole object is asked for. */
  readonly text?: string;
}

export interface TableOptions {
  readonly columns: readonly Column[];
  readonly rows: Iterable<TableRow>;
  /** What each row carries beside its cells; metadata when unsaid. */
  readonly includeObject?: "None" | "Metadata" | "Object";
  /** Of the table and of the rows' PartialObjectMetadata, e.g. "meta.example.com/v1". */
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
  const { columns, rows, includeObject = "Metadata", apiVersion, metadata = {}, noHeaders = false } = options;
  const head = `{"kind":"Table","apiVersion":${JSON.stringify(apiVersion)},"metadata":${JSON.stringify(metadata)}`;
  const partialHead = `{"kind":"PartialObjectMetadata","apiVersion":${JSON.stringify(apiVersion)},"metadata":`;
  let text = `${head},"columnDefinitions":${noHeaders ? "null" : definitionsOf(columns)},"rows":[`;
  let separator = '{"cells":';
  for (const row of rows) {
    text += `${separator}${JSON.stringify(row.cells)},"object":`;
    if (includeObject === "Metadata") text += `${partialHead}${JSON.stringify(row.object.metadata ?? {})}}}`;
    else if (includeObject === "Object") text += `${row.text ?? JSON.stringify(row.object)}}`;
    else text += "null}";
    separator = ',{"cells":';
  }
  return `${text}]}`;
}

/** What a PartialObjectMetadata has beside its kind and apiVersion. */
export function partialObjectMetadata(object: ApiObject): { readonly metadata: ObjectMetaLike } {
  return { metadata: object.metadata ?? {} };
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
