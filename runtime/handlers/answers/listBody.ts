import { mapInTurns } from "../../lib/work.ts";
import type { ListBodies } from "../../registry/listBodies.ts";
import type { Store } from "../../registry/store.ts";
import type { KindCode } from "../../schema/index.ts";
import type { SelectedPage } from "../options/listOptions.ts";
import { type ListParts, listMetadata, smallBytes, wholeOf } from "./listParts.ts";
import { sharedBody } from "./sharedBody.ts";
import { comma, openBrace } from "../../negotiate/jsonBytes.ts";

/** Bytes of the memory in which a list is put together, chunk by chunk. */
const chunkBytes = 256 * 1024;

const listTail = Buffer.from("]}");

/**
 * The JSON of a list. Items are the stored bytes without their head (kind and apiVersion), as lists of built-in kinds
 * have them. They are put together while they are sent, in little memory; a list that is asked for a second time while
 * its collection stays as it is, is kept.
 */
export async function listBody(
  page: SelectedPage,
  options: { readonly store: Store; readonly code: KindCode; readonly bodies: ListBodies },
): Promise<ListParts> {
  const { store, code, bodies } = options;
  const head = Buffer.from(listHead(store, page));
  const keptAs = page.key === undefined ? undefined : { key: page.key, revision: page.changedRevision };
  const kept = keptAs === undefined ? undefined : bodies.get(keptAs.key, keptAs.revision);
  if (kept !== undefined) return { head, items: kept, keptAs };
  const entries = page.entries();
  const { itemStart } = store;
  const items = store.servesStoredBytes
    ? entries.map((each) => each.bytes)
    : await mapInTurns(entries, (each) => store.render(each.bytes, code));
  const list = { length: itemsLength(items, itemStart), chunks: () => chunksOf(items, itemStart) };
  if (keptAs === undefined) return { head, items: list, keptAs };
  const isSmall = list.length <= smallBytes;
  const isWanted = isSmall || (bodies.fits(list.length) && bodies.wasAsked(keptAs.key, keptAs.revision));
  if (!isWanted) return { head, items: list, keptAs };
  const shared = isSmall ? wholeOf(list) : sharedBody(list);
  bodies.keep(keptAs.key, keptAs.revision, shared);
  return { head, items: shared, keptAs };
}

/** Each item loses its head and gains a brace; commas stand between; the tail closes. */
function itemsLength(items: readonly Buffer[], headLength: number): number {
  let length = listTail.length + Math.max(0, items.length - 1);
  for (const bytes of items) length += bytes.length - headLength + 1;
  return length;
}

/** All chunks lie in the same memory, but for an item that is larger than it. */
function* chunksOf(items: readonly Buffer[], headLength: number): Generator<Buffer, void, undefined> {
  const memory = Buffer.allocUnsafeSlow(chunkBytes);
  let end = 0;
  for (const [index, bytes] of items.entries()) {
    const length = bytes.length - headLength;
    if (end > 0 && end + length + 2 + listTail.length > chunkBytes) {
      yield memory.subarray(0, end);
      end = 0;
    }
    if (index > 0) memory[end++] = comma;
    memory[end++] = openBrace;
    if (end + length + listTail.length <= chunkBytes) {
      end += bytes.copy(memory, end, headLength);
      continue;
    }
    yield memory.subarray(0, end);
    end = 0;
    yield bytes.subarray(headLength);
  }
  end += listTail.copy(memory, end);
  yield memory.subarray(0, end);
}

function listHead(store: Store, page: SelectedPage): string {
  const { listKind, apiVersion, custom } = store.descriptor;
  const names = `"kind":${JSON.stringify(listKind)},"apiVersion":${JSON.stringify(apiVersion)}`;
  const metadata = listMetadata(page, { saysEnd: custom === true });
  return `{${names},"metadata":${JSON.stringify(metadata)},"items":[`;
}
