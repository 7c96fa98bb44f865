import { CelError } from "../meter.ts";
import { unescapedName } from "../names.ts";
import { structCost } from "./estimates.ts";
import { type CelType, dyn, isAssignable, typeText } from "../type.ts";
import { ObjectValue, Optional } from "../value.ts";
import { type Ast, type Compiled, CompileProblem, type Frame, markAfter, type Scope } from "./scope.ts";

/**
 * The value of an entry, or an item of a list: one that may be absent is an optional, and is left out where it has
 * nothing. `read` gives undefined then.
 */
export interface Entry extends Pick<Compiled, "type" | "cost" | "constant" | "size"> {
  readonly read: (frame: Frame) => unknown;
  readonly isOptional?: boolean;
}

export function compileEntry(key: Ast, node: Ast, scope: Scope): Entry {
  const isOptional = scope.marks.optional.delete(key.start);
  const { type, cost, size, run, constant } = scope.compile(node, scope);
  if (!isOptional) return { type, cost, size, read: run, ...(constant === undefined ? {} : { constant }) };
  if (type.kind !== "optional" && type.kind !== "dyn") {
    const text = `expected type 'optional_type(${typeText(type)})' but found '${typeText(type)}'`;
    throw new CompileProblem(text, node, scope.text);
  }
  return {
    type: type.kind === "optional" ? type.of : dyn,
    isOptional,
    cost,
    size,
    read: (frame) => {
      const value = run(frame);
      if (!(value instanceof Optional)) throw new CelError("no such overload");
      return value.isPresent ? value.value : undefined;
    },
  };
}

/** What expressions of mutations yield: a list of operations, or a part of the object. */
export const jsonPatchesType: CelType = { kind: "list", item: objectType("JSONPatch") };
export const wholeObjectType: CelType = objectType("Object");

const members: ReadonlyMap<string, CelType> = new Map([
  ["op", { kind: "string" }],
  ["path", { kind: "string" }],
  ["from", { kind: "string" }],
  ["value", dyn],
]);

/** `Object.spec{replicas: 1}`: what is in it is not known, but that of a `JSONPatch`. */
export function compileObject(node: Ast, scope: Scope): Compiled {
  const name = scope.marks.types.get(node.start) ?? "";
  const isPatch = name === "JSONPatch";
  const entries = node.args as readonly (readonly [Ast, Ast])[];
  const parts = entries.map(([key, value]): readonly [string, Entry] => {
    if (key.op !== "id") throw new CompileProblem("Syntax error: expected the name of a field", key, scope.text);
    const written = scope.marks.members.get(key.end);
    const field = written ?? (key.args as string);
    const wanted = isPatch ? members.get(field) : dyn;
    const entry = compileEntry(key, value, scope);
    if (wanted === undefined || !isAssignable(entry.type, wanted, new Map())) {
      const types = `'${wanted === undefined ? "" : typeText(wanted)}' but provided type is '${typeText(entry.type)}'`;
      throw new CompileProblem(
        `expected type of field '${field}' is ${types}`,
        markAfter(key, ":", scope.text),
        scope.text,
      );
    }
    return [written ?? unescapedName(field), entry];
  });
  return {
    type: objectType(name),
    size: parts.length,
    cost: parts.reduce((sum, [, each]) => sum + each.cost, structCost),
    run: (frame) => {
      frame.meter.spend(structCost);
      const made = new ObjectValue(name);
      for (const [field, entry] of parts) {
        const value = entry.read(frame);
        if (value !== undefined) made.set(field, value);
      }
      return made;
    },
  };
}

function objectType(name: string): CelType {
  return { kind: "object", name, fields: new Map() };
}
