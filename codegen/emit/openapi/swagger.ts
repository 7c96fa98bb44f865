import { bearerToken, reachedSchemas, sortedByKey } from "../../../runtime/openapi/document.ts";
import { sharedParameters } from "../../../runtime/openapi/parameters.ts";
import { swaggerDocument } from "../../../runtime/openapi/swagger.ts";
import { groupVersionPath } from "../../../runtime/schema/groupVersionPath.ts";
import type { JsonObject } from "../../../runtime/schema/index.ts";
import type { Model, OutputFile } from "../../model.ts";
import { documentText } from "./documentText.ts";
import { type Documents, folderDocuments, groupVersionsOf, infoOf, rootDocuments } from "./documents.ts";

export const swaggerPath = "openapi/v2.json";

/**
 * openapi/v2.json, which holds what all documents of version 3 do.
 *
 * @param folders whose documents are put in.
 * @param former the document of an earlier run, which stands for all other folders.
 */
export function emitSwagger(model: Model, folders: readonly string[], former?: string): OutputFile {
  const fresh = swaggerOf(model, [...folders.map((each) => folderDocuments(model, each)), rootDocuments(model)]);
  const old = former === undefined ? {} : (JSON.parse(former) as JsonObject);
  const roots = folders
    .flatMap((folder) => groupVersionsOf(model, folder).flatMap(([first]) => first ?? []))
    .map(groupVersionPath);
  const isReplaced = (path: string) => roots.some((root) => path.startsWith(`${root}/`));
  const kept = Object.entries((old.paths ?? {}) as JsonObject).filter(([path]) => !isReplaced(path));
  const paths = sortedByKey({ ...Object.fromEntries(kept), ...(fresh.paths as JsonObject) });
  const schemas = { ...(old.definitions as JsonObject | undefined), ...(fresh.definitions as JsonObject) };
  const definitions = reachedSchemas(paths, (name) => schemas[name] as JsonObject | undefined, "#/definitions/");
  return { path: swaggerPath, text: documentText({ ...fresh, paths, definitions }) };
}

function swaggerOf(model: Model, documents: readonly Documents[]): JsonObject {
  const paths: JsonObject = {};
  const schemas: JsonObject = {};
  for (const document of documents.flatMap((each) => [...each.values()])) {
    const { components } = document as { readonly components: JsonObject };
    Object.assign(paths, document.paths);
    Object.assign(schemas, components.schemas);
  }
  return swaggerDocument(infoOf(model), { paths, schemas, parameters: sharedParameters(), security: bearerToken });
}
