/** Words of the platform's identity that spec files write in braces, e.g. "storage.{apiDomain}". */
export const placeholderNames = [
  "apiDomain",
  "labelDomain",
  "systemPrefix",
  "vendor",
  "metricPrefix",
  "agentName",
  "agentTitle",
] as const;

export type Placeholders = Readonly<Record<string, string>>;

/** Their values, from the data of platform.yaml. */
export function placeholders(platform: unknown): Placeholders {
  const values: Record<string, string> = {};
  if (typeof platform !== "object" || platform === null) return values;
  for (const [name, value] of Object.entries(platform)) {
    if (typeof value === "string" && placeholderNames.some((each) => each === name)) values[name] = value;
  }
  return { agentTitle: titleOf(values.agentName ?? ""), ...values };
}

/** How kinds are named after the agent, where the platform says nothing else. */
export function titleOf(agentName: string): string {
  return agentName.slice(0, 1).toUpperCase() + agentName.slice(1);
}

/** The group of tables and partial metadata, where the platform says nothing else. */
export function metaGroupOf(apiDomain: string): string {
  return `meta.${apiDomain}`;
}

/** The media type of protobuf, where the platform says nothing else. */
export function protobufMediaTypeOf(vendor: string): string {
  return `application/vnd.${vendor}.protobuf`;
}

/** A function that replaces known placeholders and leaves other braces as they are. */
export function resolver(values: Placeholders): (text: string) => string {
  return (text) => text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
