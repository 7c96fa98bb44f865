import { formats } from "../../../../runtime/schema/formats/formats.ts";
import { mixedFormats } from "../../../../runtime/schema/formats/mixedFormats.ts";
import { compareQuantities } from "../../../../runtime/schema/quantity.ts";
import { type Data, isRecord, list, record, text } from "../../../read.ts";
import { isRulePath } from "../../../rulePath.ts";
import { type RuleTest, ruleTests } from "../../../ruleWords.ts";
import type { Pointer } from "../../../spec.ts";
import type { Report, Rule } from "../../rule.ts";
import { formNames, type PlaceForm, type RulePlace, rulePlaces } from "../../rulePlaces.ts";
import { suggestFix } from "../../suggest.ts";

/** What a rule of x-rules compares can be compared, and may come out both ways. */
export const ruleTypes: Rule = {
  id: "rule-types",
  schema: (site, { index, report }) => {
    if (!isRecord(site.schema.properties)) return; // bad-rule says so.
    for (const [position, each] of list(site.schema["x-rules"]).entries()) {
      const rule = record(each);
      for (const { at, ...what } of problemsOf({ rule, places: rulePlaces(site, rule, index) })) {
        report(site.document, [...site.pointer, "x-rules", position, ...at], what);
      }
    }
  },
};

interface Context {
  readonly rule: Data;
  readonly places: (path: string) => RulePlace[];
}

interface Problem extends Report {
  readonly at: Pointer;
}

function problemsOf(context: Context): Problem[] {
  const { rule } = context;
  return [
    ...pathsOf(rule.unique).flatMap((path) => formProblems(context, path, { at: ["unique"], wanted: ["list"] })),
    ...pathsOf(rule.keys).flatMap((path) => keyProblems(context, path)),
    ...pathsOf(rule.check).flatMap((path) => testProblems(context, path)),
    ...boundProblems(rule),
    ...conditionProblems(context, rule.when, ["when"]),
    ...conditionProblems(context, rule.unless, ["unless"]),
  ];
}

function pathsOf(value: unknown): string[] {
  return (typeof value === "string" ? [value] : list(value)).filter((each) => typeof each === "string");
}

interface Wanted {
  readonly at: Pointer;
  readonly wanted: readonly PlaceForm[];
  /** Absent: what the rule asserts. */
  readonly test?: RuleTest;
}

/** Of places that a part of a rule means nothing for. */
function formProblems({ places }: Context, path: string, { at, wanted, test }: Wanted): Problem[] {
  const wrong = places(path).find(({ form }) => !wanted.includes(form));
  if (wrong === undefined) return [];
  const message = `${test ?? at[0]} means nothing for "${path}", which is ${formNames[wrong.form]}`;
  const isOfItems = (wrong.form === "list" || wrong.form === "map") && wanted.includes(wrong.held ?? wrong.form);
  const names = wanted.map((each) => formNames[each]).join(", or ");
  const fix = isOfItems ? `write ${path}.* for each of its items` : `name ${names}`;
  return [{ at, message, fix, on: test === undefined ? "value" : "key" }];
}

const keyTests: readonly RuleTest[] = ["format", "in", "known", "equals", "matches", "lacks", "maxBytes"];

function keyProblems({ rule, places }: Context, path: string): Problem[] {
  const wrong = places(path).find(({ form, isValueOfMap }) => form !== "map" && !isValueOfMap);
  if (wrong !== undefined) {
    const message = `keys means nothing for "${path}", which is ${formNames[wrong.form]}`;
    return [{ at: ["keys"], message, fix: "name a map, or write check" }];
  }
  const fix = `use ${keyTests.join(", ")}`;
  return ruleTests.flatMap((test): Problem[] => {
    if (!Object.hasOwn(rule, test)) return [];
    if (!keyTests.includes(test)) return [{ at: [test], message: `${test} means nothing for a key`, fix, on: "key" }];
    const format = test === "format" ? text(rule.format) : undefined;
    if (format === undefined) return [];
    return Object.hasOwn(mixedFormats, format) ? [wrongFormat(format, "text", "a key")] : [];
  });
}

const ordered: readonly PlaceForm[] = ["number", "quantity"];
const plain: readonly PlaceForm[] = ["text", "number", "flag", "quantity", "numberOrText"];

/** What each test can be asked of. */
const formsOfTest: Readonly<Record<RuleTest, readonly PlaceForm[]>> = {
  format: ["text", "numberOrText"],
  in: ["text", "number", "numberOrText"],
  known: ["text"],
  equals: plain,
  matches: ["text"],
  lacks: ["text"],
  atLeast: ordered,
  atMost: ordered,
  above: ordered,
  below: ordered,
  maxItems: ["list"],
  maxBytes: ["text", "list", "map", "object"],
};

function testProblems(context: Context, path: string): Problem[] {
  const { rule, places } = context;
  return ruleTests.flatMap((test) => {
    if (!Object.hasOwn(rule, test)) return [];
    const wrong = formProblems(context, path, { at: [test], wanted: formsOfTest[test], test });
    if (wrong.length > 0) return wrong;
    return places(path)
      .flatMap((place) => operandProblems(context, { test, path, place }))
      .slice(0, 1);
  });
}

interface Tested {
  readonly test: RuleTest;
  readonly path: string;
  readonly place: RulePlace;
}

function operandProblems({ rule, places }: Context, { test, path, place }: Tested): Problem[] {
  const operand = rule[test];
  switch (test) {
    case "format": {
      const format = text(operand) ?? "";
      const known = { ...formats, ...mixedFormats };
      const right = place.form === "numberOrText" ? mixedFormats : formats;
      const isWrong = Object.hasOwn(known, format) && !Object.hasOwn(right, format);
      return isWrong ? [wrongFormat(format, place.form, `"${path}"`)] : [];
    }
    case "in":
      return list(operand).flatMap((each, index) => valueProblem(place, path, { at: [test, index], value: each }));
    case "maxBytes": {
      const isOfTexts = place.held === undefined || place.held === "text";
      const message = `maxBytes means nothing for "${path}", whose items are ${formNames[place.held ?? "text"]}`;
      return isOfTexts ? [] : [{ at: [test], message, fix: "name a text, or a list or map of texts", on: "key" }];
    }
    case "equals":
    case "atLeast":
    case "atMost":
    case "above":
    case "below":
      if (!isRulePath(operand)) {
        return valueProblem(place, path, { at: [test], value: operand, isOrdered: test !== "equals" });
      }
      return places(operand).flatMap((other) => otherProblem(place, other, { test, path, operand }));
    default:
      return [];
  }
}

function wrongFormat(format: string, form: PlaceForm, what: string): Problem {
  const right = Object.keys(form === "numberOrText" ? mixedFormats : formats);
  const message = `${format} is no format for ${what}, which is ${formNames[form]}`;
  return { at: ["format"], message, fix: suggestFix(format, right, `use one for ${formNames[form]}`) };
}

interface Compared {
  readonly test: RuleTest;
  readonly path: string;
  readonly operand: string;
}

function otherProblem(place: RulePlace, other: RulePlace, { test, path, operand }: Compared): Problem[] {
  if (place.form === other.form) return [];
  const [one, two] = [`"${path}" is ${formNames[place.form]}`, `"${operand}" is ${formNames[other.form]}`];
  return [{ at: [test], message: `${one}, and ${two}`, fix: "compare two of the same type" }];
}

interface Given {
  readonly at: Pointer;
  readonly value: unknown;
  /** Whether it bounds what is there, and need not equal it. */
  readonly isOrdered?: boolean;
}

/** Of a value that a place cannot have. */
function valueProblem(place: RulePlace, path: string, { at, value, isOrdered = false }: Given): Problem[] {
  const shown = JSON.stringify(value);
  if (place.form === "quantity" && typeof value === "number" && !isOrdered) {
    const message = `${shown} is a number, and "${path}" holds its quantity as a text`;
    return [{ at, message, fix: "put it in quotes" }];
  }
  if (!fits(value, place.form)) {
    return [{ at, message: `${shown} is no value of "${path}", which is ${formNames[place.form]}`, fix: fixOf(place) }];
  }
  const { allowed } = place;
  // What is not there counts as "".
  if (allowed === undefined || allowed.includes(value) || value === "") return [];
  const message = `${shown} is no value of "${path}": it is not in its enum`;
  return [{ at, message, fix: suggestFix(String(value), allowed.map(String)) }];
}

function fixOf({ form, allowed }: RulePlace): string {
  if (!plain.includes(form)) return "write the path alone, which asks whether it is set, or that of one value";
  return allowed === undefined ? `write ${formNames[form]}` : `use one of ${allowed.join(", ")}`;
}

function fits(value: unknown, form: PlaceForm): boolean {
  switch (form) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "flag":
      return typeof value === "boolean";
    case "quantity":
      return (typeof value === "string" || typeof value === "number") && compareQuantities(value, 0) !== undefined;
    case "numberOrText":
      return typeof value === "string" || typeof value === "number";
    default:
      return false;
  }
}

/** Of bounds that no value is between. */
function boundProblems(rule: Data): Problem[] {
  return (["atLeast", "above"] as const).flatMap((low) =>
    (["atMost", "below"] as const).flatMap((high): Problem[] => {
      const [least, most] = [boundOf(rule[low]), boundOf(rule[high])];
      const order = least === undefined || most === undefined ? undefined : compareQuantities(least, most);
      const isPossible = order === undefined || order < 0 || (order === 0 && low === "atLeast" && high === "atMost");
      if (isPossible) return [];
      const message = `${low} ${least} and ${high} ${most} leave no value`;
      return [{ at: [low], message, fix: "swap or correct the two" }];
    }),
  );
}

function boundOf(value: unknown): string | number | undefined {
  return typeof value === "number" || (typeof value === "string" && !isRulePath(value)) ? value : undefined;
}

/** Of conditions that are never met. */
function conditionProblems(context: Context, conditions: unknown, at: Pointer): Problem[] {
  if (Array.isArray(conditions)) {
    return conditions.flatMap((each, index) => conditionProblems(context, each, [...at, index]));
  }
  return Object.entries(record(conditions)).flatMap(([path, wanted]): Problem[] => {
    const here = [...at, path];
    if (path === "anyOf") return conditionProblems(context, wanted, here);
    const isList = Array.isArray(wanted);
    return (isList ? wanted : [wanted]).flatMap((value: unknown, index) => {
      const place = isList ? [...here, index] : here;
      return context
        .places(path)
        .flatMap((each) => valueProblem(each, path, { at: place, value }))
        .slice(0, 1);
    });
  });
}
