import type { Writable } from "node:stream";
import { defaultMaxFrameBytes, defaultWindowBytes, flags, frameHead, frameTypes } from "./frames.ts";

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
  maxFrameBytes = defaultMaxFrameBytes;

  constructor(socket: Writable) {
    this.#socket = socket;
  }

  /** Frames, or parts of them that follow each other. */
  push(...parts: readonly Buffer[]): void {
    if (this.#ready.length === 0) setImmediate(() => this.#flush());
    this.#ready.push(...parts);
  }

  /** Sends what is unsent of a body, as far as the windows allow; the rest goes when they open. */
  pump(stream: Outgoing): void {
    if (this.#blocked.size === 0 || this.#blocked.has(stream)) this.#sendBody(stream);
    else this.#blocked.add(stream);
  }

  /** The other side takes more on the connection. */
  widen(bytes: number): void {
    this.#window += bytes;
    this.pumpAll();
  }

  /** A window has opened. */
  pumpAll(): void {
    for (const stream of [...this.#blocked]) this.#sendBody(stream);
  }

  forget(stream: Outgoing): void {
    this.#blocked.delete(stream);
    stream.unsent.length = 0;
  }

  #sendBody(stream: Outgoing): void {
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

  #sendPart(stream: Outgoing, length: number): void {
    const [next] = stream.unsent;
    const isWhole = next === undefined || next.length === length;
    if (isWhole) stream.unsent.shift();
    else stream.unsent[0] = next.subarray(length);
    stream.isEnded = stream.isEnding && stream.unsent.length === 0;
    stream.window -= length;
    this.#window -= length;
    const flag = stream.isEnded ? flags.endStream : flags.none;
    const head = frameHead({ type: frameTypes.data, flags: flag, streamId: stream.id }, length);
    if (next === undefined) this.push(head);
    else this.push(head, isWhole ? next : next.subarray(0, length));
  }

  #flush(): void {
    const ready = this.#ready;
    this.#ready = [];
    if (!this.#socket.destroyed) this.#socket.write(Buffer.concat(ready));
  }
}
