import type { ZPage } from "./zpage.ts";

/** `/flagz`: the flags that a process runs with, by name; values that are confidential are redacted already. */
export function flagz({
  component,
  flags,
}: {
  readonly component: string;
  readonly flags: Readonly<Record<string, string>>;
}): ZPage {
  const sorted = Object.entries(flags).sort(([a], [b]) => (a < b ? -1 : 1));
  return { kind: "Flagz", component, lines: () => sorted, fields: () => ({ flags: Object.fromEntries(sorted) }) };
}
