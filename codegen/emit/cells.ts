import type { ColumnModel, HandWritten, KindModel, Model, TypeUse } from "../model.ts";
import { access } from "./defaulters.ts";
import type { RuntimePart } from "./names.ts";
import { literal } from "./text.ts";

export interface CellsContext {
  readonly model: Model;
  /** Name of the kind's structure in this file. */
  readonly structure: string;
  /** Imports a name of the runtime. */
  readonly runtime: (part: RuntimePart, name: string) => string;
  readonly importHandWritten: (name: HandWritten, prefix: string) => string;
}

/** The row of a kind's table: one function a column, in the order of the columns. */
export function cellsText(context: CellsContext, kind: KindModel): string {
  const lines = kind.columns.map((column) => `    ${cellText(context, kind, column)},\n`);
  return `${context.runtime("schema/index", "row")}([\n${lines.join("")}  ])`;
}

function cellText(context: CellsContext, kind: KindModel, { source, type }: ColumnModel): string {
  switch (source.kind) {
    case "name":
      return '(object) => object.metadata?.name ?? ""';
    case "age":
      return ageOf(context, "object.metadata?.creationTimestamp");
    case "createdAt":
      return '(object) => object.metadata?.creationTimestamp ?? ""';
    case "print":
      return context.importHandWritten(source.print, "print");
    case "jsonPath":
      return pathCell(context, { kind, path: source.path, isDate: type === "date" });
    case "cel": {
      const celCell = context.runtime("cel/index", "celCell");
      return `${celCell}(${context.structure}, ${JSON.stringify(source.expression)}, "${type}")`;
    }
  }
}

function ageOf(context: CellsContext, value: string): string {
  return `(object, { nowMs }) => ${context.runtime("registry/print/age", "age")}(${value}, nowMs)`;
}

/** A path through declared fields is spelled out, so that the compiler proves it; one into free JSON is walked. */
function pathCell(
  context: CellsContext,
  { kind, path, isDate }: { readonly kind: KindModel; readonly path: readonly string[]; readonly isDate: boolean },
): string {
  if (!isDeclared(context.model, { kind: "ref", id: kind.type, checks: {} }, path)) {
    const valueAt = context.runtime("schema/index", "valueAt");
    return `(object) => ${cellOf(context)}(${valueAt}(object, ${literal(path, { singleLine: true })}))`;
  }
  const value = path.reduce((text, name, index) => step(text, name, index), "object");
  return isDate ? ageOf(context, value) : `(object) => ${cellOf(context)}(${value})`;
}

function cellOf(context: CellsContext): string {
  return context.runtime("schema/index", "cell");
}

function isDeclared(model: Model, use: TypeUse, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (use.kind === "list") return isDeclared(model, use.items, rest);
  if (use.kind === "map") return isDeclared(model, use.values, rest);
  const fields = use.kind === "ref" ? model.types.get(use.id)?.fields : undefined;
  const field = fields?.find((each) => each.name === name);
  return field !== undefined && isDeclared(model, field.type, rest);
}

function step(text: string, name: string, index: number): string {
  if (/^[0-9]+$/.test(name)) return `${text}?.[${name}]`;
  return access(text, name, index === 0 ? "" : "?");
}
