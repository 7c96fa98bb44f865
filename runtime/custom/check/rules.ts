import { callLimit } from "../../cel/meter.ts";
import { compileRule, type RuleText } from "../../cel/rule.ts";
import { type CelType, typeText } from "../../cel/type.ts";
import { maxSizeOf } from "../../cel/compile/scope.ts";
import { type FieldError, forbidden, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { celTypeOf } from "../schema/celType.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";
import { parsePath } from "../jsonPath.ts";

/** Estimated cost that one rule, and all rules of one schema together, may have. */
export const maxRuleCost = 10 * callLimit;
export const maxSchemaCost = 100 * callLimit;

/** What all rules of a schema are estimated to spend. */
export interface Costs {
  spent: number;
}

/** What is wrong with the rules of a schema, at every depth. Adds what they may cost. */
export function ruleProblems(schema: Schema, path: string, costs: Costs): FieldError[] {
  return problemsAt({ schema, path, costs, cardinality: 1, isCorrelatable: true, name: "object", isRoot: true });
}

/** An error when the rules of a schema cost too much together. */
export function totalCostProblems(costs: Costs, path: string): FieldError[] {
  if (costs.spent <= maxSchemaCost) return [];
  const subject = "x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema";
  return [forbidden(path, overBudget(subject, costs.spent, maxSchemaCost))];
}

interface At {
  readonly schema: Schema;
  readonly path: string;
  readonly costs: Costs;
  /** How often a value of the schema can occur in an object. */
  readonly cardinality: number;
  /** Whether the old value of an update can be found: not below lists whose items have no identity. */
  readonly isCorrelatable: boolean;
  readonly name: string;
  readonly isRoot?: boolean;
}

function problemsAt(at: At): FieldError[] {
  const { schema, path, cardinality, isCorrelatable, name } = at;
  const errors = ownProblems(at);
  const type = celTypeOf(schema, at);
  const inner = { ...at, isRoot: false };
  for (const [member, each] of schema.properties) {
    errors.push(
      ...problemsAt({ ...inner, schema: each, path: `${path}.properties[${member}]`, name: `${name}.${member}` }),
    );
  }
  const { additionalProperties, items } = schema;
  const count = cardinality * sizeOf(schema, type);
  if (typeof additionalProperties === "object") {
    const next = {
      ...inner,
      schema: additionalProperties,
      path: `${path}.additionalProperties`,
      name: `${name}.@elem`,
    };
    errors.push(...problemsAt({ ...next, cardinality: count }));
  }
  if (items !== undefined) {
    const next = { ...inner, schema: items, path: `${path}.items`, name: `${name}.@idx`, cardinality: count };
    errors.push(...problemsAt({ ...next, isCorrelatable: isCorrelatable && schema.listType === "map" }));
  }
  return errors;
}

function sizeOf(schema: Schema, type: CelType | undefined): number {
  if (type !== undefined) return Math.max(1, maxSizeOf(type));
  return Math.max(1, maxSizeOf({ kind: "list", item: { kind: "dyn" }, ...maxOf(schema) }));
}

function maxOf({ maxItems, maxProperties }: Schema): { readonly maxSize?: number } {
  const maxSize = maxItems ?? maxProperties;
  return maxSize === undefined ? {} : { maxSize };
}

const reasons = ["FieldValueRequired", "FieldValueForbidden", "FieldValueInvalid", "FieldValueDuplicate"];

function ownProblems(at: At): FieldError[] {
  const { schema, path } = at;
  if (schema.rules.length === 0) return [];
  const field = `${path}.${extensionKey(schema, "validations")}`;
  const type = celTypeOf(schema, at);
  return schema.rules.flatMap((rule, index) => {
    const here = `${field}[${index}]`;
    const errors = textProblems(rule, schema, here);
    if (rule.rule.trim() === "") return [...errors, required(`${here}.rule`, "rule is not specified")];
    if (type === undefined)
      return [...errors, invalid(`${here}.rule`, rule, "the schema has no type that rules can use")];
    return [...errors, ...compileProblems(rule, type, { ...at, path: here })];
  });
}

function textProblems(rule: RuleText, schema: Schema, path: string): FieldError[] {
  const { message, messageExpression, reason, fieldPath } = rule;
  const errors: FieldError[] = [];
  if (message !== undefined && message.trim() === "") {
    errors.push(invalid(`${path}.message`, message, "message must be non-empty if specified"));
  } else if (message?.trim().includes("\n") === true) {
    errors.push(invalid(`${path}.message`, message, "message must not contain line breaks"));
  } else if (rule.rule.trim().includes("\n") && message === undefined && messageExpression === undefined) {
    errors.push(required(`${path}.message`, "message must be specified if rule contains line breaks"));
  }
  if (messageExpression !== undefined && messageExpression.trim() === "") {
    errors.push(required(`${path}.messageExpression`, "messageExpression must be non-empty if specified"));
  }
  if (reason !== undefined && !reasons.includes(reason)) errors.push(notSupported(`${path}.reason`, reason, reasons));
  if (fieldPath !== undefined) {
    const problem = fieldPathProblem(fieldPath, schema);
    if (problem !== undefined) errors.push(invalid(`${path}.fieldPath`, fieldPath, problem));
  }
  return errors;
}

function fieldPathProblem(fieldPath: string, schema: Schema): string | undefined {
  if (fieldPath.trim() === "") return "fieldPath must be non-empty if specified";
  const steps = parsePath(fieldPath);
  if ("problem" in steps) return `fieldPath must be a valid path: ${steps.problem}`;
  let at = schema;
  for (const step of steps) {
    if (!("member" in step)) return "fieldPath must be a valid path: only names of fields and keys are supported";
    const { additionalProperties }: Schema = at;
    const next: Schema | undefined =
      at.properties.get(step.member) ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    if (next === undefined) return `fieldPath must be a valid path: does not refer to a valid field ${step.member}`;
    at = next;
  }
  return undefined;
}

function compileProblems(rule: RuleText, type: CelType, at: At): FieldError[] {
  const { path, costs, cardinality, isCorrelatable } = at;
  const compiled = compileRule(rule, type);
  const { expression, text, usesOld } = compiled;
  if ("compileError" in expression) return [invalid(`${path}.rule`, rule, compileText(expression.compileError))];
  const errors: FieldError[] = [];
  if (rule.optionalOldSelf !== undefined && !usesOld) {
    const problem = "may not be set if oldSelf is not used in rule";
    errors.push(invalid(`${path}.optionalOldSelf`, rule.optionalOldSelf, problem));
  }
  if (usesOld && !isCorrelatable) {
    const problem = "oldSelf cannot be used on the uncorrelatable portion of the schema";
    errors.push(invalid(`${path}.rule`, rule, `${problem} within a list that is not of type map: ${typeText(type)}`));
  }
  errors.push(...costProblems(expression.cost * cardinality, `${path}.rule`, costs));
  if (text === undefined) return errors;
  if ("compileError" in text) {
    const problem = `messageExpression compilation failed: ${text.compileError}`;
    return [...errors, invalid(`${path}.messageExpression`, rule, problem)];
  }
  return [...errors, ...costProblems(text.cost * cardinality, `${path}.messageExpression`, costs)];
}

function compileText(text: string): string {
  return text.startsWith("ERROR") ? `compilation failed: ${text}` : text;
}

function costProblems(cost: number, path: string, costs: Costs): FieldError[] {
  costs.spent += cost;
  return cost <= maxRuleCost ? [] : [forbidden(path, overBudget("estimated rule cost", cost, maxRuleCost))];
}

function overBudget(subject: string, cost: number, limit: number): string {
  const factor = cost / limit;
  const times = factor > 100 ? "more than 100x" : `${factor < 1.5 ? factor.toFixed(6) : factor.toFixed(1)}x`;
  return (
    `${subject} exceeds budget by factor of ${times} (try simplifying the rule, or adding maxItems, maxProperties, ` +
    "and maxLength where arrays, maps, and strings are declared)"
  );
}
