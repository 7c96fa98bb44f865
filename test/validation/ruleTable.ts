import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { JsonObject } from "../../runtime/schema/index.ts";
import { bigValues } from "./bigValues.ts";

/**
 * One file of `rules/`: what a kind's rules say, each shown by requests.
 *
 *     type: CronJob                       # of the rules, as is their field and rule: the three together are unique
 *     path: /apis/batch/v1/namespaces/default/cronjobs
 *     base: { metadata: { name: probe }, spec: {...} }     # in order; the server fills in apiVersion and kind
 *     given: [{ path: ..., body: {...} }]                  # requests that come first, once (a POST unless it says so)
 *     rules:
 *       - field: spec.timeZone
 *         rule: valid-time-zone
 *         tries:
 *           - change: { spec.timeZone: Nowhere/Else }
 *             causes: ['spec.timeZone: Invalid value: "Nowhere/Else": unknown time zone Nowhere/Else']
 *           - change: { spec: { timeZone: Europe/Berlin } }
 *             causes: []
 *
 * Changes are merge patches (objects merge, lists are replaced, null removes); a key of their top level may be a path
 * with dots, whose numbers index lists: `spec.containers.0.image`, or one past the end, which appends.
 * YAML is that of version 1.2, with merge keys: `mode: 0777` is 777. `!text 300` and the like: see bigValues.ts.
 *
 * A rule is shown by `tries`, or by a test elsewhere: `shownBy: { file: test/api/x.test.ts, test: its whole name }`.
 * Rules under `gates: default` meet a server with the feature gates as they are by default; others one with all on.
 */
export interface RuleFile {
  readonly type: string;
  /** The collection of the object. */
  readonly path: string;
  readonly base: JsonObject;
  readonly given: readonly (Given & Patience)[];
  readonly rules: readonly Rule[];
}

export interface Rule {
  readonly field: string;
  readonly rule: string;
  readonly gates?: "default";
  readonly tries?: readonly Try[];
  readonly shownBy?: { readonly file: string; readonly test: string };
}

/** A request that is really made, and has to succeed. */
export interface Given {
  /** Default POST. */
  readonly method?: string;
  /** Default: of the file. */
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonObject | readonly JsonObject[];
}

interface Patience {
  /** Asked again until it succeeds, for what the server does in its own time. */
  readonly patient?: boolean;
}

/**
 * A request and what comes of it. It is one of
 * - `change`: a dry run that creates `base` with this change;
 * - `update`: a dry run that replaces what `base` has become on the server by it with this change, `through` a
 *   sub-resource or as a whole;
 * - else just what `method` (default GET), `path`, `query`, `headers` and `body` say.
 *
 * An update, and a try with `from` or `after`, has an object of its own: `base` with the change `from`, created as
 * `<name of base>-<number>` unless `from` names it, and gone through what comes `after`. Objects without `after` are
 * shared by the tries of a file that want the same. Texts of the try may say {name}, {uid} and {object} (its path) of
 * it; {object} is also the default of `path`.
 *
 * Expected are any of
 * - `causes`: "field: message" of every cause of the 422, in order; none for a success;
 * - `answer`: members of the Status that refuses it, `code` at least;
 * - `gives`: parts of the object that a success returns, null for what is absent; paths and texts as in changes, and
 *   a text that begins with "~" is a regular expression;
 * - `warnings`: the texts of all warnings.
 */
export interface Try extends Given {
  readonly change?: JsonObject;
  readonly update?: JsonObject;
  readonly through?: string;
  readonly from?: JsonObject;
  readonly after?: readonly Write[];
  readonly causes?: readonly string[];
  readonly answer?: JsonObject & { readonly code: number };
  readonly gives?: JsonObject;
  readonly warnings?: readonly string[];
}

/** An update, or else any request; a path may say {object} and is that by default. */
export interface Write extends Given {
  readonly update?: JsonObject;
  readonly through?: string;
}

const keys = {
  file: ["type", "path", "base", "given", "rules"],
  rule: ["field", "rule", "gates", "tries", "shownBy"],
  given: ["method", "path", "query", "headers", "body"],
  request: ["change", "update", "through", "from", "after"],
  after: ["update", "through"],
  expected: ["causes", "answer", "gives", "warnings"],
} as const;

const repository = join(import.meta.dirname, "../..");

/** Every file below the folder, by name; throws an Error that says which rule of which file is not in order. */
export function readRuleFiles(folder: string): RuleFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((each) => each.endsWith(".yaml"))
    .sort()
    .map((each) => readRules(readFileSync(join(folder, each), "utf8"), each));
}

/** The rules of a text, whose errors call it by its name. */
export function readRules(text: string, name: string): RuleFile {
  const read = parse(text, { merge: true, customTags: bigValues }) as Omit<RuleFile, "given"> & Partial<RuleFile>;
  const file = { ...read, given: read.given ?? [] };
  checkKeys(file, keys.file, name);
  file.given.forEach((each) => checkKeys(each, [...keys.given, "patient"], `${name}: given`));
  for (const rule of file.rules) checkRule(rule, `${name}: ${rule.field}: ${rule.rule}`);
  return file;
}

function checkRule(rule: Rule, where: string): void {
  checkKeys(rule, keys.rule, where);
  if (rule.field === undefined || rule.rule === undefined) throw new Error(`${where}: has no field or no rule`);
  if (rule.gates !== undefined && rule.gates !== "default") throw new Error(`${where}: knows no such gates`);
  if (rule.shownBy !== undefined) checkShown(rule.shownBy, where);
  else if ((rule.tries ?? []).length === 0) throw new Error(`${where}: is shown by nothing`);
  for (const each of rule.tries ?? []) checkTry(each, where);
}

function checkShown({ file, test }: { readonly file: string; readonly test: string }, where: string): void {
  const path = join(repository, file);
  if (!existsSync(path)) throw new Error(`${where}: there is no file ${file}`);
  const text = readFileSync(path, "utf8");
  if (!text.includes(`"${test}"`) && !text.includes(`'${test}'`)) {
    throw new Error(`${where}: ${file} has no test ${JSON.stringify(test)}`);
  }
}

function checkTry(each: Try, where: string): void {
  checkKeys(each, [...keys.given, ...keys.request, ...keys.expected], where);
  (each.after ?? []).forEach((write) => checkKeys(write, [...keys.given, ...keys.after], where));
  const requests = ["change", "update", "method"].filter((key) => key in each);
  if (requests.length > 1) throw new Error(`${where}: a try is one request, not ${requests.join(" and ")}`);
  if (!keys.expected.some((key) => key in each)) throw new Error(`${where}: a try expects nothing`);
  if (each.answer !== undefined && typeof each.answer.code !== "number") throw new Error(`${where}: no code`);
}

function checkKeys(value: object, allowed: readonly string[], where: string): void {
  const unknown = Object.keys(value).filter((key) => !allowed.includes(key));
  if (unknown.length > 0) throw new Error(`${where}: unknown keys ${unknown.join(", ")}`);
}
