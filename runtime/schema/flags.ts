/** Command-line flags from a table: the parser and the help text that `generated/flags.ts` is thin over. */
import { isIP } from "node:net";
import { durationNanos } from "./duration.ts";
import { type Gate, isGateValue, stageSwitches } from "./gates.ts";

/**
 * `number`: with a decimal point; `list`: comma-separated and repeatable; `map`: key=value pairs, the same; `multimap`:
 * the same, and a key may have several values; `texts`: repeatable, each as it is; `duration`: text such as "5m0s".
 */
export type FlagType = "string" | "int" | "number" | "boolean" | "duration" | "list" | "texts" | "map" | "multimap";

export interface Flag {
  /** Without dashes, e.g. "secure-port". */
  readonly name: string;
  /** What the program calls it, where that is not the name in lowerCamel: names may have words of the platform. */
  readonly property?: string;
  readonly type: FlagType;
  /** What stands between key and value of a pair, "=" where it is absent; of `texts`, between two in one argument. */
  readonly separator?: string;
  /** Absent: "", 0, false, "0s", [] or {}. */
  readonly default?: string | number | boolean | readonly string[];
  /** Allowed values; of the items for a list, and "true" or "false" where a boolean cannot be changed. */
  readonly enum?: readonly string[];
  /** The keys of a map are these gates; help lists them. */
  readonly gates?: readonly Gate[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** A duration may be below 0. */
  readonly negative?: true;
  /** What a string must be. */
  readonly format?: "ip";
  /** Other programs do not see its value. */
  readonly confidential?: true;
  /** Where a configuration file gives it, e.g. "authentication.anonymous.enabled"; else by its property. */
  readonly field?: string;
  /** Of a list or map: the form of an item that a configuration file gives as an object; itemForm.ts says how. */
  readonly item?: string;
  /** It is accepted, so that programs which set it start, and nothing reads it. */
  readonly effect?: "none";
  readonly description: string;
}

export interface FlagSet {
  /** What is typed to run the program, e.g. "orch up". */
  readonly command: string;
  readonly description: string;
  /** Of the files that give flags; a program without it reads none. */
  readonly configuration?: ConfigurationForm;
  readonly flags: readonly Flag[];
  /** Flags of the field that the program does not take, each with the reason: what they ask for would not be done. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** The object that a configuration file holds. */
export interface ConfigurationForm {
  /** e.g. "ControllerManagerConfiguration" */
  readonly kind: string;
  /** e.g. "controller-manager.config.orch.io/v1alpha1" */
  readonly apiVersion: string;
  /** A text that is empty and a duration of 0 mean the default: installers write both for what they leave open. */
  readonly zeros?: "default";
  /** Flags, by their names, of which 0 means the default too. */
  readonly zeroNumbers?: readonly string[];
  /** Flags, by their names, whose value is a path, relative to the folder of the file. */
  readonly paths?: readonly string[];
}

export type FlagValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | Readonly<Record<string, readonly string[]>>;

/** What files give, by the names of flags. */
export type ConfiguredFlags = ReadonlyMap<string, FlagValue>;

/**
 * `given` has the names of flags that are not at their default because arguments or files say so; `help` is the text
 * asked for with --help or -h; `error` one line that says what is wrong with the arguments.
 */
export type ParsedFlags<Flags> =
  | { readonly flags: Flags; readonly given: ReadonlySet<string> }
  | { readonly help: string }
  | { readonly error: string };

/**
 * Reads `--name value`, `--name=value`, `--switch` and `--switch=false`; `_` in a name is `-`, and one dash will do
 * before a name of one letter. A flag given twice takes its last value, a list or map grows. Arguments replace what is
 * `configured`, but for gates: of them they replace single ones. `Flags` is the interface generated from `set`, with
 * names in lowerCamel.
 */
export function parseFlags<Flags extends object>(
  set: FlagSet,
  argv: readonly string[],
  configured: ConfiguredFlags = new Map(),
): ParsedFlags<Flags> {
  const given = new Map<Flag, FlagValue>();
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index] ?? "";
    if (argument === "--help" || argument === "-h") return { help: helpText(set) };
    const match = /^(?:--|-(?=[a-z](?:=|$)))([^=]+)(?:=([\s\S]*))?$/.exec(argument);
    if (match === null) return { error: `unexpected argument ${JSON.stringify(argument)}` };
    const name = (match[1] ?? "").replaceAll("_", "-");
    const flag = set.flags.find((each) => each.name === name);
    if (flag === undefined) return { error: unknownFlag(argument, { name, set }) };
    let text = match[2];
    if (text === undefined) {
      text = flag.type === "boolean" ? "true" : argv[++index];
      if (text === undefined) return { error: `flag needs an argument: --${name}` };
    }
    const problem = readValue(flag, text, given);
    if (problem !== "") return { error: `invalid argument ${JSON.stringify(text)} for "--${name}" flag: ${problem}` };
  }
  const entries = set.flags.map((flag) => {
    const [earlier, later] = [configured.get(flag.name), given.get(flag)];
    const value = flag.gates === undefined ? (later ?? earlier) : together(flag, earlier, later);
    return [propertyOf(flag), value ?? defaultOf(flag)];
  });
  const names = [...configured.keys(), ...[...given.keys()].map(nameOf)];
  // The generated interface and the table come from the same spec file, member for member.
  return { flags: Object.fromEntries(entries) as Flags, given: new Set(names) };
}

/**
 * Of two values of a flag the later one; the later entries of a map stand beside the earlier ones, unless files give it
 * as a list.
 */
export function together(
  flag: Flag,
  earlier: FlagValue | undefined,
  later: FlagValue | undefined,
): FlagValue | undefined {
  if (!hasEntries(flag) || earlier === undefined || later === undefined) return later ?? earlier;
  return { ...Object(earlier), ...Object(later) };
}

/** Whether files give entries of it, one by one. */
export function hasEntries({ type, item }: Flag): boolean {
  return (type === "map" && item === undefined) || type === "multimap";
}

/** The names of given flags that nothing reads. */
export function flagsWithoutEffect({ flags }: FlagSet, given: ReadonlySet<string>): readonly string[] {
  return flags.filter(({ name, effect }) => effect === "none" && given.has(name)).map(nameOf);
}

/** What the program calls a flag. */
export function propertyOf({ name, property }: Flag): string {
  return property ?? camelName(name);
}

/**
 * The value of a flag as JSON gives it: a number for an integer, a list for a list, an object for a map. Throws a
 * RangeError that says what it must be.
 */
export function flagValueOf(flag: Flag, json: unknown): FlagValue {
  const problem = (text: string) => {
    if (text !== "") throw new RangeError(text);
  };
  switch (flag.type) {
    case "string": {
      if (typeof json !== "string") throw new RangeError("must be a string");
      problem(textProblem(flag, json));
      return json;
    }
    case "duration": {
      if (typeof json !== "string") throw new RangeError(noDuration);
      problem(durationProblem(flag, json));
      return json;
    }
    case "int": {
      if (!Number.isSafeInteger(json)) throw new RangeError("must be an integer");
      problem(rangeProblem(flag, Number(json)));
      return Number(json);
    }
    case "number": {
      if (typeof json !== "number") throw new RangeError("must be a number");
      problem(rangeProblem(flag, json));
      return json;
    }
    case "boolean": {
      if (typeof json !== "boolean") throw new RangeError("must be true or false");
      problem(enumProblem(flag, String(json)));
      return json;
    }
    case "list":
    case "texts": {
      const list = stringsOf(json);
      problem(list.map((each) => enumProblem(flag, each)).find((each) => each !== "") ?? "");
      return list;
    }
    case "map": {
      const entries = entriesOf(json);
      if (flag.gates !== undefined) problem(gatesProblem(flag.gates, entries));
      const areTexts = flag.gates !== undefined || entries.every(([, each]) => typeof each === "string");
      if (!areTexts) throw new RangeError("must have texts as values");
      return Object.fromEntries(entries.map(([key, each]) => [key, String(each)]));
    }
    case "multimap":
      return Object.fromEntries(entriesOf(json).map(([key, each]) => [key, stringsOf(each)]));
  }
}

function stringsOf(json: unknown): readonly string[] {
  if (!Array.isArray(json)) throw new RangeError("must be a list");
  if (!json.every((each) => typeof each === "string")) throw new RangeError("must be a list of strings");
  return json;
}

function entriesOf(json: unknown): [string, unknown][] {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw new RangeError("must be an object");
  return Object.entries(json);
}

/**
 * What `argv` gives a flag of type string, or its default: for what has to be known before it is known what other flags
 * there are.
 */
export function givenText(set: FlagSet, argv: readonly string[], name: string): string {
  const flag = set.flags.find((each) => each.name === name);
  let given = typeof flag?.default === "string" ? flag.default : "";
  for (const [index, argument] of argv.entries()) {
    const [asked = "", ...text] = argument.split("=");
    if (asked.replaceAll("_", "-") === `--${name}`) given = text.length > 0 ? text.join("=") : (argv[index + 1] ?? "");
  }
  return given;
}

/** "secure-port" is `securePort`. */
export function camelName(flagName: string): string {
  return flagName.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Puts the value into `given`; the result says what is wrong, "" when nothing is. */
function readValue(flag: Flag, text: string, given: Map<Flag, FlagValue>): string {
  const keep = (value: FlagValue) => {
    given.set(flag, value);
    return "";
  };
  switch (flag.type) {
    case "string":
      return textProblem(flag, text) || keep(text);
    case "int": {
      if (!/^[-+]?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) return "must be an integer";
      return rangeProblem(flag, Number(text)) || keep(Number(text));
    }
    case "number": {
      if (!/^[-+]?\d+(\.\d+)?$/.test(text)) return "must be a number";
      return rangeProblem(flag, Number(text)) || keep(Number(text));
    }
    case "boolean": {
      if (!/^(true|false|t|f|1|0)$/i.test(text)) return "must be true or false";
      const isOn = /^(true|t|1)$/i.test(text);
      return enumProblem(flag, String(isOn)) || keep(isOn);
    }
    case "duration":
      return durationProblem(flag, text) || keep(text);
    case "list": {
      const items = text === "" ? [] : text.split(",");
      const problem = items.map((item) => enumProblem(flag, item)).find((each) => each !== "");
      const before = given.get(flag);
      return problem ?? keep([...(Array.isArray(before) ? before : []), ...items]);
    }
    case "texts": {
      const before = given.get(flag);
      const items = flag.separator === undefined ? [text] : text.split(flag.separator);
      return keep([...(Array.isArray(before) ? before : []), ...items]);
    }
    case "map": {
      const pairs = pairsOf(flag, text);
      if (pairs.some(([key]) => key === "")) return pairsProblem(flag);
      const problem = flag.gates === undefined ? "" : gatesProblem(flag.gates, pairs);
      if (problem !== "") return problem;
      return keep({ ...Object(given.get(flag)), ...Object.fromEntries(pairs) });
    }
    case "multimap": {
      const lists: Record<string, readonly string[]> = { ...Object(given.get(flag)) };
      for (const [key, value] of pairsOf(flag, text)) {
        if (key === "") return pairsProblem(flag);
        lists[key] = [...(lists[key] ?? []), value];
      }
      return keep(lists);
    }
  }
}

/** "a=b,c" is [["a", "b"], ["c", ""]]: what a missing value means is for its reader to say. */
function pairsOf({ separator = "=" }: Flag, text: string): [string, string][] {
  const pairs = text === "" ? [] : text.split(",");
  return pairs.map((pair) => {
    const end = pair.indexOf(separator);
    return end < 0 ? [pair.trim(), ""] : [pair.slice(0, end).trim(), pair.slice(end + separator.length).trim()];
  });
}

function pairsProblem({ separator = "=" }: Flag): string {
  return `must be key${separator}value pairs, separated by commas`;
}

const noDuration = 'must be a duration such as "30s" or "1h15m"';

function durationProblem({ negative }: Flag, text: string): string {
  const nanos = durationNanos(text);
  if (nanos === undefined) return noDuration;
  return nanos < 0n && negative !== true ? "must not be negative" : "";
}

function textProblem(flag: Flag, text: string): string {
  if (flag.format === "ip" && isIP(text) === 0) return "must be an IP address such as 127.0.0.1";
  return enumProblem(flag, text);
}

/** Versions and locks are for `featureGates` to check, which knows what is emulated. */
function gatesProblem(gates: readonly Gate[], settings: readonly (readonly [string, unknown])[]): string {
  const known = [...gates.map(nameOf), ...Object.keys(stageSwitches)];
  for (const [name, value] of settings) {
    if (!known.includes(name)) return `unrecognized feature gate: ${name}${meantText(nearestName(name, known))}`;
    if (value === "") return `missing bool value for feature gate ${name}`;
    if (typeof value === "string" ? !isGateValue(value) : typeof value !== "boolean") {
      return `invalid value of ${name}=${value}, want true or false`;
    }
  }
  return "";
}

function enumProblem(flag: Flag, text: string): string {
  if (flag.enum === undefined || flag.enum.includes(text)) return "";
  return `must be one of ${flag.enum.join(", ")}`;
}

function rangeProblem(flag: Flag, value: number): string {
  const { minimum, maximum } = flag;
  const isLow = minimum !== undefined && value < minimum;
  const isHigh = maximum !== undefined && value > maximum;
  if (!isLow && !isHigh) return "";
  if (maximum === undefined) return `must be at least ${minimum}`;
  return minimum === undefined ? `must be at most ${maximum}` : `must be between ${minimum} and ${maximum}`;
}

export function defaultOf(flag: Flag): FlagValue {
  const zero = {
    string: "",
    int: 0,
    number: 0,
    boolean: false,
    duration: "0s",
    list: [],
    texts: [],
    map: {},
    multimap: {},
  } as const;
  if (flag.type === "map" && Array.isArray(flag.default)) {
    return Object.fromEntries(pairsOf(flag, flag.default.join(",")));
  }
  return flag.default ?? zero[flag.type];
}

function unknownFlag(argument: string, { name, set }: { readonly name: string; readonly set: FlagSet }): string {
  const { flags, refused = {} } = set;
  if (Object.hasOwn(refused, name)) return `--${name} is not supported: ${refused[name]}`;
  const near = nearestName(name, flags.map(nameOf));
  const meant = near === undefined ? undefined : `--${near}`;
  return `unknown flag: ${argument.startsWith("--") ? "--" : "-"}${name}${meantText(meant)}`;
}

/** Behind a name that is not known. */
export function meantText(near: string | undefined): string {
  return near === undefined ? "" : ` (did you mean ${near}?)`;
}

/** The name that was meant by `name`, where at most one letter in three is wrong. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [near] = names
    .map((each) => ({ name: each, distance: editDistance(name, each) }))
    .sort((a, b) => a.distance - b.distance);
  return near !== undefined && near.distance <= Math.floor(name.length / 3) ? near.name : undefined;
}

/** Levenshtein's: how many letters must be put in, taken out or changed. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const helpWidth = 96;
const textIndent = "        ";
const typeWords = {
  string: " string",
  int: " int",
  number: " number",
  boolean: "",
  duration: " duration",
  list: " strings",
  texts: " string...",
  map: " key=value,...",
  multimap: " key=value,...",
} as const;

/** The text of --help. */
export function helpText(set: FlagSet): string {
  const flags = [...set.flags].sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = [...wrapped(set.description, ""), "", "Usage:", `  ${set.command} [flags]`, "", "Flags:"];
  for (const flag of flags) {
    lines.push(`  --${flag.name}${typeWords[flag.type].replace("=", flag.separator ?? "=")}`);
    const effect = flag.effect === "none" ? " No effect: it is accepted so that programs that set it start." : "";
    lines.push(...wrapped(`${flag.description}${effect}${limitsText(flag)}${defaultText(flag)}`, textIndent));
    if (flag.gates !== undefined) lines.push(...gateLines(flag.gates));
  }
  lines.push("  --help", "        Print this text and exit.");
  return `${lines.join("\n")}\n`;
}

/** What gates do: those that switch something a line each, the others by name. */
function gateLines(gates: readonly Gate[]): string[] {
  const inner = `${textIndent}  `;
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [textIndent + title, ...lines]);
  const names = (some: readonly Gate[]) => (some.length === 0 ? [] : wrapped(some.map(nameOf).join(", "), inner));
  const effective = gates.filter((each) => each.effect === undefined);
  const settable = effective.filter((each) => !each.locked);
  return [
    ...part(
      "Gates that switch something:",
      settable.map((each) => `${inner}${each.name} (${each.stage}, ${each.default ? "on" : "off"})`),
    ),
    ...part("Gates that are locked to their default:", names(effective.filter((each) => each.locked))),
    ...part(
      "Gates that are accepted and switch nothing yet:",
      names(gates.filter((each) => each.effect !== undefined)),
    ),
  ];
}

function nameOf({ name }: Gate | Flag): string {
  return name;
}

function limitsText(flag: Flag): string {
  if (flag.enum !== undefined) return ` One of: ${flag.enum.join(", ")}.`;
  const { minimum, maximum } = flag;
  if (minimum !== undefined && maximum !== undefined) return ` From ${minimum} to ${maximum}.`;
  if (minimum !== undefined) return ` At least ${minimum}.`;
  return maximum === undefined ? "" : ` At most ${maximum}.`;
}

function defaultText(flag: Flag): string {
  const value = flag.default;
  if (value === undefined || value === "" || value === 0 || value === false) return "";
  if (Array.isArray(value) && value.length === 0) return "";
  if (Array.isArray(value)) return ` (default [${value.join(",")}])`;
  return ` (default ${flag.type === "string" ? JSON.stringify(value) : value})`;
}

function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const isFull = line !== "" && indent.length + line.length + 1 + word.length > helpWidth;
    if (isFull) lines.push(indent + line);
    line = isFull || line === "" ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}

/** In place of a value that other programs do not see. */
const redacted = "<redacted>";

/** The flags that a program runs with, by name, each as it could be written on a command line. */
export function flagTexts(set: FlagSet, flags: object): Record<string, string> {
  const values = flags as Readonly<Record<string, FlagValue | undefined>>;
  return Object.fromEntries(set.flags.map((flag) => [flag.name, shownText(flag, values)]));
}

function shownText(flag: Flag, values: Readonly<Record<string, FlagValue | undefined>>): string {
  const value = values[propertyOf(flag)] ?? "";
  const text = withoutUserInfo(typeof value === "object" ? listText(value, flag) : String(value));
  return flag.confidential === true && text !== "" ? redacted : text;
}

/** URLs may have a user and a password before the host. */
export function withoutUserInfo(text: string): string {
  return text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#,]*@/gi, `$1${redacted}@`);
}

function listText(value: Extract<FlagValue, object>, { separator = "=" }: Flag): string {
  if (Array.isArray(value)) return value.join(",");
  const pairs = Object.entries(value).flatMap(([key, each]) => [each].flat().map((one) => `${key}${separator}${one}`));
  return pairs.sort().join(",");
}
