import type { FieldModel, Model, RuleOperand, TypeModel, TypeUse } from "../model.ts";
import { everyItem, type RulePath, type RuleStep } from "../rulePath.ts";
import { formOfScalar, type ScalarForm } from "../scalarOf.ts";
import { access } from "./defaulters.ts";
import { type RuntimePart, typeOf } from "./names.ts";

export interface RuleContext {
  readonly model: Model;
  readonly type: TypeModel;
  /** Imports a name of runtime/schema, or of another part. */
  readonly use: (name: string, part?: RuntimePart) => string;
  /** The item that a rule with `each` is about; absent: the object itself. */
  readonly item?: Access;
}

/** A place that a rule reads, while its code is written. */
export interface Access {
  /** The expression of the value, e.g. `self.spec?.type`. */
  readonly value: string;
  /** The path of errors as the inside of a template literal, e.g. "ports[${index}].name"; "" for the object itself. */
  readonly path: string;
  readonly use: TypeUse;
  /** The field at the end, which says when it counts as set; an item or value of a map is set where it is. */
  readonly field: FieldModel | undefined;
  /** Variables of the loops that lead here, outermost first: an index of a list or a key of a map. */
  readonly keys: readonly string[];
}

/** Where the paths of a rule begin: the object that the rule stands on, what it was, or an item of it. */
export function rootAccess({ type, item }: RuleContext, of: RulePath["of"]): Access {
  if (of === "self" && item !== undefined) return item;
  const value = of === "old" ? "old" : "self";
  return { value, path: "", use: { kind: "ref", id: type.id, checks: {} }, field: undefined, keys: [] };
}

/** One step down, to a field, an item or a key. Going on with every item is for the writer of loops. */
export function stepInto(model: Model, from: Access, step: RuleStep): Access {
  const { use, keys } = from;
  if (use.kind === "list" || use.kind === "map") {
    const key = use.kind === "list" ? step : JSON.stringify(step);
    return {
      value: `${from.value}?.[${key}]`,
      path: `${from.path}[${step}]`,
      use: heldBy(use),
      field: undefined,
      keys,
    };
  }
  const chain = from.value === "self" ? "" : "?";
  const path = from.path === "" ? step : `${from.path}.${step}`;
  const field = fieldOf(model, use, step);
  return { value: access(from.value, step, chain), path, use: field.type, field, keys };
}

/** The item or value that a loop with a variable for its index or key is at. */
export function itemAt(from: Access, key: string, value = `${from.value}?.[${key}]`): Access {
  const path = `${from.path}[\${${key}}]`;
  return { value, path, use: heldBy(from.use), field: undefined, keys: [...from.keys, key] };
}

/** The place that a path leads to. Where it goes on with every item, it is the one of the loops that lead to `at`. */
export function accessOf(context: RuleContext, path: RulePath, at?: Access): Access {
  let found = rootAccess(context, path.of);
  for (const step of path.steps) {
    const key = at?.keys[found.keys.length];
    if (step === everyItem && key === undefined) throw new Error("a rule compares items that it does not go through");
    found =
      step === everyItem && key !== undefined ? sameItem(context, found, key) : stepInto(context.model, found, step);
  }
  return found;
}

/** What another list or map has at the key of a loop; keys of maps are the client's. */
function sameItem({ use }: RuleContext, from: Access, key: string): Access {
  return from.use.kind === "map" ? itemAt(from, key, `${use("memberOf")}(${from.value}, ${key})`) : itemAt(from, key);
}

/** A field or a literal, as an expression. */
export function operandText(context: RuleContext, operand: RuleOperand, at?: Access): string {
  return "path" in operand ? accessOf(context, operand.path, at).value : JSON.stringify(operand.literal);
}

/** What the items of a list or the values of a map are. */
export function heldBy(use: TypeUse): TypeUse {
  if (use.kind === "list") return use.items;
  if (use.kind === "map") return use.values;
  throw new Error("a rule looks for items in what is no list and no map");
}

function fieldOf(model: Model, use: TypeUse, name: string): FieldModel {
  const type = use.kind === "ref" ? typeOf(model, use.id) : undefined;
  const field = type?.fields?.find((each) => each.name === name);
  if (field !== undefined) return field;
  throw new Error(`a rule reads the field ${name}, which ${type?.name ?? "a plain value"} does not have`);
}

export type Form = ScalarForm | "list" | "map" | "other";

/** What a value is, as far as rules compare it. */
export function formOf(model: Model, use: TypeUse): Form {
  if (use.kind === "list" || use.kind === "map") return use.kind;
  return formOfScalar(use.kind === "scalar" ? use.scalar : typeOf(model, use.id).scalar) ?? "other";
}

/**
 * Whether a place is set, as a condition. Where absent equals zero, so does a rule; where it differs, what is there is
 * set.
 */
export function isSetText(model: Model, { value, use, field }: Access, options = { negated: false }): string {
  const form = formOf(model, use);
  const { negated } = options;
  const isExact = field === undefined || field.presence === "pointer";
  if (!isExact && form === "list") return negated ? `!${value}?.length` : `${value}?.length`;
  if (!isExact && form === "map") return `${negated ? "!" : ""}hasKeys(${value})`;
  if (!isExact && form !== "other" && form !== "quantity" && !field.nullable) return negated ? `!${value}` : value;
  if (field?.nullable === true) return `${value} ${negated ? "==" : "!="} null`;
  return `${value} ${negated ? "===" : "!=="} undefined`;
}
