import { badRequest } from "../../generated/errors.ts";
import { parseRequirements } from "./labelGrammar.ts";
import { isInteger } from "./labelRequirement.ts";
import type { LabelRequirement } from "./labelRequirement.ts";
import { maxSelectorLength, remembered } from "./remembered.ts";

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
  if (text.length > maxSelectorLength) throw badRequest(`a label selector has at most ${maxSelectorLength} characters`);
  const end = text.indexOf("\0"); // where the field's servers stop to read
  const read = end === -1 ? text : text.slice(0, end);
  return read === "" ? everything : parsed(read);
}

const parsed = remembered((text) => selectorOf(parseRequirements(text, (message) => badRequest(message))), 1000);

const everything: LabelSelector = { matches: () => true, isEmpty: true, requirements: [] };

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
