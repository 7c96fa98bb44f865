import { isRecord, own, record, recordOf, text } from "../read.ts";
import type { Target } from "../references.ts";
import type { SpecDocument } from "../spec.ts";
import type { SpecIndex } from "./specIndex.ts";

/** Where a path through a schema ends: a schema, the segment that names no field, or nothing that can be said. */
export type PathEnd =
  | { readonly target: Target }
  | { readonly missing: string; readonly known: readonly string[] }
  | "open";

/** The segment that means each item of a list, and each field of an object. */
export const anyItem = "*";

/** Follows a path from a kind's object. apiVersion, kind and metadata are implied. */
export function followFromKind(document: SpecDocument, path: readonly string[], index: SpecIndex): PathEnd {
  const schema = recordOf(record(document.data), "schema");
  const properties = recordOf(schema, "properties");
  const implied = {
    apiVersion: { type: "string" },
    kind: { type: "string" },
    metadata: { $ref: "meta/v1#/$defs/ObjectMeta" },
  };
  return followPath({ document, schema: { ...schema, properties: { ...implied, ...properties } } }, path, index);
}

/** Follows a path through properties, map values and list items, across references. */
export function followPath(start: Target, path: readonly string[], index: SpecIndex): PathEnd {
  let target = index.follow(start.document, start.schema);
  for (const segment of path) {
    if (target === undefined) return "open";
    const next = step(target, segment);
    if (next === "open" || "missing" in next) return next;
    target = index.follow(next.target.document, next.target.schema);
  }
  return target === undefined ? "open" : { target };
}

function step(target: Target, segment: string): PathEnd {
  const { document, schema } = target;
  const { items, additionalProperties: values } = schema;
  const property = own(recordOf(schema, "properties"), segment);
  if (isRecord(property)) return { target: { document, schema: property } };
  if (isRecord(values)) return { target: { document, schema: values } };
  if (isRecord(items) && (segment === anyItem || /^\d+$/.test(segment))) return { target: { document, schema: items } };
  if (segment === anyItem || schema["x-preserve-unknown-fields"] === true || isOpenScalar(schema)) return "open";
  return { missing: segment, known: Object.keys(recordOf(schema, "properties")) };
}

function isOpenScalar(schema: Target["schema"]): boolean {
  return ["raw", "json", "fieldsV1"].includes(text(schema["x-scalar"]) ?? "");
}

/** A single value, not an object or a list. */
export function isScalarSchema(schema: Target["schema"]): boolean {
  const scalar = text(schema["x-scalar"]);
  if (scalar !== undefined) return !isOpenScalar(schema);
  return ["string", "integer", "number", "boolean"].includes(text(schema.type) ?? "");
}
