import { DecodeError, maxQuantities, maxValues, tooManyQuantities, tooManyValues } from "./decodeError.ts";

export const wireVarint = 0;
export const wireFixed64 = 1;
export const wireBytes = 2;
export const wireGroup = 3;
export const wireGroupEnd = 4;
export const wireFixed32 = 5;

/** Reads the primitives of the wire format from one message. Every method throws DecodeError when bytes are missing. */
export class ProtobufReader {
  readonly bytes: Buffer;
  at = 0;
  /** Where the message that is being read ends. */
  end: number;
  /** The high and low half of the last varint read by `varint64`. */
  high = 0;
  low = 0;
  /** All bytes as Latin-1, so that an ASCII string is a slice of it; made when first needed. */
  #text: string | undefined;
  #values = 0;
  #quantities = 0;
  #view: DataView | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
  }

  /** Counts keys and values as JSON would have them. Throws requestEntityTooLarge beyond what a body may have. */
  count(values: number): void {
    this.#values += values;
    if (this.#values > maxValues) throw tooManyValues();
  }

  /** Throws requestEntityTooLarge beyond what a body may have. */
  countQuantity(): void {
    if (++this.#quantities > maxQuantities) throw tooManyQuantities();
  }

  /** A tag or length: 32 bits, unsigned. */
  varint32(): number {
    const { bytes } = this;
    if (this.at < this.end) {
      const first = bytes[this.at] as number;
      if (first < 0x80) {
        this.at++;
        return first;
      }
    }
    this.varint64();
    if (this.high !== 0) throw new DecodeError("proto: integer overflow");
    return this.low;
  }

  /** Leaves the halves of a 64-bit integer in `high` and `low`, both unsigned. */
  varint64(): void {
    let low = 0;
    let high = 0;
    for (let index = 0; index < 10; index++) {
      if (this.at >= this.end) throw truncated();
      const byte = this.bytes[this.at++] as number;
      const bits = byte & 0x7f;
      if (index < 4) low |= bits << (7 * index);
      else if (index === 4) {
        low |= bits << 28;
        high |= bits >>> 4;
      } else high |= bits << (7 * index - 32);
      if (byte < 0x80) {
        this.low = low >>> 0;
        this.high = high >>> 0;
        return;
      }
    }
    throw new DecodeError("proto: integer overflow");
  }

  /** The nearest double inside the range of the type: exact up to 2^53. */
  int64(): number {
    this.varint64();
    return Math.min((this.high | 0) * 0x1_0000_0000 + this.low, 2 ** 63 - 2 ** 10);
  }

  uint64(): number {
    this.varint64();
    return Math.min(this.high * 0x1_0000_0000 + this.low, 2 ** 64 - 2 ** 11);
  }

  int32(): number {
    this.varint64();
    return this.low | 0;
  }

  boolean(): boolean {
    this.varint64();
    return this.low !== 0 || this.high !== 0;
  }

  double(): number {
    const at = this.take(8);
    this.#view ??= new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    return this.#view.getFloat64(at, true);
  }

  string(): string {
    const start = this.take(this.varint32());
    const { bytes, at } = this;
    for (let index = start; index < at; index++) {
      if ((bytes[index] as number) >= 0x80) return bytes.toString("utf8", start, at);
    }
    const text = (this.#text ??= bytes.toString("latin1"));
    return text.slice(start, at);
  }

  /** A view, not a copy. */
  blob(): Buffer {
    const start = this.take(this.varint32());
    return this.bytes.subarray(start, this.at);
  }

  /** Enters a message; the caller sets `end` back to what this returns. */
  enter(): number {
    const outer = this.end;
    const start = this.take(this.varint32());
    this.end = this.at;
    this.at = start;
    return outer;
  }

  /** Skips an unknown field. */
  skip(wireType: number): void {
    let open = 0;
    this.count(1);
    for (let type = wireType; ; type = this.varint32() & 7) {
      if (type === wireVarint) this.varint64();
      else if (type === wireFixed64) this.take(8);
      else if (type === wireBytes) this.take(this.varint32());
      else if (type === wireFixed32) this.take(4);
      else if (type === wireGroup) open++;
      else if (type === wireGroupEnd && open > 0) open--;
      else throw new DecodeError(`proto: illegal wireType ${type}`);
      if (open === 0) return;
    }
  }

  /** Moves over some bytes and returns where they start. */
  take(length: number): number {
    const start = this.at;
    if (length > this.end - start) throw truncated();
    this.at = start + length;
    return start;
  }
}

function truncated(): DecodeError {
  return new DecodeError("unexpected EOF");
}
