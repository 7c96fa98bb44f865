import { parseJsonPath } from "../jsonPath.ts";
import { isRecord, list, record, recordOf, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";

/** The JSON paths of a kind's file, for the rules that look at them. */
export interface PathUse {
  readonly pointer: Pointer;
  readonly path: string;
  readonly segments: readonly string[] | { readonly problem: string };
  readonly use: "column" | "selectable" | "scale";
}

export function jsonPathsOf(document: SpecDocument): PathUse[] {
  const data = record(document.data);
  const uses: PathUse[] = [];
  const add = (pointer: Pointer, value: unknown, use: PathUse["use"]) => {
    const path = text(value);
    if (path !== undefined) uses.push({ pointer, path, segments: parseJsonPath(path), use });
  };
  for (const [index, each] of list(data.selectableFields).entries()) {
    add(["selectableFields", index, "jsonPath"], record(each).jsonPath, "selectable");
  }
  for (const [index, each] of list(data.columns).entries()) {
    if (isRecord(each)) add(["columns", index, "jsonPath"], each.jsonPath, "column");
  }
  const scale = recordOf(recordOf(data, "subresources"), "scale");
  for (const key of ["specReplicasPath", "statusReplicasPath", "labelSelectorPath"]) {
    add(["subresources", "scale", key], scale[key], "scale");
  }
  return uses;
}
