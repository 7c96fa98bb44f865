import { Environment, EvaluationError, ParseError, TypeError as CelTypeError } from "@marcbachmann/cel-js";

/** A compiled expression, or the text of why it does not compile. */
export type Expression =
  | { readonly evaluate: (variables: Readonly<Record<string, unknown>>) => unknown }
  | { readonly compileError: string };

/** Bounds on the text of one expression; a rule beyond them does not compile. */
const limits = { maxAstNodes: 10_000, maxDepth: 100, maxListElements: 1000, maxMapEntries: 1000, maxCallArguments: 32 };

let environmentMemo: Environment | undefined;

/** Compiles an expression over the variables `self` and `oldSelf`. */
export function compile(text: string): Expression {
  environmentMemo ??= new Environment({ homogeneousAggregateLiterals: false, enableOptionalTypes: true, limits })
    .registerVariable("self", "dyn")
    .registerVariable("oldSelf", "dyn");
  try {
    return { evaluate: environmentMemo.parse(text) };
  } catch (error) {
    return { compileError: expressionErrorText(error) };
  }
}

/** The summary of a failed parse, type check or evaluation; anything else is a defect and is thrown on. */
export function expressionErrorText(error: unknown): string {
  if (error instanceof ParseError || error instanceof CelTypeError || error instanceof EvaluationError)
    return error.summary;
  throw error;
}
