import type { Json, JsonObject } from "../../../runtime/schema/index.ts";

/**
 * Levels below each member that are broken into lines: an operation has a line, and a schema. So a document is little
 * longer than without any line feed.
 */
const brokenLevels: Readonly<Record<string, number>> = { paths: 2, schemas: 1, definitions: 1, parameters: 1 };

/**
 * A document as JSON, the same for the same document.
 *
 * @param isOwn says which schemas have a line for each property. Most are in many documents; a change of a field is to
 *   be read in one of them.
 */
export function documentText(document: JsonObject, isOwn: (schema: string) => boolean = () => false): string {
  return `${members(document, isOwn)}\n`;
}

/** The object that `components` holds is a list of such members itself. */
function members(holder: JsonObject, isOwn: (schema: string) => boolean): string {
  const lines = Object.entries(holder).map(([key, value]) => {
    const isHolder = key === "components";
    const text = isHolder
      ? members(value as JsonObject, isOwn)
      : broken(value, brokenLevels[key] ?? 0, (name) => (key === "schemas" && isOwn(name) ? 2 : 0));
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${lines.join(",\n")}\n}`;
}

/** @param more levels of a member, by its name. */
function broken(value: Json, levels: number, more: (name: string) => number = () => 0): string {
  if (levels === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const lines = entries.map(([key, each]) => `${JSON.stringify(key)}:${broken(each, levels - 1 + more(key))}`);
  return `{\n${lines.join(",\n")}\n}`;
}
