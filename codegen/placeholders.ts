/** Words of the platform's identity that spec files write in braces, e.g. "storage.{apiDomain}". */
export const placeholderNames = [
  "apiDomain",
  "labelDomain",
  "systemPrefix",
  "vendor",
  "metricPrefix",
  "agentName",
] as const;

export type Placeholders = Readonly<Record<string, string>>;

/** Their values, from the data of platform.yaml. */
export function placeholders(platform: unknown): Placeholders {
  const values: Record<string, string> = {};
  if (typeof platform !== "object" || platform === null) return values;
  for (const [name, value] of Object.entries(platform)) {
    if (typeof value === "string" && placeholderNames.some((each) => each === name)) values[name] = value;
  }
  return values;
}

/** A function that replaces known placeholders and leaves other braces as they are. */
export function resolver(values: Placeholders): (text: string) => string {
  return (text) => text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
