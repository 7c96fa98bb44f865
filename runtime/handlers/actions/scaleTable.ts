import { age } from "../../schema/shown/age.ts";
import { type IncludeObject, partialText, tableOf, tableRow } from "../../negotiate/table.ts";
import type { Column } from "../../schema/index.ts";
import type { Scale } from "./scaleObject.ts";

const columns: readonly Column[] = [
  { name: "Name", type: "string", format: "name", description: "Name of the object that is scaled." },
  { name: "Desired", type: "integer", description: "How many there are to be." },
  { name: "Available", type: "integer", description: "How many there are." },
  { name: "Age", type: "string", description: "Time since the object was created." },
];

/** The Table of one scale. */
export function scaleTable(
  scale: Scale,
  options: { readonly apiVersion: string; readonly nowMs: number; readonly includeObject: IncludeObject },
): string {
  const { apiVersion, nowMs, includeObject } = options;
  const { metadata = {}, spec, status } = scale;
  const { name = "", resourceVersion = "", creationTimestamp } = metadata;
  const cells = [name, spec?.replicas ?? 0, status?.replicas ?? 0, age(creationTimestamp, nowMs)];
  const objects: Readonly<Record<IncludeObject, () => string>> = {
    None: () => "null",
    Metadata: () => partialText(JSON.stringify(metadata), apiVersion),
    Object: () => JSON.stringify(scale),
  };
  const rows = [tableRow(cells, objects[includeObject]())];
  return tableOf({ columns, rows, apiVersion, metadata: { resourceVersion } });
}
