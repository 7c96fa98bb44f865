import type { KindCode } from "../schema/index.ts";
import type { Store } from "../registry/store.ts";
import type { SelectedPage } from "./listOptions.ts";

/** Bytes of one buffer of a list's body: large enough that the socket is busy, small enough to come from a warm heap. */
const chunkBytes = 256 * 1024;

const comma = 0x2c;
const openBrace = 0x7b;

/**
 * The JSON of a list, in buffers to be sent in order. Items are the stored bytes without their head (kind and
 * apiVersion), as lists of built-in kinds have them.
 */
export function concatList(store: Store, page: SelectedPage, code: KindCode): Buffer[] {
  const { form } = store;
  const head = Buffer.from(listHead(store, page));
  const items = store.servesStoredBytes
    ? page.entries.map((each) => each.bytes)
    : page.entries.map((each) => store.render(each.bytes, code));
  const chunks: Buffer[] = [];
  let chunk = Buffer.allocUnsafe(chunkBytes);
  let length = head.copy(chunk);
  let isFirst = true;
  for (const bytes of items) {
    const needed = bytes.length - form.headLength + 2;
    if (length + needed > chunk.length) {
      chunks.push(chunk.subarray(0, length));
      chunk = Buffer.allocUnsafe(Math.max(chunkBytes, needed));
      length = 0;
    }
    if (!isFirst) chunk[length++] = comma;
    isFirst = false;
    chunk[length++] = openBrace;
    length += bytes.copy(chunk, length, form.headLength);
  }
  chunks.push(chunk.subarray(0, length), listTail);
  return chunks;
}

const listTail = Buffer.from("]}");

function listHead(store: Store, page: SelectedPage): string {
  const { listKind, apiVersion } = store.descriptor;
  const metadata = {
    resourceVersion: String(page.revision),
    ...(page.continue === "" ? {} : { continue: page.continue }),
    ...(page.remaining === undefined ? {} : { remainingItemCount: page.remaining }),
  };
  const names = `"kind":${JSON.stringify(listKind)},"apiVersion":${JSON.stringify(apiVersion)}`;
  return `{${names},"metadata":${JSON.stringify(metadata)},"items":[`;
}
