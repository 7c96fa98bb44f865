import type { Cell, Column } from "../schema/descriptor.ts";
import type { Structure } from "../schema/structure.ts";
import { celValue } from "./celValue.ts";
import { compile, type Expression, expressionErrorText } from "./expression.ts";

/**
 * Makes the function of a column that is an expression over the object (`self`). A failing expression is an empty cell.
 */
export function celCell(structure: Structure, text: string, type: Column["type"]): (object: unknown) => Cell {
  let memo: Expression | undefined;
  return (object) => {
    memo ??= compile(text);
    if ("compileError" in memo) return `<invalid: ${memo.compileError}>`;
    try {
      return cellOf(memo.evaluate({ self: celValue(object, { structure: () => structure }) }), type);
    } catch (error) {
      expressionErrorText(error);
      return null;
    }
  };
}

function cellOf(value: unknown, type: Column["type"]): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "bigint") return type === "string" ? String(value) : Number(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? Number(each) : each));
}
