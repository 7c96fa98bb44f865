import { UnsignedInt } from "@marcbachmann/cel-js/evaluator";
import { CelError } from "../meter.ts";
import { areJoinable, type CelType, joined, namedTypes, typeOfType, typeText } from "../type.ts";
import { LiteralMap, TypeValue, Uint } from "../value.ts";
import { listCost, mapCost, unionOf } from "./estimates.ts";
import { compileEntry, compileObject, type Entry } from "./objects.ts";
import { compileAccess, compileIndex } from "./access.ts";
import { compileFunction, compileMethod } from "./call.ts";
import { binaryOperators, compileBinary, compileLogical, compileNegation, compileNot } from "./operators.ts";
import { type Ast, type Compiled, CompileProblem, placeOf, type Scope } from "./scope.ts";

/** Compiles a part of an expression, checking its types on the way. Throws CompileProblem. */
export function compileNode(node: Ast, scope: Scope): Compiled {
  const { op } = node;
  switch (op) {
    case "value":
      return literal(node.args, node, scope);
    case "id":
      return typeName(node, scope) ?? variable(node, scope);
    case ".":
      return typeName(node, scope) ?? compileAccess(node, scope);
    case ".?":
      return compileAccess(node, scope);
    case "[]":
    case "[?]":
      return compileIndex(node, scope);
    case "call":
      return compileFunction(node, scope);
    case "rcall":
      return compileMethod(node, scope);
    case "list":
      return list(node.args as readonly Ast[], scope);
    case "map":
      return scope.marks.types.has(node.start) ? compileObject(node, scope) : map(node, scope);
    case "?:":
      return conditional(node, scope);
    case "&&":
    case "||":
      return compileLogical(node, scope);
    case "!_":
      return compileNot(node, scope);
    case "-_":
      return compileNegation(node, scope);
    default:
      if (binaryOperators.has(op)) return compileBinary(node, scope);
      throw new CompileProblem(`unsupported operator ${op}`, node, scope.text);
  }
}

const maxInt = 2n ** 63n - 1n;

function literal(value: unknown, node: Ast, scope: Scope): Compiled {
  if (value instanceof UnsignedInt) return constant(new Uint(BigInt(value.valueOf())), { kind: "uint" });
  if (value instanceof Uint8Array) return { ...constant(value, { kind: "bytes" }), size: value.length };
  switch (typeof value) {
    case "string":
      return { ...constant(value, { kind: "string" }), size: Array.from(value).length };
    case "bigint":
      if (value > maxInt) throw new CompileProblem("invalid int literal", node, scope.text);
      return constant(value, { kind: "int" });
    case "number":
      return constant(value, { kind: "double" });
    case "boolean":
      return constant(value, { kind: "bool" });
    default:
      return constant(null, { kind: "null" });
  }
}

function constant(value: unknown, type: CelType): Compiled {
  return { type, run: () => value, cost: 0, size: 1, literal: value, constant: { value } };
}

function variable(node: Ast, scope: Scope): Compiled {
  const name = node.args as string;
  const found = scope.variables.get(name);
  if (found === undefined) {
    const known = [...scope.variables.keys(), ...namedTypes.keys()];
    throw new CompileProblem(`undeclared reference to '${name}' (in container '')`, node, scope.text, { name, known });
  }
  const { slot, type, size, entrySize, path } = found;
  return {
    type,
    run: (frame) => {
      frame.meter.spend(1);
      return frame.variables[slot];
    },
    cost: 1,
    size,
    entrySize,
    path,
  };
}

/** Types as values: `type(x) == string`, `type(y) == net.IP`. */
function typeName(node: Ast, scope: Scope): Compiled | undefined {
  const name = dottedName(node, scope);
  const type = name === undefined ? undefined : namedTypes.get(name);
  return name === undefined || type === undefined ? undefined : constant(new TypeValue(name), typeOfType(type));
}

/** "net.IP" for `net.IP`, unless net is a variable. */
function dottedName(node: Ast, scope: Scope): string | undefined {
  if (node.op === "id") return scope.variables.has(node.args as string) ? undefined : (node.args as string);
  if (node.op !== ".") return undefined;
  const [target, name] = node.args as readonly [Ast, string];
  const before = dottedName(target, scope);
  return before === undefined ? undefined : `${before}.${name}`;
}

function list(nodes: readonly Ast[], scope: Scope): Compiled {
  const isWhole = !nodes.some((each) => scope.marks.optional.has(each.start));
  const parts = nodes.map((each) => compileEntry(each, each, scope));
  const item = sameType(parts, nodes, scope);
  return {
    type: { kind: "list", item },
    run: (frame) => {
      frame.meter.spend(listCost);
      return parts.map((each) => each.read(frame)).filter((each) => each !== undefined);
    },
    cost: parts.reduce((sum, each) => sum + each.cost, listCost),
    size: parts.length,
    entrySize: parts.reduce((most, each) => Math.max(most, each.size), 0),
    ...constantOf(isWhole ? parts : undefined, (values) => values),
    ...(isWhole ? { items: parts.map((each) => each.type), itemNodes: nodes } : {}),
  };
}

function map(node: Ast, scope: Scope): Compiled {
  const entries = node.args as readonly (readonly [Ast, Ast])[];
  const isWhole = !entries.some(([key]) => scope.marks.optional.has(key.start));
  const parts = entries.map(([key, value]) => [scope.compile(key, scope), compileEntry(key, value, scope)] as const);
  const keys = sameType(
    parts.map(([key]) => key),
    entries.map(([key]) => key),
    scope,
  );
  const values = sameType(
    parts.map(([, value]) => value),
    entries.map(([, value]) => value),
    scope,
  );
  return {
    type: { kind: "map", key: keys, value: values },
    run: (frame) => {
      frame.meter.spend(mapCost);
      const made = new LiteralMap();
      for (const [key, value] of parts) {
        const name = key.run(frame);
        if (made.has(name)) throw new CelError(`Failed with repeated key`);
        const held = value.read(frame);
        if (held !== undefined) made.set(name, held);
      }
      return made;
    },
    cost: parts.reduce((sum, [key, value]) => sum + key.cost + value.cost, mapCost),
    size: parts.length,
    entrySize: parts.reduce((most, [, value]) => Math.max(most, value.size), 0),
    ...constantOf(isWhole ? parts.flat() : undefined, (values) => {
      const made = new LiteralMap();
      for (let at = 0; at < values.length; at += 2) made.set(values[at], values[at + 1]);
      return made;
    }),
  };
}

/** What a literal is whenever it runs, where each of its parts is the same whenever it runs. */
function constantOf(
  parts: readonly Pick<Compiled, "constant">[] | undefined,
  make: (values: readonly unknown[]) => unknown,
): Pick<Compiled, "constant"> {
  const values = parts?.flatMap(({ constant }) => (constant === undefined ? [] : [constant.value]));
  return values === undefined || values.length !== parts?.length ? {} : { constant: { value: make(values) } };
}

/** The type of all items of a literal. Several are a mistake, but for those that are made into text. */
function sameType(parts: readonly Pick<Entry, "type" | "isOptional">[], nodes: readonly Ast[], scope: Scope): CelType {
  let type: CelType | undefined;
  let isMixed = scope.mixesTypes === true;
  for (const [index, part] of parts.entries()) {
    if (part.type.kind === "dyn" && part.isOptional === true) continue; // nothing knows what optional.none() lacks
    const node = nodes[index];
    if (type !== undefined && node !== undefined && !isMixed && !areAlike(part.type, type)) {
      const text = `expected type '${typeText(type)}' but found '${typeText(part.type)}'`;
      scope.noteOfLiteral(new CompileProblem(text, placeOf(node, scope.text), scope.text));
      isMixed = true;
    }
    type = type === undefined ? part.type : joined(type, part.type);
  }
  return type ?? { kind: "dyn", isOpen: true };
}

/** Whether one type may stand for the other in a literal: what is not known goes with nothing else. */
function areAlike(a: CelType, b: CelType): boolean {
  if (a.kind === "list" && b.kind === "list") return isOpen(a.item) || isOpen(b.item) || areAlike(a.item, b.item);
  if (a.kind === "map" && b.kind === "map") return areAlike(a.key, b.key) && areAlike(a.value, b.value);
  return (a.kind === "dyn") === (b.kind === "dyn") && areJoinable(a, b);
}

/** Whether a list of such items may be an empty one. */
function isOpen(item: CelType): boolean {
  return item.kind === "dyn" && item.isOpen === true;
}

function conditional(node: Ast, scope: Scope): Compiled {
  const [conditionNode, thenNode, elseNode] = node.args as readonly [Ast, Ast, Ast];
  const condition = scope.compile(conditionNode, scope);
  const yes = scope.compile(thenNode, scope);
  const no = scope.compile(elseNode, scope);
  if (condition.type.kind !== "bool" && condition.type.kind !== "dyn") {
    throw noChoice(node, scope, [condition.type, yes.type, no.type]);
  }
  if (!areJoinable(yes.type, no.type)) throw noChoice(node, scope, [condition.type, yes.type, no.type]);
  const type = joined(yes.type, no.type);
  return {
    type,
    run: (frame) => {
      const chosen = condition.run(frame);
      if (typeof chosen !== "boolean") throw new CelError("no such overload");
      return chosen ? yes.run(frame) : no.run(frame);
    },
    cost: condition.cost + Math.max(yes.cost, no.cost),
    size: Math.max(yes.size, no.size),
    entrySize: unionOf(yes.entrySize, no.entrySize),
  };
}

function noChoice(node: Ast, scope: Scope, types: readonly CelType[]): CompileProblem {
  const text = `found no matching overload for '_?_:_' applied to '(${types.map(typeText).join(", ")})'`;
  return new CompileProblem(text, placeOf(node, scope.text), scope.text);
}
