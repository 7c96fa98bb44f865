import { camelName, type Flag, type FlagSet, type FlagValue } from "./flags.ts";

/** In place of a value that other programs do not see. */
const redacted = "<redacted>";

/** The flags that a program runs with, by name, each as it could be written on a command line. */
export function flagTexts(set: FlagSet, flags: object): Record<string, string> {
  const values = flags as Readonly<Record<string, FlagValue | undefined>>;
  return Object.fromEntries(set.flags.map((flag) => [flag.name, textOf(flag, values)]));
}

function textOf(flag: Flag, values: Readonly<Record<string, FlagValue | undefined>>): string {
  const value = values[flag.property ?? camelName(flag.name)] ?? "";
  const text = typeof value === "object" ? listText(value) : String(value);
  return flag.confidential === true && text !== "" ? redacted : text;
}

function listText(value: readonly string[] | Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) return value.join(",");
  const pairs = Object.entries(value).map(([key, each]) => `${key}=${each}`);
  return pairs.sort().join(",");
}
