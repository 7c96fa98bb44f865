/**
 * Paths of x-rules, read from the object that a rule stands on: `.spec.type`, `.ports.*.name` (of every item or value),
 * `.podIPs.0`, `.requests.storage` (a key of a map), `.data['tls.crt']`, `oldSelf.type` (before the update), and `.`
 * for the object itself. In a rule with `each` they are read from the item, and `self.type` from the object.
 */
export interface RulePath {
  readonly of: "self" | "old" | "holder";
  readonly steps: readonly RuleStep[];
}

/** A field, an index, a key of a map, or `*`, which goes on with every item of a list or value of a map. */
export type RuleStep = string;

export const everyItem: RuleStep = "*";

export function parseRulePath(path: string): RulePath | { readonly problem: string } {
  const [head = ""] = /^(?:oldSelf|self)?(?=\.)/.exec(path) ?? [];
  const of = head === "" ? "self" : head === "self" ? "holder" : "old";
  let rest = path.slice(head.length);
  if (!rest.startsWith(".")) return { problem: 'it does not start with ".", "self." or "oldSelf."' };
  const steps: RuleStep[] = [];
  if (rest === ".") return { of, steps };
  while (rest !== "") {
    const match = /^\.([A-Za-z0-9_$-]+|\*)|^\['([^']+)'\]/.exec(rest);
    const step = match?.[1] ?? match?.[2];
    if (match === null || step === undefined) return { problem: `"${rest}" is neither a field nor a quoted key` };
    steps.push(step);
    rest = rest.slice(match[0].length);
  }
  return { of, steps };
}

/** Whether a value of a rule is a path and no text of its own. */
export function isRulePath(value: unknown): value is string {
  return typeof value === "string" && /^(?:oldSelf|self)?\./.test(value);
}
