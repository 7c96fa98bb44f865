import { createHash } from "node:crypto";
import type { CustomKinds } from "../custom/serve/customKinds.ts";
import type { Definition } from "../custom/serve/definitions.ts";
import { once } from "../lib/once.ts";
import { openapiDocument } from "../openapi/document.ts";
import { groupVersionPaths } from "../openapi/paths.ts";
import type { Registry } from "../registry/registry.ts";
import type { JsonObject, Platform } from "../schema/index.ts";
import { operationContext, schemasOfKinds, sharedSchemas } from "./customSchemas.ts";
import { customSwagger, type CustomSwaggerOptions } from "./customSwagger.ts";
import { type Document, documentOf, jsonOf } from "./document.ts";
import { documentUrl, type OpenapiDocuments } from "./openapi.ts";
import { cachedByNumber } from "./cachedByNumber.ts";

export interface CustomOpenapiOptions {
  readonly builtIn: OpenapiDocuments;
  readonly custom: Pick<CustomKinds, "all" | "ofApiVersion">;
  readonly registry: Pick<Registry, "generation" | "groups">;
  readonly platform: Platform;
  /** Where documents are that extension servers answer, by path such as "apis/metrics.example.com/v1". */
  readonly elsewhere: () => Iterable<readonly [path: string, url: string]>;
  /** What extension servers add to the document of version 2. */
  readonly swaggers: CustomSwaggerOptions["swaggers"];
}

/**
 * The documents of the built-in kinds with those of the custom ones, as they are when asked. A document is made when
 * first asked for and kept until a definition in it changes; its hash comes from the definitions, so that the index
 * of a thousand group-versions needs no document.
 */
export function openapiWithCustomKinds(options: CustomOpenapiOptions): OpenapiDocuments {
  const { builtIn, custom, registry } = options;
  const shared = once(() => sharedSchemas(builtIn));
  const v3 = new Map<string, Kept>();
  const keptFor = async (path: string): Promise<Document | undefined> => {
    const definitions = path.startsWith("apis/") ? custom.ofApiVersion(path.slice("apis/".length)) : [];
    const base = await builtIn.v3(path);
    if (definitions.length === 0) {
      v3.delete(path);
      return base;
    }
    const etag = etagOf(definitions, { base, platform: options.platform });
    const kept = v3.get(path);
    if (kept?.etag === etag) return kept.document;
    const document = makeV3(definitions, { path, base, etag, shared: await shared(), platform: options.platform });
    v3.set(path, { etag, document });
    return document;
  };
  const generation = () => registry.generation;
  const contextOf = async () => operationContext(options.platform, await shared());
  return {
    v3: keptFor,
    index: cachedByNumber(generation, () => makeIndex(options)),
    ...customSwagger({
      builtIn,
      custom,
      platform: options.platform,
      swaggers: options.swaggers,
      generation,
      contextOf,
    }),
  };
}

interface Kept {
  readonly etag: string;
  readonly document: Document;
}

type Shared = ReadonlyMap<string, JsonObject>;

/** Changes when a definition of the document does, or what it is merged with. */
function etagOf(
  definitions: readonly Definition[],
  { base, platform }: { readonly base: Document | undefined; readonly platform: Platform },
): string {
  const hash = createHash("sha512").update(JSON.stringify([platform.gitVersion, base?.etag ?? ""]));
  for (const { name, served } of definitions) hash.update(JSON.stringify([name, served]));
  return `"${hash.digest("hex").toUpperCase()}"`;
}

interface V3Parts {
  /** "apis/example.com/v1" */
  readonly path: string;
  /** The document of the built-in kinds of the same group-version. */
  readonly base: Document | undefined;
  readonly etag: string;
  readonly shared: Shared;
  readonly platform: Platform;
}

function makeV3(definitions: readonly Definition[], parts: V3Parts): Document {
  const { base, etag } = parts;
  const made = v3Value(parts.path.slice("apis/".length), definitions, parts);
  const value = base === undefined ? made : merged(jsonOf(base), made);
  return { body: Buffer.from(JSON.stringify(value)), etag };
}

function v3Value(
  apiVersion: string,
  definitions: readonly Definition[],
  { shared, platform }: Pick<V3Parts, "shared" | "platform">,
): JsonObject & { components: JsonObject } {
  const kinds = definitions.flatMap((each) => each.kinds).filter((each) => each.apiVersion === apiVersion);
  const schemas = schemasOfKinds(apiVersion, { definitions, platform });
  const paths = groupVersionPaths(kinds, operationContext(platform, shared));
  const info = { title: platform.name, version: platform.gitVersion };
  return openapiDocument(info, { paths, schemaOf: (name) => schemas.get(name) ?? shared.get(name) });
}

function merged(base: JsonObject, added: JsonObject): JsonObject {
  const both = (a: unknown, b: unknown): JsonObject => ({ ...(a as JsonObject), ...(b as JsonObject) });
  const from = base.components as JsonObject;
  const more = added.components as JsonObject;
  return {
    ...base,
    paths: both(base.paths, added.paths),
    components: {
      ...from,
      schemas: both(from.schemas, more.schemas),
      parameters: both(from.parameters, more.parameters),
    },
  };
}

async function makeIndex({ builtIn, custom, registry, platform, elsewhere }: CustomOpenapiOptions): Promise<Document> {
  const { paths } = jsonOf(await builtIn.index()) as { paths: JsonObject };
  for (const { name, versions } of registry.groups) {
    for (const version of versions) {
      const definitions = name === "" ? [] : custom.ofApiVersion(`${name}/${version}`);
      if (definitions.length === 0) continue;
      const path = `apis/${name}/${version}`;
      const base = paths[path] === undefined ? undefined : await builtIn.v3(path);
      const etag = etagOf(definitions, { base, platform });
      paths[path] = { serverRelativeURL: documentUrl(path, { etag }) };
    }
  }
  for (const [path, serverRelativeURL] of elsewhere()) paths[path] = { serverRelativeURL };
  return documentOf({ paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) });
}
