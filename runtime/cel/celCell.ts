import type { Cell, Column } from "../schema/descriptor.ts";
import type { Structure } from "../schema/structure.ts";
import { compile, type Expression } from "./expression.ts";
import { WorkError } from "../lib/work.ts";
import { CelError, CostError, Meter } from "./meter.ts";
import { typeOfStructure } from "./structureType.ts";
import { fromJson, isMap, textOf } from "./value.ts";

/**
 * Makes the function of a column that is an expression over the object (`self`). A failing expression is an empty
 * cell.
 */
export function celCell(structure: Structure, text: string, type: Column["type"]): (object: unknown) => Cell {
  let memo: Expression | undefined;
  return (object) => {
    const self = typeOfStructure(structure);
    memo ??= compile(text, { variables: [{ name: "self", type: self }] });
    if ("compileError" in memo) return `<invalid: ${memo.compileError.split("\n")[0] ?? ""}>`;
    try {
      return cellOf(memo.evaluate([fromJson(object, self)], new Meter()), type);
    } catch (error) {
      if (error instanceof CelError || error instanceof CostError || error instanceof WorkError) return null;
      throw error;
    }
  };
}

function cellOf(value: unknown, type: Column["type"]): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "bigint") return type === "string" ? String(value) : Number(value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return textOf(value) ?? JSON.stringify(plain(value));
}

/** A value as JSON. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (!isMap(value)) return textOf(value) ?? value;
  return Object.fromEntries(value.keys().map((key) => [textOf(key), plain(value.get(key))]));
}
