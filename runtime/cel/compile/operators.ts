import { Duration, Timestamp } from "../library/timeValue.ts";
import { CelError, type Meter } from "../meter.ts";
import { areJoinable, type CelType, dyn, isAssignable, isStatic, joined, typeText, valuesOf } from "../type.ts";
import {
  areEqual,
  compare,
  findByKeys,
  findEqual,
  isMap,
  type ListValue,
  sizeOf,
  toInt,
  toUint,
  Uint,
} from "../value.ts";
import { type Ast, type Compiled, CompileProblem, type Frame, markAfter, placeOf, type Scope } from "./scope.ts";

export const binaryOperators: ReadonlySet<string> = new Set([
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "+",
  "-",
  "*",
  "/",
  "%",
  "in",
]);

/** Compiles an operator with two operands, except `&&` and `||`. */
export function compileBinary(node: Ast, scope: Scope): Compiled {
  const [leftNode, rightNode] = node.args as readonly [Ast, Ast];
  const left = scope.compile(leftNode, scope);
  const right = scope.compile(rightNode, scope);
  const type = resultType(node.op, left.type, right.type);
  if (type === undefined) throw noOverload(node, scope, [left.type, right.type]);
  if (scope.doubt !== undefined) doubtLiterals(node, scope, { left, right });
  const apply = operations[node.op] ?? noSuchOverload;
  const isInteger = left.type.kind === "int" && right.type.kind === "int";
  const fast = isInteger ? integerOperations[node.op] : undefined;
  const sizes = costOf(node, left, right);
  return {
    type,
    size: node.op === "+" ? left.size + right.size : 1,
    cost: left.cost + right.cost + 1 + sizes,
    run:
      fast === undefined
        ? (frame) => {
            frame.meter.spend(1);
            return apply(left.run(frame), right.run(frame), frame.meter);
          }
        : (frame) => {
            frame.meter.spend(1);
            const a = left.run(frame);
            const b = right.run(frame);
            if (typeof a !== "bigint" || typeof b !== "bigint") return apply(a, b, frame.meter);
            return fast(a, b);
          },
  };
}

/** Compared with a text that it can never be, a value of an enum is not compared at all. */
function doubtLiterals(
  { op, args }: Ast,
  { doubt, text }: Scope,
  { left, right }: { readonly left: Compiled; readonly right: Compiled },
): void {
  const [leftNode, rightNode] = args as readonly [Ast, Ast];
  const isEquality = op === "==" || op === "!=";
  if (!isEquality && op !== "in") return;
  const pairs = [{ values: valuesOf(left.type), node: rightNode }];
  if (isEquality) pairs.push({ values: valuesOf(right.type), node: leftNode });
  for (const { values, node } of pairs) {
    const compared = node === rightNode ? leftNode : rightNode;
    if (values === undefined || rootOf(compared) === "oldSelf") continue; // stored before the enum lost a value
    const literals = op === "in" && node.op === "list" ? (node.args as readonly Ast[]) : [node];
    for (const each of literals) {
      const name = each.op === "value" ? each.args : undefined;
      if (typeof name !== "string" || name === "" || values.includes(name)) continue; // "" asks whether it is set
      const message = `the value is never ${JSON.stringify(name)}`;
      doubt?.({ message, start: each.start, end: Math.min(each.end, text.length), unknown: { name, known: values } });
    }
  }
}

/** The variable that a selection begins with. */
function rootOf(node: Ast): string | undefined {
  if (node.op === "id") return node.args as string;
  return [".", ".?", "[]", "[?]"].includes(node.op) ? rootOf((node.args as readonly [Ast])[0]) : undefined;
}

/** What beyond the call itself depends on data. */
function costOf({ op, args }: Ast, left: Compiled, right: Compiled): number {
  switch (op) {
    case "==":
    case "!=":
      return comparing(args as readonly Ast[], left, Math.min(deepSize(left), deepSize(right)));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return comparing(args as readonly Ast[], left, Math.min(left.size, right.size));
    case "+": {
      const isSearch = left.type.kind === "list" && left.type.topology !== undefined;
      return (left.size + right.size) * (isSearch ? right.size : 0.1);
    }
    case "in":
      return right.type.kind === "list" ? right.size - 1 : 0;
    default:
      return 0;
  }
}

const scalars: readonly string[] = ["int", "uint", "double", "bool"];

/** A comparison costs what it looks at, and not one call; a number of the object has no size. */
function comparing(operands: readonly Ast[], { type }: Compiled, size: number): number {
  const isOfObject = operands.some(({ op }) => op === "id" || op === "." || op === "[]");
  return isOfObject && scalars.includes(type.kind) ? -1 : Math.ceil(size * 0.1) - 1;
}

/** A rough bound of all that a comparison may look at. */
function deepSize({ type, size }: Compiled): number {
  if (type.kind === "list") return size * Math.max(1, type.item.maxSize ?? 1);
  return type.kind === "map" ? size * Math.max(1, type.value.maxSize ?? 1) : size;
}

function noOverload(node: Ast, scope: Scope, types: readonly CelType[]): CompileProblem {
  const name = node.op === "in" ? "@in" : types.length === 2 ? `_${node.op}_` : node.op;
  const operands = types.map(typeText).join(", ");
  const [left] = types.length === 2 ? (node.args as readonly Ast[]) : [];
  const place = left === undefined ? node : markAfter(left, node.op, scope.text);
  return new CompileProblem(`found no matching overload for '${name}' applied to '(${operands})'`, place, scope.text);
}

const bool: CelType = { kind: "bool" };

/** undefined when the operator takes no such operands. */
function resultType(op: string, left: CelType, right: CelType): CelType | undefined {
  const isUnknown = left.kind === "dyn" || right.kind === "dyn";
  switch (op) {
    case "==":
    case "!=":
      return areJoinable(left, right) ? bool : undefined;
    case "<":
    case "<=":
    case ">":
    case ">=":
      return isUnknown || areOrdered(left, right) ? bool : undefined;
    case "in":
      return isContainer(left, right) ? bool : undefined;
    case "+":
      if (left.kind === "list" && right.kind === "list") {
        if (!areJoinable(left.item, right.item)) return undefined;
        return { kind: "list", item: joined(left.item, right.item), ...topologyOf(left) };
      }
      return isUnknown ? other(left, right) : sumType(left, right);
    case "-":
      return isUnknown ? dyn : differenceType(left, right);
    default:
      return isUnknown ? other(left, right) : productType(op, left, right);
  }
}

function topologyOf(type: CelType) {
  return type.kind === "list" && type.topology !== undefined ? { topology: type.topology } : {};
}

/** With one operand unknown, numbers give what the other is. */
function other(left: CelType, right: CelType): CelType {
  const known = left.kind === "dyn" ? right : left;
  return ["int", "uint", "double", "string"].includes(known.kind) ? { kind: known.kind as "int" } : dyn;
}

const numeric: readonly string[] = ["int", "uint", "double"];

function areOrdered(left: CelType, right: CelType): boolean {
  if (numeric.includes(left.kind) && numeric.includes(right.kind)) return true;
  return left.kind === right.kind && ["string", "bool", "bytes", "timestamp", "duration"].includes(left.kind);
}

function isContainer(item: CelType, container: CelType): boolean {
  if (container.kind === "dyn") return true;
  if (container.kind === "list") return isAssignable(item, container.item, new Map());
  return container.kind === "map" && isAssignable(item, container.key, new Map());
}

function sumType(left: CelType, right: CelType): CelType | undefined {
  if (left.kind === right.kind && [...numeric, "string", "bytes", "duration"].includes(left.kind)) {
    return { kind: left.kind as "int" };
  }
  const kinds = [left.kind, right.kind].sort().join();
  return kinds === "duration,timestamp" ? { kind: "timestamp" } : undefined;
}

function differenceType(left: CelType, right: CelType): CelType | undefined {
  if (left.kind === "timestamp" && right.kind === "timestamp") return { kind: "duration" };
  if (left.kind === "timestamp" && right.kind === "duration") return { kind: "timestamp" };
  const isSame = left.kind === right.kind && [...numeric, "duration"].includes(left.kind);
  return isSame ? { kind: left.kind as "int" } : undefined;
}

function productType(op: string, left: CelType, right: CelType): CelType | undefined {
  const isSame = left.kind === right.kind && numeric.includes(left.kind) && !(op === "%" && left.kind === "double");
  return isSame ? { kind: left.kind as "int" } : undefined;
}

function noSuchOverload(): never {
  throw new CelError("no such overload");
}

function divisor(value: bigint, text: string): bigint {
  if (value === 0n) throw new CelError(text);
  return value;
}

const integerOperations: Readonly<Record<string, (a: bigint, b: bigint) => unknown>> = {
  "+": (a, b) => toInt(a + b),
  "-": (a, b) => toInt(a - b),
  "*": (a, b) => toInt(a * b),
  "/": (a, b) => toInt(a / divisor(b, "division by zero")),
  "%": (a, b) => toInt(a % divisor(b, "modulus by zero")),
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

const doubleOperations: Readonly<Record<string, (a: number, b: number) => unknown>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

type Operation = (a: unknown, b: unknown, meter: Meter) => unknown;

function arithmetic(op: string, others: Operation = noSuchOverload): Operation {
  return (a, b, meter) => {
    if (typeof a === "bigint" && typeof b === "bigint") return integerOperations[op]?.(a, b);
    if (typeof a === "number" && typeof b === "number") return (doubleOperations[op] ?? noSuchOverload)(a, b);
    if (a instanceof Uint && b instanceof Uint) return unsignedArithmetic(op, a.value, b.value);
    return others(a, b, meter);
  };
}

function unsignedArithmetic(op: string, a: bigint, b: bigint): Uint {
  switch (op) {
    case "+":
      return toUint(a + b);
    case "-":
      return toUint(a - b);
    case "*":
      return toUint(a * b);
    case "/":
      return toUint(a / divisor(b, "division by zero"));
    default:
      return toUint(a % divisor(b, "modulus by zero"));
  }
}

function ordering(holds: (order: number) => boolean): Operation {
  return (a, b, meter) => {
    meter.spend(Math.min(sizeOf(a), sizeOf(b)) * 0.1);
    if ((typeof a === "number" && Number.isNaN(a)) || (typeof b === "number" && Number.isNaN(b))) return false;
    const order = compare(a, b);
    if (order === undefined) throw new CelError("no such overload");
    return holds(order);
  };
}

const operations: Readonly<Record<string, Operation>> = {
  "==": areEqual,
  "!=": (a, b, meter) => !areEqual(a, b, meter),
  "<": ordering((order) => order < 0),
  "<=": ordering((order) => order <= 0),
  ">": ordering((order) => order > 0),
  ">=": ordering((order) => order >= 0),
  "+": arithmetic("+", add),
  "-": arithmetic("-", subtract),
  "*": arithmetic("*"),
  "/": arithmetic("/"),
  "%": arithmetic("%"),
  in: isIn,
};

function add(a: unknown, b: unknown, meter: Meter): unknown {
  meter.spend((sizeOf(a) + sizeOf(b)) * 0.1);
  if (typeof a === "string" && typeof b === "string") return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return addLists(a as ListValue, b as ListValue, meter);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return new Uint8Array(Buffer.concat([a, b]));
  if (a instanceof Duration && b instanceof Duration) return new Duration(toInt(a.nanos + b.nanos));
  if (a instanceof Timestamp && b instanceof Duration) return moment(a.nanos + b.nanos);
  if (a instanceof Duration && b instanceof Timestamp) return moment(a.nanos + b.nanos);
  return noSuchOverload();
}

/** Sets take what they lack; map lists replace the items with the same keys; others are put one after the other. */
function addLists(a: ListValue, b: ListValue, meter: Meter): ListValue {
  const { topology } = a;
  if (topology === undefined) return [...a, ...b];
  const sum: ListValue = [...a];
  sum.topology = topology;
  for (const item of b) {
    const found = topology.kind === "set" ? findEqual(sum, item, meter) : findByKeys(sum, item, { topology, meter });
    if (found === undefined) sum.push(item);
    else sum[sum.indexOf(found.item)] = item;
  }
  return sum;
}

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Timestamp && b instanceof Timestamp) return new Duration(toInt(a.nanos - b.nanos));
  if (a instanceof Timestamp && b instanceof Duration) return moment(a.nanos - b.nanos);
  if (a instanceof Duration && b instanceof Duration) return new Duration(toInt(a.nanos - b.nanos));
  return noSuchOverload();
}

function moment(nanos: bigint): Timestamp {
  const made = new Timestamp(nanos);
  if (!made.isInRange) throw new CelError("timestamp overflow");
  return made;
}

function isIn(item: unknown, container: unknown, meter: Meter): boolean {
  if (isMap(container)) return container.get(item) !== undefined;
  if (!Array.isArray(container)) return noSuchOverload();
  for (const each of container as ListValue) {
    meter.spend(1);
    if (areEqual(each, item, meter)) return true;
  }
  return false;
}

/** `&&` and `||`: one operand may settle the matter though the other fails. */
export function compileLogical(node: Ast, scope: Scope): Compiled {
  const [leftNode, rightNode] = node.args as readonly [Ast, Ast];
  const left = scope.compile(leftNode, scope);
  const right = scope.compile(rightNode, scope);
  expectBool(left.type, leftNode, scope);
  expectBool(right.type, rightNode, scope);
  const deciding = node.op === "||";
  return {
    type: bool,
    size: 1,
    cost: left.cost + right.cost,
    run: (frame) => {
      const first = attempt(left, frame);
      if (first === deciding) return deciding;
      const second = attempt(right, frame);
      if (second === deciding) return deciding;
      if (first instanceof CelError) throw first;
      if (second instanceof CelError) throw second;
      return !deciding;
    },
  };
}

/** Refuses a condition of another type, at the place of it. */
export function expectBool(type: CelType, node: Ast, scope: Scope): void {
  if (type.kind === "bool" || type.kind === "dyn") return;
  const text = `expected type 'bool' but found '${typeText(type)}'`;
  throw new CompileProblem(text, placeOf(node, scope.text), scope.text);
}

/** What it costs to go on after an error: making one takes as long as several calls. */
const errorCost = 40;

/** A boolean, or the error instead of it. */
export function attempt(part: Compiled, frame: Frame): boolean | CelError {
  try {
    const value = part.run(frame);
    return typeof value === "boolean" ? value : new CelError("no such overload");
  } catch (error) {
    if (!(error instanceof CelError)) throw error;
    frame.meter.spend(errorCost);
    return error;
  }
}

export function compileNot(node: Ast, scope: Scope): Compiled {
  const part = scope.compile(node.args as Ast, scope);
  if (part.type.kind !== "bool" && part.type.kind !== "dyn") throw noOverload(node, scope, [part.type]);
  return {
    type: bool,
    size: 1,
    cost: part.cost + 1,
    run: (frame) => {
      frame.meter.spend(1);
      const value = part.run(frame);
      return typeof value === "boolean" ? !value : noSuchOverload();
    },
  };
}

export function compileNegation(node: Ast, scope: Scope): Compiled {
  const operand = node.args as Ast;
  if (operand.op === "value" && operand.args === 9223372036854775808n) {
    return { type: { kind: "int" }, size: 1, cost: 0, run: () => -9223372036854775808n };
  }
  const part = scope.compile(operand, scope);
  if (isStatic(part.type) && !["int", "double"].includes(part.type.kind)) throw noOverload(node, scope, [part.type]);
  return {
    type: part.type,
    size: 1,
    cost: part.cost + 1,
    run: (frame) => {
      frame.meter.spend(1);
      const value = part.run(frame);
      if (typeof value === "bigint") return toInt(-value);
      return typeof value === "number" ? -value : noSuchOverload();
    },
  };
}
