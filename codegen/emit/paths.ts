import { basename } from "node:path";
import type { JsonObject } from "../../runtime/schema/index.ts";
import type { Model, OutputFile } from "../model.ts";
import { runTool } from "../tools.ts";
import { oncePerModel } from "./once.ts";
import { type Documents, folderDocuments, rootDocuments, schemasByModule } from "./openapi/documents.ts";

/**
 * openapi/paths/<name>.ts for each OpenAPI 3.0 document of a folder: its paths, operations and schemas as types, by
 * openapi-typescript. The older watch paths are left out; a list with watch=true says the same.
 */
export function emitPaths(model: Model, folder: string): Promise<OutputFile[]> {
  return pathFiles(model, folderDocuments(model, folder));
}

/** The same for the documents of groups and roots. */
export function emitRootPaths(model: Model): Promise<OutputFile[]> {
  return pathFiles(model, rootDocuments(model));
}

/**
 * The paths of a document are one piece of work, the schemas of a module another: an edit of a field changes no path,
 * and most schemas are in many documents.
 */
function pathFiles(model: Model, documents: Documents): Promise<OutputFile[]> {
  const schemaTypes = typesOfSchemas(model);
  return Promise.all(
    [...documents].map(async ([path, document]) => {
      const { paths, components } = document as { paths: JsonObject; components: JsonObject };
      const names = Object.keys((components.schemas ?? {}) as JsonObject);
      const [text, members] = await Promise.all([
        runTool("pathTypes", { ...document, paths: withoutWatch(paths), components: { ...components, schemas: {} } }),
        Promise.all(names.map(schemaTypes)),
      ]);
      const source = `// Generated from ${path} by openapi-typescript. Do not edit.\n`;
      return { path: `openapi/paths/${basename(path, ".json")}.ts`, text: `${source}${withSchemas(text, members)}` };
    }),
  );
}

function withoutWatch(paths: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.includes("/watch/")));
}

/** The type of each schema by its name, as a member of `components.schemas`. A module's types are made together. */
const typesOfSchemas = oncePerModel((model): ((name: string) => Promise<string>) => {
  const modules = schemasByModule(model).values();
  const moduleOf = new Map([...modules].flatMap((each) => Object.keys(each).map((name) => [name, each])));
  const made = new Map<JsonObject, Promise<Readonly<Record<string, string>>>>();
  return async (name) => {
    const module = moduleOf.get(name) ?? {};
    const members = made.get(module) ?? runTool("schemaTypes", module).then((text) => JSON.parse(text));
    made.set(module, members);
    return (await members)[name] ?? "";
  };
});

function withSchemas(text: string, members: readonly string[]): string {
  if (members.length === 0) return text;
  return text.replace("\n    schemas: never;\n", () => `\n    schemas: {\n${members.join("\n")}\n    };\n`);
}
