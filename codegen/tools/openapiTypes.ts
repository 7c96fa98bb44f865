/** Makes types of OpenAPI documents. The only file that knows openapi-typescript. */
import { createRequire } from "node:module";
import type { JsonObject } from "../../runtime/schema/index.ts";

/** TypeScript of a document of OpenAPI 3.0: the interfaces `paths`, `components` and `operations`. */
export async function openapiTypes(document: JsonObject): Promise<string> {
  // Required, so that its default export is the same here and in the bundled program, which is CommonJS.
  const library = createRequire(import.meta.url)("openapi-typescript") as typeof import("openapi-typescript");
  const { default: openapiTS, astToString } = library;
  return astToString(await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false }));
}
