import { CelError, type Meter } from "../meter.ts";
import type { CelType } from "../type.ts";
import { areEqual, compare, findEqual, kindOf, type ListValue, searchCost, toInt, Uint, Optional } from "../value.ts";
import { Duration } from "./timeValue.ts";
import { define, type Overload } from "./define.ts";

const once = { cost: (list = 0) => list };
/** Each item is compared with one other. */
const compared = { cost: (list = 0) => list };
const pairs = { cost: (a = 0, b = 0) => a * b };

/** Kinds of items that have an order. */
export const ordered: readonly CelType["kind"][] = [
  "int",
  "uint",
  "double",
  "bool",
  "duration",
  "timestamp",
  "string",
  "bytes",
];

/** The sum of no items, by their kind. */
const zeros = { int: 0n, uint: new Uint(0n), double: 0, duration: new Duration(0n) };

export const listFunctions: readonly Overload[] = [
  define("size(list<T>): int", (list: ListValue) => BigInt(list.length)),
  define("list<T>.size(): int", (list: ListValue) => BigInt(list.length)),
  ...ordered.flatMap((kind) => [
    define(`list<${kind}>.isSorted(): bool`, isSorted, compared),
    define(`list<${kind}>.min(): ${kind}`, (list: ListValue) => extreme(list, -1), compared),
    define(`list<${kind}>.max(): ${kind}`, (list: ListValue) => extreme(list, 1), compared),
  ]),
  ...Object.entries(zeros).map(([kind, zero]) =>
    define(`list<${kind}>.sum(): ${kind}`, (list: ListValue) => sum(list, zero), once),
  ),
  define("list<T>.indexOf(T): int", indexOf),
  define("list<T>.lastIndexOf(T): int", lastIndexOf),
  define("list<T>.first(): optional<T>", (list: ListValue) => itemAt(list, 0)),
  define("list<T>.last(): optional<T>", (list: ListValue) => itemAt(list, list.length - 1)),
  define("list<T>.slice(int, int): list<T>", slice, once),
  define("list<T>.reverse(): list<T>", (list: ListValue) => [...list].reverse(), once),
  define("list<T>.distinct(): list<T>", distinct),
  ...ordered.map((kind) =>
    define(`list<${kind}>.sort(): list<${kind}>`, (list: ListValue) => sortedBy(list, list), {
      cost: sortCost,
    }),
  ),
  define("list<list<T>>.flatten(): list<T>", (list: ListValue, meter: Meter) => flatten(list, 1n, meter), {
    cost: (list = 0) => list,
  }),
  define("list<dyn>.flatten(int): list<dyn>", flatten, { cost: (list = 0) => list }),
  define("lists::range(int): list<int>", range),
  define("sets::contains(list<T>, list<T>): bool", containsAll, pairs),
  define("sets::equivalent(list<T>, list<T>): bool", areEquivalent, pairs),
  define("sets::intersects(list<T>, list<T>): bool", intersects, pairs),
];

export function sortCost(size = 0): number {
  return size * Math.log2(size + 1);
}

/** Negative, zero or positive; what has no order with another is as it. */
function order(a: unknown, b: unknown): number {
  return compare(a, b) ?? 0;
}

function isSorted(list: ListValue): boolean {
  return list.every((each, index) => index === 0 || order(list[index - 1], each) <= 0);
}

/** Items in the order of their keys, which are of one kind. Those of equal keys keep theirs. */
export function sortedBy(items: ListValue, keys: ListValue): ListValue {
  if (keys.length === 0) return [];
  const [first] = keys;
  if (!ordered.includes(kindOf(first))) throw new CelError("list elements must be comparable");
  const kind = kindOf(first);
  if (keys.some((key) => kindOf(key) !== kind)) throw new CelError("list elements must have the same type");
  const keyed = items.map((item, index) => ({ item, key: keys[index] }));
  return keyed.sort((a, b) => order(a.key, b.key)).map(({ item }) => item);
}

function sum(list: ListValue, zero: unknown): unknown {
  const [first] = list;
  if (first === undefined) return zero;
  if (typeof first === "bigint") return toInt(list.reduce<bigint>((total, each) => total + integer(each), 0n));
  if (typeof first === "number") return list.reduce<number>((total, each) => total + Number(each), 0);
  if (first instanceof Uint) {
    return new Uint(list.reduce<bigint>((total, each) => total + (each instanceof Uint ? each.value : 0n), 0n));
  }
  if (first instanceof Duration) {
    return new Duration(list.reduce<bigint>((total, each) => total + (each instanceof Duration ? each.nanos : 0n), 0n));
  }
  throw new CelError("no such overload");
}

function integer(value: unknown): bigint {
  if (typeof value !== "bigint") throw new CelError("no such overload");
  return value;
}

function extreme(list: ListValue, sign: 1 | -1): unknown {
  if (list.length === 0) throw new CelError(`${sign === 1 ? "max" : "min"} called on empty list`);
  return list.reduce((best, each) => (order(each, best) * sign > 0 ? each : best));
}

function indexOf(list: ListValue, item: unknown, meter: Meter): bigint {
  meter.spend(list.length * searchCost);
  return BigInt(list.findIndex((each) => areEqual(each, item, meter)));
}

function lastIndexOf(list: ListValue, item: unknown, meter: Meter): bigint {
  meter.spend(list.length * searchCost);
  return BigInt(list.findLastIndex((each) => areEqual(each, item, meter)));
}

function itemAt(list: ListValue, at: number): Optional {
  return at in list ? Optional.of(list[at]) : Optional.none;
}

function slice(list: ListValue, from: bigint, to: bigint): ListValue {
  const problem = sliceProblem(BigInt(list.length), from, to);
  if (problem !== undefined) throw new CelError(`cannot slice(${from}, ${to}), ${problem}`);
  return list.slice(Number(from), Number(to));
}

function sliceProblem(length: bigint, from: bigint, to: bigint): string | undefined {
  if (from < 0n || to < 0n) return "negative indexes not supported";
  if (from > to) return "start index must be less than or equal to end index";
  return to > length ? `list is length ${length}` : undefined;
}

function distinct(list: ListValue, meter: Meter): ListValue {
  const kept: ListValue = [];
  for (const each of list) if (findEqual(kept, each, meter) === undefined) kept.push(each);
  return kept;
}

/** So many levels of lists within the list are replaced by their items. */
function flatten(list: ListValue, levels: bigint, meter: Meter): ListValue {
  if (levels < 0n) throw new CelError("level must be non-negative");
  meter.spend(list.length);
  return list.flatMap((each) => {
    return Array.isArray(each) && levels > 0n ? flatten(each as ListValue, levels - 1n, meter) : [each];
  });
}

/** @limit lists.range: an evaluation error. */
const maxRange = 10_000n;

function range(count: bigint, meter: Meter): bigint[] {
  if (count > maxRange) throw new CelError(`lists.range takes at most ${maxRange}, not ${count}`);
  if (count < 0n) return [];
  meter.spend(Number(count));
  return Array.from({ length: Number(count) }, (_, index) => BigInt(index));
}

function containsAll(list: ListValue, others: ListValue, meter: Meter): boolean {
  return others.every((each) => findEqual(list, each, meter) !== undefined);
}

function areEquivalent(a: ListValue, b: ListValue, meter: Meter): boolean {
  return containsAll(a, b, meter) && containsAll(b, a, meter);
}

function intersects(a: ListValue, b: ListValue, meter: Meter): boolean {
  return a.some((each) => findEqual(b, each, meter) !== undefined);
}
