import { createHash } from "node:crypto";
import { wholeOf } from "../handlers/answers/listParts.ts";
import type { ChunkedBody } from "../handlers/request.ts";
import type { Registry } from "../registry/registry.ts";
import type { JsonObject } from "../schema/index.ts";

/** A document that is sent often and changes seldom. */
export interface Document {
  readonly body: Buffer | ChunkedBody;
  /** Its entity tag: quoted, upper-case hexadecimal SHA-512 of the body. */
  readonly etag: string;
}

export function documentOf(value: object): Document {
  return documentOfText(JSON.stringify(value));
}

export function documentOfText(text: string | Buffer): Document {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  return { body, etag: etagOf([body]) };
}

/** A document in pieces that others hold as well: it is never in memory as a whole. */
export function documentOfPieces(pieces: readonly Buffer[]): Document {
  const filled = pieces.filter((each) => each.length > 0);
  const length = filled.reduce((sum, each) => sum + each.length, 0);
  return { body: { length, chunks: () => filled }, etag: etagOf(filled) };
}

function etagOf(pieces: readonly Buffer[]): string {
  const hash = createHash("sha512");
  for (const each of pieces) hash.update(each);
  return `"${hash.digest("hex").toUpperCase()}"`;
}

/** What a document in JSON says. */
export function jsonOf({ body }: Document): JsonObject {
  return JSON.parse(wholeOf(body).toString("utf8")) as JsonObject;
}

/** The members of an object in JSON, without its braces. */
export function membersOf(object: JsonObject): string {
  return JSON.stringify(object).slice(1, -1);
}

/**
 * Whether a header such as If-None-Match, "*" or a list of tags, names the tag. A list counts up to what is no tag.
 * A weak tag (W/"...") names the strong one too, unless `isStrong`.
 */
export function isMatch(
  header: string | undefined,
  etag: string,
  { isStrong = false }: { readonly isStrong?: boolean } = {},
): boolean {
  const list = header?.trim() ?? "";
  if (list === "*") return true;
  const tags = /[\s,]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")/y;
  for (let found = tags.exec(list); found !== null; found = tags.exec(list)) {
    const [, tag = ""] = found;
    if (tag === etag || (!isStrong && tag === `W/${etag}`)) return true;
  }
  return false;
}

/**
 * Documents about what is served, kept by a name of the caller's until kinds come or go; those that are none are not.
 * What is made of bytes is sent as it is, all else as JSON.
 */
export function documentsOf(
  registry: Pick<Registry, "generation">,
): (name: string, make: () => object | undefined) => Document | undefined {
  let generation = registry.generation;
  const kept = new Map<string, Document>();
  return (name, make) => {
    if (generation !== registry.generation) {
      generation = registry.generation;
      kept.clear();
    }
    let document = kept.get(name);
    if (document !== undefined) return document;
    const made = make();
    if (made === undefined) return undefined;
    document = Buffer.isBuffer(made) ? documentOfText(made) : documentOf(made);
    kept.set(name, document);
    return document;
  };
}
