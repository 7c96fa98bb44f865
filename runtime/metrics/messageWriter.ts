const initialBytes = 64;

/** Writes protobuf fields one after the other; messages within are written and measured first. */
export class MessageWriter {
  #bytes = Buffer.allocUnsafe(initialBytes);
  #length = 0;

  varint(field: number, value: number): this {
    return this.#raw(field * 8).#raw(value);
  }

  /** Signed, small either way. */
  zigzag(field: number, value: number): this {
    return this.varint(field, value < 0 ? -value * 2 - 1 : value * 2);
  }

  double(field: number, value: number): this {
    this.#raw(field * 8 + 1);
    this.#grow(8);
    this.#length = this.#bytes.writeDoubleLE(value, this.#length);
    return this;
  }

  string(field: number, value: string): this {
    const length = Buffer.byteLength(value);
    this.#raw(field * 8 + 2).#raw(length);
    this.#grow(length);
    this.#length += this.#bytes.write(value, this.#length);
    return this;
  }

  message(field: number, message: MessageWriter): this {
    return this.#raw(field * 8 + 2).delimited(message);
  }

  /** A message after its length, without a field. */
  delimited(message: MessageWriter): this {
    return this.#raw(message.#length).append(message);
  }

  /** The fields of another message, as if they had been written here. */
  append(message: MessageWriter): this {
    this.#grow(message.#length);
    this.#length += message.#bytes.copy(this.#bytes, this.#length, 0, message.#length);
    return this;
  }

  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #raw(value: number): this {
    this.#grow(10);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
    return this;
  }

  #grow(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
