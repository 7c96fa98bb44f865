import { create, type DescMessage, fromBinary, mergeFromBinary, type MessageShape } from "@bufbuild/protobuf";
import { BinaryReader } from "@bufbuild/protobuf/wire";
import { nextTurn } from "../lib/work.ts";

/** Bytes of a message that are decoded at once: some 3 ms. */
const pieceBytes = 64 * 1024;

/**
 * Decodes a message, a long one with pauses in which others are served: a list is as many fields as it has items, and
 * 50,000 containers take 300 ms. Rejects with an Error for what is no message.
 */
export async function decodeInTurns<O extends DescMessage>(type: O, bytes: Uint8Array): Promise<MessageShape<O>> {
  if (bytes.length <= pieceBytes) return fromBinary(type, bytes);
  const message = create(type);
  for (const piece of pieces(bytes)) {
    mergeFromBinary(type, message, piece);
    await nextTurn();
  }
  return message;
}

/** Whole fields that follow each other, as many at once as fit, and one at least. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  const reader = new BinaryReader(bytes);
  let start = 0;
  while (reader.pos < reader.len) {
    const fieldStart = reader.pos;
    const [number, wireType] = reader.tag();
    reader.skip(wireType, number);
    if (reader.pos - start <= pieceBytes || fieldStart === start) continue;
    yield bytes.subarray(start, fieldStart);
    start = fieldStart;
  }
  yield bytes.subarray(start);
}
