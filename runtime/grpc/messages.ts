import { GatheredBytes } from "../schema/gatheredBytes.ts";

/** A flag byte and the length, before each message of a gRPC body. */
const prefixBytes = 5;

export function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(prefixBytes + message.byteLength);
  frame[0] = 0;
  frame.writeUInt32BE(message.byteLength, 1);
  frame.set(message, prefixBytes);
  return frame;
}

/** Cuts a body, as it arrives, into its messages. */
export class MessageReader {
  readonly #maxMessageBytes: number;
  #bytes = new GatheredBytes();
  /** What the next message needs. */
  #needed = prefixBytes;

  constructor(maxMessageBytes: number) {
    this.#maxMessageBytes = maxMessageBytes;
  }

  /** The messages that a chunk completes, as views. Throws an Error for one that is compressed or too large. */
  read(chunk: Buffer): readonly Buffer[] {
    this.#bytes.add(chunk);
    const messages: Buffer[] = [];
    if (this.#bytes.length < this.#needed) return messages;
    const bytes = this.#bytes.whole();
    let at = 0;
    for (this.#needed = prefixBytes; bytes.length - at >= prefixBytes; this.#needed = prefixBytes) {
      const size = bytes.readUInt32BE(at + 1);
      if (bytes[at] !== 0) throw new Error("the server compressed a message without being asked");
      if (size > this.#maxMessageBytes) throw new Error(`a message of ${size} bytes is too large`);
      this.#needed = prefixBytes + size;
      if (bytes.length - at < this.#needed) break;
      messages.push(bytes.subarray(at + prefixBytes, at + this.#needed));
      at += this.#needed;
    }
    this.#bytes = new GatheredBytes();
    if (at < bytes.length) this.#bytes.add(bytes.subarray(at));
    return messages;
  }
}
