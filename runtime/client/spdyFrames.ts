import { GatheredBytes } from "../schema/gatheredBytes.ts";

/** Frames of SPDY/3.1, as far as a client of a container runtime needs them. */
export interface Frame {
  readonly type: "data" | "rstStream" | "ping" | "goAway" | "other";
  /** 0 where the frame is about the connection. */
  readonly streamId: number;
  /** The sender says no more on this stream. */
  readonly isLast: boolean;
  /** As it came, head included: what answers a ping. */
  readonly whole: Buffer;
  readonly body: Buffer;
}

const headBytes = 8;
const version = 0x8003;
const lastFlag = 1;
const types = { synStream: 1, rstStream: 3, ping: 6, goAway: 7 } as const;

export function dataFrame(streamId: number, body: Buffer, options: { readonly isLast: boolean }): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(streamId, 0);
  head.writeUInt32BE(body.length, 4); // the flags are the first byte of the four
  if (options.isLast) head[4] = lastFlag;
  return Buffer.concat([head, body]);
}

/** Opens a stream; `block` are its headers, compressed. */
export function synStreamFrame(streamId: number, block: Buffer): Buffer {
  const body = Buffer.alloc(10); // the id, and no other stream that it belongs to, no priority and no slot
  body.writeUInt32BE(streamId, 0);
  return controlFrame(types.synStream, Buffer.concat([body, block]));
}

/** Ends a stream in both directions at once, since its sender wants no more of it. */
export function resetFrame(streamId: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeUInt32BE(streamId, 0);
  body.writeUInt32BE(cancelled, 4);
  return controlFrame(types.rstStream, body);
}

const cancelled = 5;

function controlFrame(type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16BE(version, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Headers before they are compressed: how many, then names and values, each after its length. */
export function headerBlock(headers: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(headers);
  const texts = entries.flat().flatMap((each) => [number32(Buffer.byteLength(each)), Buffer.from(each)]);
  return Buffer.concat([number32(entries.length), ...texts]);
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Cuts what comes into frames; what is left of an unfinished one waits for the next piece. */
export class FrameReader {
  #bytes = new GatheredBytes();
  #needed = headBytes;

  /** Throws an Error for a frame that is longer than any that a runtime sends. */
  *frames(piece: Buffer): Generator<Frame> {
    this.#bytes.add(piece);
    if (this.#bytes.length < this.#needed) return;
    let rest = this.#bytes.whole();
    this.#needed = headBytes;
    while (rest.length >= headBytes) {
      const length = rest.readUIntBE(5, 3);
      if (length > maxFrameBytes) throw new Error(`a frame of ${length} bytes`);
      this.#needed = headBytes + length;
      if (rest.length < this.#needed) break;
      yield frameOf(rest.subarray(0, this.#needed));
      rest = rest.subarray(this.#needed);
      this.#needed = headBytes;
    }
    this.#bytes = new GatheredBytes();
    if (rest.length > 0) this.#bytes.add(rest);
  }
}

/** @limit Frame from a container runtime's streaming server, to an agent or a client: the session breaks. */
const maxFrameBytes = 1024 * 1024;

function frameOf(whole: Buffer): Frame {
  const first = whole.readUInt32BE(0);
  const isControl = first >= 0x80000000;
  const body = whole.subarray(headBytes);
  const type = isControl ? nameOf(first & 0xffff) : "data";
  const isAboutStream = type === "rstStream" || type === "other";
  const streamId = !isControl ? first : isAboutStream && body.length >= 4 ? body.readUInt32BE(0) : 0;
  return { type, streamId, isLast: ((whole[4] ?? 0) & lastFlag) !== 0, whole, body };
}

function nameOf(type: number): Frame["type"] {
  if (type === types.rstStream) return "rstStream";
  if (type === types.ping) return "ping";
  return type === types.goAway ? "goAway" : "other";
}
