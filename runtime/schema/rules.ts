/** What generated rules (x-rules) are written with. A valid object costs its comparisons: paths are made of errors. */
import { deepEqual } from "./deepEqual.ts";
import { type FieldError, invalidAs, maxFieldErrors, movedTo, newErrors } from "./fieldError.ts";
import { faultsOf } from "./names.ts";
import type { ApiObject } from "./object.ts";
import { compareQuantities, type Quantity } from "./quantity.ts";
import type { Strategy } from "./strategy.ts";

/** What the rules of one object share. */
export interface Findings {
  /** Paths begin at the value that is looked at, and grow on the way out. */
  readonly errors: FieldError[];
  /** Whether the object is about to be made. */
  readonly isCreate: boolean;
  /** Absent: no feature gate is on. */
  readonly isGateOn?: GateCheck | undefined;
  /** Gates that are off, without which a rule has refused something; absent: none. */
  lacking?: Set<string>;
}

type GateCheck = (gate: string) => boolean;

/** The rules of a type. `old` is what the value was, where that is known: not below lists and maps. */
export type RuleCheck<T> = (self: T, old: T | undefined, findings: Findings) => void;

/** The errors of the schema, and after them those of the rules that say something new. */
export function checkRules<T>(said: FieldError[], check: RuleCheck<T>, change: GatedChange<T>): FieldError[] {
  const { object, old, isGateOn } = change;
  const findings: Findings = { errors: [], isCreate: old === undefined, isGateOn };
  check(object, old, findings);
  if (findings.errors.length === 0) return said;
  const { errors } = findings.lacking === undefined ? findings : asBefore(findings, check, change);
  return [...said, ...newErrors(errors, said)];
}

/** An object that has what a gate allows keeps it when the gate is off, and is held to the gate's rules. */
function asBefore<T>(findings: Findings, check: RuleCheck<T>, { object, old, isGateOn }: GatedChange<T>): Findings {
  if (old === undefined) return findings;
  const before: Findings = { errors: [], isCreate: false, isGateOn };
  check(old, old, before);
  const { lacking } = before;
  if (lacking === undefined) return findings;
  const isAllowed = (gate: string) => lacking.has(gate) || isGateOn?.(gate) === true;
  const again: Findings = { errors: [], isCreate: false, isGateOn: isAllowed };
  check(object, old, again);
  return again;
}

interface Change<T> {
  readonly object: T;
  readonly old: T | undefined;
}

interface GatedChange<T> extends Change<T> {
  readonly isGateOn?: GateCheck | undefined;
}

/** Whether a rule speaks that stands behind a gate. */
export function isBehind({ isGateOn }: Findings, gate: string): boolean {
  return isGateOn?.(gate) === true;
}

/** Whether a rule speaks that refuses what needs a gate. Asked when it would. */
export function isWithout(findings: Findings, gate: string): boolean {
  if (findings.isGateOn?.(gate) === true) return false;
  findings.lacking ??= new Set();
  findings.lacking.add(gate);
  return true;
}

/** An object, and what it was, in the form in which its kind is stored. */
export function asStored<T extends ApiObject, Stored>(
  strategy: Strategy<T>,
  { object, old }: Change<T>,
): Change<Stored> {
  const stored = (each: T) => (strategy.toStorage?.(each) ?? each) as Stored;
  return { object: stored(object), old: old === undefined ? undefined : stored(old) };
}

/** Applies the rules of a field's type to what it holds, if anything. */
export function checkField<T>(
  findings: Findings,
  check: RuleCheck<T>,
  {
    name,
    self,
    old,
  }: { readonly name: string; readonly self: T | null | undefined; readonly old?: T | null | undefined },
): void {
  if (self === undefined || self === null) return;
  const before = findings.errors.length;
  check(self, old ?? undefined, findings);
  if (findings.errors.length > before) putBelow(findings.errors, before, name);
}

/** Applies the rules of the items' type to each item. */
export function checkItems<T>(
  findings: Findings,
  check: RuleCheck<T>,
  { name, self }: { readonly name: string; readonly self: readonly T[] | null | undefined },
): void {
  if (self === undefined || self === null) return;
  for (let index = 0; index < self.length && findings.errors.length < maxFieldErrors; index += 1) {
    const item = self[index];
    const before = findings.errors.length;
    if (item !== undefined && item !== null) check(item, undefined, findings);
    if (findings.errors.length > before) putBelow(findings.errors, before, `${name}[${index}]`);
  }
}

/** Applies the rules of the values' type to each value of a map. */
export function checkValues<T>(
  findings: Findings,
  check: RuleCheck<T>,
  { name, self }: { readonly name: string; readonly self: Readonly<Record<string, T>> | null | undefined },
): void {
  for (const key in self) {
    const value = self[key];
    const before = findings.errors.length;
    if (before >= maxFieldErrors) return;
    if (value !== undefined && value !== null) check(value, undefined, findings);
    if (findings.errors.length > before) putBelow(findings.errors, before, `${name}[${key}]`);
  }
}

/** Calls a function for each item of a list, until there are errors enough. */
export function eachItem<T>(
  { errors }: Findings,
  list: readonly T[] | null | undefined,
  visit: (item: T, index: number) => void,
): void {
  if (list === undefined || list === null) return;
  for (let index = 0; index < list.length && errors.length < maxFieldErrors; index += 1) {
    const item = list[index];
    if (item !== undefined && item !== null) visit(item, index);
  }
}

/** The same for the values of a map. */
export function eachValue<T>(
  { errors }: Findings,
  map: Readonly<Record<string, T>> | null | undefined,
  visit: (value: T, key: string) => void,
): void {
  for (const key in map) {
    const value = map[key];
    if (errors.length >= maxFieldErrors) return;
    if (value !== undefined) visit(value, key);
  }
}

/** The same for the keys of a map. */
export function eachKey({ errors }: Findings, map: object | null | undefined, visit: (key: string) => void): void {
  for (const key in map) {
    if (errors.length >= maxFieldErrors) return;
    visit(key);
  }
}

/** Puts a name before the paths of the errors from an index on. */
function putBelow(errors: FieldError[], from: number, name: string): void {
  for (let index = from; index < errors.length; index += 1) {
    const error = errors[index];
    if (error === undefined) continue;
    const { field } = error;
    const path = field === "" ? name : field.startsWith("[") ? `${name}${field}` : `${name}.${field}`;
    errors[index] = movedTo(path, error);
  }
}

/** Whether a value is there and not of a format; "" is not there. */
export function isMalformed<T extends number | string>(
  value: T | null | undefined,
  format: (value: T) => string | undefined,
): boolean {
  return value !== undefined && value !== null && value !== "" && format(value) !== undefined;
}

/** The same of a field in which "" is a text like others. */
export function isMalformedOrEmpty<T extends number | string>(
  value: T | null | undefined,
  format: (value: T) => string | undefined,
): boolean {
  return value !== undefined && value !== null && format(value) !== undefined;
}

/** The errors of such a value. */
export function malformed<T extends number | string>(
  field: string,
  value: T | null | undefined,
  format: (value: T) => string | undefined,
): FieldError[] {
  return value === undefined || value === null ? [] : invalidAs(field, value, faultsOf(format, value));
}

export function isSame(a: unknown, b: unknown): boolean {
  return deepEqual(a, b);
}

export function hasKeys(map: object | null | undefined): boolean {
  for (const _ in map) return true;
  return false;
}

/** How many of the conditions hold. */
export function countOf(...conditions: readonly boolean[]): number {
  let count = 0;
  for (const each of conditions) if (each) count += 1;
  return count;
}

/** Those of the members that are there, in the order given. */
export function membersOf<T extends object>(self: T, members: readonly (keyof T & string)[]): (keyof T & string)[] {
  return members.filter((each) => self[each] !== undefined && self[each] !== null);
}

/** Indexes of the items that repeat an earlier one, by their key; without a key nothing is repeated. */
export function repeated<T>(list: readonly T[] | null | undefined, keyOf: (item: T) => unknown): readonly number[] {
  if (list === undefined || list === null || list.length < 2) return [];
  const seen = new Set<unknown>();
  const found: number[] = [];
  for (let index = 0; index < list.length && found.length < maxFieldErrors; index += 1) {
    const item = list[index];
    if (item === undefined) continue;
    const key = keyOf(item);
    const identity = typeof key === "object" ? JSON.stringify(key) : key;
    if (identity === undefined || identity === "") continue;
    if (seen.has(identity)) found.push(index);
    seen.add(identity);
  }
  return found;
}

/** Negative, zero or positive as an amount is less than, equal to or more than another; 0 where one is no quantity. */
export function orderOf(a: Quantity | undefined, b: Quantity | undefined): number {
  return a === undefined || b === undefined ? 0 : (compareQuantities(a, b) ?? 0);
}

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string | null | undefined): number {
  return Buffer.byteLength(text ?? "");
}

/** Bytes of the keys and values of a map in UTF-8. */
export function bytesOfMap(map: Readonly<Record<string, string>> | null | undefined): number {
  let bytes = 0;
  for (const key in map) bytes += bytesOf(key) + bytesOf(map[key]);
  return bytes;
}
