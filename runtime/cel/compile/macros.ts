import { CelError } from "../meter.ts";
import { type CelType, dyn, typeText } from "../type.ts";
import { ordered, sortCost, sortedBy } from "../library/lists.ts";
import { listCost, sizeAt, sizeOfType } from "./estimates.ts";
import { estimateLoop } from "./loopEstimates.ts";
import { isMap, kindOf, LiteralMap, type ListValue, Optional, textOf } from "../value.ts";
import { memberName, memberType, notedField, select } from "./access.ts";
import { attempt, isBool } from "./operators.ts";
import { type Ast, type Compiled, CompileProblem, type Frame, placeOf, type Scope, withVariable } from "./scope.ts";

/** `has(a.b)`: whether a member is there. */
export function compileHas(node: Ast, args: readonly Ast[], scope: Scope): Compiled {
  const [selected] = args;
  if (args.length !== 1 || selected === undefined || (selected.op !== "." && selected.op !== ".?")) {
    const place = selected === undefined ? node : placeOf(selected, scope.text);
    throw new CompileProblem("invalid argument to has() macro", place, scope.text);
  }
  const [targetNode, written] = selected.args as readonly [Ast, string];
  const target = scope.compile(targetNode, scope);
  const type = target.type.kind === "optional" ? target.type.of : target.type;
  const name = scope.marks.members.get(selected.end) ?? memberName(type, written);
  if (memberType(type, name) === undefined) notedField(type, name, { node, scope, mark: "(" });
  return {
    type: { kind: "bool" },
    size: 1,
    cost: target.cost,
    run: (frame) => {
      const value = target.run(frame);
      if (!(value instanceof Optional)) return select(value, name) !== undefined;
      return value.isPresent && select(value.value, name) !== undefined;
    },
  };
}

/** `cel.bind(name, value, expression)`. */
export function compileBind(node: Ast, [nameNode, valueNode, bodyNode]: readonly Ast[], scope: Scope): Compiled {
  if (valueNode === undefined || bodyNode === undefined) throw new CompileProblem("no value", node, scope.text);
  const value = scope.compile(valueNode, scope);
  const inner = withVariable(scope, variableName(nameNode, node, scope), value);
  const body = scope.compile(bodyNode, inner.scope);
  return {
    type: body.type,
    size: body.size,
    entrySize: body.entrySize,
    cost: value.cost + body.cost + listCost, // of the list that the field's loop goes over
    run: (frame) => {
      frame.variables[inner.slot] = value.run(frame);
      return body.run(frame);
    },
  };
}

/** To ask whether there is a value, to get it, and to make it a variable. */
const flatMapCost = 12;

/** `a.optMap(x, expression)` and `optFlatMap`. */
export function compileOptionalMap(node: Ast, parts: MacroParts, scope: Scope): Compiled {
  const { name, target, args } = parts;
  const [nameNode, bodyNode] = args;
  if (bodyNode === undefined) throw new CompileProblem(`${name}() takes two arguments`, node, scope.text);
  const of = target.type.kind === "optional" ? target.type.of : dyn;
  const inner = withVariable(scope, variableName(nameNode, node, scope), { type: of, size: sizeOfType(of) });
  const body = scope.compile(bodyNode, inner.scope);
  const isFlat = name === "optFlatMap";
  return {
    type: isFlat ? body.type : { kind: "optional", of: body.type },
    size: isFlat ? body.size : sizeOfType(body.type),
    cost: 2 * target.cost + body.cost + (isFlat ? flatMapCost : flatMapCost + 1),
    run: (frame) => {
      const value = target.run(frame);
      if (!(value instanceof Optional)) throw new CelError("no such overload");
      if (!value.isPresent) return Optional.none;
      frame.variables[inner.slot] = value.value;
      const result = body.run(frame);
      return isFlat ? result : Optional.of(result);
    },
  };
}

export interface MacroParts {
  readonly name: string;
  readonly target: Compiled;
  readonly args: readonly Ast[];
}

/** Names of macros over lists and maps, with how many arguments each may have. */
export const loops: ReadonlyMap<string, readonly number[]> = new Map([
  ["all", [2, 3]],
  ["exists", [2, 3]],
  ["exists_one", [2, 3]],
  ["existsOne", [3]],
  ["map", [2, 3]],
  ["filter", [2]],
  ["transformList", [3, 4]],
  ["transformMap", [3, 4]],
  ["transformMapEntry", [3, 4]],
  ["sortBy", [2]],
]);

interface Loop {
  readonly frame: Frame;
  readonly items: readonly (readonly [unknown, unknown])[];
  /** Sets the variables to an item. */
  readonly bind: (item: readonly [unknown, unknown]) => void;
  readonly body: readonly Compiled[];
}

/** What one turn of a loop costs beside its parts, by whether it adds to a list. */
const turnCost = 2;
const appendCost = 12;

/** Compiles a macro over a list or a map. */
export function compileLoop(node: Ast, parts: MacroParts, scope: Scope): Compiled {
  const { name, target, args } = parts;
  if (name === "sortBy") checkSorted(node, scope);
  const variables = variablesOf(parts, node, scope);
  let inner = scope;
  const slots: number[] = [];
  for (const each of variables) {
    const next = withVariable(inner, each.name, each);
    inner = next.scope;
    slots.push(next.slot);
  }
  const body = args.slice(variables.length).map((each) => scope.compile(each, inner));
  if (name === "sortBy") checkKeys(target.type, body[0]?.type ?? dyn, { node, scope });
  const condition = isMapping(name) && body.length === 1 ? undefined : body[0];
  const conditionNode = args[variables.length];
  if (condition !== undefined && conditionNode !== undefined) isBool(condition.type, conditionNode, scope);
  const gathers = !["all", "exists", "exists_one", "existsOne"].includes(name);
  const run = runners[name] ?? runAll;
  const isPair = slots.length === 2;
  return {
    type: resultType(name, target, body),
    ...estimateLoop(name, { target, body, item: variables.at(-1)?.size ?? 0 }),
    run: (frame) => {
      const value = target.run(frame);
      const items = itemsOf(value, isPair);
      const [first = 0, second = 0] = slots;
      const bind = (item: readonly [unknown, unknown]) => {
        frame.meter.spend(gathers ? appendCost : turnCost);
        frame.variables[first] = item[0];
        if (isPair) frame.variables[second] = item[1];
      };
      return run({ frame, items, bind, body });
    },
  };
}

/** What is sorted is no literal but a list. */
function checkSorted({ args }: Ast, scope: Scope): void {
  const [, target] = args as readonly [string, Ast];
  if (target.op !== "value" && target.op !== "map") return;
  const message = "sortBy can only be applied to a list, identifier, comprehension, call or select expression";
  throw new CompileProblem(message, placeOf(target, scope.text), scope.text);
}

function checkKeys(type: CelType, key: CelType, at: { readonly node: Ast; readonly scope: Scope }): void {
  const isSorted = type.kind === "list" || type.kind === "dyn";
  if (isSorted && (key.kind === "dyn" || key.kind === "null" || ordered.includes(key.kind))) return;
  const applied = `${typeText(type)}.(list(${typeText(key)}))`;
  const text = `found no matching overload for '@sortByAssociatedKeys' applied to '${applied}'`;
  at.scope.note(new CompileProblem(text, placeOf(at.node, at.scope.text), at.scope.text));
}

/** Of a loop that makes items, a condition is the first of two parts. */
function isMapping(name: string): boolean {
  return name === "map" || name === "sortBy" || name.startsWith("transform");
}

function variablesOf({ name, target, args }: MacroParts, node: Ast, scope: Scope) {
  const [, targetNode] = node.args as readonly [string, Ast];
  const { type } = target;
  const isLoop = type.kind === "list" || type.kind === "map" || type.kind === "dyn";
  if (!isLoop) {
    const reason = "cannot be range of a comprehension (must be list, map, or dynamic)";
    const text = `expression of type '${typeText(type)}' ${reason}`;
    throw new CompileProblem(text, placeOf(targetNode, scope.text), scope.text);
  }
  const takesTwo = name.startsWith("transform") || (args.length === 3 && name !== "map");
  const [key, value] = elementTypes(type);
  const first = variableName(args[0], node, scope);
  const of = (name: string, each: CelType, step: string, size?: number) => {
    const path = [...(target.path ?? []), step];
    const inSchema = sizeAt(scope.root, path, each);
    return { name, type: each, path, size: Number.isFinite(inSchema) ? inSchema : (size ?? inSchema) };
  };
  const isList = type.kind === "list";
  if (takesTwo) {
    return [
      of(first, key, isList ? "@indices" : "@keys"),
      of(variableName(args[1], node, scope), value, isList ? "@items" : "@values", target.entrySize),
    ];
  }
  return isList ? [of(first, value, "@items", target.entrySize)] : [of(first, key, "@keys")];
}

/** Of the position and the item of a list, the key and the value of a map. */
function elementTypes(type: CelType): readonly [CelType, CelType] {
  if (type.kind === "list") return [{ kind: "int" }, type.item];
  if (type.kind === "map") return [type.key, type.value];
  return [dyn, dyn];
}

function variableName(node: Ast | undefined, at: Ast, scope: Scope): string {
  if (node?.op !== "id") throw new CompileProblem("argument must be a simple name", node ?? at, scope.text);
  return node.args as string;
}

function resultType(name: string, target: Compiled, body: readonly Compiled[]): CelType {
  const { type } = target;
  switch (name) {
    case "filter":
      return type.kind === "list" ? type : { kind: "list", item: elementTypes(type)[0] };
    case "map":
    case "transformList":
      return { kind: "list", item: body.at(-1)?.type ?? dyn };
    case "sortBy":
      return type;
    case "transformMapEntry":
      return body.at(-1)?.type ?? dyn;
    case "transformMap":
      return { kind: "map", key: elementTypes(type)[0], value: body.at(-1)?.type ?? dyn };
    default:
      return { kind: "bool" };
  }
}

/** Pairs of what the variables of a loop stand for; with one variable the second of a pair is not used. */
function itemsOf(value: unknown, isPair: boolean): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(value)) {
    const list = value as ListValue;
    return isPair ? list.map((item, index) => [BigInt(index), item]) : list.map((item) => [item, undefined]);
  }
  if (isMap(value)) return value.keys().map((key) => [key, isPair ? value.get(key) : undefined]);
  const shown = shownKinds[kindOf(value)];
  if (shown === undefined) throw new CelError("no such overload");
  if (isPair) throw new CelError(`unsupported comprehension range type: types.${shown}`);
  throw new CelError(`got 'types.${shown}', expected iterable type`);
}

/** How errors call values that are no ranges. */
const shownKinds: Readonly<Partial<Record<CelType["kind"], string>>> = {
  ...{ bool: "Bool", bytes: "Bytes", double: "Double", duration: "Duration", int: "Int", null: "Null" },
  ...{ string: "String", timestamp: "Timestamp", uint: "Uint" },
};

function condition(part: Compiled | undefined, frame: Frame): boolean {
  const value = part?.run(frame);
  if (typeof value !== "boolean") throw new CelError("no such overload");
  return value;
}

function runAll(loop: Loop): boolean {
  return runUntil(loop, false);
}

/** Ends at the first item that decides; an error counts only when none does. */
function runUntil({ frame, items, bind, body: [part] }: Loop, deciding: boolean): boolean {
  let failure: CelError | undefined;
  for (const item of items) {
    bind(item);
    const value = part === undefined ? !deciding : attempt(part, frame);
    if (value === deciding) return deciding;
    if (value instanceof CelError) failure ??= value;
  }
  if (failure !== undefined) throw failure;
  return !deciding;
}

function runOnce({ frame, items, bind, body: [part] }: Loop): boolean {
  let count = 0;
  for (const item of items) {
    bind(item);
    if (condition(part, frame)) count += 1;
  }
  return count === 1;
}

function runFilter({ frame, items, bind, body: [part] }: Loop): unknown[] {
  const kept: unknown[] = [];
  for (const item of items) {
    bind(item);
    if (condition(part, frame)) kept.push(item[0]);
  }
  return kept;
}

/** The last part makes the item; one before it says which to make. */
function runMap(loop: Loop): unknown[] {
  const made: unknown[] = [];
  gather(loop, (_, value) => made.push(value));
  return made;
}

function runTransformMap(loop: Loop): LiteralMap {
  const made = new LiteralMap();
  gather(loop, (key, value) => made.set(key, value));
  return made;
}

/** The last part makes a map, whose entries no other has. */
function runTransformMapEntry(loop: Loop): LiteralMap {
  const made = new LiteralMap();
  gather(loop, (_, value) => {
    if (!isMap(value)) throw new CelError("no such overload");
    for (const key of value.keys()) {
      if (made.has(key)) throw new CelError(`insert failed: key ${textOf(key) ?? ""} already exists`);
      made.set(key, value.get(key));
    }
  });
  return made;
}

/** By the keys that the part makes of the items. */
function runSortBy(loop: Loop): unknown[] {
  const items: unknown[] = [];
  const keys: unknown[] = [];
  gather(loop, (item, key) => {
    items.push(item);
    keys.push(key);
  });
  loop.frame.meter.spend(sortCost(items.length));
  return sortedBy(items, keys);
}

function gather({ frame, items, bind, body }: Loop, add: (key: unknown, value: unknown) => void): void {
  const [test, transform] = body.length === 2 ? body : [undefined, body[0]];
  for (const item of items) {
    bind(item);
    if (test === undefined || condition(test, frame)) add(item[0], transform?.run(frame));
  }
}

const runners: Readonly<Record<string, (loop: Loop) => unknown>> = {
  all: runAll,
  exists: (loop) => runUntil(loop, true),
  exists_one: runOnce,
  existsOne: runOnce,
  filter: runFilter,
  map: runMap,
  transformList: runMap,
  transformMap: runTransformMap,
  transformMapEntry: runTransformMapEntry,
  sortBy: runSortBy,
};
