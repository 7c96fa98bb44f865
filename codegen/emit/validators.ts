import { cached } from "../cache.ts";
import type { KindModel, Model, OutputFile } from "../model.ts";
import { fileOf, runtimePath } from "./names.ts";
import { type ConstraintSchema, constrainedTypes, validatorSchema } from "./validatorSchema.ts";

/** generated/<module>.validator.js and .d.ts for each kind: what a schema can say beyond types and known fields. */
export async function emitValidators(model: Model): Promise<OutputFile[]> {
  const constrained = constrainedTypes(model);
  const files = model.kinds.map(async (kind) => {
    const schema = validatorSchema(model, kind.type, constrained);
    return [await validatorFile(model, kind, schema), declarationFile(model, kind)];
  });
  return (await Promise.all(files)).flat();
}

async function validatorFile(model: Model, kind: KindModel, schema: ConstraintSchema): Promise<OutputFile> {
  const path = fileOf(kind.module, "validator");
  const { code, helpers } = JSON.parse(
    await cached(["validator", schema], async () => {
      const { standalone } = await import("./standalone.ts");
      return JSON.stringify(standalone(schema));
    }),
  ) as { readonly code: string; readonly helpers: readonly string[] };
  const imports =
    helpers.length === 0
      ? ""
      : `import { ${helpers.join(", ")} } from "${runtimePath(model.imports, path, "schema/index")}";\n\n`;
  return { path, text: `${heading(kind)}${imports}${code}\n` };
}

function declarationFile(model: Model, kind: KindModel): OutputFile {
  const path = fileOf(kind.module, "validator").replace(/\.js$/, ".d.ts");
  const from = runtimePath(model.imports, path, "schema/index");
  const lines = [
    `import type { Validator } from "${from}";\n`,
    `/** Checks the constraints on ${kind.plural}; types and unknown fields are the decoder's matter. */`,
    "export declare const validate: Validator;",
  ];
  return { path, text: `${heading(kind)}${lines.join("\n")}\n` };
}

function heading(kind: KindModel): string {
  return `// Generated from ${kind.module}.yaml. Do not edit.\n`;
}
