import type { FieldModel, Model, RuleModel, TypeModel, TypeUse } from "../model.ts";
import { typeOf } from "./names.ts";
import { docComment, literal } from "./text.ts";

export interface StructureContext {
  readonly model: Model;
  /** The name of a type's structure in this file; imports it when it is another module's. */
  readonly structureName: (id: string) => string;
  /** Imports the function that checks a type of this file's module; undefined for one that constrains nothing. */
  readonly validatorOf: (type: TypeModel) => string | undefined;
}

/** The fields that a type is a message of; undefined for a scalar that is none. */
export function tableOf({ fields, oneOf }: TypeModel): readonly FieldModel[] | undefined {
  return fields ?? oneOf;
}

/** The field table of a type: `export const PodSpec: Structure = structure("PodSpec", () => [...])`. */
export function structureText(context: StructureContext, type: TypeModel): string {
  const rows = (tableOf(type) ?? []).map((each) => `  ${fieldText(context, each)},\n`).join("");
  const list = rows === "" ? "[]" : `[\n${rows}]`;
  const options = structureOptions(type, context.validatorOf(type));
  const head = docComment(`Fields of ${type.name} in wire order.`);
  const made = `structure(${JSON.stringify(type.name)}, () => ${list}${options})`;
  return `${head}export const ${type.name}: Structure = ${made};`;
}

function structureOptions(type: TypeModel, validator: string | undefined): string {
  const { preserveUnknown, isAtomic, isKind, name, group, version, rules, causes } = type;
  const apiVersion = group === "" ? version : `${group}/${version}`;
  const options = {
    ...(preserveUnknown ? { preserveUnknown: true } : {}),
    ...(isAtomic ? { mapType: "atomic" } : {}),
    ...(isKind ? { typeMeta: { kind: name, apiVersion } } : {}),
    ...(causes === undefined ? {} : { causes }),
    ...(type.fields === undefined || rules.length === 0 ? {} : { rules }),
  };
  const members = Object.entries(options).map(([key, value]) => `${key}: ${literal(value, { singleLine: true })}`);
  if (validator !== undefined) members.push(`validate: ${validator}`);
  return members.length === 0 ? "" : `, { ${members.join(", ")} }`;
}

/** Lines are kept within this width where a row can be broken. */
const maxColumns = 118;

function fieldText(context: StructureContext, field: FieldModel): string {
  const head = `field(${JSON.stringify(field.name)}, ${field.number}, ${valueType(context, field.type)}`;
  const options = Object.entries(optionsOf(context.model, field)).map(
    ([key, value]) => `${key}: ${literal(value, { singleLine: true })}`,
  );
  const choice = choiceOf(context, field.type);
  if (choice !== undefined) options.push(`oneOf: () => ${choice}`);
  if (options.length === 0) return `${head})`;
  const oneLine = `${head}, { ${options.join(", ")} })`;
  if (oneLine.length <= maxColumns) return oneLine;
  return `${head}, {\n${options.map((each) => `    ${each},\n`).join("")}  })`;
}

/** The structure of what a field, its items or its values are one of. */
function choiceOf(context: StructureContext, use: TypeUse): string | undefined {
  if (use.kind === "list") return choiceOf(context, use.items);
  if (use.kind === "map") return choiceOf(context, use.values);
  if (use.kind === "scalar" || typeOf(context.model, use.id).oneOf === undefined) return undefined;
  return context.structureName(use.id);
}

function optionsOf(model: Model, field: FieldModel): Record<string, unknown> {
  const { presence, nullable, listType, mapType, mapKeys, patchStrategy, mergeKey, inlinePath } = field;
  const options: Record<string, unknown> = {};
  if (presence !== "nonZero") options["presence"] = presence;
  if (nullable) options["nullable"] = true;
  if (listType !== undefined) options["listType"] = listType;
  if (mapType !== undefined) options["mapType"] = mapType;
  if (mapKeys !== undefined) options["mapKeys"] = mapKeys;
  const keyDefaults = keyDefaultsOf(model, field);
  if (keyDefaults.length > 0) options["keyDefaults"] = Object.fromEntries(keyDefaults);
  if (patchStrategy !== undefined) options["patchStrategy"] = patchStrategy;
  if (mergeKey !== undefined) options["mergeKey"] = mergeKey;
  if (inlinePath !== undefined && inlinePath.length > 0) options["inlinePath"] = inlinePath;
  if (field.requiredDetail !== undefined) options["requiredDetail"] = field.requiredDetail;
  if (field.empty !== undefined) options["empty"] = field.empty;
  if (field.errors !== undefined) options["errors"] = field.errors;
  if (field.errorName !== undefined) options["errorName"] = field.errorName;
  if (field.featureGate !== undefined) options["gate"] = field.featureGate;
  if (field.rules.length > 0) options["rules"] = field.rules;
  return options;
}

/** The defaults of an item's fields that are keys of its list. */
function keyDefaultsOf(model: Model, { type, mapKeys = [] }: FieldModel): [key: string, value: unknown][] {
  if (type.kind !== "list" || type.items.kind !== "ref") return [];
  const { fields = [] } = typeOf(model, type.items.id);
  return fields
    .filter((each) => mapKeys.includes(each.name) && each.default !== undefined)
    .map((each) => [each.name, each.default]);
}

function eachText({ elementRules }: { readonly elementRules?: readonly RuleModel[] }): string {
  return elementRules === undefined ? "" : `, each: { rules: ${literal(elementRules, { singleLine: true })} }`;
}

function valueType(context: StructureContext, use: TypeUse): string {
  switch (use.kind) {
    case "scalar":
      return JSON.stringify(use.scalar);
    case "list":
      return `{ list: ${valueType(context, use.items)}${eachText(use)} }`;
    case "map":
      return `{ map: ${valueType(context, use.values)}${eachText(use)} }`;
    case "ref": {
      const type = typeOf(context.model, use.id);
      if (type.fields === undefined) return JSON.stringify(type.scalar ?? "json");
      return `{ structure: () => ${context.structureName(use.id)} }`;
    }
  }
}
