import type { Model, ModuleModel, OutputFile, TypeModel } from "../model.ts";
import { cached } from "../cache.ts";
import type { ConstraintSchema, Validators } from "../tools/validators.ts";
import { fileOf, runtimePath, typeOf } from "./names.ts";
import { constraintsOf } from "./validatorSchema.ts";

/**
 * generated/<module>.validator.ts, what a schema can say beyond types and known fields: a function for each type that
 * constrains anything. It does not look into values of other types, to which the runtime comes by itself.
 */
export async function emitValidators(model: Model, module: ModuleModel): Promise<OutputFile[]> {
  const schemas: Record<string, ConstraintSchema> = {};
  for (const id of module.types) {
    const type = typeOf(model, id);
    const schema = constraintsOf(type);
    if (schema !== undefined) schemas[nameOfValidator(type.name)] = schema;
  }
  if (Object.keys(schemas).length === 0) return [];
  const path = fileOf(module.path, "validator");
  const { code, helpers } = JSON.parse(await validatorCode(schemas)) as Validators;
  const lines = (["cel/index", "schema/index"] as const)
    .filter((part) => helpers[part].length > 0)
    .map((part) => `import { ${helpers[part].join(", ")} } from "${runtimePath(model.imports, path, part)}";\n`);
  const imports = lines.length === 0 ? "" : `${lines.join("")}\n`;
  return [{ path, text: `// Generated from ${module.path}.yaml. Do not edit.\n${noTypes}${imports}${code}\n` }];
}

/** Name of the function that checks a type; undefined for a type that constrains nothing. */
export function validatorName(type: TypeModel): string | undefined {
  return constraintsOf(type) === undefined ? undefined : nameOfValidator(type.name);
}

function nameOfValidator(typeName: string): string {
  return `validate${typeName}`;
}

/** `Validators` as JSON. */
function validatorCode(schemas: Readonly<Record<string, ConstraintSchema>>): Promise<string> {
  return cached(["validators", schemas], async () => (await import("../tools/validators.ts")).validators(schemas));
}

/** The functions are made for speed, and carry no types; their callers know them as a Validator. */
const noTypes = `// @ts-${"nocheck"}\n`;
