import type { Json } from "../schema/index.ts";

/**
 * A value as the field's messages about patches and scales print it: keys sorted, strings bare.
 *
 * @example { b: ["x", null], a: 1 } is "map[a:1 b:[x <nil>]]".
 */
export function mapText(value: Json): string {
  if (value === null) return "<nil>";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(mapText).join(" ")}]`;
  const keys = Object.keys(value).sort();
  return `map[${keys.map((key) => `${key}:${mapText(value[key] as Json)}`).join(" ")}]`;
}
