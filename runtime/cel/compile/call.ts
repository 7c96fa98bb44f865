import { library, type Overload } from "../library/library.ts";
import { CelError } from "../meter.ts";
import { type Bindings, type CelType, isAssignable, isStatic, substitute, typeText, unsized } from "../type.ts";
import { kindOf, sizeOf } from "../value.ts";
import { compileBind, compileHas, compileLoop, compileOptionalMap, loops } from "./macros.ts";
import { type Ast, type Compiled, CompileProblem, type Frame, markAfter, maxSizeOf, placeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";

/** `f(a, b)`. */
export function compileFunction(node: Ast, scope: Scope): Compiled {
  const [name, args] = node.args as readonly [string, readonly Ast[]];
  if (name === "has") return compileHas(node, args, scope);
  const parts = args.map((each) => scope.compile(each, scope));
  const overloads = library.functions.get(name);
  if (overloads === undefined) throw undeclared(name, node, { scope, known: library.functions });
  return compileCall({ name, overloads, isMethod: false }, { node, args: parts, scope });
}

/** `a.f(b)`: a macro, a function with a dotted name, or a method. */
export function compileMethod(node: Ast, scope: Scope): Compiled {
  const [name, targetNode, args] = node.args as readonly [string, Ast, readonly Ast[]];
  const qualified = qualifiedName(targetNode, name, scope);
  if (qualified === "cel.bind") return compileBind(node, args, scope);
  const dotted = qualified === undefined ? undefined : library.functions.get(qualified);
  if (qualified !== undefined && dotted !== undefined) {
    const parts = args.map((each) => scope.compile(each, scope));
    return compileCall({ name: qualified, overloads: dotted, isMethod: false }, { node, args: parts, scope });
  }
  const isLoop = loops.get(name)?.includes(args.length) === true;
  if (isLoop || name === "optMap" || name === "optFlatMap") {
    const macro = { name, target: scope.compile(targetNode, scope), args };
    return isLoop ? compileLoop(node, macro, scope) : compileOptionalMap(node, macro, scope);
  }
  const inner = name === "format" ? { ...scope, mixesTypes: true } : scope;
  const parts = args.map((each) => scope.compile(each, inner)); // mistakes of arguments come before those of the target
  const target = scope.compile(targetNode, scope);
  const overloads = library.methods.get(name);
  if (overloads === undefined) throw undeclared(name, node, { scope, known: library.methods });
  return compileCall({ name, overloads, isMethod: true }, { node, args: [target, ...parts], scope });
}

/** "math.greatest" for `math.greatest(...)`, unless math is a variable. */
function qualifiedName(target: Ast, name: string, scope: Scope): string | undefined {
  if (target.op !== "id" || scope.variables.has(target.args as string)) return undefined;
  return `${target.args as string}.${name}`;
}

function undeclared(
  name: string,
  node: Ast,
  { scope, known }: { readonly scope: Scope; readonly known: ReadonlyMap<string, unknown> },
): CompileProblem {
  const meant = { name, known: [...known.keys(), ...loops.keys(), "has", "optMap", "optFlatMap"] };
  const text = `undeclared reference to '${name}' (in container '')`;
  return new CompileProblem(text, parenthesis(node, scope), scope.text, meant);
}

/** Errors of a literal point at it. */
function literalIn(node: Ast, { text }: Scope): Pick<Ast, "pos"> {
  const args = node.args as readonly [string, ...(readonly Ast[] | Ast)[]];
  const nodes = args.slice(1).flat() as readonly Ast[];
  const literal = nodes.findLast((each) => each.op === "value") ?? node;
  return placeOf(literal, text);
}

/** Errors of a call point at its arguments. */
function parenthesis(node: Ast, { text }: Scope): Pick<Ast, "pos"> {
  const target = node.op === "rcall" ? (node.args as readonly [string, Ast])[1] : { end: node.start };
  return markAfter(target, "(", text);
}

interface Callee {
  readonly name: string;
  readonly overloads: readonly Overload[];
  readonly isMethod: boolean;
}

interface Call {
  readonly node: Ast;
  readonly args: readonly Compiled[];
  readonly scope: Scope;
}

function compileCall(callee: Callee, { node, args, scope }: Call): Compiled {
  const types = args.map((each) => each.type);
  const matching = callee.overloads.flatMap((overload) => {
    const bindings: Bindings = new Map();
    return matches(overload, types, bindings) ? [{ overload, result: substitute(overload.result, bindings) }] : [];
  });
  const [first, ...more] = matching;
  if (first === undefined) throw noOverload(callee, types, { node, args, scope });
  const overloads = matching.map((each) => each.overload);
  const items = args.at(-1)?.items;
  const problem = first.overload.check?.(
    args.map((each) => each.literal),
    items,
  );
  if (problem !== undefined) {
    const place = items === undefined ? literalIn(node, scope) : parenthesis(node, scope);
    throw new CompileProblem(problem, place, scope.text);
  }
  const sizes = [...args.map((each) => each.size), ...args.map((each) => itemSize(each.type))];
  const isSame = more.every(({ result }) => typeText(result) === typeText(first.result));
  const type: CelType = isSame ? unsized(first.result) : { kind: "dyn" };
  const literals = args.map((each) => each.literal);
  const size = Math.max(...overloads.map((each) => each.most?.(literals) ?? each.size?.(sizes) ?? maxSizeOf(type)));
  const own = 1 + Math.max(...overloads.map((each) => (each.estimate ?? each.cost)?.(sizes) ?? 0));
  const isCertain = more.length === 0 && types.every(isStatic);
  return {
    type: size < maxSizeOf(type) && type.kind !== "dyn" ? { ...type, maxSize: size } : type,
    size,
    cost: args.reduce((sum, each) => sum + each.cost, own),
    run: (frame) => {
      const values = valuesOf(args, frame, first.overload.settles);
      const overload =
        isCertain && fits(first.overload, values) ? first.overload : overloads.find((each) => fits(each, values));
      if (overload === undefined) throw new CelError("no such overload");
      frame.meter.spend(1 + (overload.cost?.(values.map(sizeOf)) ?? 0));
      return overload.run(values, frame.meter);
    },
  };
}

function itemSize(type: CelType): number {
  if (type.kind !== "list") return 0;
  return maxSizeOf(type.isMade === true ? unsized(type.item) : type.item);
}

function valuesOf(args: readonly Compiled[], frame: Frame, settles: Overload["settles"]): unknown[] {
  if (settles === undefined) return args.map((each) => each.run(frame));
  const first = args[0]?.run(frame);
  return args.map((each, index) => (index === 0 || settles(first) ? first : each.run(frame)));
}

function matches(overload: Overload, types: readonly CelType[], bindings: Bindings): boolean {
  const { parameters } = overload;
  return (
    parameters.length === types.length &&
    parameters.every((parameter, index) => isAssignable(types[index] ?? { kind: "dyn" }, parameter, bindings))
  );
}

/** Values may still be of another type than the schema says: null, or what was dynamic. */
function fits({ parameters }: Overload, values: readonly unknown[]): boolean {
  return parameters.every((parameter, index) => {
    if (parameter.kind === "dyn" || parameter.kind === "parameter") return true;
    const kind = kindOf(values[index]);
    return kind === parameter.kind || (kind === "map" && parameter.kind === "object");
  });
}

function noOverload({ name, isMethod }: Callee, types: readonly CelType[], { node, scope }: Call): CompileProblem {
  const texts = types.map(typeText);
  const applied = isMethod ? `${texts[0] ?? ""}.(${texts.slice(1).join(", ")})` : `(${texts.join(", ")})`;
  return new CompileProblem(
    `found no matching overload for '${name}' applied to '${applied}'`,
    parenthesis(node, scope),
    scope.text,
  );
}
