import { createHash } from "node:crypto";
import type { CustomKinds } from "../custom/serve/customKinds.ts";
import type { Definition } from "../custom/serve/definitions.ts";
import { once } from "../lib/once.ts";
import { eachInTurns, inTurns } from "../lib/work.ts";
import type { Registry } from "../registry/registry.ts";
import type { JsonObject, Platform } from "../schema/index.ts";
import { customDocument } from "./customDocument.ts";
import { operationContext, sharedSchemas } from "./customSchemas.ts";
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
  const make = async (definitions: readonly Definition[], { path, base, etag }: Wanted): Promise<Document> => {
    const { platform } = options;
    const apiVersion = path.slice("apis/".length);
    const steps = customDocument({ apiVersion, definitions, base, shared: await shared(), platform });
    return { body: await inTurns(steps), etag };
  };
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
    const document = make(definitions, { path, base, etag });
    v3.set(path, { etag, document });
    document.catch(() => v3.delete(path));
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

interface Wanted {
  /** "apis/example.com/v1" */
  readonly path: string;
  /** The document of the built-in kinds of the same group-version. */
  readonly base: Document | undefined;
  readonly etag: string;
}

interface Kept {
  readonly etag: string;
  /** All who ask while it is made wait for the same. */
  readonly document: Promise<Document>;
}

/** Changes when a definition of the document does, or what it is merged with. */
function etagOf(
  definitions: readonly Definition[],
  { base, platform }: { readonly base: Document | undefined; readonly platform: Platform },
): string {
  const hash = createHash("sha512").update(JSON.stringify([platform.gitVersion, base?.etag ?? ""]));
  for (const { name, served } of definitions) hash.update(JSON.stringify([name, served]));
  return `"${hash.digest("hex").toUpperCase()}"`;
}

async function makeIndex({ builtIn, custom, registry, platform, elsewhere }: CustomOpenapiOptions): Promise<Document> {
  const { paths } = jsonOf(await builtIn.index()) as { paths: JsonObject };
  const named = registry.groups.filter(({ name }) => name !== "");
  const all = named.flatMap(({ name, versions }) => versions.map((version) => `${name}/${version}`));
  const bases = new Map<string, Document | undefined>();
  for (const each of all) if (`apis/${each}` in paths) bases.set(each, await builtIn.v3(`apis/${each}`));
  await eachInTurns(all, (apiVersion) => {
    const definitions = custom.ofApiVersion(apiVersion);
    if (definitions.length === 0) return;
    const etag = etagOf(definitions, { base: bases.get(apiVersion), platform });
    paths[`apis/${apiVersion}`] = { serverRelativeURL: documentUrl(`apis/${apiVersion}`, { etag }) };
  });
  for (const [path, serverRelativeURL] of elsewhere()) paths[path] = { serverRelativeURL };
  return documentOf({ paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) });
}
