import { Environment } from "@marcbachmann/cel-js";
import { type FieldError, invalid } from "../../schema/fieldError.ts";

export interface ExpressionRules {
  /** Names the expression may use. What they hold is not known. */
  readonly variables: readonly string[];
  /** Types it may yield, e.g. "bool"; anything when empty. */
  readonly types: readonly string[];
}

/** Whether a CEL expression that others will evaluate compiles, and yields what they expect. */
export function validateExpression(text: string, field: string, rules: ExpressionRules): FieldError[] {
  const { valid, type, error } = environment(rules.variables).check(text);
  if (!valid) {
    const summary = error?.summary ?? "it cannot be read";
    return callsLibrary(summary) ? [] : [invalid(field, text, `compilation failed: ERROR: ${summary}`)];
  }
  const { types } = rules;
  if (types.length === 0 || type === undefined || type === "dyn" || types.includes(type)) return [];
  return [invalid(field, text, `must evaluate to ${types.join(" or ")}`)];
}

const limits = { maxAstNodes: 10_000, maxDepth: 100, maxListElements: 1000, maxMapEntries: 1000, maxCallArguments: 32 };
const environments = new Map<string, Environment>();

/** One for each set of names: there are a handful, all from this program. */
function environment(variables: readonly string[]): Environment {
  const key = variables.join(" ");
  let found = environments.get(key);
  if (found === undefined) {
    found = new Environment({ homogeneousAggregateLiterals: false, enableOptionalTypes: true, limits });
    for (const name of variables) found.registerVariable(name, "dyn");
    environments.set(key, found);
  }
  return found;
}

/** Functions that evaluators add to the language; their types are not checked here. */
const library = new Set(
  (
    "quantity isQuantity semver isSemver ip isIP cidr isCIDR url isURL format dyn add sub sign isInteger asInteger " +
    "asApproximateFloat isGreaterThan isLessThan compareTo isSorted sum min max indexOf lastIndexOf find findAll " +
    "lowerAscii upperAscii replace split substring trim join charAt getScheme getHost getHostname getPort getQuery " +
    "getEscapedPath family isCanonical isLoopback isUnspecified isGlobalUnicast isLinkLocalMulticast " +
    "isLinkLocalUnicast containsIP containsCIDR masked prefixLength major minor patch group resource subresource " +
    "namespace name path check allowed reason errored error serviceAccount fieldSelector labelSelector validate named " +
    "includes reverse sort distinct flatten slice sets math transformList"
  ).split(" "),
);

function callsLibrary(summary: string): boolean {
  const [, name = ""] = /^found no matching overload for '(?:[^'(]*\.)?([A-Za-z]+)\(/.exec(summary) ?? [];
  return library.has(name);
}
