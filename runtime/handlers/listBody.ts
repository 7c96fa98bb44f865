import type { ListBodies } from "../registry/listBodies.ts";
import type { Store } from "../registry/store.ts";
import type { KindCode } from "../schema/index.ts";
import type { SelectedPage } from "./listOptions.ts";
import type { ChunkedBody } from "./request.ts";

/** Bytes of one chunk of a list that is put together while it is sent. */
const chunkBytes = 1024 * 1024;
/** Lists up to this size are put together at once, so that they can be kept. */
const wholeBytes = 32 * 1024 * 1024;

/** Lists up to this size are sent with their head in one buffer. */
const smallBytes = 64 * 1024;

const comma = 0x2c;
const openBrace = 0x7b;
const listTail = Buffer.from("]}");

/**
 * The JSON of a list. Items are the stored bytes without their head (kind and apiVersion), as lists of built-in kinds
 * have them; a list that may be asked for again is kept under `key`.
 */
export function listBody(
  page: SelectedPage,
  options: { readonly store: Store; readonly code: KindCode; readonly bodies: ListBodies },
): Buffer | ChunkedBody {
  const { store, code, bodies } = options;
  const head = Buffer.from(listHead(store, page));
  const kept = page.key === undefined ? undefined : bodies.get(page.key, page.changedRevision);
  if (kept !== undefined) return joined(head, kept);
  const entries = page.entries();
  const items = store.servesStoredBytes
    ? entries.map((each) => each.bytes)
    : entries.map((each) => store.render(each.bytes, code));
  const length = itemsLength(items, store.itemStart);
  if (length > wholeBytes)
    return { length: head.length + length, chunks: () => chunksOf(head, items, store.itemStart) };
  const body = Buffer.allocUnsafe(length);
  let end = 0;
  for (const [index, bytes] of items.entries())
    end = putItem(body, end, { bytes, index, headLength: store.itemStart });
  listTail.copy(body, end);
  if (page.key !== undefined) bodies.keep(page.key, page.changedRevision, body);
  return joined(head, body);
}

/** A small list is sent at once; a large one is not copied once more for its head. */
function joined(head: Buffer, items: Buffer): Buffer | ChunkedBody {
  if (items.length <= smallBytes) return Buffer.concat([head, items]);
  return { length: head.length + items.length, chunks: () => [head, items] };
}

/** Each item loses its head and gains a brace; commas stand between; the tail closes. */
function itemsLength(items: readonly Buffer[], headLength: number): number {
  let length = listTail.length + Math.max(0, items.length - 1);
  for (const bytes of items) length += bytes.length - headLength + 1;
  return length;
}

function putItem(target: Buffer, at: number, item: { bytes: Buffer; index: number; headLength: number }): number {
  let end = at;
  if (item.index > 0) target[end++] = comma;
  target[end++] = openBrace;
  return end + item.bytes.copy(target, end, item.headLength);
}

function* chunksOf(head: Buffer, items: readonly Buffer[], headLength: number): Generator<Buffer, void, undefined> {
  yield head;
  let chunk = Buffer.allocUnsafe(chunkBytes);
  let end = 0;
  for (const [index, bytes] of items.entries()) {
    const needed = bytes.length - headLength + 2;
    if (end + needed > chunk.length) {
      yield chunk.subarray(0, end);
      chunk = Buffer.allocUnsafe(Math.max(chunkBytes, needed));
      end = 0;
    }
    end = putItem(chunk, end, { bytes, index, headLength });
  }
  yield chunk.subarray(0, end);
  yield listTail;
}

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
