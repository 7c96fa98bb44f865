import { type Data, isRecord, record, recordOf } from "./read.ts";
import type { Spec } from "./spec.ts";

/** Columns that resource files name without describing them: those of tables.yaml. */
export function sharedColumns(spec: Spec): ReadonlyMap<string, Data> {
  const columns = recordOf(record(spec.vocabulary.tables?.data), "columns");
  const shared = new Map<string, Data>([
    ["name", { name: "Name", type: "string", format: "name" }],
    ["age", { name: "Age", type: "string" }],
  ]);
  for (const [name, column] of Object.entries(columns)) if (isRecord(column)) shared.set(name, column);
  return shared;
}
