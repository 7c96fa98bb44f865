import type { Writable } from "node:stream";
import { defaultMaxFrameBytes, defaultWindowBytes, flags, frame, frameTypes } from "./frames.ts";

/** So much is not kept until the turn is over: the other side should have something to do meanwhile. */
const maxReadyBytes = 16 * 1024;

/** The part of a stream that the other side has not got yet. */
export interface Outgoing {
  /** 0 until it is begun. */
  id: number;
  /** Bytes that the other side takes on this stream. */
  window: number;
  readonly unsent: Buffer[];
  /** Nothing follows what is unsent. */
  isEnding: boolean;
  isEnded: boolean;
}

/**
 * What is on its way out. All that is sent in one turn of the event loop goes out in one write: a call costs little
 * beside a write. Bodies keep to the windows of their stream and of the connection, in the order they came.
 */
export class Outbox {
  readonly #socket: Writable;
  readonly #blocked = new Set<Outgoing>();
  #window = defaultWindowBytes;
  #ready: Buffer[] = [];
  #readyBytes = 0;
  maxFrameBytes = defaultMaxFrameBytes;

  constructor(socket: Writable) {
    this.#socket = socket;
  }

  /** A frame. */
  push(bytes: Buffer): void {
    if (this.#ready.length === 0) setImmediate(() => this.#flush());
    this.#ready.push(bytes);
    this.#readyBytes += bytes.length;
    if (this.#readyBytes >= maxReadyBytes) this.#flush();
  }

  /** Sends what is unsent of a body, as far as the windows allow; the rest goes when they open. */
  pump(stream: Outgoing): void {
    while (!stream.isEnded) {
      const [next] = stream.unsent;
      if (next === undefined && !stream.isEnding) break;
      const room = Math.min(this.#window, stream.window, this.maxFrameBytes);
      const length = Math.min(next?.length ?? 0, Math.max(room, 0));
      if (length === 0 && next !== undefined && next.length > 0) {
        this.#blocked.add(stream);
        return;
      }
      this.#sendPart(stream, length);
    }
    this.#blocked.delete(stream);
  }

  /** The other side takes more on the connection. */
  widen(bytes: number): void {
    this.#window += bytes;
    this.pumpAll();
  }

  /** A window has opened. */
  pumpAll(): void {
    for (const stream of [...this.#blocked]) this.pump(stream);
  }

  forget(stream: Outgoing): void {
    this.#blocked.delete(stream);
    stream.unsent.length = 0;
  }

  #sendPart(stream: Outgoing, length: number): void {
    const [next] = stream.unsent;
    const isWhole = next === undefined || next.length === length;
    if (isWhole) stream.unsent.shift();
    else stream.unsent[0] = next.subarray(length);
    stream.isEnded = stream.isEnding && stream.unsent.length === 0;
    stream.window -= length;
    this.#window -= length;
    const part = isWhole ? (next ?? nothing) : next.subarray(0, length);
    const head = { type: frameTypes.data, flags: stream.isEnded ? flags.endStream : flags.none, streamId: stream.id };
    this.push(frame(head, part));
  }

  #flush(): void {
    const ready = this.#ready;
    if (ready.length === 0) return;
    this.#ready = [];
    this.#readyBytes = 0;
    if (!this.#socket.destroyed) this.#socket.write(Buffer.concat(ready));
  }
}

const nothing = Buffer.alloc(0);
