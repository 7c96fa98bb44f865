import type { ReviewSpec } from "../auth/authorizers/reviewSpec.ts";
import { compile } from "../cel/expression.ts";
import { Meter } from "../cel/meter.ts";
import { dyn } from "../cel/type.ts";
import { fromJson } from "../cel/value.ts";

/** Whether a webhook is asked about a request. Throws an Error where the expression cannot be evaluated. */
export type Condition = (request: ReviewSpec) => boolean;

/** A condition of an authorization webhook, or why it is none. */
export function compileCondition(text: string): Condition | string {
  const compiled = compile(text, { variables: [{ name: "request", type: dyn }] });
  if ("compileError" in compiled) return `compilation failed: ${compiled.compileError}`;
  const { kind } = compiled.type;
  if (kind !== "bool" && kind !== "dyn") return "must evaluate to bool";
  return (request) => {
    const value = compiled.evaluate([fromJson(request, dyn)], new Meter());
    if (typeof value !== "boolean") throw new Error(`the expression '${text}' must evaluate to bool`);
    return value;
  };
}
