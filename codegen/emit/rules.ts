import type { DeclaredRule, FieldModel, Model, ModuleModel, OutputFile, TypeId, TypeModel, TypeUse } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { fieldsName } from "./choices.ts";
import { access } from "./defaulters.ts";
import { fileOf, importPath, importSet, localNames, moduleImport, runtimePath, typeOf } from "./names.ts";
import { oncePerModel } from "./once.ts";
import type { RuleContext } from "./ruleAccess.ts";
import { ruleStatements } from "./ruleStatements.ts";

/**
 * generated/<module>.rules.ts, what the spec says across fields (x-rules): a function for each type that has rules,
 * itself or below. A value of another type is checked by that type's function.
 */
export function emitRules(model: Model, module: ModuleModel): OutputFile[] | Promise<OutputFile[]> {
  const ruled = ruledTypes(model);
  const types = module.types.filter((id) => ruled.has(id));
  return types.length === 0 ? [] : printFiles([rulesFile(model, module, types)]);
}

/** Ids of the types that have rules, themselves or below. */
export const ruledTypes = oncePerModel((model): ReadonlySet<TypeId> => {
  const kinds = [...model.types.values()].filter((type) => type.isKind && type.declaredRules.length > 0);
  return new Set([...ruledParts(model), ...kinds.map((type) => type.id)]);
});

/**
 * Those whose rules hold wherever they are used. The rules of a kind itself are about objects of the kind, their names
 * and their updates; of a kind that is a part of another (a claim template) only the rules of its own parts hold.
 */
const ruledParts = oncePerModel((model): ReadonlySet<TypeId> => {
  const ruled = [...model.types.values()].filter((type) => !type.isKind && type.declaredRules.length > 0);
  return withUsers(model, ruled);
});

/** Those whose rules, or the rules of what they hold, hang on feature gates. */
export const gatedTypes = oncePerModel((model): ReadonlySet<TypeId> => {
  const isGated = ({ behind, without }: DeclaredRule) => behind !== undefined || without !== undefined;
  return withUsers(
    model,
    [...model.types.values()].filter((type) => type.declaredRules.some(isGated)),
  );
});

/** Ids of the types, and of all that hold them. */
function withUsers(model: Model, types: readonly TypeModel[]): ReadonlySet<TypeId> {
  const users = new Map<TypeId, TypeId[]>();
  for (const type of model.types.values()) {
    const checked = (type.fields ?? []).filter((each) => each.errors !== "none");
    for (const { id } of checked.flatMap(heldOf)) users.set(id, [...(users.get(id) ?? []), type.id]);
  }
  const found = new Set(types.map(({ id }) => id));
  for (const id of found) for (const user of users.get(id) ?? []) found.add(user);
  return found;
}

/** Name of the function that applies the rules of a type. */
export function rulesName(typeName: string): string {
  return `check${typeName}`;
}

function rulesFile(model: Model, module: ModuleModel, ids: readonly TypeId[]): TsFile {
  const path = fileOf(module.path, "rules");
  const imports = importSet();
  const localName = localNames(model, module);
  const use: RuleContext["use"] = (name, part = "schema/index") =>
    imports.add(runtimePath(model.imports, path, part), name);
  imports.add(runtimePath(model.imports, path, "schema/index"), "RuleCheck", { isType: true });
  imports.addNamespace(importPath(path, fileOf(module.path, "types")), "types");
  const nameOf = (id: TypeId): string => {
    const type = typeOf(model, id);
    const ending = type.isKind ? "Parts" : "";
    const alias = `${rulesName(localName(id))}${ending}`;
    if (type.module === module.path) return alias;
    const name = `${rulesName(type.name)}${ending}`;
    return imports.add(moduleImport(model, path, { module: type.module, part: "rules" }), name, { alias });
  };
  const statements = ids.flatMap((id) => typeStatements({ model, type: typeOf(model, id), use, nameOf }));
  return { path, source: `${module.path}.yaml`, imports: imports.list(), statements };
}

interface Context extends RuleContext {
  readonly nameOf: (id: TypeId) => string;
}

function typeStatements(context: Context): TsStatement[] {
  const { type } = context;
  const own = ruleStatements(context, type.declaredRules);
  const parts = (type.fields ?? []).flatMap((each) => nestedLines(context, each));
  const name = rulesName(type.name);
  if (!type.isKind || parts.length === 0) return [statement(context, name, [...own, ...parts])];
  const call = `${context.nameOf(type.id)}(self, old, findings);`;
  return [statement(context, name, [...own, call]), statement(context, `${name}Parts`, parts)];
}

function statement(context: Context, name: string, lines: readonly string[]): TsStatement {
  const text = lines.join("\n");
  if (text.includes("hasKeys(")) context.use("hasKeys");
  const needs = ["errors", "isCreate"].filter((each) => new RegExp(`\\b${each}\\b`).test(text));
  const head = needs.length === 0 ? [] : [`const { ${needs.join(", ")} } = findings;`];
  const oldName = /\bold\b/.test(text) ? "old" : "_old";
  const whole = [
    `export const ${name}: RuleCheck<types.${fieldsName(context.type)}> = (self, ${oldName}, findings) => {`,
    ...[...head, ...lines].map((each) => `  ${each}`),
    "};",
  ];
  return { kind: "text", text: whole.join("\n") };
}

interface Held {
  readonly id: TypeId;
  readonly by: "field" | "list" | "map";
}

/** The type that a field holds, itself or in a list or map. */
function heldOf({ type }: FieldModel): Held[] {
  const find = (use: TypeUse, by: Held["by"]): Held[] => {
    if (use.kind === "list") return find(use.items, "list");
    if (use.kind === "map") return find(use.values, "map");
    return use.kind === "ref" ? [{ id: use.id, by }] : [];
  };
  return find(type, "field");
}

const helpers = { field: "checkField", list: "checkItems", map: "checkValues" } as const;

function nestedLines(context: Context, field: FieldModel): string[] {
  if (field.errors === "none") return [];
  const [held] = heldOf(field);
  if (held === undefined || !ruledParts(context.model).has(held.id)) return [];
  const parts = [`name: ${JSON.stringify(field.name)}`, `self: ${access("self", field.name)}`];
  if (held.by === "field") parts.push(`old: ${access("old", field.name, "?")}`);
  const call = `${context.use(helpers[held.by])}(findings, ${context.nameOf(held.id)}, { ${parts.join(", ")} });`;
  return call.length <= maxColumns ? [call] : brokenCall(call, parts);
}

/** Lines are kept within this width where they can be broken. */
const maxColumns = 118;

function brokenCall(call: string, parts: readonly string[]): string[] {
  const head = call.slice(0, call.indexOf("{ ") + 1);
  return [head, ...parts.map((each) => `  ${each},`), "});"];
}
