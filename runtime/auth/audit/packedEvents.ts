/** Events as one piece of memory; each ends behind its separator, at an offset of `ends`. */
export interface PackedEvents {
  readonly bytes: Buffer;
  readonly ends: readonly number[];
}

const firstBytes = 64 * 1024;
/** @limit Memory of audit events that is kept for the next batch: more is given back. */
const maxSpareBytes = 1024 * 1024;

/** UTF-8 of a UTF-16 unit. */
const mostBytesOfUnit = 3;

/**
 * Events that wait, encoded when they come: as strings they would live on until they are written, and the garbage
 * collector would copy each of their pieces.
 */
export class PackedQueue {
  readonly #separator: number;
  #memory: Buffer = Buffer.allocUnsafeSlow(firstBytes);
  #spare: Buffer | undefined;
  /** Where the first event that waits begins, and the memory that is used ends. */
  #start = 0;
  #end = 0;
  #ends: number[] = [];

  /** `separator` is the character that follows each event. */
  constructor(separator: "\n" | ",") {
    this.#separator = separator.charCodeAt(0);
  }

  get count(): number {
    return this.#ends.length;
  }

  get byteLength(): number {
    return this.#end - this.#start;
  }

  push(event: string): void {
    const mostBytes = event.length * mostBytesOfUnit + 1;
    if (this.#end + mostBytes > this.#memory.length) this.#makeRoom(mostBytes);
    this.#end += this.#memory.write(event, this.#end);
    this.#memory[this.#end++] = this.#separator;
    this.#ends.push(this.#end);
  }

  /** Takes events from the front: at least one, and no more than so many and so many bytes. */
  take({ count: maxCount, bytes: maxBytes }: { readonly count: number; readonly bytes: number }): PackedEvents {
    const start = this.#start;
    let count = 1;
    while (count < this.#ends.length && count < maxCount && (this.#ends[count] ?? 0) - start <= maxBytes) count += 1;
    if (count >= this.#ends.length) return this.#takeAll();
    const end = this.#ends[count - 1] ?? start;
    const ends = this.#ends.splice(0, count).map((each) => each - start);
    this.#start = end;
    return { bytes: Buffer.from(this.#memory.subarray(start, end)), ends };
  }

  /** Gives back the memory of events that were taken. */
  release({ bytes }: PackedEvents): void {
    const { buffer } = bytes;
    if (buffer.byteLength >= firstBytes && buffer.byteLength <= maxSpareBytes) this.#spare ??= Buffer.from(buffer);
  }

  #takeAll(): PackedEvents {
    const start = this.#start;
    const bytes = this.#memory.subarray(start, this.#end);
    const ends = start === 0 ? this.#ends : this.#ends.map((each) => each - start);
    this.#memory = this.#spare ?? Buffer.allocUnsafeSlow(firstBytes);
    this.#spare = undefined;
    this.#start = 0;
    this.#end = 0;
    this.#ends = [];
    return { bytes, ends };
  }

  #makeRoom(bytes: number): void {
    const used = this.byteLength;
    const start = this.#start;
    const needed = used + bytes;
    const memory = needed * 2 <= this.#memory.length ? this.#memory : Buffer.allocUnsafeSlow(needed * 2);
    this.#memory.copy(memory, 0, start, this.#end);
    this.#memory = memory;
    this.#ends = this.#ends.map((each) => each - start);
    this.#start = 0;
    this.#end = used;
  }
}
