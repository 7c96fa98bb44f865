import type { FieldModel, HandWritten, Model, TypeId, TypeModel, TypeUse } from "../model.ts";
import type { TsStatement } from "../tools/tsFile.ts";
import { choiceOf } from "./choices.ts";
import { typeOf } from "./names.ts";
import { oncePerModel } from "./once.ts";
import { literal } from "./text.ts";

export interface DefaulterContext {
  readonly model: Model;
  /** Ids of the types that have something to default, themselves or below. */
  readonly defaulted: ReadonlySet<TypeId>;
  /** The name of a type's defaulter in this file; imports it when it is another module's. */
  readonly defaulterName: (id: TypeId) => string;
  readonly importHandWritten: (name: HandWritten, prefix: string) => string;
}

/** Types with anything to fill, themselves or in what they hold: only into these do defaulters call. */
export const defaultedTypes = oncePerModel((model): ReadonlySet<TypeId> => {
  const defaulted = new Set<TypeId>();
  for (let before = -1; before !== defaulted.size; ) {
    before = defaulted.size;
    for (const type of model.types.values()) {
      if (!defaulted.has(type.id) && needsDefaulter(model, type, defaulted)) defaulted.add(type.id);
    }
  }
  return defaulted;
});

/**
 * The defaulter of a type, one line a default: what is declared, zero values of always-written fields, then the types
 * it holds, then the hand-written part, which so sees the declared defaults in place.
 */
export function defaulterStatement(context: DefaulterContext, type: TypeModel): TsStatement | undefined {
  if (!context.defaulted.has(type.id)) return undefined;
  const fields = type.fields ?? [];
  const body = [
    ...fields.flatMap((each) => ownLines(context, type, each)),
    ...fields.flatMap((each) => nestedLine(context, each)),
  ];
  if (type.defaulter !== undefined) body.push(`${context.importHandWritten(type.defaulter, "fill")}(o);`);
  return {
    kind: "function",
    name: `default${type.name}`,
    description: "",
    parameters: [{ name: "o", type: `types.${type.name}` }],
    returnType: "void",
    body,
  };
}

function needsDefaulter(model: Model, type: TypeModel, defaulted: ReadonlySet<TypeId>): boolean {
  if (type.defaulter !== undefined) return true;
  return (type.fields ?? []).some((field) => {
    if (isFilled(field) || field.defaultFrom !== undefined) return true;
    if (field.presence === "always" && zeroText(model, type, field) !== undefined) return true;
    const held = heldType(field.type);
    return held !== undefined && defaulted.has(held);
  });
}

function heldType(use: TypeUse): TypeId | undefined {
  if (use.kind === "ref") return use.id;
  if (use.kind === "list") return heldType(use.items);
  return use.kind === "map" ? heldType(use.values) : undefined;
}

function ownLines({ model }: DefaulterContext, type: TypeModel, field: FieldModel): string[] {
  const at = access("o", field.name);
  const lines: string[] = [];
  if (field.defaultFrom !== undefined) lines.push(copyLine(model, field, field.defaultFrom));
  if (isFilled(field)) lines.push(defaultLine(field, at));
  else if (field.presence === "always") {
    const zero = zeroText(model, type, field);
    if (zero !== undefined) lines.push(`${at} ??= ${zero};`);
  }
  return lines;
}

/** Whether an unset field gets its default. Where zero is not written, a default of zero only says what unset means. */
function isFilled({ default: value, presence }: FieldModel): boolean {
  return value !== undefined && (presence !== "nonZero" || (value !== 0 && value !== "" && value !== false));
}

/** Zero counts as unset where the field has no way to be unset; null is a value where the field says so. */
function defaultLine(field: FieldModel, at: string): string {
  const value = literal(field.default, { singleLine: true });
  if (field.nullable && field.default !== null) return `if (${at} === undefined) ${at} = ${value};`;
  const zeroIsUnset = field.presence === "always" && typeof field.default !== "boolean";
  return `${at} ${zeroIsUnset && typeof field.default !== "object" ? "||=" : "??="} ${value};`;
}

function copyLine(model: Model, field: FieldModel, path: readonly string[]): string {
  const at = access("o", field.name);
  const [first = "", ...rest] = path;
  const from = rest.reduce((text, name) => access(text, name, "?"), access("o", first));
  const isUnset = field.presence === "always" ? `!${at}` : `${at} === undefined`;
  return `if (${isUnset} && ${from} != null) ${at} = ${copyText(model, field.type, from)};`;
}

/** A copy of its own, so that a change to one field is not one to the other. */
function copyText(model: Model, use: TypeUse, from: string): string {
  const isPlain = use.kind === "scalar" || (use.kind === "ref" && typeOf(model, use.id).fields === undefined);
  if (isPlain) return from;
  const values = use.kind === "map" ? use.values : use.kind === "list" ? use.items : undefined;
  if (values?.kind !== "scalar") return `structuredClone(${from})`;
  return use.kind === "map" ? `{ ...${from} }` : `[...${from}]`;
}

/** What an always-written field holds when nothing was given; undefined where no value says that. */
function zeroText(model: Model, type: TypeModel, field: FieldModel): string | undefined {
  if (field.nullable) return "null";
  const { type: use } = field;
  if (use.kind === "list") return "[]";
  if (use.kind === "map") return "{}";
  const scalar = use.kind === "scalar" ? use.scalar : typeOf(model, use.id).scalar;
  if (use.kind === "ref" && scalar === undefined) {
    const held = typeOf(model, use.id);
    const isPartial = choiceOf(held) !== undefined || (held.fields ?? []).some((each) => each.required);
    return isPartial ? `{} as NonNullable<types.${type.name}[${JSON.stringify(field.name)}]>` : "{}";
  }
  const closed = use.checks.enum !== undefined && !use.checks.enum.some((each) => each === "" || each === 0);
  const zero = scalarZero(scalar ?? "json");
  if (zero === undefined || !closed) return zero;
  return `${zero} as NonNullable<types.${type.name}[${JSON.stringify(field.name)}]>`;
}

function scalarZero(scalar: NonNullable<TypeModel["scalar"]>): string | undefined {
  switch (scalar) {
    case "string":
    case "bytes":
      return '""';
    case "boolean":
      return "false";
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "double":
    case "intOrString":
      return "0";
    case "quantity":
      return '"0"';
    case "duration":
      return '"0s"';
    default:
      return undefined; // A time or free JSON has no zero but null, and only nullable fields take that.
  }
}

function nestedLine(context: DefaulterContext, field: FieldModel): string[] {
  const at = access("o", field.name);
  const call = nestedCall(context, field.type, { at, depth: 0 });
  if (call === undefined) return [];
  const isThere = field.type.kind === "ref" && field.presence === "always" && !field.nullable;
  return [isThere ? call : `if (${at}) ${call}`];
}

function nestedCall(
  context: DefaulterContext,
  use: TypeUse,
  { at, depth }: { readonly at: string; readonly depth: number },
): string | undefined {
  if (use.kind === "scalar") return undefined;
  if (use.kind === "ref") return context.defaulted.has(use.id) ? `${context.defaulterName(use.id)}(${at});` : undefined;
  const each = depth === 0 ? "each" : `each${depth + 1}`;
  const held = use.kind === "list" ? use.items : use.values;
  const inner = nestedCall(context, held, { at: each, depth: depth + 1 });
  if (inner === undefined) return undefined;
  return `for (const ${each} of ${use.kind === "list" ? at : `Object.values(${at})`}) ${inner}`;
}

/** `o.name` or `o["a-b"]`; with `chain` "?", `o?.name`. */
export function access(object: string, name: string, chain: "" | "?" = ""): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return `${object}${chain}.${name}`;
  return `${object}${chain === "?" ? "?." : ""}[${JSON.stringify(name)}]`;
}
