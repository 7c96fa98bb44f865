import { Duration, Timestamp } from "../library/timeValue.ts";
import { CelError, type Meter } from "../meter.ts";
import { type CelType, failed, typeText, valuesOf } from "../type.ts";
import {
  areEqual,
  compare,
  findByKeys,
  findEqual,
  isMap,
  kindOf,
  type ListValue,
  sizeOf,
  toInt,
  toUint,
  Uint,
} from "../value.ts";
import { estimateEquality, scanned, sizeOfType, unionOf } from "./estimates.ts";
import { resultType } from "./operatorTypes.ts";
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
  return {
    type,
    ...(node.op === "+" && mayGrow(type) ? sumOf(left, right) : { size: sizeOfType(type) }),
    cost: left.cost + right.cost + costOf(node.op, left, right),
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

function mayGrow({ kind }: CelType): boolean {
  return ["string", "bytes", "list", "dyn"].includes(kind);
}

function sumOf(left: Compiled, right: Compiled): Pick<Compiled, "size" | "entrySize"> {
  return { size: left.size + right.size, entrySize: unionOf(left.entrySize, right.entrySize) };
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

/** What the operator itself costs, by its operands. */
function costOf(op: string, left: Compiled, right: Compiled): number {
  switch (op) {
    case "==":
    case "!=":
      return estimateEquality(left, right);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return areLong(left, right)
        ? Math.max(scanned(Math.min(left.size, right.size)), isUnknown(left, right) ? 1 : 0)
        : 1;
    case "+":
      return areLong(left, right) ? Math.max(scanned(left.size + right.size), isUnknown(left, right) ? 1 : 0) : 1;
    case "in":
      return right.type.kind === "map" ? 1 : right.size;
    default:
      return 1;
  }
}

function isUnknown(left: Compiled, right: Compiled): boolean {
  return left.type.kind === "dyn" && right.type.kind === "dyn";
}

/** Whether they may be texts or bytes, which take longer the longer they are. */
function areLong(left: Compiled, right: Compiled): boolean {
  const kinds = [left.type.kind, right.type.kind];
  return isUnknown(left, right) || kinds.includes("string") || kinds.includes("bytes");
}

function noOverload(node: Ast, scope: Scope, types: readonly CelType[]): CompileProblem {
  const name = node.op === "in" ? "@in" : types.length === 2 ? `_${node.op}_` : node.op;
  const operands = types.map(typeText).join(", ");
  const [left] = types.length === 2 ? (node.args as readonly Ast[]) : [];
  const place = left === undefined ? node : markAfter(left, node.op, scope.text);
  return new CompileProblem(`found no matching overload for '${name}' applied to '(${operands})'`, place, scope.text);
}

const bool: CelType = { kind: "bool" };

function noSuchOverload(): never {
  throw new CelError("no such overload");
}

const comparable = ["bool", "bytes", "double", "duration", "int", "string", "timestamp", "uint"];

/** What an operator can be used on at all, by the first of its operands. */
const firstOperands: Readonly<Record<string, readonly CelType["kind"][]>> = {
  "_+_": ["bytes", "double", "duration", "int", "list", "string", "timestamp", "uint"],
  "_-_": ["double", "duration", "int", "timestamp", "uint"],
  "_*_": ["double", "int", "uint"],
  "_/_": ["double", "int", "uint"],
  "_%_": ["int", "uint"],
  "-_": ["bool", "double", "duration", "int"],
  ...Object.fromEntries(["<", "<=", ">", ">="].map((op) => [`_${op}_`, comparable])),
};

/** Kinds that are asked for an operator as for a method, which they do not have. */
export const hasMethods: readonly CelType["kind"][] = ["string", "timestamp", "duration"];

/** Names the operator where it can never be used on the operand, and not where the other does not go with it. */
function refusal(operator: string, first: unknown): CelError {
  const kind = kindOf(first);
  const isUsed = hasMethods.includes(kind) || (firstOperands[operator]?.includes(kind) ?? true);
  return new CelError(isUsed ? "no such overload" : `no such overload: ${operator}`);
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

function arithmetic(op: string, others?: Operation): Operation {
  return (a, b, meter) => {
    if (typeof a === "bigint" && typeof b === "bigint") return integerOperations[op]?.(a, b);
    const ofDoubles = doubleOperations[op];
    if (typeof a === "number" && typeof b === "number" && ofDoubles !== undefined) return ofDoubles(a, b);
    if (a instanceof Uint && b instanceof Uint) return unsignedArithmetic(op, a.value, b.value);
    const made = others?.(a, b, meter);
    if (made === undefined) throw refusal(`_${op}_`, a);
    return made;
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

function ordering(op: string, holds: (order: number) => boolean): Operation {
  return (a, b, meter) => {
    meter.spend(Math.min(sizeOf(a), sizeOf(b)) * 0.1);
    if ((typeof a === "number" && Number.isNaN(a)) || (typeof b === "number" && Number.isNaN(b))) return false;
    const order = compare(a, b);
    if (order === undefined) throw refusal(`_${op}_`, a);
    return holds(order);
  };
}

const operations: Readonly<Record<string, Operation>> = {
  "==": areEqual,
  "!=": (a, b, meter) => !areEqual(a, b, meter),
  "<": ordering("<", (order) => order < 0),
  "<=": ordering("<=", (order) => order <= 0),
  ">": ordering(">", (order) => order > 0),
  ">=": ordering(">=", (order) => order >= 0),
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
  if (a instanceof Timestamp && b instanceof Duration) return moment(a.nanos + b.nanos, a);
  return a instanceof Duration && b instanceof Timestamp ? moment(a.nanos + b.nanos, b) : undefined;
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
  if (a instanceof Timestamp && b instanceof Duration) return moment(a.nanos - b.nanos, a);
  return a instanceof Duration && b instanceof Duration ? new Duration(toInt(a.nanos - b.nanos)) : undefined;
}

function moment(nanos: bigint, { offsetMs }: Timestamp): Timestamp {
  const made = new Timestamp(nanos, offsetMs);
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
  const areBools = [isBool(left.type, leftNode, scope), isBool(right.type, rightNode, scope)];
  const deciding = node.op === "||";
  return {
    type: areBools.includes(false) ? failed : bool,
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

/** Notes a condition of another type, at the place of it. */
export function isBool(type: CelType, node: Ast, scope: Scope): boolean {
  if (type.kind === "bool" || type.kind === "dyn") return true;
  const text = `expected type 'bool' but found '${typeText(type)}'`;
  scope.note(new CompileProblem(text, placeOf(node, scope.text), scope.text));
  return false;
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
    return { type: { kind: "int" }, size: 1, cost: 0, ...literalOf(-operand.args) };
  }
  const part = scope.compile(operand, scope);
  if (!["int", "double", "dyn"].includes(part.type.kind)) throw noOverload(node, scope, [part.type]);
  const { literal } = part;
  if (typeof literal === "bigint" || typeof literal === "number") return { ...part, ...literalOf(-literal) };
  return {
    type: part.type,
    size: sizeOfType(part.type),
    cost: part.cost + 1,
    run: (frame) => {
      frame.meter.spend(1);
      const value = part.run(frame);
      if (typeof value === "bigint") return toInt(-value);
      if (typeof value === "number") return -value;
      if (value instanceof Duration) return new Duration(toInt(-value.nanos));
      throw refusal("-_", value);
    },
  };
}

function literalOf(value: bigint | number): Pick<Compiled, "literal" | "constant" | "run"> {
  return { literal: value, constant: { value }, run: () => value };
}
