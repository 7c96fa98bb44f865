/** Makes types of OpenAPI documents. The only file that knows openapi-typescript. */
import openapiTS, { astToString } from "openapi-typescript";
import type { JsonObject } from "../../runtime/schema/index.ts";

/** TypeScript of a document of OpenAPI 3.0: the interfaces `paths`, `components` and `operations`. */
export async function openapiTypes(document: JsonObject): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false }));
}
