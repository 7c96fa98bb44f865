import type { ApiObject, ResourceDescriptor } from "../schema/index.ts";
import type { SelectableMeta } from "../watch/watchCache.ts";
import { decodeStored } from "./storedForm.ts";

/** Reads what selectors look at out of stored bytes: labels, and the values of the selectable fields as text. */
export function extractorOf(descriptor: ResourceDescriptor): (bytes: Buffer) => SelectableMeta {
  return (bytes) => selectableOf(decodeStored(bytes), descriptor);
}

export function selectableOf(object: ApiObject, descriptor: ResourceDescriptor): SelectableMeta {
  const fields: Record<string, string> = {};
  for (const { name, path } of descriptor.selectableFields) {
    const text = textAt(object, path);
    if (text !== "") fields[name] = text;
  }
  return { labels: object.metadata?.labels, fields };
}

/** The value at a path as field selectors compare it: absent is "", numbers and booleans are printed. */
function textAt(object: unknown, path: readonly string[]): string {
  let value = object;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return "";
    value = (value as Record<string, unknown>)[key];
  }
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
