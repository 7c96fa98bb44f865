import type { ListBodies } from "../registry/listBodies.ts";
import type { Store } from "../registry/store.ts";
import type { KindCode } from "../schema/index.ts";
import type { SelectedPage } from "./listOptions.ts";
import { type ListParts, listMetadata } from "./listParts.ts";
import type { ChunkedBody } from "./request.ts";

/** Bytes of one chunk of a list that is put together while it is sent. */
const chunkBytes = 1024 * 1024;
/** Lists up to this size are put together at once, so that they can be kept. */
const wholeBytes = 32 * 1024 * 1024;

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
): ListParts | ChunkedBody {
  const { store, code, bodies } = options;
  const head = Buffer.from(listHead(store, page));
  const keptAs = page.key === undefined ? undefined : { key: page.key, revision: page.changedRevision };
  const kept = keptAs === undefined ? undefined : bodies.get(keptAs.key, keptAs.revision);
  if (kept !== undefined) return { head, items: kept, keptAs };
  const entries = page.entries();
  const items = store.servesStoredBytes
    ? entries.map((each) => each.bytes)
    : entries.map((each) => store.render(each.bytes, code));
  const length = itemsLength(items, store.itemStart);
  if (length > wholeBytes)
    return { length: head.length + length, chunks: () => chunksOf(head, items, store.itemStart) };
  const body = Buffer.allocUnsafe(length);
  let end = 0;
  for (const [index, bytes] of items.entries()) end = putItem(body, end, { bytes, index, headLength: store.itemStart });
  listTail.copy(body, end);
  if (keptAs !== undefined) bodies.keep(keptAs.key, keptAs.revision, body);
  return { head, items: body, keptAs };
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
  const names = `"kind":${JSON.stringify(listKind)},"apiVersion":${JSON.stringify(apiVersion)}`;
  return `{${names},"metadata":${JSON.stringify(listMetadata(page))},"items":[`;
}
