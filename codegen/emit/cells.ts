import type { ColumnModel, FieldModel, HandWritten, KindModel, Model, PathModel, TypeUse } from "../model.ts";
import { access } from "./defaulters.ts";
import type { RuntimePart } from "./names.ts";
import { formOf } from "./ruleAccess.ts";
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
      return pathCell(context, { kind, path: source, type });
    case "cel": {
      const celCell = context.runtime("cel/index", "celCell");
      return `${celCell}(${context.structure}, ${JSON.stringify(source.expression)}, "${type}")`;
    }
  }
}

function ageOf(context: CellsContext, value: string): string {
  return `(object, { nowMs }) => ${context.runtime("schema/index", "age")}(${value}, nowMs)`;
}

/** A path through declared fields is spelled out, so that the compiler proves it; one into free JSON is walked. */
function pathCell(context: CellsContext, column: PathColumn): string {
  const { kind, path, type } = column;
  const { segments, isTyped, absent } = path;
  if (segments === undefined) {
    const text = JSON.stringify(path.text);
    if (type === "date") return `${context.runtime("schema/index", "pathAge")}(${text})`;
    const more = absent === undefined ? "" : `, ${JSON.stringify(absent)}`;
    return `${context.runtime("schema/index", "pathCell")}(${text}, "${type}"${more})`;
  }
  const declared = declaredAt(context.model, { kind: "ref", id: kind.type, checks: {} }, segments);
  const value = declared === undefined ? walked(context, segments) : segments.reduce(step, "object");
  if (type !== "date") {
    const shown = absent !== undefined && declared?.isUnsetEmpty ? `${value} || undefined` : value;
    if (isTyped) {
      const cell = `${context.runtime("schema/index", "typedCell")}(${shown}, "${type}")`;
      return `(object) => ${cell}${absent === undefined ? "" : ` ?? ${JSON.stringify(absent)}`}`;
    }
    const otherwise = absent ?? (type === "string" ? "" : undefined);
    const more = otherwise === undefined ? "" : `, ${JSON.stringify(otherwise)}`;
    return `(object) => ${context.runtime("schema/index", "cell")}(${shown}${more})`;
  }
  if (!isTyped && declared !== undefined) return ageOf(context, value);
  return `(object, { nowMs }) => ${context.runtime("schema/index", "ageCell")}(${value}, nowMs)`;
}

interface PathColumn {
  readonly kind: KindModel;
  readonly path: PathModel;
  readonly type: ColumnModel["type"];
}

function walked(context: CellsContext, segments: readonly string[]): string {
  return `${context.runtime("schema/index", "valueAt")}(object, ${literal(segments, { singleLine: true })})`;
}

interface Declared {
  /** It is a text whose zero counts as unset. */
  readonly isUnsetEmpty: boolean;
}

/** What a path through declared fields leads to; undefined where it leaves them. */
function declaredAt(
  model: Model,
  use: TypeUse,
  [name, ...rest]: readonly string[],
  field?: FieldModel,
): Declared | undefined {
  if (name === undefined) return { isUnsetEmpty: field?.presence !== "pointer" && formOf(model, use) === "text" };
  if (use.kind === "list") return declaredAt(model, use.items, rest);
  if (use.kind === "map") return declaredAt(model, use.values, rest);
  const fields = use.kind === "ref" ? model.types.get(use.id)?.fields : undefined;
  const next = fields?.find((each) => each.name === name);
  return next && declaredAt(model, next.type, rest, next);
}

function step(text: string, name: string, index: number): string {
  if (/^[0-9]+$/.test(name)) return `${text}?.[${name}]`;
  return access(text, name, index === 0 ? "" : "?");
}
