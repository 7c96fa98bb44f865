import { createHash } from "node:crypto";
import type { Registry } from "../registry/registry.ts";

/** A document that is sent often and changes seldom: its bytes and its entity tag. */
export interface Document {
  readonly body: Buffer;
  /** Quoted, upper-case hexadecimal SHA-512 of the body. */
  readonly etag: string;
}

export function documentOf(value: object): Document {
  return documentOfText(JSON.stringify(value));
}

export function documentOfText(text: string | Buffer): Document {
  const body = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const digest = createHash("sha512").update(body).digest("hex").toUpperCase();
  return { body, etag: `"${digest}"` };
}

/** Whether an If-None-Match header names the tag. */
export function isMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((each) => each.trim() === etag || each.trim() === "*");
}

/**
 * Documents about what is served, kept by a name of the caller's until kinds come or go; those that are none are not.
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
    document = documentOf(made);
    kept.set(name, document);
    return document;
  };
}
