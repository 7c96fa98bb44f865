import { createRequire } from "node:module";
import { basename } from "node:path";
import type { JsonObject } from "../../runtime/schema/index.ts";
import { cached } from "../cache.ts";
import type { OutputFile } from "../model.ts";
import { runProgram } from "./runProgram.ts";

/**
 * openapi/paths/<name>.ts for each OpenAPI 3.0 document: its paths, operations and schemas as types, by
 * openapi-typescript. The older watch paths are left out; a list with watch=true says the same.
 *
 * @param documents by output path, as `openapiDocuments` gives them; others than v3 are passed over.
 */
export async function emitPaths(documents: ReadonlyMap<string, JsonObject>): Promise<OutputFile[]> {
  const transform = transformBatch();
  const wanted = [...documents].filter(([path]) => path.startsWith("openapi/v3/"));
  return Promise.all(
    wanted.map(async ([path, document]) => {
      // In two halves, since an edit of a field changes no path, and the paths are the slower half.
      const [paths, schemas] = await Promise.all([
        cached(["openapi-typescript", pathsHalf(document)], () => transform(pathsHalf(document))),
        cached(["openapi-typescript", schemasHalf(document)], () => transform(schemasHalf(document))),
      ]);
      return { path: `openapi/paths/${basename(path, ".json")}.ts`, text: joined(paths, schemas, path) };
    }),
  );
}

/** Every schema is there by name, without what it says. */
function pathsHalf(document: JsonObject): JsonObject {
  const { paths, components } = document as { paths: JsonObject; components: JsonObject };
  const kept = Object.entries(paths).filter(([path]) => !path.includes("/watch/"));
  const names = Object.keys((components.schemas ?? {}) as JsonObject);
  const schemas = Object.fromEntries(names.map((name) => [name, { type: "object" }]));
  return { ...document, paths: Object.fromEntries(kept), components: { ...components, schemas } };
}

function schemasHalf(document: JsonObject): JsonObject {
  return { ...document, paths: {} };
}

/** The statement about components comes from the second half, all others from the first. */
function joined(paths: string, schemas: string, source: string): string {
  const statements = (text: string) => text.split(/^(?=export )/m);
  const isComponents = (text: string) => text.startsWith("export interface components ");
  const components = statements(schemas).find(isComponents);
  const all = statements(paths).map((each) => (isComponents(each) ? (components ?? each) : each));
  return `// Generated from ${source} by openapi-typescript. Do not edit.\n${all.join("")}`;
}

/** Calls within one turn become one run of the library, since loading it costs more than most documents. */
function transformBatch(): (document: JsonObject) => Promise<string> {
  const documents: JsonObject[] = [];
  let answer: Promise<readonly string[]> | undefined;
  return async (document) => {
    const index = documents.push(document) - 1;
    answer ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => runLibrary(documents));
    const text = (await answer)[index];
    if (text === undefined) throw new Error("openapi-typescript gave fewer texts than documents");
    return text;
  };
}

/**
 * The library with its compiler takes a while to load, so it does that in a process of its own, beside the work here.
 * It reads a JSON list of documents and writes a JSON list of texts.
 *
 * Only the library's transform is used: its loader, which resolves files and lints, takes longer to load than all the
 * rest, and documents made here are whole and right. Of that loader the transform needs a parser of references, whose
 * two helpers stand here so that nothing else of it is loaded.
 */
const program = `
const { createRequire } = require("node:module");
const library = createRequire(process.argv[1]);
const references = library.resolve("@redocly/openapi-core/lib/ref-utils.js");
const helpers = createRequire(references).resolve("./utils");
const isPlainObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const standIn = { isTruthy: Boolean, isPlainObject };
require.cache[helpers] = { id: helpers, filename: helpers, loaded: true, exports: standIn };
const transformSchema = library("./transform/index.cjs");
const { astToString } = library("./lib/ts.cjs");
const { parseRef } = library("@redocly/openapi-core/lib/ref-utils.js");

function textOf(document) {
  return astToString(transformSchema(document, {
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    silent: true,
    defaultNonNullable: false,
    resolve: (ref) => parseRef(ref).pointer.reduce((node, key) => node?.[key], document),
  }));
}

const chunks = [];
process.stdin.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
  process.stdout.write(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()).map(textOf)));
});
`;

async function runLibrary(documents: readonly JsonObject[]): Promise<readonly string[]> {
  const library = createRequire(import.meta.url).resolve("openapi-typescript");
  const output = await runProgram(process.execPath, ["--eval", program, library], JSON.stringify(documents));
  return JSON.parse(output.toString()) as string[];
}
