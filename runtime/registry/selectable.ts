import {
  type ApiObject,
  type Field,
  type ResourceDescriptor,
  type Structure,
  structureOf,
  type ValueType,
} from "../schema/index.ts";
import type { SelectableMeta } from "../watch/watchCache.ts";
import { selectableText } from "../selector/fieldSelector.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** Reads what selectors look at out of stored bytes: labels, and the values of the selectable fields as text. */
export function extractorOf(descriptor: ResourceDescriptor): (bytes: Buffer) => SelectableMeta {
  return (bytes) => selectableOf(decodeStored(bytes), descriptor);
}

export function selectableOf(object: ApiObject, descriptor: ResourceDescriptor): SelectableMeta {
  const fields: Record<string, string> = {};
  for (const field of descriptor.selectableFields) {
    const text = selectableText(object, field);
    if (text !== "") fields[field.name] = text;
  }
  return { labels: object.metadata?.labels, fields };
}

/** The text of a selectable field that an object does not have: its zero value, where absent means zero. */
export function absentText(structure: Structure, path: readonly string[]): string {
  let type: ValueType | undefined = { structure: () => structure };
  let isZero = false;
  for (const name of path) {
    const field: Field | undefined = structureOf(type)?.byName.get(name);
    type = field?.type;
    isZero = field !== undefined && field.presence !== "pointer";
  }
  if (!isZero) return "";
  if (type === "boolean") return "false";
  return type === "int32" || type === "int64" || type === "uint32" || type === "uint64" ? "0" : "";
}
