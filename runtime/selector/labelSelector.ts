import { badRequest } from "../../generated/errors.ts";
import { parseRequirements } from "./labelGrammar.ts";
import { isInteger, requirementProblem } from "./labelRequirement.ts";
import type { LabelOperator, LabelRequirement } from "./labelRequirement.ts";
import { remembered } from "./remembered.ts";

export type Labels = Readonly<Record<string, string>>;

export interface LabelSelector {
  /** Whether all terms hold; objects without labels have none. */
  readonly matches: (labels: Labels | undefined) => boolean;
  /** No terms: everything matches. */
  readonly isEmpty: boolean;
  readonly requirements: readonly LabelRequirement[];
}

/** The `labelSelector` of a query, e.g. `app=web,tier in (a, b),!canary`. Throws badRequest with the field's texts. */
export function parseLabelSelector(text: string): LabelSelector {
  return text === "" ? everything : parsed(text);
}

const parsed = remembered((text) => selectorOf(parseRequirements(text, (message) => badRequest(message))), 1000);

/** The LabelSelector of a spec: `{matchLabels, matchExpressions}`. */
export interface LabelSelectorObject {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

const setOperators: Readonly<Record<string, LabelOperator>> = {
  In: "in",
  NotIn: "notin",
  Exists: "exists",
  DoesNotExist: "!",
};

/** The selector that an object describes: none for undefined, everything for {}. Throws badRequest. */
export function setBasedSelector(object: LabelSelectorObject | undefined): LabelSelector {
  if (object === undefined) return nothing;
  const requirements: LabelRequirement[] = [];
  const add = (requirement: LabelRequirement): void => {
    const problem = requirementProblem(requirement);
    if (problem !== undefined) throw badRequest(problem);
    requirements.push(requirement);
  };
  for (const [key, value] of Object.entries(object.matchLabels ?? {})) add({ key, operator: "=", values: [value] });
  for (const { key, operator, values = [] } of object.matchExpressions ?? []) {
    const known = Object.hasOwn(setOperators, operator) ? setOperators[operator] : undefined;
    if (known === undefined) throw badRequest(`${JSON.stringify(operator)} is not a valid label selector operator`);
    add({ key, operator: known, values: [...new Set(values)].sort() });
  }
  return selectorOf(requirements);
}

const everything: LabelSelector = { matches: () => true, isEmpty: true, requirements: [] };
const nothing: LabelSelector = { matches: () => false, isEmpty: false, requirements: [] };

function selectorOf(requirements: readonly LabelRequirement[]): LabelSelector {
  if (requirements.length === 0) return everything;
  const tests = requirements.map(testOf);
  const [first, ...rest] = tests;
  if (first === undefined) return everything;
  const matches = (labels: Labels | undefined): boolean => {
    const present = labels ?? noLabels;
    return first(present) && rest.every((each) => each(present));
  };
  return { matches, isEmpty: false, requirements };
}

const noLabels: Labels = Object.freeze({});

function testOf({ key, operator, values }: LabelRequirement): (labels: Labels) => boolean {
  const [value = ""] = values;
  const set = new Set(values);
  // Labels come from JSON: a plain read of "constructor" would find the prototype's.
  const read = (labels: Labels): string | undefined => (Object.hasOwn(labels, key) ? labels[key] : undefined);
  switch (operator) {
    case "exists":
      return (labels) => read(labels) !== undefined;
    case "!":
      return (labels) => read(labels) === undefined;
    case "=":
    case "==":
      return (labels) => read(labels) === value;
    case "!=":
      return (labels) => read(labels) !== value;
    case "in":
      return (labels) => set.has(read(labels) as string);
    case "notin":
      return (labels) => !set.has(read(labels) as string);
    case "gt":
    case "lt": {
      const limit = BigInt(value);
      return (labels) => {
        const found = read(labels);
        if (found === undefined || !isInteger(found)) return false;
        return operator === "gt" ? BigInt(found) > limit : BigInt(found) < limit;
      };
    }
  }
}
