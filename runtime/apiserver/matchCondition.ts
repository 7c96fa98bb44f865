import type { ReviewSpec } from "../auth/authorizers/reviewSpec.ts";
import { compile, failureText } from "../cel/expression.ts";
import { Meter } from "../cel/meter.ts";
import { type CelType, objectType, readType } from "../cel/type.ts";
import { fromJson } from "../cel/value.ts";

const text = readType("string");
const selectorType = objectType("Selector", {
  rawSelector: text,
  requirements: {
    kind: "list",
    item: objectType("SelectorRequirement", { key: text, operator: text, values: readType("list<string>") }),
  },
});

/** What conditions see of a request. */
const requestType = objectType("SubjectAccessReviewSpec", {
  user: text,
  uid: text,
  groups: readType("list<string>"),
  extra: readType("map<string, list<string>>"),
  nonResourceAttributes: objectType("NonResourceAttributes", { path: text, verb: text }),
  resourceAttributes: objectType("ResourceAttributes", {
    ...{ namespace: text, verb: text, group: text, version: text, resource: text, subresource: text, name: text },
    ...{ fieldSelector: selectorType, labelSelector: selectorType },
  } satisfies Record<keyof NonNullable<ReviewSpec["resourceAttributes"]>, CelType>),
} satisfies Record<keyof ReviewSpec, CelType>);

/** Whether a webhook is asked about a request. Throws an Error where the expression cannot be evaluated. */
export type Condition = (request: ReviewSpec) => boolean;

/** A condition of an authorization webhook, or why it is none. */
export function compileCondition(expression: string): Condition | string {
  const compiled = compile(expression, { variables: [{ name: "request", type: requestType }] });
  if ("compileError" in compiled) return failureText(compiled);
  const { kind } = compiled.type;
  if (kind !== "bool") return "must evaluate to bool";
  return (request) => {
    try {
      return compiled.evaluate([fromJson(request, requestType)], new Meter()) === true;
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      const doing = `cel evaluation error: expression '${expression}' resulted in error`;
      throw new Error(`${doing}: ${cause}`, { cause: error });
    }
  };
}
