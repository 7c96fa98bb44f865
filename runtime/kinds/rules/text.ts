/** Cells that several kinds share. */
import type { ObjectMetaLike } from "../../schema/object.ts";

/** "fast (default)" where one of the annotations is true. */
export function markedDefault(metadata: ObjectMetaLike | undefined, annotations: readonly string[]): string {
  const isDefault = annotations.some((each) => metadata?.annotations?.[each] === "true");
  return `${metadata?.name ?? ""}${isDefault ? " (default)" : ""}`;
}

export function orNone(text: string | undefined): string {
  return text === undefined || text === "" ? "<none>" : text;
}

/** `a=1,b=2` in the order of keys, or `<none>`. */
export function labelsText(labels: Readonly<Record<string, string>> | undefined): string {
  const keys = Object.keys(labels ?? {}).sort();
  return orNone(keys.map((key) => `${key}=${labels?.[key] ?? ""}`).join(","));
}

export function countKeys(map: Readonly<Record<string, unknown>> | undefined): number {
  let count = 0;
  for (const _ in map) count += 1;
  return count;
}

/** The first few of a list, and how many more there are: `a,b,c + 2 more...`. */
export function firstOf(list: readonly string[], most: number, separator = ","): string {
  const text = list.slice(0, most).join(separator);
  return list.length > most ? `${text} + ${list.length - most} more...` : text;
}
