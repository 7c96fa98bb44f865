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

/** A path of a rule that the checks have passed. */
export function checkedPath(path: string): RulePath {
  const parsed = parseRulePath(path);
  if ("problem" in parsed) throw new Error(`unchecked path ${path}: ${parsed.problem}`);
  return parsed;
}

/** Whether a value of a rule is a path and no text of its own. */
export function isRulePath(value: unknown): value is string {
  return typeof value === "string" && /^(?:oldSelf|self)?\./.test(value);
}

/** The paths that a message names in braces, `{.size}` or `{self.size}`, and where. */
export function messagePaths(
  message: string,
): { readonly path: string; readonly within: readonly [start: number, end: number] }[] {
  return [...message.matchAll(messagePath)].map(({ 1: path = "", index }) => {
    return { path, within: [index + 1, index + 1 + path.length] as const };
  });
}

/** A path in braces. */
export const messagePath = /\{((?:self)?\.[^}]+)\}/g;
