import type { CelType } from "../type.ts";
import { maxSizeOf } from "./sizes.ts";

/** What estimates know of a part of an expression. */
export interface Estimated {
  readonly type: CelType;
  /** The most that one run spends, in whole units. */
  readonly cost: number;
  /** Upper bound of the size of its value, 1 for what has none; infinite: not known. */
  readonly size: number;
  /** The same of the items of a list, or the values of a map, that the expression makes. */
  readonly entrySize?: number | undefined;
  /** The steps from a variable to it, by which the schema is asked for its size. */
  readonly path?: readonly string[] | undefined;
  /** The value of a literal. */
  readonly literal?: unknown;
}

export interface Estimate {
  readonly cost: number;
  readonly size?: number | undefined;
}

/** How much of a unit it costs to look at a character. */
const perCharacter = 0.1;
/** What is known of a pattern is its length alone: so much of each of its characters is one step. */
const perPatternCharacter = 0.25;
export const listCost = 10;
export const mapCost = 30;
export const structCost = 40;
/** Formats count as patterns of this length. */
const formatPattern = 128;
const largestFormat = 64;
/** What comparing the bytes of two addresses costs, and what masking one does. */
const comparedAddresses = Math.ceil(32 * perCharacter);
const maskedAddress = Math.ceil(16 * perCharacter) + 1;

/** Nothing times an unknown number is nothing. */
export function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

export function scanned(size: number, factor = 1): number {
  return Math.ceil(Number((size * factor * perCharacter).toPrecision(15)));
}

/** Scalars have the size 1 where no schema is asked; of anything else nothing is known. */
export function sizeOfType(type: CelType): number {
  const { kind } = type;
  if (kind === "optional") return sizeOfType(type.of);
  return scalars.includes(kind) ? 1 : Number.POSITIVE_INFINITY;
}

const scalars: readonly string[] = ["bool", "double", "duration", "int", "timestamp", "uint"];

/**
 * The size of what lies at a path, as the schema says: below "self" as below any other start. Numbers and objects have
 * none. What no path leads to is as its type.
 */
export function sizeAt(root: CelType, path: readonly string[] | undefined, type: CelType): number {
  if (path === undefined || path.length === 0) return sizeOfType(type);
  let at: CelType | undefined = root;
  for (const step of path.slice(1)) at = at && below(at, step);
  return at === undefined ? sizeOfType(type) : sizeInSchema(at);
}

function below(type: CelType, step: string): CelType | undefined {
  switch (step) {
    case "@items":
    case "@values":
      return type.kind === "list" ? type.item : type.kind === "map" ? type.value : undefined;
    case "@keys":
      return type.kind === "map" ? { kind: "string", maxSize: type.key.maxSize ?? 0 } : undefined;
    default:
      if (type.kind === "object") return type.fields.get(step)?.type;
      // Values of any type are as large under each name, where something is known of them.
      return type.kind === "map" && type.value.kind === "dyn" && type.value.maxSize !== undefined
        ? type.value
        : undefined;
  }
}

function sizeInSchema(type: CelType): number {
  if (type.kind === "duration" || type.kind === "timestamp") return type.maxSize ?? longestTime;
  return ["string", "bytes", "dyn", "list", "map"].includes(type.kind) ? maxSizeOf(type) : 0;
}

const longestTime = 32;

/** The size of the items of a list, as far as its schema says; of a list that is made nothing is known. */
function itemSize(root: CelType, { type, path }: Estimated): number {
  if (type.kind !== "list" || path === undefined) return Number.POSITIVE_INFINITY;
  return sizeAt(root, [...path, "@items"], type.item);
}

export interface EstimatedCall {
  readonly name: string;
  /** Absent: the function is no method. */
  readonly target: Estimated | undefined;
  readonly args: readonly Estimated[];
  /** The type that paths begin at. */
  readonly root: CelType;
  /** The type of the parameter that decides which overload it is. */
  readonly parameter: CelType | undefined;
}

type Estimator = (call: EstimatedCall) => Estimate;

/** What a call of one overload costs beside its arguments, and how large its result is. Most cost one unit. */
export function estimateCall(call: EstimatedCall): Estimate {
  return estimators.get(call.name)?.(call) ?? { cost: 1 };
}

const unknown = Number.POSITIVE_INFINITY;

function argSize({ args }: EstimatedCall, index = 0): number {
  return args[index]?.size ?? unknown;
}

function targetSize({ target }: EstimatedCall): number {
  return target?.size ?? unknown;
}

function ofArgument(call: EstimatedCall): Estimate {
  return { cost: scanned(argSize(call)) };
}

function ofTarget(call: EstimatedCall): Estimate {
  return { cost: scanned(targetSize(call)), size: targetSize(call) };
}

/** Items are compared one by one; a text is looked at once. */
function ofItems(call: EstimatedCall): Estimate {
  const { target, root } = call;
  if (target?.type.kind !== "list") return { cost: scanned(targetSize(call)) };
  const isLong = ["string", "bytes"].includes(target.type.item.kind);
  return { cost: times(target.size, isLong ? 1 + scanned(itemSize(root, target)) : 1) };
}

function ofMatching(call: EstimatedCall): Estimate {
  const text = scanned(targetSize(call) + 1);
  return { cost: times(text, Math.ceil(argSize(call) * perPatternCharacter)) };
}

function replaced(call: EstimatedCall): Estimate {
  const [size, from, to] = [targetSize(call), literalSize(call.args[0]), argSize(call, 1)];
  const cost = scanned(size, 2);
  if (from === 0) return { cost, size: times(size + 1, to) + size };
  return { cost, size: to <= from ? size : times(Math.ceil(size / from), to) };
}

/** A text that is no literal may be empty. */
function literalSize(part: Estimated | undefined): number {
  return typeof part?.literal === "string" ? part.size : 0;
}

function split(call: EstimatedCall): Estimate {
  const count = call.args[1]?.literal;
  const limit = typeof count === "bigint" ? (count < 0n ? unknown : Number(count)) : undefined;
  return { cost: scanned(targetSize(call), 2), size: limit ?? targetSize(call) };
}

function joined(call: EstimatedCall): Estimate {
  const { target, args, root } = call;
  const list = targetSize(call);
  const items = target?.type.kind === "list" ? times(list, itemSize(root, target)) : 0;
  const separators = args.length === 0 ? 0 : times(argSize(call), Math.max(0, list - 1));
  return { cost: scanned(items + separators), size: items + separators };
}

/** A list that is made costs its allocation and the call. */
function made(size: number, factor = 1): Estimate {
  return { cost: Math.ceil(times(factor, size)) + 1 + listCost, size };
}

function numberOr(part: Estimated | undefined, other: number): number {
  return typeof part?.literal === "bigint" ? Number(part.literal) : other;
}

/** One that ends before it begins counts as endless. */
function sliced(call: EstimatedCall): Estimate {
  const size = numberOr(call.args[1], targetSize(call)) - numberOr(call.args[0], 0);
  return made(size < 0 ? unknown : size);
}

/** What sorting costs by the number of keys, and what they are. */
export function estimateSort(size: number, key: CelType): Estimate {
  return made(times(size, size), ["string", "bytes"].includes(key.kind) ? 2.1 : 2);
}

function sorted(call: EstimatedCall): Estimate {
  const { parameter, root } = call;
  return estimateSort(targetSize(call), parameter?.kind === "list" ? parameter.item : root);
}

function contained(factor: number): Estimator {
  return (call) => ({ cost: times(times(argSize(call), argSize(call, 1)), factor) + 1 });
}

const inNetwork = (cost: number): Estimator => {
  return (call) => ({ cost: cost + (call.args[0]?.type.kind === "string" ? scanned(argSize(call)) : 0) });
};

const estimators: ReadonlyMap<string, Estimator> = new Map<string, Estimator>([
  ["check", () => ({ cost: 350_000 })],
  ...["isSorted", "sum", "max", "min", "indexOf", "lastIndexOf"].map((name): [string, Estimator] => [name, ofItems]),
  ...["url", "jsonpatch.escapeKey"].map((name): [string, Estimator] => [
    name,
    (call) => ({ ...ofArgument(call), size: argSize(call) }),
  ]),
  ...["lowerAscii", "upperAscii", "substring", "trim"].map((name): [string, Estimator] => [name, ofTarget]),
  ["replace", replaced],
  ["split", split],
  ["join", joined],
  ...["find", "findAll"].map((name): [string, Estimator] => [
    name,
    (call) => ({ ...ofMatching(call), size: targetSize(call) }),
  ]),
  ["matches", (call) => (call.target === undefined ? { cost: 1 } : ofMatching(call))],
  ...["cidr", "isIP", "isCIDR", "quantity", "isQuantity", "semver", "isSemver"].map((name): [string, Estimator] => [
    name,
    ofArgument,
  ]),
  ["ip", (call) => (call.target === undefined ? ofArgument(call) : { cost: 1 })],
  ["ip.isCanonical", (call) => ({ cost: scanned(argSize(call), 2) })],
  ["containsIP", inNetwork(comparedAddresses)],
  ["containsCIDR", inNetwork(comparedAddresses + maskedAddress)],
  ["validate", (call) => ({ cost: times(scanned(argSize(call)), formatPattern * perPatternCharacter) })],
  ["format", (call) => ({ cost: scanned(targetSize(call)) })],
  ["bytes", (call) => ofText(call, 4, ["string"])],
  ["string", (call) => ofText(call, 1, ["bytes"])],
  ["strings.quote", (call) => ({ ...ofArgument(call), size: argSize(call) * 2 + 2 })],
  ...["startsWith", "endsWith"].map((name): [string, Estimator] => [name, ofArgument]),
  ["contains", (call) => ({ cost: times(scanned(targetSize(call)), scanned(argSize(call))) })],
  ["slice", sliced],
  ["lists.range", (call) => made(Math.max(0, numberOr(call.args[0], unknown)))],
  ["reverse", (call) => made(targetSize(call))],
  ["flatten", (call) => made(targetSize(call), call.args.length === 0 ? 1 : numberOr(call.args[0], unknown))],
  ["distinct", (call) => made(times(targetSize(call), targetSize(call)), 2)],
  ["sort", sorted],
  ["sets.contains", contained(1)],
  ["sets.intersects", contained(1)],
  ["sets.equivalent", contained(2)],
]);

function ofText(call: EstimatedCall, factor: number, kinds: readonly CelType["kind"][]): Estimate {
  if (!kinds.includes(call.parameter?.kind ?? "dyn")) return { cost: 1 };
  return { ...ofArgument(call), size: argSize(call) * factor };
}

/** Equality looks at what both have; that of most types of a library is one step. */
export function estimateEquality(left: Estimated, right: Estimated): number {
  const { kind } = left.type;
  if (kind !== right.type.kind) return scanned(Math.min(left.size, right.size));
  if (kind === "format") return scanned(largestFormat);
  if (kind === "url") return scanned(Math.max(1, Math.min(right.size, left.size)));
  return steps.includes(kind) ? 1 : scanned(Math.min(left.size, right.size));
}

const steps: readonly CelType["kind"][] = [
  ...([
    "ip",
    "cidr",
    "quantity",
    "semver",
    "authorizer",
    "pathcheck",
    "groupcheck",
    "resourcecheck",
    "decision",
  ] as const),
];

/** Of two lists what is known of both. */
export function unionOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b);
}
