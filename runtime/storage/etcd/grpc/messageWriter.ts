/**
 * Writes a message of protobuf from its end to its start, so that the length of an inner message is known when it is
 * to be written. Values come before their tags, and the last field first.
 */
export class MessageWriter {
  #bytes = Buffer.allocUnsafeSlow(initialBytes);
  #at = initialBytes;

  /** How many bytes are written; differences are lengths. */
  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** A copy of what was written; the writer is empty then. */
  finish(): Buffer {
    const result = Buffer.from(this.#bytes.subarray(this.#at));
    if (this.#bytes.length > keptBytes) this.#bytes = Buffer.allocUnsafeSlow(initialBytes);
    this.#at = this.#bytes.length;
    return result;
  }

  /** An integer from 0 to 2^53. */
  varint(value: number): void {
    let size = 1;
    for (let over = value; over >= 0x80; over = Math.floor(over / 0x80)) size++;
    let at = this.#reserve(size);
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#bytes[at++] = (rest % 0x80) | 0x80;
    this.#bytes[at] = rest;
  }

  /** An integer of 64 bits; a negative one takes ten bytes. */
  bigVarint(value: bigint): void {
    if (value >= 0n && value <= maxExact) {
      this.varint(Number(value));
      return;
    }
    const digits: number[] = [];
    let rest = BigInt.asUintN(64, value);
    for (; rest >= 0x80n; rest >>= 7n) digits.push(Number(rest & 0x7fn) | 0x80);
    digits.push(Number(rest));
    const at = this.#reserve(digits.length);
    this.#bytes.set(digits, at);
  }

  /** Bytes with their length. */
  blob(value: Uint8Array): void {
    const at = this.#reserve(value.byteLength); // which may bring other bytes
    this.#bytes.set(value, at);
    this.varint(value.byteLength);
  }

  /** Makes room before what is written, and returns where that begins. */
  #reserve(size: number): number {
    if (this.#at < size) {
      const written = this.#bytes.subarray(this.#at);
      const bytes = Buffer.allocUnsafeSlow(2 * this.#bytes.length + size);
      bytes.set(written, bytes.length - written.length);
      this.#bytes = bytes;
      this.#at = bytes.length - written.length;
    }
    this.#at -= size;
    return this.#at;
  }
}

const initialBytes = 16 * 1024;
/** A buffer grown beyond this by one large message is let go. */
const keptBytes = 1024 * 1024;
const maxExact = BigInt(Number.MAX_SAFE_INTEGER);
