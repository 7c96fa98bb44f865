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
  const from = runtimePath(model.imports, path, "schema/index");
  const line = helpers.length === 0 ? "" : `import { ${helpers.join(", ")} } from "${from}";\n\n`;
  return [{ path, text: `// Generated from ${module.path}.yaml. Do not edit.\n${noTypes}${line}${code}\n` }];
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
