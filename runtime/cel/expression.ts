import { Environment, ParseError } from "@marcbachmann/cel-js";
import { sizeAt } from "./compile/estimates.ts";
import { marked, textsAndComments } from "./compile/marks.ts";
import { compileNode } from "./compile/node.ts";
import { astOf, type CelProblem, CompileProblem, excerpt, problemAt } from "./compile/scope.ts";
import type { Compiled, Scope, Variable } from "./compile/scope.ts";
import type { CelError, Meter } from "./meter.ts";
import { syntaxProblems } from "./syntax/syntaxErrors.ts";
import { type CelType, failed, typeText } from "./type.ts";

/** A compiled expression, or the text of why it does not compile. */
export type Expression = CompiledExpression | FailedExpression;

export interface FailedExpression {
  readonly compileError: string;
  /** What failed: "compilation", or "program instantiation" where a constant cannot be made. */
  readonly stage: "compilation" | "program instantiation";
  /** The type that it should have had. */
  readonly expected?: string;
  /** The first mistake with its place; absent where it is about the expression as a whole. */
  readonly problem?: CelProblem;
}

export interface CompiledExpression {
  /**
   * Runs it with the variables in the order they were declared, as values of expressions (see value.ts). Throws
   * CelError when it fails over the data, and CostError when it spends more than the meter allows.
   */
  readonly evaluate: (variables: readonly unknown[], meter: Meter) => unknown;
  readonly type: CelType;
  /** Upper bound of what one run spends, from the sizes that the types declare. */
  readonly cost: number;
  /** The variables it names. */
  readonly names: ReadonlySet<string>;
}

export interface CompileOptions {
  readonly variables: readonly { readonly name: string; readonly type: CelType }[];
  /** What it has to be, e.g. "bool"; anything unless stated. */
  readonly result?: CelType["kind"];
  /** It may make objects that stand for changes: `Object.spec{...}`, `JSONPatch{...}`. */
  readonly makesObjects?: boolean;
  /** It may name values: `cel.bind(name, value, expression)`. */
  readonly binds?: boolean;
  /** Hears of what compiles and yet cannot be meant: a comparison with what an enum does not have. */
  readonly doubt?: (problem: CelProblem) => void;
}

const limits = {
  /** @limit Nodes of an expression: it does not compile. */
  maxAstNodes: 10_000,
  /** @limit Nesting of an expression: it does not compile. */
  maxDepth: 100,
  /** @limit Items of a list literal: it does not compile. */
  maxListElements: 1000,
  /** @limit Entries of a map literal: it does not compile. */
  maxMapEntries: 1000,
  /** @limit Arguments of a call: it does not compile. */
  maxCallArguments: 32,
};
/** @limit Operators of an expression that work on each other's results, as in 1+1+1: it does not compile. */
const maxOperators = 1000;
/** @limit Mistakes of one expression that its error lists: the rest of it is not looked at. */
const maxProblems = 100;
/** @limit Characters of the mistakes of one expression, each of which shows its line: the rest is not looked at. */
const maxProblemText = 512 * 1024;
/** @limit Text of an expression, in characters: it does not compile. */
const maxText = 1024 * 1024;

let parserMemo: Environment | undefined;

/** Compiles an expression: it is parsed, its types are checked, and its cost is estimated. */
export function compile(text: string, options: CompileOptions): Expression {
  if (text.length > maxText) return failure("the expression is too long");
  if (hasManySigns(text)) return failure(`the expression has more than ${maxOperators} signs in a row`);
  parserMemo ??= new Environment({ enableOptionalTypes: true, limits });
  const variables = new Map<string, Variable>(
    options.variables.map(({ name, type }, slot) => [
      name,
      { slot, type, path: [name], size: sizeAt(type, [name], type) },
    ]),
  );
  const names = new Set<string>();
  const marks = marked(text, options.makesObjects === true);
  const problems: CompileProblem[] = [];
  const ofLiterals: CompileProblem[] = [];
  const ofConstants: CelError[] = [];
  let depth = 0;
  const scope: Scope = {
    text,
    marks,
    ...(options.doubt === undefined ? {} : { doubt: options.doubt }),
    variables,
    isChange: options.makesObjects === true,
    binds: options.binds === true,
    root: options.variables[0]?.type ?? failed,
    note: (problem) => note(problem, problems),
    noteOfLiteral: (problem) => note(problem, ofLiterals),
    noteOfConstant: (error) => ofConstants.push(error),
    compile: (node, inner) => {
      if (node.op === "id" && options.variables.some((each) => each.name === node.args)) names.add(node.args as string);
      if (depth === maxOperators) throw new CompileProblem(`Exceeded ${maxOperators} operators in a row`, node, text);
      depth += 1;
      const compiled = compiledOrNoted(() => compileNode(node, inner), problems);
      depth -= 1;
      return compiled;
    },
  };
  try {
    const { type, run, cost } = scope.compile(astOf(parserMemo.parse(marks.text).ast), scope);
    const [left] = marks.optional;
    if (left !== undefined) throw new CompileProblem("Syntax error: no key that may be absent", { pos: left }, text);
    if (problems.length > 0) return failureOf(problems);
    if (ofLiterals.length > 0) return failureOf(ofLiterals);
    if (options.result !== undefined && type.kind !== options.result && type.kind !== "dyn") {
      const { result } = options;
      return { ...failure(`must evaluate to a ${result}, not ${typeText(type)}`), expected: result };
    }
    const [unmade] = ofConstants;
    if (unmade !== undefined) return { compileError: unmade.message, stage: "program instantiation" };
    return { type, cost, names, evaluate: (values, meter) => run({ variables: [...values], meter }) };
  } catch (error) {
    if (error instanceof CompileProblem) return failureOf(problems.length === 0 ? [error] : problems);
    if (error instanceof ParseError) return parseFailure(error, text);
    throw error;
  }
}

/**
 * A part that does not compile is noted and stands for a value of any type, so that the parts around it are checked
 * as well. After too many, compiling ends.
 */
function compiledOrNoted(compile: () => Compiled, problems: CompileProblem[]): Compiled {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof CompileProblem)) throw error;
    note(error, problems);
    return notCompiled;
  }
}

function note(problem: CompileProblem, problems: CompileProblem[]): void {
  if (problems.length === maxProblems) throw problem;
  if (problems.length * problem.message.length > maxProblemText) throw problem;
  problems.push(problem);
}

function failure(compileError: string): FailedExpression {
  return { compileError, stage: "compilation" };
}

/** That an expression fails before it runs, and why. */
export function failureText({ stage, compileError }: FailedExpression): string {
  return `${stage} failed: ${compileError}`;
}

const notCompiled: Compiled = {
  type: failed,
  cost: 0,
  size: 1,
  run: () => {
    throw new Error("a part of the expression does not compile");
  },
};

function failureOf(found: readonly CompileProblem[]): FailedExpression {
  const problems = found.toSorted((a, b) => a.pos - b.pos);
  const [first] = problems;
  const made = failure(problems.map(({ message }) => message).join("\n"));
  return first === undefined ? made : { ...made, problem: first.problem };
}

/** The parser has no bound for the signs before an operand: it calls itself for each. */
function hasManySigns(text: string): boolean {
  if (text.length <= maxOperators) return false;
  const code = text.replace(textsAndComments, (found) => (found.startsWith("//") ? "" : "0"));
  let signs = 0;
  for (let index = 0; index < code.length && signs <= maxOperators; index++) {
    const char = code[index];
    if (char === "!" || char === "-") signs += 1;
    else if (char !== " " && char !== "\n" && char !== "\t" && char !== "\r" && char !== "\f") signs = 0;
  }
  return signs > maxOperators;
}

function parseFailure(error: ParseError, text: string): FailedExpression {
  const problems = syntaxProblems(text);
  const [first] = problems;
  if (first !== undefined) {
    const compileError = problems.map(({ message, pos }) => excerpt(message, pos, text)).join("\n");
    return { ...failure(compileError), problem: problemAt(first.message, first.pos, text) };
  }
  const message = `Syntax error: ${error.summary}`;
  const pos = error.range?.start ?? 0;
  return { ...failure(excerpt(message, pos, text)), problem: problemAt(message, pos, text) };
}
