import type { FieldModel, Model, TypeModel, TypeUse } from "../model.ts";
import { typeOf } from "./names.ts";
import { docComment, literal } from "./text.ts";

export interface StructureContext {
  readonly model: Model;
  /** The name of a type's structure in this file; imports it when it is another module's. */
  readonly structureName: (id: string) => string;
}

/** The field table of a type: `export const PodSpec: Structure = structure("PodSpec", () => [...])`. */
export function structureText(context: StructureContext, type: TypeModel): string {
  const rows = (type.fields ?? []).map((each) => `  ${fieldText(context, each)},\n`).join("");
  const list = rows === "" ? "[]" : `[\n${rows}]`;
  const options = structureOptions(type);
  const head = docComment(`Fields of ${type.name} in wire order.`);
  const made = `structure(${JSON.stringify(type.name)}, () => ${list}${options})`;
  return `${head}export const ${type.name}: Structure = ${made};`;
}

function structureOptions({ preserveUnknown, isKind, name, group, version }: TypeModel): string {
  const apiVersion = group === "" ? version : `${group}/${version}`;
  const options = {
    ...(preserveUnknown ? { preserveUnknown: true } : {}),
    ...(isKind ? { typeMeta: { kind: name, apiVersion } } : {}),
  };
  return Object.keys(options).length === 0 ? "" : `, ${literal(options, { singleLine: true })}`;
}

/** Lines are kept within this width where a row can be broken. */
const maxColumns = 118;

function fieldText(context: StructureContext, field: FieldModel): string {
  const head = `field(${JSON.stringify(field.name)}, ${field.number}, ${valueType(context, field.type)}`;
  const options = optionsOf(field);
  if (Object.keys(options).length === 0) return `${head})`;
  const oneLine = `${head}, ${literal(options, { singleLine: true })})`;
  if (oneLine.length <= maxColumns) return oneLine;
  const members = Object.entries(options).map(
    ([key, value]) => `    ${key}: ${literal(value, { singleLine: true })},\n`,
  );
  return `${head}, {\n${members.join("")}  })`;
}

function optionsOf(field: FieldModel): Record<string, unknown> {
  const { presence, nullable, listType, mapType, mapKeys, patchStrategy, mergeKey, inlinePath } = field;
  const options: Record<string, unknown> = {};
  if (presence !== "nonZero") options["presence"] = presence;
  if (nullable) options["nullable"] = true;
  if (listType !== undefined) options["listType"] = listType;
  if (mapType !== undefined) options["mapType"] = mapType;
  if (mapKeys !== undefined) options["mapKeys"] = mapKeys;
  if (patchStrategy !== undefined) options["patchStrategy"] = patchStrategy;
  if (mergeKey !== undefined) options["mergeKey"] = mergeKey;
  if (inlinePath !== undefined && inlinePath.length > 0) options["inlinePath"] = inlinePath;
  return options;
}

function valueType(context: StructureContext, use: TypeUse): string {
  switch (use.kind) {
    case "scalar":
      return JSON.stringify(use.scalar);
    case "list":
      return `{ list: ${valueType(context, use.items)} }`;
    case "map":
      return `{ map: ${valueType(context, use.values)} }`;
    case "ref": {
      const type = typeOf(context.model, use.id);
      if (type.fields === undefined) return JSON.stringify(type.scalar ?? "json");
      return `{ structure: () => ${context.structureName(use.id)} }`;
    }
  }
}
