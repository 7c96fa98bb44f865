import type { ASTNode } from "@marcbachmann/cel-js";
import type { CelError, Meter } from "../meter.ts";
import type { CelType } from "../type.ts";
import type { Estimated } from "./estimates.ts";
import type { Marked } from "./marks.ts";

/** What an expression runs in: its variables by slot, and what it may spend. */
export interface Frame {
  readonly variables: unknown[];
  readonly meter: Meter;
}

/**
 * A part of an expression: what it is, how it runs, and the most that it can cost, as definitions are held to it. What
 * a run spends has its own limits.
 */
export interface Compiled extends Estimated {
  readonly run: (frame: Frame) => unknown;
  /** What it is whenever it runs: a literal, or made of such. */
  readonly constant?: { readonly value: unknown };
  /** The types of the items of a list that is written out, all of which are there. */
  readonly items?: readonly CelType[];
  readonly itemNodes?: readonly Ast[];
}

export interface Variable {
  readonly slot: number;
  readonly type: CelType;
  readonly size: number;
  readonly entrySize?: number | undefined;
  readonly path?: readonly string[] | undefined;
}

/** What is wrong with an expression, and where: offsets in its text. */
export interface CelProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** What was written where one of `known` was meant. */
  readonly unknown?: { readonly name: string; readonly known: readonly string[] };
}

export interface Scope {
  readonly text: string;
  /** Hears of what compiles and yet cannot be meant. Absent: not checked. */
  readonly doubt?: (problem: CelProblem) => void;
  readonly variables: ReadonlyMap<string, Variable>;
  /** The type of the value that the expression is about. */
  readonly root: CelType;
  /** It says what becomes of an object, for which there are functions of their own. */
  readonly isChange: boolean;
  /** It may name values: `cel.bind(name, value, expression)`. */
  readonly binds: boolean;
  /** Literals may have items of several types. */
  readonly mixesTypes?: boolean;
  /** Takes a mistake after which the checks go on. */
  readonly note: (problem: CompileProblem) => void;
  /** Takes a mistake that counts only where there is none of types: of a literal. */
  readonly noteOfLiteral: (problem: CompileProblem) => void;
  /** Takes the error of a constant that cannot be made, which counts where all else compiles. */
  readonly noteOfConstant: (error: CelError) => void;
  readonly marks: Omit<Marked, "text">;
  /** How parts are compiled, in this scope or one inside it. */
  readonly compile: (node: Ast, scope: Scope) => Compiled;
}

/** A node of the parser, without the types that depend on its operator. */
export interface Ast {
  readonly op: string;
  readonly args: unknown;
  /** Where it is in the text. */
  readonly pos: number;
  readonly start: number;
  readonly end: number;
}

export function astOf(node: ASTNode): Ast {
  return node;
}

/** A scope with one more variable, which hides another of the same name. */
export function withVariable(
  scope: Scope,
  name: string,
  variable: Omit<Variable, "slot">,
): { scope: Scope; slot: number } {
  const slot = Math.max(-1, ...[...scope.variables.values()].map((each) => each.slot)) + 1;
  return { scope: { ...scope, variables: new Map(scope.variables).set(name, { ...variable, slot }) }, slot };
}

/** An expression that parses but makes no sense. */
export class CompileProblem extends Error {
  readonly problem: CelProblem;
  readonly pos: number;

  constructor(message: string, node: Pick<Ast, "pos">, text: string, unknown?: CelProblem["unknown"]) {
    super(excerpt(message, node.pos, text));
    this.pos = node.pos;
    const place = problemAt(message, node.pos, text);
    this.problem = unknown === undefined ? place : { ...place, ...nameBeside(unknown.name, place, text), unknown };
  }
}

/** A problem covers the name that it is about; of a selection, the name after the dot. */
export function problemAt(message: string, pos: number, text: string): CelProblem {
  const start = text[pos] === "." ? pos + 1 : pos;
  const name = /^[A-Za-z_]\w*/.exec(text.slice(start))?.[0] ?? "";
  return { message, start, end: start + Math.max(1, name.length) };
}

/** Errors of a call are marked at its parenthesis: the name is before it, or in it, as that of has(a.name). */
function nameBeside(name: string, { start }: CelProblem, text: string): Partial<CelProblem> {
  if (text[start] !== "(") return {};
  if (text.slice(0, start).endsWith(name)) return { start: start - name.length, end: start };
  const dot = text.indexOf(`.${name}`, start);
  return dot < 0 ? {} : { start: dot + 1, end: dot + 1 + name.length };
}

/** A node whose place is the first occurrence of a mark after another node: an operator, a dot, a parenthesis. */
export function markAfter(before: Pick<Ast, "end">, mark: string, text: string): Pick<Ast, "pos"> {
  return { pos: Math.max(0, text.indexOf(mark, before.end)) };
}

/** Where errors about a whole part point: its operator, the dot or bracket of its last step, else its start. */
export function placeOf(node: Ast, text: string): Pick<Ast, "pos"> {
  switch (node.op) {
    case "id":
    case "value":
      return { pos: node.start };
    case ".":
    case ".?":
      return markAfter((node.args as readonly [Ast])[0], ".", text);
    case "[]":
    case "[?]":
      return markAfter((node.args as readonly [Ast])[0], "[", text);
    case "call":
      return markAfter({ end: node.start }, "(", text);
    case "rcall":
      return markAfter((node.args as readonly [string, Ast])[1], "(", text);
    case "?:":
      return markAfter((node.args as readonly [Ast])[0], "?", text);
    default:
      return isBinary(node) ? markAfter(node.args[0], node.op, text) : { pos: node.start };
  }
}

function isBinary(node: Ast): node is Ast & { readonly args: readonly [Ast, Ast] } {
  const { op, args } = node;
  return op !== "list" && op !== "map" && Array.isArray(args) && args.length === 2;
}

/** The message, with the line of the expression and a mark under the place. */
export function excerpt(message: string, pos: number, text: string): string {
  if (text === "") return `ERROR: <input>:1:0: ${message}`;
  const before = text.slice(0, pos);
  const line = before.split("\n").length;
  const start = before.lastIndexOf("\n") + 1;
  const [source = ""] = text.slice(start).split("\n");
  const left = Array.from(before.slice(start));
  const dots = left.map((each) => (isWide(each) ? "．" : ".")).join("");
  const mark = isWide(text.slice(pos, pos + 1)) ? "＾" : "^";
  const shown = source.replaceAll("\t", " ");
  return `ERROR: <input>:${line}:${left.length + 1}: ${message}\n | ${shown}\n | ${dots}${mark}`;
}

/** Whether a mark under a character is a wide one. */
function isWide(character: string): boolean {
  return character > "\u007f";
}
