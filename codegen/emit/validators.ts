import type { Model, ModuleModel, OutputFile, TypeId } from "../model.ts";
import { cached } from "../cache.ts";
import type { ConstraintSchema, Validators } from "../tools/validators.ts";
import { fileOf, importPath, importSet, localNames, runtimePath, typeOf } from "./names.ts";
import { constrainedTypes, typeConstraints } from "./validatorSchema.ts";

/**
 * generated/<module>.validator.ts, what a schema can say beyond types and known fields: a function for each type that
 * constrains anything, and for each kind. A type of another module is checked by that module's function.
 */
export async function emitValidators(model: Model, module: ModuleModel): Promise<OutputFile[]> {
  const constrained = constrainedTypes(model);
  const path = fileOf(module.path, "validator");
  const imports = importSet();
  const localName = localNames(model, module);
  const nameOf = (id: TypeId): string => {
    const { module: other, name } = typeOf(model, id);
    const alias = validatorName(localName(id));
    if (other === module.path) return alias;
    return imports.add(importPath(path, fileOf(other, "validator")), validatorName(name), { alias });
  };
  const schemas: Record<string, ConstraintSchema> = {};
  for (const id of module.types) {
    if (!constrained.has(id) && id !== module.kind?.type) continue;
    schemas[nameOf(id)] = typeConstraints({ constrained, nameOf }, typeOf(model, id)) ?? {};
  }
  if (Object.keys(schemas).length === 0) return [];
  const { code, helpers } = JSON.parse(await validatorCode(schemas)) as Validators;
  for (const name of helpers) imports.add(runtimePath(model.imports, path, "schema/index"), name);
  const lines = imports.list().map(({ from, names }) => {
    const spelled = names.map(({ name, alias }) => (alias === undefined ? name : `${name} as ${alias}`));
    return `import { ${spelled.join(", ")} } from "${from}";\n`;
  });
  const heading = `// Generated from ${module.path}.yaml. Do not edit.\n${noTypes}`;
  return [{ path, text: `${heading}${lines.join("")}${lines.length === 0 ? "" : "\n"}${code}\n` }];
}

/** `Validators` as JSON. */
function validatorCode(schemas: Readonly<Record<string, ConstraintSchema>>): Promise<string> {
  return cached(["validators", schemas], async () => (await import("../tools/validators.ts")).validators(schemas));
}

/** Name of the function that checks a type. */
export function validatorName(typeName: string): string {
  return `validate${typeName}`;
}

/** The functions are made for speed, and carry no types; their callers know them as a Validator. */
const noTypes = `// @ts-${"nocheck"}\n`;
