import { duplicate } from "../../schema/fieldError.ts";
import { bracketed, type Finding, type PathStep } from "./findings.ts";
import type { Schema } from "./jsonSchema.ts";
import { walkOf } from "./walk.ts";

/** Makes the check that sets have no equal items, and map lists no two items with the same keys. */
export function listTypeChecker(schema: Schema): (value: unknown) => Finding[] {
  const walk = walkOf(schema, (each) => {
    if (each.listType === "set") return reportRepeated(canonical, (item) => item);
    if (each.listType !== "map") return undefined;
    const keys = each.listMapKeys ?? [];
    return reportRepeated(
      (item) => keyIdentity(item, keys),
      (item) => keysOf(item, keys),
    );
  });
  return (value) => {
    const found: Finding[] = [];
    walk?.(value, [], found);
    return found;
  };
}

/** The members that tell an item of a map list from the others; those it lacks are left out. */
function keysOf(item: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof item !== "object" || item === null) return {};
  const members = item as Readonly<Record<string, unknown>>;
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(members, key) ? [[key, members[key]]] : [])));
}

/** One text for items with the same keys. */
export function keyIdentity(item: unknown, keys: readonly string[]): string {
  if (typeof item !== "object" || item === null) return "";
  let text = "";
  for (const key of keys) {
    const value = Object.hasOwn(item, key) ? (item as Readonly<Record<string, unknown>>)[key] : undefined;
    text += typeof value === "string" ? `${value.length}:${value}` : `,${value === undefined ? "" : canonical(value)},`;
  }
  return text;
}

/** One text for equal values: the order of an object's members does not matter. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = value as Readonly<Record<string, unknown>>;
  const texts = Object.keys(members)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(members[key])}`);
  return `{${texts.join()}}`;
}

function reportRepeated(identity: (item: unknown) => string, shown: (item: unknown) => unknown) {
  return (value: unknown, path: readonly PathStep[], found: Finding[]): void => {
    if (!Array.isArray(value) || value.length < 2) return;
    const seen = new Set<string>();
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      const key = identity(item);
      if (!seen.has(key)) seen.add(key);
      else found.push({ error: duplicate(bracketed([...path, index]), shown(item)), at: [...path] });
    }
  };
}
