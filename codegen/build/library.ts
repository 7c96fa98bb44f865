import { folderOf, type SpecIndex } from "../check/specIndex.ts";
import { isRecord, record, recordOf, text } from "../read.ts";
import type { Spec, SpecDocument } from "../spec.ts";

/**
 * Files of Orch's own spec that a user's spec needs though it does not include them: those its references lead to, the
 * metadata of every kind, and the bodies of scale sub-resources. Only their shared types are used, not their kinds.
 */
export function usedLibrary(spec: Spec, index: SpecIndex): SpecDocument[] {
  const own = spec.resources.filter((each) => !each.isLibrary);
  const used = new Set<SpecDocument>();
  const visit = (document: SpecDocument) => {
    if (!document.isLibrary || used.has(document)) return;
    used.add(document);
    eachRef(record(document.data).$defs, (ref) => follow(document, ref));
  };
  const follow = (from: SpecDocument, ref: string) => {
    const target = index.resolve(from, ref);
    if (typeof target !== "string") visit(target.document);
  };
  for (const document of own) {
    eachRef(document.data, (ref) => follow(document, ref));
    if (text(record(document.data).kind) === undefined) continue;
    const hasScale = Object.hasOwn(recordOf(record(document.data), "subresources"), "scale");
    for (const each of spec.resources) {
      if (folderOf(each) === "meta/v1" || (hasScale && each.module === "autoscaling/v1/scale")) visit(each);
    }
  }
  return spec.resources.filter((each) => used.has(each));
}

function eachRef(value: unknown, visit: (ref: string) => void): void {
  if (Array.isArray(value)) for (const each of value) eachRef(each, visit);
  if (!isRecord(value)) return;
  for (const [key, each] of Object.entries(value)) {
    if (key === "$ref" && typeof each === "string") visit(each);
    else if (key !== "default" && key !== "enum") eachRef(each, visit);
  }
}
