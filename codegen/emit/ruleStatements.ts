import type { DeclaredRule, FieldModel } from "../model.ts";
import { checkedPath, everyItem, messagePath, messagePaths, type RulePath } from "../rulePath.ts";
import {
  type Access,
  accessOf,
  formOf,
  heldBy,
  isSetText,
  itemAt,
  operandText,
  type RuleContext,
  rootAccess,
  stepInto,
} from "./ruleAccess.ts";
import { conditionTexts } from "./ruleConditions.ts";
import { testTexts } from "./ruleTests.ts";

/** The statements of rules, one after the other. Those about the items of the same lists share their loops. */
export function ruleStatements(context: RuleContext, rules: readonly DeclaredRule[]): string[] {
  return groupsOf(rules).flatMap((group) => {
    const each = group[0]?.each ?? [];
    if (each.length === 0) return group.flatMap((rule) => plainStatements(context, rule));
    const inner = (item: Access) => group.flatMap((rule) => plainStatements({ ...context, item }, rule));
    return each.flatMap(({ of, steps }) => {
      const path: RulePath = { of, steps: [...steps, everyItem] };
      return looped(context, { from: rootAccess(context, of), path, position: 0, isOfKeys: false, inner });
    });
  });
}

/** Rules that follow each other and are about the items of the same lists. */
function groupsOf(rules: readonly DeclaredRule[]): DeclaredRule[][] {
  const groups: DeclaredRule[][] = [];
  let last = "";
  for (const rule of rules) {
    const each = JSON.stringify(rule.each);
    if (each === last) groups.at(-1)?.push(rule);
    else groups.push([rule]);
    last = each;
  }
  return groups;
}

function plainStatements(context: RuleContext, rule: DeclaredRule): string[] {
  const conditions = conditionTexts(context, rule);
  switch (rule.assertion) {
    case "oneOf":
    case "anyOf":
    case "atMostOneOf":
      return choiceStatements(context, rule, conditions);
    case "immutable":
      return immutableStatements(context, rule, conditions);
    default:
      return rule.fields.flatMap((path) => fieldStatements(context, { rule, path, conditions }));
  }
}

interface FieldRule {
  readonly rule: DeclaredRule;
  readonly path: RulePath;
  readonly conditions: readonly string[];
}

/** What is wrong with a place, and the error of that. */
interface Fault {
  readonly condition: string;
  readonly error: string;
}

function fieldStatements(context: RuleContext, { rule, path, conditions }: FieldRule): string[] {
  const isLooped = path.steps.includes(everyItem);
  const inner = (at: Access) => placeStatements(context, { rule, at, conditions: isLooped ? [] : conditions });
  const isOfKeys = rule.assertion === "keys";
  const lines = looped(context, { from: rootAccess(context, path.of), path, position: 0, isOfKeys, inner });
  if (!isLooped || conditions.length === 0) return lines;
  return [`if (${conditions.join(" && ")}) {`, ...indented(lines), "}"];
}

interface Loop {
  readonly from: Access;
  readonly path: RulePath;
  readonly position: number;
  /** Whether the rule is about the keys of the last map, not its values. */
  readonly isOfKeys: boolean;
  readonly inner: (at: Access) => string[];
}

/** Goes along a path, with a loop for each step that goes on with every item. */
function looped(context: RuleContext, loop: Loop): string[] {
  const { from, path, position, isOfKeys, inner } = loop;
  const step = path.steps[position];
  if (step === undefined) return inner(from);
  const next = position + 1;
  if (step !== everyItem)
    return looped(context, { ...loop, from: stepInto(context.model, from, step), position: next });
  const isMap = from.use.kind === "map";
  const [item, key] = loopNames(from, isMap ? "key" : "index");
  const at: Access = itemAt(from, key, item);
  const body = indented(looped(context, { ...loop, from: at, position: next }));
  const isLast = next === path.steps.length;
  if (isMap && isOfKeys && isLast) {
    return [`${context.use("eachKey")}(findings, ${from.value}, (${key}) => {`, ...body, "});"];
  }
  const helper = context.use(isMap ? "eachValue" : "eachItem");
  return [`${helper}(findings, ${from.value}, (${item}, ${key}) => {`, ...body, "});"];
}

/** Variables of a loop: of the outermost `each` and `index`, of the one inside `each2` and `index2`. */
function loopNames({ keys }: Access, key: "index" | "key"): readonly [item: string, key: string] {
  const ending = keys.length === 0 ? "" : String(keys.length + 1);
  return [`each${ending}`, `${key}${ending}`];
}

interface PlaceRule {
  readonly rule: DeclaredRule;
  readonly at: Access;
  readonly conditions: readonly string[];
}

function placeStatements(context: RuleContext, { rule, at, conditions }: PlaceRule): string[] {
  if (rule.assertion === "unique") return uniqueStatements(context, { rule, at, conditions });
  const gate = gateText(context, rule);
  const faults = faultsOf(context, rule, at).map((each) => ({ ...each, condition: both([each.condition], gate) }));
  const lines =
    faults.length < 2 || conditions.length === 0
      ? firstOf(faults.map((each) => ({ ...each, condition: both(conditions, each.condition) })))
      : [`if (${conditions.join(" && ")}) {`, ...indented(firstOf(faults)), "}"];
  const isOfKeys = rule.assertion === "keys" && at.use.kind === "map";
  return isOfKeys ? [`${context.use("eachKey")}(findings, ${at.value}, (key) => {`, ...indented(lines), "});"] : lines;
}

/** Whether the gate lets the rule speak, asked last: "" for a rule that hangs on none. */
function gateText({ use }: RuleContext, { behind, without }: DeclaredRule): string {
  if (behind !== undefined) return `${use("isBehind")}(findings, ${JSON.stringify(behind)})`;
  return without === undefined ? "" : `${use("isWithout")}(findings, ${JSON.stringify(without)})`;
}

function both(conditions: readonly string[], condition: string): string {
  return [...conditions, condition].filter((each) => each !== "").join(" && ");
}

/** Of several faults the first is reported. */
function firstOf(faults: readonly Fault[]): string[] {
  return faults.flatMap(({ condition, error }, index) => {
    const [first = "", ...rest] = ifStatement(condition, error);
    return [`${index === 0 ? "" : "else "}${first}`, ...rest];
  });
}

/** Lines are kept within this width where they can be broken. */
const maxColumns = 116;

function ifStatement(condition: string, statement: string): string[] {
  if (condition === "") return [statement];
  const line = `if (${condition}) ${statement}`;
  return line.length <= maxColumns ? [line] : [`if (${condition}) {`, `  ${statement}`, "}"];
}

function faultsOf(context: RuleContext, rule: DeclaredRule, at: Access): Fault[] {
  const { model } = context;
  switch (rule.assertion) {
    case "require": {
      // An item of a list is there, but may be "".
      const condition =
        isItem(at) && formOf(model, at.use) === "text" ? `!${at.value}` : isSetText(model, at, { negated: true });
      return [{ condition, error: errorText(context, { rule, at, reason: "required" }) }];
    }
    case "forbid":
      return [
        {
          condition: isRoot(context, at) ? "" : isSetText(model, at),
          error: errorText(context, { rule, at, reason: "forbidden" }),
        },
      ];
    default:
      return testTexts(context, rule, at).map(({ condition, ...failure }) => ({
        condition,
        error: errorText(context, { rule, at, ...failure }),
      }));
  }
}

function isItem({ path, keys }: Access): boolean {
  return keys.length > 0 && path.endsWith(`[\${${keys.at(-1)}}]`);
}

/** Whether a place is the whole that the rule is about, which is always there. */
function isRoot(context: RuleContext, { value }: Access): boolean {
  return value === rootAccess(context, "self").value;
}

interface ErrorParts {
  readonly rule: DeclaredRule;
  readonly at: Access;
  readonly reason: NonNullable<DeclaredRule["reason"]>;
  /** The expression of the detail, where the message is not it. */
  readonly detail?: string;
  /** The expression of the format that says what is wrong. */
  readonly format?: string;
}

/** `errors.push(invalid("path", value, "message"));` */
export function errorText(context: RuleContext, { rule, at, reason, detail, format }: ErrorParts): string {
  const actual = rule.reason ?? reason;
  const blamed = rule.at === undefined ? at : accessOf(context, rule.at, at);
  const path = pathText(blamed.path);
  const text = detail ?? messageText(context, rule.message, at);
  const made = format === undefined ? context.use(actual === "notSupported" ? "notSupportedAsListed" : actual) : "";
  if (actual === "required" || actual === "forbidden") {
    return `errors.push(${made}(${path}${text === '""' && actual === "required" ? "" : `, ${text}`}));`;
  }
  if (actual === "tooLong") return `errors.push(${made}(${path}, ${text}));`;
  const value = rule.assertion === "keys" && rule.value === undefined ? "key" : valueText(context, rule, blamed);
  if (actual === "notSupported" && detail === undefined) {
    return `errors.push(${made}(${path}, ${value}, [${text.replaceAll(", ", '", "')}]));`;
  }
  if (format !== undefined) return `errors.push(...${context.use("malformed")}(${path}, ${value}, ${format}));`;
  return `errors.push(${made}(${path}, ${value}${actual === "duplicate" ? "" : `, ${text}`}));`;
}

function valueText(context: RuleContext, rule: DeclaredRule, at: Access): string {
  const { value: shown, ...plain } = rule;
  if (shown !== undefined && "literal" in shown && typeof shown.literal === "string") {
    return withNames(context, rule, shown.literal);
  }
  if (shown !== undefined && "literal" in shown) return operandText(context, shown);
  if (shown !== undefined) return valueText(context, plain, accessOf(context, shown.path, at));
  if (formOf(context.model, at.use) === "quantity") return `String(${at.value})`;
  if (at.field === undefined || at.field.required) return at.value;
  return `${at.value} ?? ${absentText(context, at, at.field)}`;
}

/** What an error shows of a field that is not there: its zero where that is the same. */
function absentText({ model }: RuleContext, at: Access, { presence, nullable }: FieldModel): string {
  const form = presence === "pointer" || nullable ? "other" : formOf(model, at.use);
  return { text: '""', number: "0", flag: "false", list: "[]" }[form as string] ?? "null";
}

/** A literal, or a template where it names fields of the object in braces. */
function messageText(context: RuleContext, message: string, at?: Access): string {
  if (messagePaths(message).length === 0) return JSON.stringify(message);
  const text = JSON.stringify(message)
    .slice(1, -1)
    .replaceAll(/`|\$\{/g, "\\$&")
    .replaceAll('\\"', '"');
  const shown = text.replaceAll(messagePath, (_, path: string) => {
    return `\${${accessOf(context, checkedPath(path), at).value}}`;
  });
  return `\`${shown}\``;
}

export function pathText(path: string): string {
  return path.includes("${") ? `\`${path}\`` : JSON.stringify(path);
}

/** A literal in which {*} stands for those of the fields that are set. */
function withNames(context: RuleContext, { fields }: DeclaredRule, text: string): string {
  if (!text.includes("{*}")) return JSON.stringify(text);
  return `\`${text.replace("{*}", `\${${membersText(context, fields)}.join(", ")}`)}\``;
}

/** The names of those of the fields that are set. */
function membersText(context: RuleContext, fields: readonly RulePath[]): string {
  const names = fields.map(({ steps }) => steps[0] ?? "");
  const self = rootAccess(context, "self").value;
  return `${context.use("membersOf")}(${self}, ${JSON.stringify(names).replaceAll(",", ", ")})`;
}

function choiceStatements(context: RuleContext, rule: DeclaredRule, conditions: readonly string[]): string[] {
  const places = rule.fields.map((path) => accessOf(context, path));
  const set = places.map((at) => isSetText(context.model, at));
  const unset = places.map((at) => isSetText(context.model, at, { negated: true }));
  const flags = set.map((each) => (/[=!]== |[=!]= |^hasKeys/.test(each) ? each : `Boolean(${each})`));
  const count = () => `${context.use("countOf")}(${flags.join(", ")})`;
  const whole = rootAccess(context, "self");
  const failing = {
    anyOf: () => unset.join(" && "),
    oneOf: () => (flags.length === 2 ? `(${flags[0]}) === (${flags[1]})` : `${count()} !== 1`),
    atMostOneOf: () => (set.length === 2 ? set.join(" && ") : `${count()} > 1`),
  }[rule.assertion as "oneOf" | "anyOf" | "atMostOneOf"]();
  const test = [...conditions, failing].join(" && ");
  if (rule.assertion !== "atMostOneOf" || rule.at !== undefined) {
    const reason = rule.assertion === "atMostOneOf" ? "forbidden" : "required";
    return ifStatement(test, hiding(context, rule, errorText(context, { rule, at: whole, reason })));
  }
  const message = messageText(context, rule.message);
  const name = whole.path === "" ? "name" : pathText(`${whole.path}.\${name}`);
  const push = `errors.push(${context.use("surplus")}(${name}, ${message}));`;
  return [`if (${test}) {`, `  for (const name of ${membersText(context, rule.fields)}.slice(1)) ${push}`, "}"];
}

/** The error of a rule, with the fields of which nothing is said besides. */
function hiding({ use }: RuleContext, { assertion, fields, hides }: DeclaredRule, error: string): string {
  if (hides !== true) return error;
  const below = (steps: readonly string[]) => JSON.stringify(`.${steps.join(".")}`);
  const names = assertion === "immutable" ? '""' : fields.map(({ steps }) => below(steps)).join(", ");
  return error.replace("errors.push(", `errors.push(${use("hiding")}([${names}], `).replace(/\);$/, "));");
}

function uniqueStatements(context: RuleContext, { rule, at, conditions }: PlaceRule): string[] {
  const { model } = context;
  const [, index] = loopNames(at, "index");
  const item: Access = { value: "each", path: "", use: heldBy(at.use), field: undefined, keys: [] };
  const keys = rule.by.map((path) => {
    let key = item;
    for (const step of path.steps) key = stepInto(model, key, step);
    return key;
  });
  const [only] = keys;
  const isOne = keys.length === 1 && only !== undefined;
  const key = isOne
    ? only.value.replace("each?.", "each.")
    : keys.length === 0
      ? "each"
      : `[${keys.map((each) => each.value).join(", ")}]`;
  const whole = itemAt(at, index);
  const found: Access = !isOne
    ? whole
    : {
        ...whole,
        value: `${whole.value}${only.value.slice("each".length)}`,
        path: `${whole.path}.${only.path}`,
        use: only.use,
      };
  const lines = [
    `for (const ${index} of ${context.use("repeated")}(${at.value}, (each) => ${key.replaceAll("each?.", "each.")})) {`,
    `  ${errorText(context, { rule, at: found, reason: "duplicate" })}`,
    "}",
  ];
  return conditions.length === 0 ? lines : [`if (${conditions.join(" && ")}) {`, ...indented(lines), "}"];
}

/** An error for each field that changed; with `at`, one for all of them. */
function immutableStatements(context: RuleContext, rule: DeclaredRule, conditions: readonly string[]): string[] {
  const changes = rule.fields.map((path) => changeText(context, path));
  const detail = rule.message === "" ? JSON.stringify("field is immutable") : messageText(context, rule.message);
  const when = ["old !== undefined", ...conditions];
  if (rule.at !== undefined) {
    const changed = changes.length === 1 ? changes.join() : `(${changes.join(" || ")})`;
    const error = errorText(context, { rule, at: accessOf(context, rule.at), reason: "invalid", detail });
    return ifStatement([...when, changed].join(" && "), error);
  }
  return rule.fields.flatMap((path, index) => {
    const error = hiding(
      context,
      rule,
      errorText(context, { rule, at: accessOf(context, path), reason: "invalid", detail }),
    );
    return ifStatement([...when, changes[index]].join(" && "), error);
  });
}

function changeText(context: RuleContext, path: RulePath): string {
  const now = accessOf(context, path);
  const before = accessOf(context, { ...path, of: "old" });
  const absentIsZero = now.field !== undefined && now.field.presence !== "pointer" && !now.field.nullable;
  const zero = absentIsZero ? zeroOf(formOf(context.model, now.use)) : undefined;
  const [a, b] = [now, before].map(({ value }) => (zero === undefined ? value : `${value} ?? ${zero}`));
  return `!${context.use("isSame")}(${a}, ${b})`;
}

function zeroOf(form: string): string | undefined {
  if (form === "text") return '""';
  if (form === "list") return "[]";
  if (form === "map") return "{}";
  return undefined;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((each) => `  ${each}`);
}
