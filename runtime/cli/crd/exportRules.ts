import { isObject, type Json, type JsonObject } from "../../schema/object.ts";
import { namedFormats } from "./namedFormats.ts";
import { literalFor, placeOf, type RulePlace } from "./rulePlace.ts";

export interface RuleExport {
  /** The exported object that the rules stand on. */
  readonly made: JsonObject;
  /** Whether a field is there exactly where its value is, zero or not. */
  readonly isExact: (schema: JsonObject) => boolean;
  /** Below a list or map, where rules of spec files do not see what a value was. */
  readonly isItem: boolean;
  /** Called for a rule that CEL does not say in few words. */
  readonly warn: (text: string) => void;
}

/** Rules of a spec file (x-rules) as those of a definition. */
export function exportRules(rules: Json | undefined, context: RuleExport): JsonObject[] {
  return (Array.isArray(rules) ? rules : []).filter(isObject).flatMap((rule) => {
    const made = translated(rule, context);
    if (made === undefined) context.warn(`${ruleName(rule)} has no equal in a definition, and is left out`);
    return made ?? [];
  });
}

/** What a rule is called in warnings, e.g. `the rule { unique: .ports }`. */
function ruleName(rule: JsonObject): string {
  const assertion = Object.keys(rule).find((each) => Object.hasOwn(assertions, each)) ?? "";
  return `the rule { ${assertion}: ${JSON.stringify(rule[assertion] ?? "").replaceAll('"', "")} }`;
}

const assertions: Readonly<Record<string, (parts: Parts) => Made[] | undefined>> = {
  require: eachField(({ isSet }) => ({ test: isSet, reason: "FieldValueRequired", message: "is required" })),
  forbid: eachField(({ isSet }) => ({ test: `!(${isSet})`, reason: "FieldValueForbidden", message: "may not be set" })),
  immutable: (parts) => (parts.isItem ? undefined : eachField(immutable)(parts)),
  check: eachField(checked),
  oneOf: choice((list) => `${list}.exists_one(x, x)`, "exactly one of"),
  anyOf: choice((list) => `${list}.exists(x, x)`, "at least one of"),
  atMostOneOf: choice((list) => `${list}.filter(x, x).size() <= 1`, "at most one of"),
  unique: () => undefined,
  keys: () => undefined,
};

/** Parts of a rule that definitions have no words for. */
const without = ["each", "on", "behind", "without"];

interface Parts extends RuleExport {
  readonly rule: JsonObject;
  readonly fields: readonly RulePlace[];
}

/** What has to hold, and what to say when it does not. */
interface Made {
  readonly test: string;
  readonly at?: RulePlace;
  readonly reason?: string;
  readonly message: string;
}

function translated(rule: JsonObject, context: RuleExport): JsonObject[] | undefined {
  const assertion = Object.keys(rule).find((each) => Object.hasOwn(assertions, each)) ?? "";
  const given = rule[assertion];
  const fields = all((Array.isArray(given) ? given : [given]).map((each) => placeIn(each, context)));
  const text = rule.message ?? "";
  const isSimple = without.every((each) => rule[each] === undefined) && typeof text === "string" && !/[{\n]/.test(text);
  if (fields === undefined || !isSimple || fields.some((each) => each.isOld)) return undefined;
  const silent = silentText(rule, context);
  const made = assertions[assertion]?.({ ...context, rule, fields });
  const at = rule.at === undefined ? undefined : placeIn(rule.at, context);
  if (silent === undefined || made === undefined || (rule.at !== undefined && at?.fieldPath === undefined))
    return undefined;
  const reason = typeof rule.reason === "string" ? reasons[rule.reason] : undefined;
  return made.map((each) => {
    const fieldPath = (at ?? each.at)?.fieldPath;
    const known = reason ?? each.reason;
    return {
      rule: [...silent, each.test.includes(" ") && silent.length > 0 ? `(${each.test})` : each.test].join(" || "),
      message: text === "" ? each.message : text,
      ...(known === undefined ? {} : { reason: known }),
      ...(fieldPath === undefined ? {} : { fieldPath }),
    };
  });
}

/** What reasons are called in definitions; the others are for wrong values. */
const reasons: Readonly<Record<string, string>> = {
  required: "FieldValueRequired",
  forbidden: "FieldValueForbidden",
  duplicate: "FieldValueDuplicate",
  invalid: "FieldValueInvalid",
};

function placeIn(path: unknown, { made, isExact }: RuleExport): RulePlace | undefined {
  return placeOf(path, made, isExact);
}

function all<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const found = values.filter((each): each is T => each !== undefined);
  return found.length === values.length ? found : undefined;
}

function eachField(make: (place: RulePlace, parts: Parts) => Made | undefined): (parts: Parts) => Made[] | undefined {
  return (parts) =>
    all(
      parts.fields.map((at) => {
        const made = make(at, parts);
        return made === undefined ? undefined : { at, ...made };
      }),
    );
}

function choice(test: (list: string) => string, words: string): (parts: Parts) => Made[] {
  return ({ fields, rule }) => {
    const names = fields.map(({ fieldPath, value }) => fieldPath ?? value).join(", ");
    const isForbidden = rule.atMostOneOf !== undefined;
    const reason = isForbidden ? "FieldValueForbidden" : "FieldValueRequired";
    const message = `${words} ${names} ${isForbidden ? "may" : "must"} be set`;
    return [{ test: test(`[${fields.map(({ isSet }) => isSet).join(", ")}]`), reason, message }];
  };
}

/** Rules of which a part reads the object before the update hold for updates alone. */
function immutable({ value, isSet, form }: RulePlace): Made | undefined {
  if (form === "other") return undefined;
  const old = (text: string) => text.replaceAll(/(?<![\w.])self\./g, "oldSelf.");
  const test = `(${isSet} ? ${old(isSet)} && ${value} == ${old(value)} : !(${old(isSet)}))`;
  return { test, message: "field is immutable" };
}

/** When a rule says nothing, as expressions of which one has to hold; undefined where CEL does not say that. */
function silentText({ when, unless }: JsonObject, context: RuleExport): string[] | undefined {
  const [needed, excepted] = [conditions(when, context), conditions(unless, context)];
  if (needed === undefined || excepted === undefined) return undefined;
  // On create there is no object before it: what asks for that is not met then, which CEL takes for a silent rule.
  const isOld = (text: string) => text.includes("oldSelf.");
  if (excepted.some(isOld) || (context.isItem && needed.some(isOld))) return undefined;
  if (needed.some((each) => isOld(each) && each.includes(" || "))) return undefined;
  return [
    ...(needed.length === 0 ? [] : [`!(${needed.join(" && ")})`]),
    ...(excepted.length === 0 ? [] : [`(${excepted.join(" && ")})`]),
  ];
}

/** Conditions that all have to hold. */
function conditions(given: Json | undefined, context: RuleExport): string[] | undefined {
  if (given === undefined) return [];
  if (typeof given === "string") return all([placeIn(given, context)?.isSet]);
  if (Array.isArray(given)) return all(given.map((each) => conditions(each, context)))?.flat();
  if (!isObject(given)) return undefined;
  return all(
    Object.entries(given).map(([path, wanted]) => {
      if (path !== "anyOf") return valueCondition(placeIn(path, context), wanted);
      const either = conditions(wanted, context);
      return either === undefined ? undefined : `(${either.map((each) => `(${each})`).join(" || ")})`;
    }),
  );
}

function valueCondition(place: RulePlace | undefined, wanted: Json): string | undefined {
  if (place === undefined) return undefined;
  const values = all((Array.isArray(wanted) ? wanted : [wanted]).map((each) => literalFor(place, each)));
  if (values === undefined) return undefined;
  const test = values.length === 1 ? `${place.value} == ${values[0]}` : `${place.value} in [${values.join(", ")}]`;
  return `${place.isSet} && ${test}`;
}

const signs: Readonly<Record<string, string>> = { atLeast: ">=", atMost: "<=", above: ">", below: "<" };

function checked(place: RulePlace, parts: Parts): Made | undefined {
  const { rule } = parts;
  const tests = Object.keys(rule).filter((each) => Object.hasOwn(checks, each));
  const texts = all(tests.map((test) => checks[test]?.({ test, place, parts, operand: rule[test] ?? null })));
  // What compares with the object before the update would take the other tests with it.
  if (texts === undefined || (texts.length > 1 && texts.some((each) => each.includes("oldSelf.")))) return undefined;
  const message = tests.map((test) => `${words[test] ?? test} ${JSON.stringify(rule[test]).replaceAll('"', "")}`);
  return { test: [`!(${place.isSet})`, `(${texts.join(" && ")})`].join(" || "), message: message.join(", ") };
}

/** How a message begins that the spec file leaves to the test. */
const words: Readonly<Record<string, string>> = {
  ...{ atLeast: "must be at least", atMost: "must be at most", above: "must be above", below: "must be below" },
  ...{ in: "must be one of", known: "must have a domain or be one of", equals: "must equal", format: "must be a" },
  ...{ matches: "must match", lacks: "must not match", maxItems: "must have at most this many items:" },
};

interface Tested {
  readonly test: string;
  readonly place: RulePlace;
  readonly parts: Parts;
  readonly operand: Json;
}

type Check = (tested: Tested) => string | undefined;

/** Tests of a value that is there; undefined where CEL would not say the same. */
const checks: Readonly<Record<string, Check>> = {
  ...{ atLeast: order, atMost: order, above: order, below: order },
  in: ({ place, parts, operand }) => {
    const zero = place.form === "text" ? '""' : place.form === "integer" ? "0" : undefined;
    const values = Array.isArray(operand) ? all(operand.map((each) => literalFor(place, each))) : undefined;
    if (zero === undefined || values === undefined) return undefined;
    // What is required has to be one of them; zero and what is not there else pass.
    const isNeeded = (parts.rule.message ?? "") !== "" && place.isRequired;
    return `${place.value} in [${[...(isNeeded ? [] : [zero]), ...values].join(", ")}]`;
  },
  known: ({ place, operand }) => {
    const values = Array.isArray(operand) ? all(operand.map((each) => literalFor(place, each))) : undefined;
    if (place.form !== "text" || values === undefined) return undefined;
    return `(${place.value} in [${['""', ...values].join(", ")}] || ${place.value}.contains("/"))`;
  },
  equals: (tested) => compared(tested, "=="),
  matches: ({ place, operand }) => matching(place, operand),
  lacks: ({ place, operand }) => {
    const text = matching(place, operand);
    return text === undefined ? undefined : `!${text}`;
  },
  format: ({ place, operand }) => {
    const named = typeof operand === "string" ? namedFormats[operand] : undefined;
    if (place.form !== "text" || named === undefined) return undefined;
    const { value } = place;
    return `(${value} == "" || (size(${value}) <= ${named.maxLength} && ${matching(place, named.pattern)}))`;
  },
  maxItems: ({ place, operand }) =>
    place.schema.type === "array" && Number.isSafeInteger(operand) ? `size(${place.value}) <= ${operand}` : undefined,
  maxBytes: () => undefined,
};

function matching({ value, form }: RulePlace, pattern: Json): string | undefined {
  return form === "text" && typeof pattern === "string" ? `${value}.matches(${JSON.stringify(pattern)})` : undefined;
}

function order(tested: Tested): string | undefined {
  const { form } = tested.place;
  return form === "integer" || form === "number" ? compared(tested, signs[tested.test] ?? "") : undefined;
}

/** A comparison with a literal or another field. An order with a field that is not there holds; equality does not. */
function compared({ place, parts, operand }: Tested, sign: string): string | undefined {
  const isPath = typeof operand === "string" && /^(?:self|oldSelf)?\./.test(operand);
  if (!isPath) {
    const literal = literalFor(place, operand);
    return literal === undefined ? undefined : `${place.value} ${sign} ${literal}`;
  }
  const other = placeIn(operand, parts);
  if (other === undefined || place.form === "other" || other.form !== place.form) return undefined;
  if (other.isOld && (parts.isItem || sign === "==")) return undefined;
  const test = `${place.value} ${sign} ${other.value}`;
  return sign === "==" ? `(${other.isSet} && ${test})` : `(!(${other.isSet}) || ${test})`;
}
