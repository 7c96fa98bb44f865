import type { ApiObject, ResourceDescriptor } from "../schema/index.ts";
import type { SelectableMeta } from "../watch/watchCache.ts";
import { fieldText } from "../selector/fieldSelector.ts";
import { decodeStored } from "./storedForm.ts";

/** Reads what selectors look at out of stored bytes: labels, and the values of the selectable fields as text. */
export function extractorOf(descriptor: ResourceDescriptor): (bytes: Buffer) => SelectableMeta {
  return (bytes) => selectableOf(decodeStored(bytes), descriptor);
}

export function selectableOf(object: ApiObject, descriptor: ResourceDescriptor): SelectableMeta {
  const fields: Record<string, string> = {};
  for (const { name, path } of descriptor.selectableFields) {
    const text = fieldText(object, path);
    if (text !== "") fields[name] = text;
  }
  return { labels: object.metadata?.labels, fields };
}
