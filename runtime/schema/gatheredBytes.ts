/**
 * Bytes as they arrive, in parts of any size. Small parts are copied together, since each takes far more memory than a
 * byte: a sender that cuts a body into single bytes would make a hundred times as much of it.
 */
export class GatheredBytes {
  readonly #parts: Uint8Array[] = [];
  /** Small parts are copied to here; the first `#used` bytes are taken. */
  #room: Buffer = Buffer.alloc(0);
  #used = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(part: Uint8Array): void {
    this.#length += part.length;
    if (part.length >= smallBytes || this.#parts.length < fewParts) {
      this.#seal();
      this.#parts.push(part);
      return;
    }
    if (this.#room.length - this.#used < part.length) {
      this.#seal();
      this.#room = Buffer.allocUnsafeSlow(roomBytes);
    }
    this.#room.set(part, this.#used);
    this.#used += part.length;
  }

  /** All of them, in one buffer. */
  whole(): Buffer {
    this.#seal();
    const [first] = this.#parts;
    if (this.#parts.length !== 1 || first === undefined) return Buffer.concat(this.#parts, this.#length);
    return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
  }

  /** What was copied is a part; the rest of the room is for later ones. */
  #seal(): void {
    if (this.#used === 0) return;
    this.#parts.push(this.#room.subarray(0, this.#used));
    this.#room = this.#room.subarray(this.#used);
    this.#used = 0;
  }
}

/** Parts below this are copied. */
const smallBytes = 1024;
/** Most bodies come in fewer parts, of which none is copied before the end. */
const fewParts = 16;
const roomBytes = 16 * 1024;
