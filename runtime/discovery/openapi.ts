import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import { mapInTurns } from "../lib/work.ts";
import { sortedByKey } from "../openapi/document.ts";
import { withoutEnums } from "../openapi/publishedSchema.ts";
import type { Generated, JsonObject } from "../schema/index.ts";
import { type Document, documentOf, documentOfText, jsonOf } from "./document.ts";
import { type IsServed, servedPaths, withoutUnserved } from "./servedPaths.ts";

/** The OpenAPI documents of what is served, read or made when first asked for and kept. */
export interface OpenapiDocuments {
  readonly v2: () => Promise<Document>;
  /** The same in protobuf. */
  readonly v2Protobuf: () => Promise<Document>;
  /** `/openapi/v3`: where the document of each group-version is, with its hash. */
  readonly index: () => Promise<Document>;
  /** By path such as "api/v1" or "apis/apps/v1"; undefined when there is none. */
  readonly v3: (path: string) => Promise<Document | undefined>;
}

export interface OpenapiOptions {
  readonly generated: Pick<Generated, "openapiFolders" | "resources" | "handlers" | "groups">;
  /** Whether fields list the values that they take. */
  readonly hasEnums: boolean;
}

/** Those of the kinds that specs declare, from their folders. */
export function openapiDocuments({ generated, hasEnums }: OpenapiOptions): OpenapiDocuments {
  const { openapiFolders: folders } = generated;
  const isServed = servedPaths(generated);
  const off = versionsWithUnserved(generated);
  const known = new Map<string, () => Promise<Document>>();
  const read = (file: URL, isWhole: boolean): Promise<Document> => {
    let document = known.get(file.href);
    if (document === undefined) {
      document = once(async () => {
        const bytes = await readFile(file);
        return isWhole && hasEnums ? documentOfText(bytes) : servedPart(bytes, { isServed, hasEnums });
      });
      known.set(file.href, document);
    }
    return document();
  };
  const v3 = async (path: string) => {
    if (!/^[a-z0-9./-]+$/.test(path) || path.includes("..") || !isServed(`/${path}/`)) return undefined;
    const files = folders.map((each) => new URL(`v3/${path.replaceAll("/", "__")}.json`, each));
    const isWhole = !off.has(path.replace(/^apis?\//, ""));
    const file = files.find((each) => existsSync(each));
    return file === undefined ? undefined : read(file, isWhole);
  };
  const v2 = once(async () =>
    sumOf(await Promise.all(folders.map((each) => read(new URL("v2.json", each), off.size === 0)))),
  );
  return {
    v2,
    v2Protobuf: once(async () => protobufOf(await v2())),
    v3,
    index: once(() => makeIndex(folders, v3)),
  };
}

/** One document of version 2 with what all have. */
function sumOf(documents: readonly Document[]): Document {
  const [first, ...others] = documents;
  if (first !== undefined && others.length === 0) return first;
  const parts = documents.map(jsonOf).reverse();
  const all = (name: string) => sortedByKey(Object.assign({}, ...parts.map((each) => each[name])) as JsonObject);
  return documentOf({ ...parts.at(-1), paths: all("paths"), definitions: all("definitions") });
}

/** Group-versions of which something is switched off. */
function versionsWithUnserved({ resources, handlers }: Pick<Generated, "resources" | "handlers">): Set<string> {
  const served = new Set(handlers.map((each) => each.descriptor));
  return new Set(resources.filter((each) => !served.has(each)).map((each) => each.apiVersion));
}

async function servedPart(
  bytes: Buffer,
  { isServed, hasEnums }: Pick<OpenapiOptions, "hasEnums"> & { readonly isServed: IsServed },
): Promise<Document> {
  const served = withoutUnserved(JSON.parse(bytes.toString("utf8")) as JsonObject, isServed);
  return documentOf(hasEnums ? served : await withoutValues(served));
}

/** A document, of either version, whose schemas list no values. */
async function withoutValues(document: JsonObject): Promise<JsonObject> {
  const { definitions, components } = document as { readonly [name: string]: JsonObject };
  const schemas = Object.entries(definitions ?? components?.schemas ?? {});
  if (schemas.length === 0) return document;
  const made = await mapInTurns(schemas, ([name, schema]) => [name, withoutEnums(schema as JsonObject)] as const);
  const changed = Object.fromEntries(made);
  if (definitions !== undefined) return { ...document, definitions: changed };
  return { ...document, components: { ...components, schemas: changed } };
}

/** Parts of a message, one after the other, are the message. */
async function protobufOf(document: Document): Promise<Document> {
  const { encodeSwagger } = await loadV2Protobuf();
  const { paths, definitions, ...rest } = jsonOf(document);
  const parts = [
    rest,
    ...Object.entries(paths as JsonObject).map(([path, item]) => ({ paths: { [path]: item } })),
    ...Object.entries(definitions as JsonObject).map(([name, schema]) => ({ definitions: { [name]: schema } })),
  ];
  return documentOfText(Buffer.concat(await mapInTurns(parts, encodeSwagger)));
}

/** A document of version 3 in protobuf. It is made once, and has the tag of the one in JSON, as in the field. */
export function v3InProtobuf(document: Document): Promise<Document> {
  const known = protobufForms.get(document);
  if (known !== undefined) return known;
  const made = v3ProtobufOf(document);
  protobufForms.set(document, made);
  made.catch(() => protobufForms.delete(document));
  return made;
}

const protobufForms = new WeakMap<Document, Promise<Document>>();

async function v3ProtobufOf(document: Document): Promise<Document> {
  const { encodeOpenapiV3 } = await loadV3Protobuf();
  const { paths = {}, components = {}, ...rest } = jsonOf(document);
  const { schemas = {}, ...others } = components as JsonObject;
  const parts = [
    { ...rest, components: others },
    ...Object.entries(paths as JsonObject).map(([path, item]) => ({ paths: { [path]: item } })),
    ...Object.entries(schemas as JsonObject).map(([name, each]) => ({ components: { schemas: { [name]: each } } })),
  ];
  return { body: Buffer.concat(await mapInTurns(parts, encodeOpenapiV3)), etag: document.etag };
}

const loadV3Protobuf = once(() => importing(() => import("./openapiV3Protobuf.ts")));

/** The writer of documents of version 2 in protobuf. */
export const loadV2Protobuf = once(() => importing(() => import("./openapiV2Protobuf.ts")));

async function makeIndex(folders: readonly URL[], v3: OpenapiDocuments["v3"]): Promise<Document> {
  const names = await Promise.all(folders.map((each) => readdir(new URL("v3/", each))));
  const files = new Set(names.flat().filter((each) => each.endsWith(".json")));
  const paths: Record<string, { serverRelativeURL: string }> = {};
  for (const file of [...files].sort()) {
    const path = file.slice(0, -".json".length).replaceAll("__", "/");
    const document = await v3(path);
    if (document !== undefined) paths[path] = { serverRelativeURL: documentUrl(path, document) };
  }
  return documentOf({ paths });
}

/** The hash that a URL carries, so that its answer may be kept for good. */
export function documentUrl(path: string, document: Pick<Document, "etag">): string {
  return `/openapi/v3/${path}?hash=${hashOf(document)}`;
}

export function hashOf(document: Pick<Document, "etag">): string {
  return document.etag.slice(1, -1);
}
