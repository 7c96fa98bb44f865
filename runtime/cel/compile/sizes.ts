import type { CelType } from "../type.ts";

/** @limit Size of a value in cost estimates: estimates assume no more. */
export const maxRequestBytes: number = 3 * 1024 * 1024;

/** The most that a value of a type can hold: what the schema says, or what fits into a request. */
export function maxSizeOf(type: CelType): number {
  if (type.maxSize !== undefined) return type.maxSize;
  switch (type.kind) {
    case "string":
    case "bytes":
    case "dyn":
      return maxRequestBytes - 2;
    case "list":
      return Math.floor((maxRequestBytes - 2) / (minBytes(type.item) + 1));
    case "map":
      return Math.floor((maxRequestBytes - 2) / (minBytes(type.value) + 6));
    case "object":
      return type.fields.size;
    default:
      return 1;
  }
}

/** How many values of a type fit into a request, between commas. */
export function mostOf(type: CelType): number {
  return Math.floor(maxRequestBytes / (minBytes(type) + 1));
}

/** The fewest bytes that an object takes in JSON which has these fields, by their names there. */
export function bytesOfObject(fields: readonly (readonly [name: string, type: CelType])[]): number {
  return fields.reduce((sum, [name, type]) => sum + name.length + 4 + minBytes(type), 2);
}

/** The fewest bytes that a value takes in JSON. */
function minBytes(type: CelType): number {
  switch (type.kind) {
    case "object":
      return type.minBytes ?? 2;
    case "string":
    case "bytes":
    case "list":
    case "map":
      return 2;
    case "bool":
      return 4;
    case "timestamp":
      return 22;
    case "duration":
      return 4;
    default:
      return 1;
  }
}
