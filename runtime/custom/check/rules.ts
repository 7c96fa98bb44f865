import { checkRule, maxSchemaCost, overBudget, type RuleProblem, ruleReasons } from "../../cel/checkRule.ts";
import { elementOf, type RuleText, type Value } from "../../schema/structure.ts";
import { dyn } from "../../cel/type.ts";
import type { Steps } from "../../lib/work.ts";
import type { InSteps } from "../../schema/steps.ts";
import {
  asShown,
  type FieldError,
  forbidden,
  internalError,
  invalid,
  notSupported,
  required,
} from "../../schema/fieldError.ts";
import { propertyPath } from "../../schema/fieldPath.ts";
import { typeOfValue } from "../../cel/structureType.ts";
import { structureOf, valueIn } from "../schema/structureOf.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";
import { declaredRule } from "./declaredSchema.ts";
import { namedField } from "./namedField.ts";

/** What the rules of a schema are estimated to spend, all together and those that spend most. */
export interface Costs {
  /** As the schema spells the extension. */
  key?: string;
  spent: number;
  most: { readonly field: string; readonly cost: number }[];
}

/** What is wrong with the rules of a schema, at every depth. Adds what they may cost. */
export function* ruleProblems(
  schema: Schema,
  path: string,
  { costs, work }: { readonly costs: Costs; readonly work: Steps },
): InSteps<FieldError[]> {
  if (!hasRules(schema)) return [];
  const root = structureOf(schema);
  const value: Value = { type: { structure: () => root } };
  return yield* problemsAt({ schema, value, path, costs, work, cardinality: 1, uncorrelatable: undefined });
}

function hasRules({ rules, properties, items, additionalProperties: values }: Schema): boolean {
  if (rules.length > 0 || (items !== undefined && hasRules(items))) return true;
  return (typeof values === "object" && hasRules(values)) || [...properties.values()].some(hasRules);
}

/** An error when the rules of a schema cost too much together. */
export function totalCostProblems(costs: Costs, path: string): FieldError[] {
  if (costs.spent <= maxSchemaCost) return [];
  const subject = `${costs.key} estimated rule cost total for entire OpenAPIv3 schema`;
  const share = "contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema";
  return [
    ...costs.most.map(({ field }) => forbidden(field, share)),
    forbidden(path, overBudget(subject, costs.spent, maxSchemaCost)),
  ];
}

/** @limit Rules that errors about the cost of all of them name: the cheaper ones are not named. */
const maxNamed = 4;

function spend(costs: Costs, field: string, cost: number): void {
  if (cost === 0) return;
  costs.spent += cost;
  costs.most.push({ field, cost });
  costs.most.sort((a, b) => b.cost - a.cost);
  costs.most.length = Math.min(costs.most.length, maxNamed);
}

interface At {
  readonly schema: Schema;
  /** What expressions see of it. */
  readonly value: Value;
  readonly path: string;
  readonly costs: Costs;
  readonly work: Steps;
  /** How often a value of the schema can occur in an object; undefined where a list or map on the way has no limit. */
  readonly cardinality: number | undefined;
  /** The list without identities of items below which the old value of an update cannot be found. */
  readonly uncorrelatable: string | undefined;
}

function* problemsAt(at: At): InSteps<FieldError[]> {
  const { schema, value, path, cardinality } = at;
  const errors = yield* ownProblems(at);
  const { additionalProperties, items, properties } = schema;
  for (const [name, each] of properties) {
    const member = { schema: each, value: fieldOf(value, name) ?? valueIn(each) };
    addAll(errors, yield* problemsAt({ ...at, ...member, path: propertyPath(path, name) }));
  }
  const most = additionalProperties === undefined ? schema.maxItems : schema.maxProperties;
  const inner = {
    ...at,
    cardinality: cardinality === undefined || most === undefined ? undefined : cardinality * most,
  };
  const element = elementOf(value);
  if (typeof additionalProperties === "object") {
    const [below, at] = [additionalProperties, `${path}.additionalProperties`];
    addAll(errors, yield* problemsAt({ ...inner, schema: below, value: element ?? valueIn(below), path: at }));
  }
  if (items !== undefined) {
    const below = schema.listType === "map" ? at.uncorrelatable : (at.uncorrelatable ?? path);
    const next = { ...inner, schema: items, path: `${path}.items`, uncorrelatable: below };
    addAll(errors, yield* problemsAt({ ...next, value: element ?? valueIn(items) }));
  }
  return errors;
}

function addAll(errors: FieldError[], more: readonly FieldError[]): void {
  for (const each of more) errors.push(each);
}

function fieldOf({ type }: Value, name: string): Value | undefined {
  return typeof type !== "string" && "structure" in type ? type.structure().byName.get(name) : undefined;
}

function* ownProblems(at: At): InSteps<FieldError[]> {
  const { schema, value, path, costs, cardinality, uncorrelatable } = at;
  if (schema.rules.length === 0) return [];
  const key = extensionKey(schema, "validations");
  const field = `${path}.${key}`;
  costs.key ??= key;
  const type = typeOfValue(value);
  const errors: FieldError[] = [];
  for (const [index, rule] of schema.rules.entries()) {
    const here = `${field}[${index}]`;
    at.work.step(ruleSteps + rule.rule.length + (rule.messageExpression?.length ?? 0));
    const { problems, cost, textCost } = checkRule(rule, { type: type ?? dyn, cardinality, uncorrelatable });
    const shown = type === undefined ? problems.filter(({ part }) => part !== "rule") : problems;
    if (type !== undefined) spend(costs, `${here}.rule`, cost);
    if (type !== undefined && textCost > 0) spend(costs, `${here}.messageExpression`, textCost);
    for (const each of shown) errors.push(fieldErrorOf(each, rule, here));
    addAll(errors, fieldPathProblems(rule, schema, here));
    yield;
  }
  return type === undefined ? [...errors, internalError(field, untyped(key))] : errors;
}

/** What it costs to compile a rule beside its text, in steps. */
const ruleSteps = 200;

const untyped = (key: string) =>
  `internal error: failed to construct type information for ${key} rules: unable to convert structural schema to CEL ` +
  "declarations";

function fieldErrorOf({ part, kind, message }: RuleProblem, rule: RuleText, path: string): FieldError {
  const field = `${path}.${part}`;
  switch (kind) {
    case "required":
      return required(field, message);
    case "forbidden":
      return forbidden(field, message);
    case "notSupported":
      return notSupported(field, rule.reason ?? "", ruleReasons);
    default:
      return invalidRule(field, { part, message, rule });
  }
}

/** Shows the text that is wrong; of an expression that does not compile, the rule as it is declared. */
function invalidRule(
  field: string,
  { part, message, rule }: Pick<RuleProblem, "part" | "message"> & { readonly rule: RuleText },
): FieldError {
  const isWhole = (part === "rule" && !message.startsWith("oldSelf")) || part === "messageExpression";
  if (!isWhole) return invalid(field, rule[part], message);
  return asShown(invalid(field, declaredRule(rule), message));
}

function fieldPathProblems({ fieldPath = "" }: RuleText, schema: Schema, path: string): FieldError[] {
  if (fieldPath === "") return [];
  const problems: string[] = [];
  if (fieldPath.trim() === "") problems.push("must be non-empty if specified");
  if (fieldPath.includes("\n")) problems.push("must not contain line breaks");
  if ("problem" in namedField(fieldPath, schema, { takesBrackets: true })) problems.push("must be a valid path");
  return problems.map((each) => invalid(`${path}.fieldPath`, fieldPath, each));
}
