/** Cells that several kinds share. */

export function orNone(text: string | undefined): string {
  return text === undefined || text === "" ? "<none>" : text;
}

export function orUnknown(text: string | undefined): string {
  return text === undefined || text === "" ? "<unknown>" : text;
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
