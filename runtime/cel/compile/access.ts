import { CelError } from "../meter.ts";
import { type CelType, dyn, failed, isAssignable, typeText, valueTypeName } from "../type.ts";
import { escapedName } from "../names.ts";
import { AuthorizerValue } from "../library/authorizationValue.ts";
import { isMap, kindOf, Optional, textOf } from "../value.ts";
import { sizeAt } from "./estimates.ts";
import { type Ast, type Compiled, CompileProblem, markAfter, type Scope } from "./scope.ts";

/** `a.b`, and `a.?b`, which is absent where the other fails. */
export function compileAccess(node: Ast, scope: Scope): Compiled {
  const [targetNode, written] = node.args as readonly [Ast, string];
  const target = scope.compile(targetNode, scope);
  const isCall = node.op === ".?";
  const { type, isOptional } = accessed(target, isCall);
  const name = scope.marks.members.get(node.end) ?? memberName(type, written);
  const member = memberType(type, name) ?? notedField(type, name, { node: targetNode, scope });
  return {
    ...placed(scope, target, { step: name, type: isOptional ? { kind: "optional", of: member } : member, isCall }),
    run: (frame) => {
      frame.meter.spend(1);
      const found = lookUp(target.run(frame), (value) => select(value, name), isOptional);
      if (found === undefined) throw new CelError(`no such key: ${name}`);
      return found;
    },
  };
}

/** `a[b]`, and `a[?b]`. */
export function compileIndex(node: Ast, scope: Scope): Compiled {
  const [targetNode, keyNode] = node.args as readonly [Ast, Ast];
  const target = scope.compile(targetNode, scope);
  const key = scope.compile(keyNode, scope);
  const { type, isOptional } = accessed(target, node.op === "[?]");
  const item = itemType(type, key.type);
  if (item === undefined) {
    const types = `${typeText(type)}, ${typeText(key.type)}`;
    throw new CompileProblem(
      `found no matching overload for '_[_]' applied to '(${types})'`,
      markAfter(targetNode, "[", scope.text),
      scope.text,
    );
  }
  const step = type.kind === "list" ? "@items" : "@values";
  const made: CelType = isOptional ? { kind: "optional", of: item } : item;
  const path = isOptional || !["list", "map"].includes(type.kind) ? undefined : [...(target.path ?? []), step];
  return {
    type: made,
    path,
    size: (path && target.entrySize) ?? sizeAt(scope.root, path, made),
    cost: target.cost + key.cost + 1,
    run: (frame) => {
      frame.meter.spend(1);
      const at = key.run(frame);
      const value = target.run(frame);
      const found = lookUp(value, (each) => index(each, at), isOptional);
      if (found !== undefined) return found;
      throw new CelError(`${Array.isArray(value) ? "index out of bounds" : "no such key"}: ${textOf(at) ?? ""}`);
    },
  };
}

interface Selected {
  readonly step: string;
  readonly type: CelType;
  /** `a.?b` is a call, and leads to no place in a schema. */
  readonly isCall: boolean;
}

function placed({ root }: Scope, target: Compiled, { step, type, isCall }: Selected): Omit<Compiled, "run"> {
  const path = isCall ? undefined : [...(target.path ?? []), step];
  const isLookedUp = isCall || target.type.kind === "map" || target.type.kind === "object";
  return { type, path, size: sizeAt(root, path, type), cost: target.cost + (isLookedUp ? 1 : 0) };
}

/** What is looked into, and whether the result is an optional: it is one when it already was. */
function accessed({ type }: Compiled, isAsked: boolean): { readonly type: CelType; readonly isOptional: boolean } {
  return type.kind === "optional" ? { type: type.of, isOptional: true } : { type, isOptional: isAsked };
}

function lookUp(target: unknown, find: (value: unknown) => unknown, isOptional: boolean): unknown {
  if (target instanceof Optional) {
    if (!target.isPresent) return Optional.none;
    const found = find(target.value);
    return found === undefined ? Optional.none : Optional.of(found);
  }
  const found = find(target);
  if (!isOptional) return found;
  return found === undefined ? Optional.none : Optional.of(found);
}

/** The member of a map or object; undefined when it has none of the name. What is no map has none, null included. */
export function select(value: unknown, name: string): unknown {
  if (isMap(value)) return value.member(name);
  if (value instanceof AuthorizerValue && name === requestResource) return value.requestResource;
  if (Array.isArray(value)) throw noPosition(name);
  return undefined;
}

function index(value: unknown, at: unknown): unknown {
  if (isMap(value)) return value.get(at);
  if (!Array.isArray(value)) return undefined;
  const position = typeof at === "number" && Number.isInteger(at) ? BigInt(at) : at;
  if (typeof position !== "bigint") throw noPosition(at);
  return position < 0n || position >= BigInt(value.length) ? undefined : (value[Number(position)] as unknown);
}

/** What names no item of a list. */
function noPosition(at: unknown): CelError {
  if (typeof at === "number") return new CelError(`unsupported index value ${textOf(at) ?? ""} in list`);
  return new CelError(`unsupported index type '${valueTypeName(kindOf(at))}' in list`);
}

/** What the request that is decided on is about, as a question to its authorizer. */
const requestResource = "requestResource";

/** A keyword names a field as it is, too: `self.namespace` is `self.__namespace__`. */
export function memberName(type: CelType, written: string): string {
  if (type.kind !== "object" || type.fields.has(written)) return written;
  const keyword = `__${written}__`;
  return escapedName(written) === keyword && type.fields.has(keyword) ? keyword : written;
}

/** undefined when a type has no member of the name. */
export function memberType(type: CelType, name: string): CelType | undefined {
  switch (type.kind) {
    case "dyn":
      return dyn;
    case "authorizer":
      return name === requestResource ? { kind: "resourcecheck" } : undefined;
    case "object":
      return type.fields.get(name)?.type;
    case "map":
      return type.key.kind === "string" || type.key.kind === "dyn" ? type.value : undefined;
    default:
      return undefined;
  }
}

interface FieldPlace {
  readonly node: Pick<Ast, "start" | "end">;
  readonly scope: Scope;
  readonly mark?: "(";
}

/** Notes that there is no such field, and gives what stands for it. */
export function notedField(type: CelType, name: string, at: FieldPlace): CelType {
  at.scope.note(noField(type, name, at));
  return type.kind === "object" ? failed : dyn;
}

function noField(type: CelType, name: string, at: FieldPlace): CompileProblem {
  const isObject = type.kind === "object" || type.kind === "map";
  const text = isObject ? `undefined field '${name}'` : `type '${typeText(type)}' does not support field selection`;
  const known = type.kind === "object" ? [...type.fields.keys()] : undefined;
  const { node, scope, mark } = at;
  const place =
    mark === undefined ? markAfter(node, ".", scope.text) : markAfter({ end: node.start }, mark, scope.text);
  return new CompileProblem(text, place, scope.text, known && { name, known });
}

function itemType(type: CelType, key: CelType): CelType | undefined {
  switch (type.kind) {
    case "dyn":
      return dyn;
    case "list":
      return key.kind === "int" || key.kind === "dyn" ? type.item : undefined;
    case "map":
      return isAssignable(key, type.key, new Map()) ? type.value : undefined;
    default:
      return undefined;
  }
}
