import { readdirSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { ConfigurationForm, ConfiguredFlags, Flag, FlagSet, FlagValue } from "../schema/flags.ts";
import { onDisk, readFlagFile } from "../lib/flagFile.ts";
import { durationNanos } from "../schema/duration.ts";
import { isGateOn } from "../schema/gates.ts";
import { isObject } from "../schema/object.ts";
import {
  defaultOf,
  flagValueOf,
  hasEntries,
  meantText,
  nearestName,
  propertyOf,
  together,
  withoutUserInfo,
} from "../schema/flags.ts";
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

/** What a file gives a flag. */
interface Layer {
  /** Undefined: the default, whatever files before this one give. */
  readonly value: FlagValue | undefined;
  /** Of a map: keys that have no entry from this file on. */
  readonly without?: readonly string[];
}

/**
 * The flags that configuration files give. A later file replaces a value, and of a map its entries; null takes away
 * what earlier files gave. Throws an Error for a file that cannot be read, and one whose lines are "file:line:column:
 * field: what is wrong".
 */
export function readFlagFiles(set: FlagSet, { file, folder }: FlagFiles, checks: FlagChecks = {}): ConfiguredFlags {
  const given = new Map<string, FlagValue>();
  const fields = fieldsOf(set.flags);
  const readFile = (name: string, path: string) => {
    const read = (value: unknown, report: Report) => readForm(value, { set, fields, report, checks });
    return readConfiguration(readFlagFile(name, path), path, read);
  };
  for (const [flag, { value }] of file === "" ? [] : readFile("config", file)) {
    if (value !== undefined) given.set(flag.name, placed(value, { flag, set, file }));
  }
  for (const path of folder === "" ? [] : dropInsOf(folder)) {
    for (const [flag, layer] of readFile("config-dir", path)) addTo(given, flag, layer);
  }
  return given;
}

/** The file of `config` says where something lies beside itself; a drop-in says it as an argument does. */
function placed(
  value: FlagValue,
  { flag, set, file }: { readonly flag: Flag; readonly set: FlagSet; readonly file: string },
): FlagValue {
  const isPath = set.configuration?.paths?.includes(flag.name) === true;
  return isPath && !isAbsolute(String(value)) ? resolve(dirname(file), String(value)) : value;
}

/** Entries of a map stand beside those of its default where no file before gave one. */
function addTo(given: Map<string, FlagValue>, flag: Flag, { value, without = [] }: Layer): void {
  if (value === undefined) {
    given.delete(flag.name);
    return;
  }
  const earlier = given.get(flag.name) ?? (hasEntries(flag) ? defaultOf(flag) : undefined);
  const whole = together(flag, earlier, value) ?? value;
  const kept = Object.entries(whole).filter(([key]) => !without.includes(key));
  given.set(flag.name, without.length === 0 ? whole : Object.fromEntries(kept));
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
function shownValue({ item, gates }: Flag, value: unknown): unknown {
  if (gates !== undefined) {
    return Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, isGateOn(String(each))]));
  }
  if (item === undefined) return typeof value === "string" ? withoutUserInfo(value) : value;
  const { objectOf } = itemForm(item);
  const texts = Array.isArray(value) ? value : Object.entries(Object(value)).map(([key, each]) => `${key}=${each}`);
  return texts.map((each) => objectOf(String(each)) ?? each);
}

/** By their names in each folder, where a folder's files come at its own place. */
function dropInsOf(folder: string): string[] {
  const entries = onDisk({ flag: "config-dir", path: folder, problem: "cannot read the folder" }, () =>
    readdirSync(folder, { withFileTypes: true }),
  );
  const sorted = entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return sorted.flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return dropInsOf(path);
    return dropIn.test(each.name) ? [path] : [];
  });
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

function readForm(value: unknown, { set, ...reading }: Reading & { readonly set: FlagSet }): Map<Flag, Layer> {
  const given = new Map<Flag, Layer>();
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
  reading: Reading & { readonly given: Map<Flag, Layer>; readonly form: ConfigurationForm | undefined },
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
    else if (field instanceof Map && inner === null) for (const flag of flagsIn(field)) given.set(flag, unset);
    else if (field instanceof Map) readLevel(inner, at, { ...reading, fields: field });
    else if (inner === null || isUnset(field, inner, form)) given.set(field, unset);
    else readFlag(field, inner, { path: at, report, given, check: checks[field.name] });
  }
}

const unset: Layer = { value: undefined };

function flagsIn(fields: Fields): Flag[] {
  return [...fields.values()].flatMap((each) => (each instanceof Map ? flagsIn(each) : [each]));
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
  readonly given: Map<Flag, Layer>;
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
  if (hasEntries(flag) && isObject(items)) {
    const all = Object.entries(items);
    const entries = all.filter(([, each]) => each !== null).map(([key, each]) => read({ [key]: each }, [...path, key]));
    const without = all.filter(([, each]) => each === null).map(([key]) => key);
    given.set(flag, { value: Object.assign({}, ...entries), without });
    return;
  }
  const whole = read(items, path);
  if (whole === undefined) return;
  given.set(flag, { value: whole });
  try {
    check?.(whole);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    report(path, text.replace(`--${flag.name}: `, "")); // the field's name stands before it
  }
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
