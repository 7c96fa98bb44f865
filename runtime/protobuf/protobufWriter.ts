/**
 * Writes the primitives of the wire format from the end to the start, so that the length of a message is known when its
 * prefix is written: everything comes in reverse, the value before its length, the length before its tag.
 */
export class ProtobufWriter {
  #bytes = Buffer.allocUnsafeSlow(16 * 1024);
  #at = this.#bytes.length;

  /** A copy of what was written since the start or the last call. Small results share pooled memory. */
  finish(): Buffer {
    const result = Buffer.from(this.#bytes.subarray(this.#at));
    this.reset();
    return result;
  }

  /** Forgets what was written; a buffer grown by one large message is let go. */
  reset(): void {
    if (this.#bytes.length > keptBytes) this.#bytes = Buffer.allocUnsafeSlow(keptBytes);
    this.#at = this.#bytes.length;
  }

  /** How many bytes are written; differences are lengths. */
  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** An integer from -2^63 to 2^64; a negative one takes ten bytes. */
  varint(value: number): void {
    if (value >= 0 && value < 0x80) {
      if (this.#at === 0) this.#grow(1);
      this.#bytes[--this.#at] = value;
    } else if (value >= 0 && value < 0x8000_0000) this.#varint31(value);
    else if (value >= 2 ** 53 || value <= -(2 ** 53)) this.bigVarint(BigInt(value));
    else this.#varintWide(value);
  }

  bigVarint(value: bigint): void {
    if (value >= 0n && value <= maxExact) {
      this.varint(Number(value));
      return;
    }
    if (this.#at < 10) this.#grow(10);
    let rest = BigInt.asUintN(64, value);
    let size = 1;
    for (let over = rest >> 7n; over > 0n; over >>= 7n) size++;
    this.#at -= size;
    for (let index = 0; index < size; index++, rest >>= 7n) {
      this.#bytes[this.#at + index] = Number(rest & 0x7fn) | (index < size - 1 ? 0x80 : 0);
    }
  }

  double(value: number): void {
    if (this.#at < 8) this.#grow(8);
    this.#at -= 8;
    this.#bytes.writeDoubleLE(value, this.#at);
  }

  string(value: string): void {
    const { length } = value;
    if (this.#at < length + 5) this.#grow(length + 5);
    if (length <= shortString && this.#shortAscii(value)) return;
    const size = Buffer.byteLength(value, "utf8");
    if (this.#at < size + 5) this.#grow(size + 5);
    this.#at -= size;
    this.#bytes.write(value, this.#at, size, "utf8");
    this.varint(size);
  }

  blob(value: Uint8Array): void {
    if (this.#at < value.length + 5) this.#grow(value.length + 5);
    this.#at -= value.length;
    this.#bytes.set(value, this.#at);
    this.varint(value.length);
  }

  /** Bytes as they are, without a length. */
  plain(value: Uint8Array): void {
    if (this.#at < value.length) this.#grow(value.length);
    this.#at -= value.length;
    this.#bytes.set(value, this.#at);
  }

  /** What `write` writes, with its length. */
  message(write: () => void): void {
    const before = this.length;
    write();
    this.varint(this.length - before);
  }

  stringField(number: number, value: string): void {
    this.string(value);
    this.varint((number << 3) | 2);
  }

  blobField(number: number, value: Uint8Array): void {
    this.blob(value);
    this.varint((number << 3) | 2);
  }

  varintField(number: number, value: number): void {
    this.varint(value);
    this.varint(number << 3);
  }

  bigVarintField(number: number, value: bigint): void {
    this.bigVarint(value);
    this.varint(number << 3);
  }

  /** False, with nothing written, at the first character that is not ASCII. */
  #shortAscii(value: string): boolean {
    const bytes = this.#bytes;
    const { length } = value;
    const start = this.#at - length;
    for (let index = 0; index < length; index++) {
      const code = value.charCodeAt(index);
      if (code >= 0x80) return false;
      bytes[start + index] = code;
    }
    bytes[start - 1] = length;
    this.#at = start - 1;
    return true;
  }

  #varint31(value: number): void {
    if (this.#at < 5) this.#grow(5);
    const bytes = this.#bytes;
    const size = value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5;
    let at = this.#at - size;
    this.#at = at;
    let rest = value;
    for (; rest >= 0x80; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80;
    bytes[at] = rest;
  }

  /** Beyond 31 bits, or negative: in two halves of two's complement. */
  #varintWide(value: number): void {
    if (this.#at < 10) this.#grow(10);
    let high = Math.floor(value / 0x1_0000_0000) >>> 0;
    let low = (value - Math.floor(value / 0x1_0000_0000) * 0x1_0000_0000) >>> 0;
    const digits: number[] = [];
    do {
      digits.push(low & 0x7f);
      low = ((low >>> 7) | (high << 25)) >>> 0;
      high >>>= 7;
    } while (low !== 0 || high !== 0);
    this.#at -= digits.length;
    digits.forEach((digit, index) => {
      this.#bytes[this.#at + index] = digit | (index < digits.length - 1 ? 0x80 : 0);
    });
  }

  #grow(need: number): void {
    const written = this.length;
    const bytes = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, written + need + 1024));
    this.#bytes.copy(bytes, bytes.length - written, this.#at);
    this.#bytes = bytes;
    this.#at = bytes.length - written;
  }
}

const keptBytes = 1024 * 1024;
const maxExact = BigInt(Number.MAX_SAFE_INTEGER);

/** Strings up to this length (one byte of length prefix) are copied here; a native call costs more. */
const shortString = 64;
