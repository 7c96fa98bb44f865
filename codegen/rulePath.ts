/**
 * Paths of x-rules, read from the object that a rule stands on: `.spec.type`, `.ports.*.name` (of every item or value),
 * `.podIPs.0`, `.requests.storage` (a key of a map), `.data['tls.crt']`, `oldSelf.type` (before the update), and `.`
 * for the object itself.
 */
export interface RulePath {
  readonly of: "self" | "old";
  readonly steps: readonly RuleStep[];
}

/** A field, an index, a key of a map, or `*`, which goes on with every item of a list or value of a map. */
export type RuleStep = string;

export const everyItem: RuleStep = "*";

export function parseRulePath(path: string): RulePath | { readonly problem: string } {
  const isOld = path.startsWith("oldSelf.");
  let rest = isOld ? path.slice("oldSelf".length) : path;
  if (!rest.startsWith(".")) return { problem: 'it does not start with "." or "oldSelf."' };
  const steps: RuleStep[] = [];
  if (rest === ".") return { of: "self", steps };
  while (rest !== "") {
    const match = /^\.([A-Za-z0-9_$-]+|\*)|^\['([^']+)'\]/.exec(rest);
    const step = match?.[1] ?? match?.[2];
    if (match === null || step === undefined) return { problem: `"${rest}" is neither a field nor a quoted key` };
    steps.push(step);
    rest = rest.slice(match[0].length);
  }
  return { of: isOld ? "old" : "self", steps };
}

/** Whether a value of a rule is a path and no text of its own. */
export function isRulePath(value: unknown): value is string {
  return typeof value === "string" && (value.startsWith(".") || value.startsWith("oldSelf."));
}
