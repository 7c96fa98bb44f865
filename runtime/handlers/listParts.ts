import type { ListBodies } from "../registry/listBodies.ts";
import type { Json } from "../schema/index.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { SelectedPage } from "./listOptions.ts";
import type { ChunkedBody } from "./request.ts";

/** The body of a list in two parts: the head moves with every commit, the items stay while the collection does. */
export interface ListParts {
  readonly head: Buffer;
  /** With the end of the list. */
  readonly items: Buffer;
  /** Where the items are kept; undefined when they are not. */
  readonly keptAs: KeptAs | undefined;
}

export interface KeptAs {
  readonly key: string;
  readonly revision: number | string;
}

/** Lists up to this size are sent with their head in one buffer. */
const smallBytes = 64 * 1024;

/** Bytes of one chunk of a large list. */
const chunkBytes = 1024 * 1024;

/** A small list is sent at once; a large one is not copied once more for its head. */
export function joined({ head, items }: ListParts): Buffer | ChunkedBody {
  if (items.length <= smallBytes) return Buffer.concat([head, items]);
  return { length: head.length + items.length, chunks: () => chunksOf(head, items) };
}

/** Writing a chunk encrypts it in one go, so others are answered between two. */
function* chunksOf(head: Buffer, items: Buffer): Generator<Buffer, void, undefined> {
  yield head;
  for (let at = 0; at < items.length; at += chunkBytes) yield items.subarray(at, at + chunkBytes);
}

/** Everything in one buffer, for who has to read it again. */
export function wholeOf(body: Buffer | ChunkedBody): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.concat([...body.chunks()]);
}

/**
 * The page's items under a name of their form: kept ones while nothing changed, else what `make` makes of its objects.
 */
export async function keptItems(
  page: SelectedPage,
  form: { readonly name: string; readonly bodies: ListBodies; readonly secondOf?: number },
  make: (entries: readonly CacheEntry[]) => Promise<Buffer>,
): Promise<Pick<ListParts, "items" | "keptAs">> {
  const { name, bodies, secondOf } = form;
  if (page.key === undefined) return { items: await make(page.entries()), keptAs: undefined };
  const revision = secondOf === undefined ? page.changedRevision : `${page.changedRevision} ${secondOf}`;
  const keptAs = { key: `${page.key} ${name}`, revision };
  return { items: await bodies.make(keptAs.key, revision, () => make(page.entries())), keptAs };
}

/** A list's metadata as every encoding has it. */
export function listMetadata(page: SelectedPage): { [key: string]: Json } {
  return {
    resourceVersion: String(page.revision),
    ...(page.continue === "" ? {} : { continue: page.continue }),
    ...(page.remaining === undefined ? {} : { remainingItemCount: page.remaining }),
  };
}
