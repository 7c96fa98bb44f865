import type { Step } from "../../runtime/schema/jsonPath.ts";
import { anyItem } from "./paths.ts";
import { parseAnyPath, parseJsonPath, simpleSegments } from "../jsonPath.ts";
import { isRecord, list, record, recordOf, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";

/** The JSON paths of a kind's file, for the rules that look at them. */
export interface PathUse {
  readonly pointer: Pointer;
  readonly path: string;
  readonly segments: readonly string[] | { readonly problem: string };
  /** The path leads to one value. */
  readonly isSimple: boolean;
  readonly use: "column" | "selectable" | "scale";
}

/** The way through the schema of a path to several values: each of them lies where the first one does. */
function walkOf(steps: readonly Step[]): string[] {
  const segments: string[] = [];
  for (const step of steps) {
    if ("union" in step) break; // its ways part here
    segments.push("member" in step ? step.member : anyItem);
  }
  return segments;
}

export function jsonPathsOf(document: SpecDocument): PathUse[] {
  const data = record(document.data);
  const uses: PathUse[] = [];
  const add = (pointer: Pointer, value: unknown, use: PathUse["use"]) => {
    const path = text(value);
    if (path === undefined) return;
    const steps = parseAnyPath(path);
    const simple = "problem" in steps ? steps : simpleSegments(steps);
    const isSimple = simple !== undefined && !("problem" in simple);
    const segments = simple ?? (use === "column" && !("problem" in steps) ? walkOf(steps) : parseJsonPath(path));
    uses.push({ pointer, path, segments, isSimple, use });
  };
  for (const [index, each] of list(data.selectableFields).entries()) {
    for (const key of ["jsonPath", "otherwise"]) add(["selectableFields", index, key], record(each)[key], "selectable");
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
