import type { ColumnModel, HandWritten, KindModel, Model, TypeUse } from "../model.ts";
import { access } from "./defaulters.ts";
import { literal } from "./text.ts";

export interface CellsContext {
  readonly model: Model;
  readonly importValueAt: () => string;
  readonly importAge: () => string;
  readonly importCell: () => string;
  readonly importCelCell: () => string;
  readonly importHandWritten: (name: HandWritten, prefix: string) => string;
  /** Name of the kind's structure in this file. */
  readonly structure: string;
}

export interface CellsText {
  /** Declarations that the cells need, e.g. compiled expressions. */
  readonly declarations: readonly string[];
  /** An arrow function from object and context to the cells, one a line. */
  readonly cells: string;
}

/** The function that makes the cells of a kind's table row. */
export function cellsText(context: CellsContext, kind: KindModel): CellsText {
  const declarations: string[] = [];
  const lines = kind.columns.map((column, index) => {
    if (column.source.kind !== "cel") return cellText(context, kind, column);
    const name = `column${index + 1}`;
    const { expression } = column.source;
    const quoted = JSON.stringify(expression);
    declarations.push(`const ${name} = ${context.importCelCell()}(${context.structure}, ${quoted}, "${column.type}");`);
    return `${name}(object)`;
  });
  const uses = lines.join("\n");
  const parameters = uses.includes("context") ? "object, context" : uses.includes("object") ? "object" : "";
  const body = lines.length === 0 ? "[]" : `[\n${lines.map((line) => `    ${line},\n`).join("")}  ]`;
  return { declarations, cells: `(${parameters}) => ${body}` };
}

function cellText(context: CellsContext, kind: KindModel, { source, type }: ColumnModel): string {
  switch (source.kind) {
    case "name":
      return 'object.metadata?.name ?? ""';
    case "age":
      return `${context.importAge()}(object.metadata?.creationTimestamp, context.nowMs)`;
    case "print":
      return `${context.importHandWritten(source.print, "print")}(object, context)`;
    case "jsonPath":
      return pathCell(context, { kind, path: source.path, isDate: type === "date" });
    case "cel":
      throw new Error("an expression's cell is made from its declaration");
  }
}

/** A path through declared fields is spelled out, so that the compiler proves it; one into free JSON is walked. */
function pathCell(
  context: CellsContext,
  { kind, path, isDate }: { readonly kind: KindModel; readonly path: readonly string[]; readonly isDate: boolean },
): string {
  const isTyped = isDeclared(context.model, { kind: "ref", id: kind.type, checks: {} }, path);
  if (!isTyped) return `${context.importCell()}(${context.importValueAt()}(object, ${literal(path, { singleLine: true })}))`;
  const value = path.reduce((text, name, index) => step(text, name, index), "object");
  return isDate ? `${context.importAge()}(${value}, context.nowMs)` : `${context.importCell()}(${value})`;
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
