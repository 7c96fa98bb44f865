import { build } from "./build.ts";
import { check } from "./check.ts";
import { printDiagnostic } from "./diagnostics.ts";
import { packageMessages } from "./emit/messageCode.ts";
import { emitOpenapiTypes } from "./emit/openapiTypes.ts";
import { load } from "./load.ts";
import type { OutputFile } from "./model.ts";
import { importStyle, ownOptions } from "./options.ts";

/**
 * What the package has for TypeScript in other packages besides its programs: openapi.d.ts, types of its OpenAPI
 * documents, and proto/**, the messages of its kinds. Throws an Error that lists the mistakes of the spec.
 */
export async function makeProducts(): Promise<OutputFile[]> {
  const spec = await load(ownOptions);
  const diagnostics = await check(spec);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(printDiagnostic).join("\n"));
  const model = build(spec, importStyle(ownOptions));
  const [types, messages] = await Promise.all([emitOpenapiTypes(model), packageMessages(model)]);
  return [...types.map(({ text }) => ({ path: "openapi.d.ts", text })), ...messages];
}
