/**
 * What keeps a value from being as wanted, as lines with paths. Of an object the wanted members count, and one that is
 * null must be absent; a list has as many items; a text may be wanted by a pattern.
 */
export function matches(value: unknown, want: unknown, path = ""): string[] {
  if (want === undefined) return [];
  if (want === null) return value === undefined || value === null ? [] : [`${path} is there: ${shown(value)}`];
  if (want instanceof RegExp) return want.test(String(value)) ? [] : [`${path} is ${shown(value)}, not like ${want}`];
  if (Array.isArray(want)) {
    if (!Array.isArray(value)) return [`${path} is ${shown(value)}, not a list`];
    if (value.length !== want.length) return [`${path} has ${value.length} items, not ${want.length}: ${shown(value)}`];
    return want.flatMap((each, index) => matches(value[index], each, `${path}[${index}]`));
  }
  if (typeof want === "object") {
    if (typeof value !== "object" || value === null) return [`${path} is ${shown(value)}, not an object`];
    const members: Readonly<Record<string, unknown>> = { ...value };
    return Object.entries(want).flatMap(([key, each]) => matches(members[key], each, `${path}.${key}`));
  }
  return value === want ? [] : [`${path} is ${shown(value)}, not ${shown(want)}`];
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? "undefined";
}
