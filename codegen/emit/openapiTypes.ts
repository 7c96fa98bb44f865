import type { Model, OutputFile } from "../model.ts";
import { wholeDocument } from "./openapi/documents.ts";

/**
 * openapi/types.ts: paths, operations and schemas of all OpenAPI 3.0 documents together, by openapi-typescript. The
 * older watch paths are left out; a list with watch=true says the same.
 */
export async function emitOpenapiTypes(model: Model): Promise<OutputFile[]> {
  const { openapiTypes } = await import("../tools/openapiTypes.ts");
  const text = await openapiTypes(wholeDocument(model));
  return [
    { path: "openapi/types.ts", text: `// Generated from the spec by openapi-typescript. Do not edit.\n${text}` },
  ];
}
