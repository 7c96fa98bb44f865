/** What is wrong with the expressions of a spec, found in one walk over its kinds. */
import { checkRule, maxSchemaCost, overBudget, type RuleProblem } from "../../runtime/cel/checkRule.ts";
import type { CelProblem } from "../../runtime/cel/compile/scope.ts";
import { compile } from "../../runtime/cel/expression.ts";
import type { RuleText } from "../../runtime/schema/structure.ts";
import { type CelType, typeText } from "../../runtime/cel/type.ts";
import { type Data, isRecord, list, number, record, recordOf, text } from "../read.ts";
import type { Pointer, SpecDocument } from "../spec.ts";
import { type CelTypes, celTypes, kindSchema } from "./celTypes.ts";
import type { Report } from "./rule.ts";
import type { SpecIndex } from "./specIndex.ts";
import { suggestFix } from "./suggest.ts";

export interface CelFinding extends Report {
  readonly rule: "bad-cel" | "cel-cost" | "rule-text";
  readonly document: SpecDocument;
  readonly pointer: Pointer;
}

const known = new WeakMap<SpecIndex, readonly CelFinding[]>();

export function celFindings(index: SpecIndex): readonly CelFinding[] {
  const found = known.get(index) ?? makeFindings(index);
  known.set(index, found);
  return found;
}

interface Walk {
  readonly index: SpecIndex;
  readonly types: CelTypes;
  readonly places: ReadonlyMap<Data, Pointer>;
  /** By document, place and message: a shared type is met more than once. */
  readonly found: Map<string, CelFinding>;
  /** The most that was looked at of a schema: what is met again with less says nothing new. */
  readonly seen: Map<Data, Seen>;
  /** What the rules of the kind cost together. */
  spent: number;
}

interface Seen {
  /** How often a value can occur in an object; infinite where a list or map on the way has no limit. */
  readonly cardinality: number;
  readonly isCorrelatable: boolean;
}

interface At extends Seen {
  readonly document: SpecDocument;
  readonly schema: Data;
}

function makeFindings(index: SpecIndex): readonly CelFinding[] {
  const places = new Map(index.sites.map((each) => [each.schema, each.pointer]));
  const walk: Walk = { index, types: celTypes(index), places, found: new Map(), seen: new Map(), spent: 0 };
  const hasRules = index.sites.some(({ schema }) => Object.hasOwn(schema, "x-validations"));
  for (const document of index.resources) {
    if (document.isBroken) continue;
    if (hasRules && isRecord(record(document.data).schema)) checkKind(walk, document);
    checkColumns(walk, document);
  }
  if (!hasRules) return [...walk.found.values()];
  // Shared types that no kind here uses are checked by themselves.
  for (const { document, schema } of index.sites) {
    if (!walk.seen.has(schema)) visit(walk, { document, schema, cardinality: 1, isCorrelatable: true });
  }
  return [...walk.found.values()];
}

function checkKind(walk: Walk, document: SpecDocument): void {
  walk.spent = 0;
  const { schema } = kindSchema(document);
  ownRules(walk, { document, schema, cardinality: 1, isCorrelatable: true }, ["schema"]);
  walk.seen.set(recordOf(record(document.data), "schema"), { cardinality: 1, isCorrelatable: true });
  visitParts(walk, { document, schema, cardinality: 1, isCorrelatable: true });
  if (walk.spent <= maxSchemaCost || [...walk.found.values()].some(({ rule }) => rule === "cel-cost")) return;
  const message = firstPart(overBudget("the estimated cost of all rules of the kind", walk.spent, maxSchemaCost));
  report(walk, { rule: "cel-cost", document, pointer: ["schema"], message, fix: costFix, on: "key" });
}

const costFix = "add maxItems, maxProperties and maxLength where lists, maps and texts are declared";

function visit(walk: Walk, at: At): void {
  const { schema, cardinality, isCorrelatable } = at;
  const seen = walk.seen.get(schema);
  if (seen !== undefined && seen.cardinality >= cardinality && (isCorrelatable || !seen.isCorrelatable)) return;
  walk.seen.set(schema, {
    cardinality: Math.max(cardinality, seen?.cardinality ?? 0),
    isCorrelatable: isCorrelatable && (seen?.isCorrelatable ?? true),
  });
  const pointer = walk.places.get(schema);
  if (pointer !== undefined) ownRules(walk, at, pointer);
  const { index } = walk;
  const target = index.follow(at.document, schema);
  if (target === undefined) return;
  if (target.schema !== schema) visit(walk, { ...at, ...target });
  else visitParts(walk, at);
}

/** How often a type can lie inside itself is not known: once is counted. */
const maxCardinality = 1e12;

function visitParts(walk: Walk, at: At): void {
  const { schema, cardinality, isCorrelatable } = at;
  for (const each of Object.values(recordOf(schema, "properties"))) {
    if (isRecord(each)) visit(walk, { ...at, schema: each });
  }
  const { items, additionalProperties: values } = schema;
  if (!isRecord(items) && !isRecord(values)) return;
  const most = number(isRecord(items) ? schema.maxItems : schema.maxProperties);
  const count = most === undefined ? Number.POSITIVE_INFINITY : timesMost(cardinality, most);
  if (isRecord(values)) visit(walk, { ...at, schema: values, cardinality: count });
  if (!isRecord(items)) return;
  const isKeyed = schema["x-list-type"] === "map";
  visit(walk, { ...at, schema: items, cardinality: count, isCorrelatable: isCorrelatable && isKeyed });
}

function timesMost(cardinality: number, most: number): number {
  return Number.isFinite(cardinality) ? Math.min(maxCardinality, cardinality * Math.max(1, most)) : cardinality;
}

function ownRules(walk: Walk, at: At, pointer: Pointer): void {
  const { document, schema, cardinality, isCorrelatable } = at;
  const rules = list(schema["x-validations"]);
  if (rules.length === 0) return;
  const type = walk.types.ofSchema({ document, schema });
  for (const [position, each] of rules.entries()) {
    const here = [...pointer, "x-validations", position];
    const rule = record(each);
    const texts = ["rule", "message", "messageExpression", "reason", "fieldPath"].filter((key) => key in rule);
    if (rule.rule === undefined || texts.some((key) => typeof rule[key] !== "string")) continue; // wrong-type says so
    const doubt = (part: string, problem: CelProblem) => {
      report(walk, {
        rule: "bad-cel",
        document,
        pointer: [...here, part],
        ...placed(problem),
        message: problem.message,
      });
    };
    const uncorrelatable = isCorrelatable ? undefined : "a list that is not of type map";
    const times = Number.isFinite(cardinality) ? cardinality : undefined;
    const place = { type, cardinality: times, uncorrelatable, doubt };
    const { problems, cost, textCost } = checkRule(rule as unknown as RuleText, place);
    walk.spent += cost + textCost;
    for (const problem of problems) reportProblem(walk, { document, pointer: here, rule }, problem);
  }
}

function reportProblem(
  walk: Walk,
  { document, pointer, rule }: Pick<CelFinding, "document" | "pointer"> & { readonly rule: Data },
  problem: RuleProblem,
): void {
  const { part, kind, at } = problem;
  const message = problem.plain ?? problem.message;
  const isStated = Object.hasOwn(rule, part);
  const where = { document, pointer: isStated ? [...pointer, part] : pointer };
  if (kind === "forbidden") report(walk, { ...where, rule: "cel-cost", message: firstPart(message), fix: costFix });
  else if (at !== undefined) {
    report(walk, { ...where, rule: "bad-cel", ...placed(at), message: `the CEL expression ${plain(at)}` });
  } else if (part === "rule" || part === "messageExpression" || part === "optionalOldSelf") {
    report(walk, { ...where, rule: "bad-cel", message, fix: fixOf(message) });
  } else {
    const fix = part === "reason" ? message : "write one line of text";
    const problem = part === "reason" ? `"${String(rule.reason)}" is no reason of an error` : message;
    report(walk, { ...where, rule: "rule-text", message: problem, fix });
  }
}

function fixOf(message: string): string {
  if (message.startsWith("oldSelf")) return "give the list x-list-type: map and x-list-map-keys, or drop oldSelf";
  if (message.startsWith("may not")) return "use oldSelf in the rule, or remove optionalOldSelf";
  return "correct the expression";
}

/** Without the advice in brackets, which is the fix. */
function firstPart(message: string): string {
  return message.replace(/ \(.*\)$/, "");
}

function plain({ message }: CelProblem): string {
  const syntax = /^Syntax error: (.*)$/s.exec(message)?.[1];
  if (syntax !== undefined) return `does not parse: ${syntax.charAt(0).toLowerCase()}${syntax.slice(1)}`;
  return `has a mistake: ${message.replace(" (in container '')", "")}`;
}

/** As many names are listed where none is near. */
const maxNamed = 12;

function placed({ start, end, unknown }: CelProblem): Pick<Report, "fix" | "within"> {
  const within = [start, end] as const;
  if (unknown === undefined) return { fix: "correct the expression", within };
  const otherwise = unknown.known.length > maxNamed ? "correct the expression" : undefined;
  return { fix: suggestFix(unknown.name, unknown.known, otherwise), within };
}

/** What a column of each type can show. */
const cellKinds: ReadonlyMap<unknown, readonly CelType["kind"][]> = new Map([
  ["integer", ["int", "uint", "dyn"]],
  ["number", ["int", "uint", "double", "dyn"]],
  ["boolean", ["bool", "dyn"]],
  ["date", ["timestamp", "string", "dyn"]],
]);

function checkColumns(walk: Walk, document: SpecDocument): void {
  for (const [position, column] of list(record(document.data).columns).entries()) {
    const { cel, type } = record(column);
    const expression = text(cel);
    if (expression === undefined) continue;
    const where = { rule: "bad-cel", document, pointer: ["columns", position, "cel"] } as const;
    const doubt = (problem: CelProblem) => report(walk, { ...where, ...placed(problem), message: problem.message });
    const self = walk.types.ofKind(document);
    const compiled = compile(expression, { variables: [{ name: "self", type: self }], doubt });
    if (!("compileError" in compiled)) {
      const kinds = cellKinds.get(type);
      if (kinds === undefined || kinds.includes(compiled.type.kind)) continue;
      const made = typeText(compiled.type);
      const message = `the expression makes ${made}, which a column of type ${text(type)} cannot show`;
      report(walk, { ...where, message, fix: "change the type of the column, or convert the value" });
    } else if (compiled.problem === undefined) {
      report(walk, { ...where, message: compiled.compileError, fix: "correct the expression" });
    } else {
      report(walk, { ...where, ...placed(compiled.problem), message: `the CEL expression ${plain(compiled.problem)}` });
    }
  }
}

function report(walk: Walk, finding: CelFinding): void {
  const { document, pointer, message } = finding;
  if (!walk.index.resources.includes(document)) return; // a library is not the user's to mend
  const key = `${document.file}\n${pointer.join("\n")}\n${message}`;
  if (!walk.found.has(key)) walk.found.set(key, finding);
}
