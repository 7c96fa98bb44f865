import type { ListBodies } from "../../registry/listBodies.ts";
import type { Json } from "../../schema/index.ts";
import type { CacheEntry } from "../../watch/watchCache.ts";
import type { SelectedPage } from "../options/listOptions.ts";
import type { ChunkedBody } from "../request.ts";

/** The body of a list in two parts: the head moves with every commit, the items stay while the collection does. */
export interface ListParts {
  readonly head: Buffer;
  /** With the end of the list. */
  readonly items: Buffer | ChunkedBody;
  /** Where what is made of the items may be kept; undefined when it is one page of many. */
  readonly keptAs: KeptAs | undefined;
}

export interface KeptAs {
  readonly key: string;
  readonly revision: number | string;
}

/** Lists up to this size are sent with their head in one buffer. */
export const smallBytes = 64 * 1024;

/** Bytes of one chunk of a larger list. Writing a chunk encrypts it in one go; others are answered between two. */
const chunkBytes = 1024 * 1024;

/** A small list is sent at once; a large one is not copied once more for its head. */
export function joined({ head, items }: ListParts): Buffer | ChunkedBody {
  if (Buffer.isBuffer(items) && items.length <= smallBytes) return Buffer.concat([head, items]);
  return { length: head.length + items.length, chunks: () => headed(head, items) };
}

function* headed(head: Buffer, items: Buffer | ChunkedBody): Generator<Buffer, void, undefined> {
  yield head;
  if (Buffer.isBuffer(items)) {
    for (let at = 0; at < items.length; at += chunkBytes) yield items.subarray(at, at + chunkBytes);
  } else {
    yield* items.chunks();
  }
}

/** A body as buffers, whichever of the two it is. */
export function chunksOf(body: Buffer | ChunkedBody): Iterable<Buffer> {
  return Buffer.isBuffer(body) ? [body] : body.chunks();
}

/** Bytes of a slice: work on one takes a millisecond or two. */
const sliceBytes = 32 * 1024;

/** The bytes of a body in order, a little at a time. */
export function* slicesOf(body: Buffer | ChunkedBody): Generator<Buffer, void, undefined> {
  for (const chunk of chunksOf(body)) {
    for (let at = 0; at < chunk.length; at += sliceBytes) yield chunk.subarray(at, at + sliceBytes);
  }
}

/** Everything in one buffer, for who has to read it again. */
export function wholeOf(body: Buffer | ChunkedBody): Buffer {
  if (Buffer.isBuffer(body)) return body;
  const whole = Buffer.allocUnsafeSlow(body.length);
  let end = 0;
  for (const chunk of body.chunks()) end += chunk.copy(whole, end);
  return whole;
}

/**
 * The page's items under a name of their form: kept ones while nothing changed, else what `make` makes of its objects.
 */
export async function keptItems(
  page: SelectedPage,
  form: { readonly name: string; readonly bodies: ListBodies; readonly secondOf?: number },
  make: (entries: readonly CacheEntry[]) => Promise<Buffer | ChunkedBody>,
): Promise<{ readonly items: Buffer | ChunkedBody; readonly keptAs: KeptAs | undefined }> {
  const { name, bodies, secondOf } = form;
  if (page.key === undefined) return { items: await make(page.entries()), keptAs: undefined };
  const revision = secondOf === undefined ? page.changedRevision : `${page.changedRevision} ${secondOf}`;
  const keptAs = { key: `${page.key} ${name}`, revision };
  return { items: await bodies.make(keptAs.key, revision, () => make(page.entries())), keptAs };
}

/** A list's metadata as every encoding has it; lists of custom objects also say that nothing follows. */
export function listMetadata(page: SelectedPage, { saysEnd = false } = {}): { [key: string]: Json } {
  return {
    resourceVersion: String(page.revision),
    ...(page.continue === "" && !saysEnd ? {} : { continue: page.continue }),
    ...(page.remaining === undefined ? {} : { remainingItemCount: page.remaining }),
  };
}
