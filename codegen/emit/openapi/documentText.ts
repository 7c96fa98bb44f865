import type { Json, JsonObject } from "../../../runtime/schema/index.ts";

/**
 * Levels below each member that are broken into lines: an operation a line, a property of a schema a line. So a change
 * of a field shows as one line, and a document is little longer than without any line feed.
 */
const brokenLevels: Readonly<Record<string, number>> = { paths: 2, schemas: 3, definitions: 3, parameters: 1 };

/** A document as JSON, the same for the same document. */
export function documentText(document: JsonObject): string {
  return `${members(document)}\n`;
}

/** The object that `components` holds is a list of such members itself. */
function members(holder: JsonObject): string {
  const lines = Object.entries(holder).map(([key, value]) => {
    const isHolder = key === "components";
    return `${JSON.stringify(key)}:${isHolder ? members(value as JsonObject) : broken(value, brokenLevels[key] ?? 0)}`;
  });
  return `{\n${lines.join(",\n")}\n}`;
}

function broken(value: Json, levels: number): string {
  if (levels === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  return `{\n${entries.map(([key, each]) => `${JSON.stringify(key)}:${broken(each, levels - 1)}`).join(",\n")}\n}`;
}
