import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ConfigurationForm, ConfiguredFlags, Flag, FlagSet, FlagValue } from "../schema/flags.ts";
import { onDisk, readFlagFile } from "../lib/flagFile.ts";
import { durationNanos } from "../schema/duration.ts";
import { flagValueOf, meantText, nearestName, propertyOf, together, withoutUserInfo } from "../schema/flags.ts";
import { type Path, readConfiguration, type Report } from "./configurationFile.ts";
import { itemForm } from "./itemForm.ts";

/** Where a program's configuration lies; "" for what there is none of. */
export interface FlagFiles {
  readonly file: string;
  /** Its files that end in .conf are read after `file`, by name. */
  readonly folder: string;
}

/** The name of a drop-in file; others in the folder are left alone, such as those that an editor leaves. */
const dropIn = /\.conf$/;

/** Of flags whose values only their program can judge, by name: throws an Error that says what is wrong. */
export type FlagChecks = Readonly<Record<string, (value: FlagValue) => void>>;

/** Of the fields of a configuration: a flag, or an object of more of them. */
type Fields = Map<string, Flag | Fields>;

/**
 * The flags that configuration files give. A later file replaces a value, and of a map its entries. Throws an Error for
 * a file that cannot be read, and one whose lines are "file:line:column: field: what is wrong".
 */
export function readFlagFiles(set: FlagSet, { file, folder }: FlagFiles, checks: FlagChecks = {}): ConfiguredFlags {
  const given = new Map<string, FlagValue>();
  const fields = fieldsOf(set.flags);
  const dropIns = folder === "" ? [] : dropInsOf(folder);
  const all = [...(file === "" ? [] : [["config", file] as const]), ...dropIns.map((each) => ["config-dir", each])];
  for (const [name = "", path = ""] of all) {
    const read = (value: unknown, report: Report) => readForm(value, { set, fields, report, checks });
    for (const [flag, value] of readConfiguration(readFlagFile(name, path), path, read)) {
      given.set(flag.name, together(flag, given.get(flag.name), value) ?? value);
    }
  }
  return given;
}

/** A configuration that gives these flags as they are: what a program that runs shows of itself. */
export function configurationOf({ configuration, flags }: FlagSet, values: object): object {
  const { kind, apiVersion } = configuration ?? {};
  const result: Record<string, unknown> = configuration === undefined ? {} : { kind, apiVersion };
  for (const flag of flags) {
    const value = (values as Readonly<Record<string, unknown>>)[propertyOf(flag)];
    const isUnset = value === "" && flag.enum !== undefined;
    if (flag.confidential === true || isAboutFiles(flag) || isUnset) continue;
    const path = fieldOf(flag);
    let target = result;
    for (const name of path.slice(0, -1)) target = (target[name] ??= {}) as Record<string, unknown>;
    target[path.at(-1) ?? ""] = shownValue(flag, value);
  }
  return result;
}

/** As a file would give it. */
function shownValue({ item }: Flag, value: unknown): unknown {
  if (item === undefined) return typeof value === "string" ? withoutUserInfo(value) : value;
  const { objectOf } = itemForm(item);
  const texts = Array.isArray(value) ? value : Object.entries(Object(value)).map(([key, each]) => `${key}=${each}`);
  return texts.map((each) => objectOf(String(each)) ?? each);
}

function dropInsOf(folder: string): string[] {
  const names = onDisk({ flag: "config-dir", path: folder, problem: "cannot read the folder" }, () =>
    readdirSync(folder, { recursive: true }),
  ).map(String);
  return names
    .filter((each) => dropIn.test(each))
    .sort()
    .map((each) => join(folder, each))
    .filter((each) => statSync(each, { throwIfNoEntry: false })?.isDirectory() !== true);
}

/** A file that gave files would have to be read before itself. */
function isAboutFiles({ name }: Flag): boolean {
  return name === "config" || name === "config-dir" || name === "generated";
}

function fieldOf(flag: Flag): readonly string[] {
  return (flag.field ?? propertyOf(flag)).split(".");
}

function fieldsOf(flags: readonly Flag[]): Fields {
  const all: Fields = new Map();
  for (const flag of flags) {
    if (isAboutFiles(flag)) continue;
    const path = fieldOf(flag);
    let level = all;
    for (const name of path.slice(0, -1)) {
      const inner = level.get(name);
      const next: Fields = inner instanceof Map ? inner : new Map();
      level.set(name, next);
      level = next;
    }
    level.set(path.at(-1) ?? "", flag);
  }
  return all;
}

interface Reading {
  readonly checks: FlagChecks;
  readonly fields: Fields;
  readonly report: Report;
}

function readForm(value: unknown, { set, ...reading }: Reading & { readonly set: FlagSet }): Map<Flag, FlagValue> {
  const given = new Map<Flag, FlagValue>();
  const form = set.configuration;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    reading.report([], "must be an object");
    return given;
  }
  const { kind, apiVersion, ...rest } = value as Readonly<Record<string, unknown>>;
  if (form === undefined) reading.report([], `${set.command} reads no configuration files`);
  else {
    if (apiVersion !== form.apiVersion) reading.report(["apiVersion"], `must be ${form.apiVersion}`);
    if (kind !== form.kind) reading.report(["kind"], `must be ${form.kind}`);
  }
  readLevel(rest, [], { ...reading, given, form });
  return given;
}

function readLevel(
  value: unknown,
  path: Path,
  reading: Reading & { readonly given: Map<Flag, FlagValue>; readonly form: ConfigurationForm | undefined },
): void {
  const { fields, report, given, form, checks } = reading;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report(path, "must be an object");
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const at = [...path, name];
    const field = fields.get(name);
    if (field === undefined) report(at, unknownField(name, fields));
    else if (field instanceof Map) readLevel(inner ?? {}, at, { ...reading, fields: field });
    else if (inner === null || isUnset(field, inner, form)) continue;
    else readFlag(field, inner, { path: at, report, given, check: checks[field.name] });
  }
}

/** Whether what a file gives stands for the default. */
function isUnset({ type, name }: Flag, value: unknown, form: ConfigurationForm | undefined): boolean {
  if (value === 0 && form?.zeroNumbers?.includes(name) === true) return true;
  if (form?.zeros !== "default") return false;
  if (value === "") return true;
  return type === "duration" && (value === 0 || (typeof value === "string" && durationNanos(value) === 0n));
}

interface FlagReading {
  readonly path: Path;
  readonly report: Report;
  readonly given: Map<Flag, FlagValue>;
  readonly check: FlagChecks[string] | undefined;
}

function readFlag(flag: Flag, value: unknown, { path, report, given, check }: FlagReading): void {
  const items = flag.item === undefined ? value : itemsOf(flag, value, { path, report });
  if (items === undefined) return;
  const read = (value: unknown, at: Path): FlagValue | undefined => {
    try {
      return flagValueOf(flag, value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      report(at, error.message);
      return undefined;
    }
  };
  if (flag.type === "map" && flag.item === undefined && isObject(items)) {
    const entries = Object.entries(items).map(([key, each]) => read({ [key]: each }, [...path, key]));
    given.set(flag, Object.assign({}, ...entries));
    return;
  }
  const whole = read(items, path);
  if (whole === undefined) return;
  given.set(flag, whole);
  try {
    check?.(whole);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    report(path, text.replace(`--${flag.name}: `, "")); // the field's name stands before it
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a flag whose items are objects, as the flag takes it; undefined, and reported, where it is none. */
function itemsOf(
  { item = "", type }: Flag,
  value: unknown,
  { path, report }: { readonly path: Path; readonly report: Report },
): unknown {
  if (!Array.isArray(value)) {
    report(path, "must be a list");
    return undefined;
  }
  const { textOf } = itemForm(item);
  const texts = value.map((each, index) => textOf(each, { path: [...path, index], report }));
  if (texts.includes(undefined)) return undefined;
  return type === "map" ? Object.fromEntries(texts.map((each) => String(each).split("="))) : texts;
}

function unknownField(name: string, fields: Fields): string {
  return `is not known${meantText(nearestName(name, [...fields.keys()]))}`;
}
