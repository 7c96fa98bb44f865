import { library, type Overload } from "../library/library.ts";
import { CelError, Meter } from "../meter.ts";
import {
  type Bindings,
  type CelType,
  isAssignable,
  isStatic,
  substitute,
  typeOfType,
  typeText,
  valueTypeName,
} from "../type.ts";
import { kindOf, sizeOf } from "../value.ts";
import { compileBind, compileHas, compileLoop, compileOptionalMap, loops } from "./macros.ts";
import { estimateCall, sizeOfType } from "./estimates.ts";
import { hasMethods } from "./operators.ts";
import { type Ast, type Compiled, CompileProblem, type Frame, markAfter, placeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";

/** `f(a, b)`. */
export function compileFunction(node: Ast, scope: Scope): Compiled {
  const [name, args] = node.args as readonly [string, readonly Ast[]];
  if (name === "has") return compileHas(node, args, scope);
  const parts = args.map((each) => scope.compile(each, scope));
  const overloads = library.functions.get(name);
  if (overloads === undefined && !library.methods.has(name)) {
    throw undeclared(name, node, { scope, known: library.functions });
  }
  return compileCall({ name, overloads: overloads ?? [], isMethod: false }, { node, args: parts, scope });
}

/** `a.f(b)`: a macro, a function with a dotted name, or a method. */
export function compileMethod(node: Ast, scope: Scope): Compiled {
  const [name, targetNode, args] = node.args as readonly [string, Ast, readonly Ast[]];
  const qualified = qualifiedName(targetNode, name, scope);
  if (qualified === "cel.bind" && scope.binds && args.length === 3) return compileBind(node, args, scope);
  const isKnown = qualified !== undefined && (scope.isChange || !qualified.startsWith("jsonpatch."));
  const dotted = isKnown ? library.functions.get(qualified) : undefined;
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
  if (overloads === undefined && !library.functions.has(name)) {
    throw undeclared(name, node, { scope, known: library.methods });
  }
  return compileCall({ name, overloads: overloads ?? [], isMethod: true }, { node, args: [target, ...parts], scope });
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
  const isLiteral = ({ op, args }: Ast) => op === "value" || (op === "-_" && (args as Ast).op === "value");
  const literal = nodes.findLast(isLiteral) ?? node;
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
  checkLiterals(first.overload, { node, args, scope });
  const isSame = more.every(({ result }) => typeText(result) === typeText(first.result));
  const type: CelType = isSame ? first.result : { kind: "dyn" };
  const known = callee.name === "type" ? typeOfType(types[0] ?? type) : type;
  const literals = args.map((each) => each.literal);
  const isCertain = more.length === 0 && types.every(isStatic);
  return {
    ...estimated(callee, overloads, { node, args, scope }, known),
    run: (frame) => {
      const values = valuesOf(args, frame, first.overload.settles);
      const overload =
        isCertain && fits(first.overload, values) ? first.overload : overloads.find((each) => fits(each, values));
      if (overload === undefined) throw noOverloadFor(callee.name, values, literals);
      frame.meter.spend(1 + (overload.cost?.(values.map(sizeOf)) ?? 0));
      return overload.run(values, frame.meter);
    },
    ...converted(callee, overloads, { node, args, scope }),
  };
}

/** Functions whose result of a constant is one, made when the expression is compiled. */
const conversionNames: ReadonlySet<string> = new Set([
  ...["bool", "bytes", "double", "duration", "dyn", "int", "string", "timestamp", "type", "uint"],
]);

function converted({ name, isMethod }: Callee, overloads: readonly Overload[], { args, scope }: Call) {
  const [arg] = args;
  if (isMethod || !conversionNames.has(name) || args.length !== 1 || arg?.constant === undefined) return {};
  const values = [arg.constant.value];
  try {
    const overload = overloads.find((each) => fits(each, values));
    if (overload === undefined) throw noOverloadFor(name, values);
    return { constant: { value: overload.run(values, new Meter()) } };
  } catch (error) {
    if (!(error instanceof CelError)) throw error;
    scope.noteOfConstant(error);
    return {};
  }
}

/** Notes what is wrong with arguments that are written out. */
function checkLiterals({ check }: Overload, { node, args, scope }: Call): void {
  const { items, itemNodes } = args.at(-1) ?? {};
  const found = check?.(
    args.map((each) => each.literal),
    items,
  );
  if (found === undefined) return;
  const { message, item, isOfConstant } = typeof found === "string" ? { message: found } : found;
  if (isOfConstant === true) {
    scope.noteOfConstant(new CelError(message));
    return;
  }
  const itemNode = item === undefined ? undefined : itemNodes?.[item];
  const ofCall = items === undefined ? literalIn(node, scope) : parenthesis(node, scope);
  const place = itemNode === undefined ? ofCall : placeOf(itemNode, scope.text);
  scope.noteOfLiteral(new CompileProblem(message, place, scope.text));
}

/** How functions refuse values that none of their overloads takes. */
function noOverloadFor(name: string, values: readonly unknown[], literals: readonly unknown[] = []): CelError {
  const hasPattern = ["find", "findAll", "matches"].includes(name) && literals[1] !== undefined;
  if (hasPattern || ["contains", "startsWith", "endsWith"].includes(name)) return new CelError("no such overload");
  if (["size", "matches"].includes(name)) {
    return new CelError(`no such overload${hasMethods.includes(kindOf(values[0])) ? "" : `: ${name}`}`);
  }
  const kinds = values.map((each) => valueTypeName(kindOf(each)));
  return new CelError(`no such overload: ${name}(${kinds.join(", ")})`);
}

/** A call that only hides the type of its argument is as large as that. */
function estimated(
  { name, isMethod }: Callee,
  overloads: readonly Overload[],
  { args, scope: { root } }: Call,
  type: CelType,
): Omit<Compiled, "run"> {
  const [first, ...others] = args;
  const cost = args.reduce((sum, each) => sum + each.cost, 0);
  if (name === "dyn" && first !== undefined) {
    return { type, cost: cost + 1, size: first.size, entrySize: first.entrySize };
  }
  const estimates = overloads.map(({ parameters }) =>
    estimateCall({
      name,
      ...(isMethod ? { target: first, args: others } : { target: undefined, args }),
      ...{ root, parameter: parameters[0] },
    }),
  );
  const sizes = estimates.flatMap(({ size }) => (size === undefined ? [] : [size]));
  return {
    type,
    cost: cost + Math.max(...estimates.map((each) => each.cost)),
    size: sizes.length === 0 ? sizeOfType(type) : Math.max(...sizes),
  };
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
    return isOf(values[index], parameter);
  });
}

/** A list is as its first item is. */
function isOf(value: unknown, type: CelType): boolean {
  if (type.kind === "dyn" || type.kind === "parameter") return true;
  const kind = kindOf(value);
  if (type.kind === "list" && Array.isArray(value)) return value.length === 0 || isOf(value[0], type.item);
  return kind === type.kind || (kind === "map" && type.kind === "object");
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
