import type { SelectorTerm } from "../schema/access/authorization.ts";
import { fieldRequirements } from "./fieldSelector.ts";
import type { LabelOperator } from "./labelRequirement.ts";
import { parseLabelSelector } from "./labelSelector.ts";

/** The selectors of a request as authorizers see them. */
export interface SelectorTerms {
  readonly fieldSelector?: readonly SelectorTerm[];
  readonly labelSelector?: readonly SelectorTerm[];
}

/** What the selectors of a query say; one that cannot be read says nothing, and the handler refuses it. */
export function selectorTerms(query: URLSearchParams): SelectorTerms {
  return {
    ...fieldTerms(query.get("fieldSelector") ?? ""),
    ...labelTerms(query.get("labelSelector") ?? ""),
  };
}

export function fieldTerms(text: string): Pick<SelectorTerms, "fieldSelector"> {
  const terms = readable(() =>
    fieldRequirements(text).map(({ field, operator, value }): SelectorTerm => {
      return { key: field, operator: operator === "=" ? "In" : "NotIn", values: [value] };
    }),
  );
  return terms.length === 0 ? {} : { fieldSelector: terms };
}

/** Terms that compare numbers have no word here, and are left out: the rest says less of what is asked for. */
export function labelTerms(text: string): Pick<SelectorTerms, "labelSelector"> {
  const terms = readable(() =>
    parseLabelSelector(text).requirements.flatMap(({ key, operator, values }): SelectorTerm[] => {
      const word = operators[operator];
      return word === undefined ? [] : [{ key, operator: word, values }];
    }),
  );
  return terms.length === 0 ? {} : { labelSelector: terms };
}

const operators: Readonly<Partial<Record<LabelOperator, SelectorTerm["operator"]>>> = {
  "=": "In",
  "==": "In",
  in: "In",
  "!=": "NotIn",
  notin: "NotIn",
  exists: "Exists",
  "!": "DoesNotExist",
};

function readable(read: () => readonly SelectorTerm[]): readonly SelectorTerm[] {
  try {
    return read();
  } catch {
    return []; // the handler of the request says what is wrong with it
  }
}
