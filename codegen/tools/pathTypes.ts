/**
 * Makes types of OpenAPI documents. The only file that knows openapi-typescript.
 *
 * Only the library's transform is used: its loader, which resolves files and lints, takes longer to load than all the
 * rest, and documents made here are whole and right. Of that loader the transform needs a parser of references, whose
 * two helpers stand here so that nothing else of it is loaded.
 */
import { createRequire } from "node:module";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { withStandIns } from "./standIns.ts";

/** The types of a document. */
export function pathTypes(document: JsonObject): string {
  return astToString(
    transform(document, {
      discriminators: { objects: {}, refsHandled: [] },
      injectFooter: [],
      silent: true,
      defaultNonNullable: false,
      resolve: (reference: string) => valueAt(document, parseRef(reference).pointer),
    }),
  );
}

/**
 * The members of `components.schemas` one by one, as JSON: name -> lines, indented as in a document's types.
 *
 * @param schemas by component name. They may refer to others that are not there.
 */
export function schemaTypes(schemas: JsonObject): string {
  const text = pathTypes({ paths: {}, components: { schemas } });
  const begin = "\n    schemas: {\n";
  const start = text.indexOf(begin) + begin.length;
  const lines = text.slice(start, text.indexOf("\n    };\n", start)).split("\n");
  const members: string[][] = [[]];
  for (const line of lines) {
    members.at(-1)?.push(line);
    if (endsMember(line)) members.push([]);
  }
  const texts = members.slice(0, -1).map((member) => member.join("\n"));
  return JSON.stringify(Object.fromEntries(Object.keys(schemas).map((name, index) => [name, texts[index] ?? ""])));
}

/** Members stand eight columns in; their comments nine, or they end otherwise. */
function endsMember(line: string): boolean {
  return /^ {8}[^\s/].*;$/.test(line);
}

function valueAt(document: JsonObject, pointer: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const key of pointer) {
    value = typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : undefined;
  }
  return value;
}

interface Library {
  /** Statements of TypeScript as the compiler's nodes. */
  readonly transform: (document: JsonObject, context: object) => unknown;
  readonly astToString: (statements: unknown) => string;
  readonly parseRef: (reference: string) => { readonly pointer: readonly string[] };
}

const { transform, astToString, parseRef } = loadLibrary();

function loadLibrary(): Library {
  const own = createRequire(createRequire(import.meta.url).resolve("openapi-typescript"));
  const references = own.resolve("@redocly/openapi-core/lib/ref-utils.js");
  const helpers = createRequire(references).resolve("./utils");
  const isPlainObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  return withStandIns({ [helpers]: { isTruthy: Boolean, isPlainObject } }, () => ({
    transform: own("./transform/index.cjs") as Library["transform"],
    ...(own("./lib/ts.cjs") as Pick<Library, "astToString">),
    ...(own("@redocly/openapi-core/lib/ref-utils.js") as Pick<Library, "parseRef">),
  }));
}
