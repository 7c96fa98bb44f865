import { compile, type Expression } from "../../cel/expression.ts";
import { AuthorizerValue } from "../../cel/library/authorizationValue.ts";
import { callLimit, CelError, CostError, Meter, objectLimit } from "../../cel/meter.ts";
import { type CelType, dyn, type ObjectField } from "../../cel/type.ts";
import { fromJson, type MapValue } from "../../cel/value.ts";
import { Work, WorkError } from "../../lib/work.ts";
import type { Decisions } from "./decisions.ts";
import { variableTypes } from "./requestTypes.ts";

const names = ["object", "oldObject", "request", "params", "namespaceObject", "authorizer"] as const;

/** What expressions about a request speak of; where there is nothing it is null. */
export type ExpressionValues = Readonly<Record<Exclude<(typeof names)[number], "authorizer">, unknown>> & {
  readonly decisions: Decisions;
};

/** An expression, with the text that its errors name. */
export interface NamedExpression {
  readonly text: string;
  readonly expression: Expression;
}

interface Variable extends NamedExpression {
  readonly name: string;
}

/** The variables of a policy, if it has any; each is known to those behind it, and to all other expressions. */
export interface ExpressionScope {
  readonly variables: readonly Variable[];
  readonly compile: (text: string) => NamedExpression;
}

export interface ScopeOptions {
  readonly makesObjects: boolean;
  /** What is known of the kinds of this request, besides the types of all requests. */
  readonly types?: Partial<Readonly<Record<(typeof names)[number], CelType>>>;
}

/** Compiles variables, and makes what compiles the expressions that speak of them. */
export function expressionScope(
  declared: readonly { readonly name: string; readonly expression: string }[],
  { makesObjects, types = {} }: ScopeOptions,
): ExpressionScope {
  const fields = new Map<string, ObjectField>();
  const of = (text: string): NamedExpression => {
    const variables = [
      ...names.map((name) => ({ name, type: types[name] ?? variableTypes[name] ?? dyn })),
      { name: "variables", type: { kind: "object", name: "variables", fields: new Map(fields) } satisfies CelType },
    ];
    return { text: text.trim(), expression: compile(text, { variables, makesObjects }) };
  };
  const variables = declared.map(({ name, expression: text }) => {
    const made = { name, ...of(text) };
    fields.set(name, { name, type: "compileError" in made.expression ? dyn : made.expression.type });
    return made;
  });
  return { variables, compile: of };
}

/** No expression is evaluated any more: all have spent what they may together. */
export class BudgetError extends Error {
  constructor(
    message = "validation failed due to running out of cost budget, no further validation rules will be run",
  ) {
    super(message);
  }
}

/** @limit Cost of all match conditions of a policy or of a webhook over one request: its failure policy decides. */
export const conditionsLimit = 2_500_000;

export interface Evaluation {
  readonly scope: ExpressionScope;
  readonly values: ExpressionValues;
  /** Gives others a turn where all policies together have had theirs. Throws where the answer is of no use any more. */
  readonly goOn: () => Promise<void> | undefined;
  /** What all expressions may cost together; absent: what the rules of one object may. */
  readonly limit?: number;
}

/**
 * Evaluates expressions of one policy or webhook, one after another, for one request and one parameter. A variable is
 * evaluated when it is asked for, and once.
 */
export class Evaluator {
  readonly #options: Evaluation;
  readonly #known = new Map<string, unknown>();
  readonly #values: readonly unknown[];
  #left: number;

  constructor(options: Evaluation) {
    const { values, limit = objectLimit } = options;
    const { decisions } = values;
    this.#options = options;
    this.#left = limit;
    const authorizer = new AuthorizerValue(decisions.user, decisions.decide, decisions.request);
    this.#values = names.map((name) =>
      name === "authorizer" ? authorizer : fromJson(values[name] ?? null, variableTypes[name] ?? dyn),
    );
  }

  /** For expressions beside the others, which spend on their own. */
  anew(): Evaluator {
    return new Evaluator(this.#options);
  }

  /** Throws an Error in the field's words, and BudgetError. */
  async evaluate<T = unknown>(of: NamedExpression, read?: (value: unknown, meter: Meter) => T): Promise<T> {
    const { goOn, values } = this.#options;
    for (;;) {
      await goOn();
      const left = this.#left;
      try {
        const work = new Work();
        const value = this.#run(of, work);
        return read === undefined ? (value as T) : read(value, new Meter(callLimit, work));
      } catch (error) {
        const unknown = values.decisions.unknownOf(error);
        if (unknown === undefined) throw inWords(error, of);
        this.#left = left; // it begins anew once the answer is there
        await unknown.answer;
      }
    }
  }

  #run({ expression }: NamedExpression, work: Work): unknown {
    if ("compileError" in expression) throw new CompilationError(`compilation error: ${expression.compileError}`);
    const meter = new Meter(Math.max(0, Math.min(callLimit, this.#left)), work);
    try {
      return expression.evaluate([...this.#values, this.#variables(work)], meter);
    } catch (error) {
      if (error instanceof CostError && this.#left < callLimit) throw new BudgetError();
      throw error;
    } finally {
      this.#left -= meter.spent;
    }
  }

  #variables(work: Work): MapValue {
    const { variables } = this.#options.scope;
    const member = (name: string): unknown => {
      if (this.#known.has(name)) return this.#known.get(name);
      const variable = variables.find((each) => each.name === name);
      if (variable === undefined) return undefined;
      const value = this.#variable(variable, work);
      this.#known.set(name, value);
      return value;
    };
    const keys = () => variables.map(({ name }) => name);
    return { isMapValue: true, size: variables.length, keys, member, get: (key) => member(String(key)) };
  }

  #variable(variable: Variable, work: Work): unknown {
    const subject = `composited variable ${JSON.stringify(variable.name)} fails to`;
    const { expression } = variable;
    if ("compileError" in expression) throw new CelError(`${subject} compile: ${expression.compileError}`);
    try {
      return this.#run(variable, work);
    } catch (error) {
      if (error instanceof CelError || error instanceof CostError) {
        throw new CelError(`${subject} evaluate: ${error.message}`);
      }
      throw error;
    }
  }
}

/** It does not compile, and says so itself. */
class CompilationError extends Error {}

/** An expected failure as an Error that says what failed. */
function inWords(error: unknown, { text }: NamedExpression): unknown {
  const isExpected = error instanceof CelError || error instanceof CostError || error instanceof WorkError;
  if (!isExpected) return error;
  const { message } = error instanceof WorkError ? new CostError() : error; // to who wrote it time is as cost
  return new ExpressionError(`expression '${text}' resulted in error: ${message}`);
}

/** An expression failed over the data of a request. */
export class ExpressionError extends Error {}

/** Whether an error is about an expression and what it looks at, so that a failure policy decides. */
export function isExpressionError(error: unknown): error is Error {
  return error instanceof ExpressionError || error instanceof CompilationError || error instanceof BudgetError;
}
