import { Duplex } from "node:stream";
import { constants, createDeflate } from "node:zlib";
import { dataFrame, type Frame, FrameReader, headerBlock, synStreamFrame } from "./spdyFrames.ts";

/** The client's side of a SPDY/3.1 connection. */
export interface SpdyClient {
  /** Opens a stream; ending it leaves the other direction open. It fails with the connection. */
  readonly open: (headers: Readonly<Record<string, string>>) => Promise<Duplex>;
}

/**
 * Speaks SPDY/3.1 over a connection that a container runtime has handed over. Streams have no windows of their own,
 * as runtimes keep none: the connection waits for the slowest reader.
 */
export function spdyClient(socket: Duplex): SpdyClient {
  const streams = new Map<number, SpdyStream>();
  const compress = headerCompressor();
  const reader = new FrameReader();
  let nextId = 1;
  const fail = (error?: Error) => {
    for (const stream of streams.values()) stream.fail(error ?? new Error("the runtime closed the connection"));
    streams.clear();
    socket.destroy();
  };
  const take = (frame: Frame) => {
    const { type, streamId, isLast, whole, body } = frame;
    if (type === "ping") return void socket.write(whole);
    const stream = streams.get(streamId);
    if (stream === undefined) return;
    if (type === "data" && body.length > 0) stream.deliver(body);
    // Runtimes end a session by resetting its streams; one that was broken off lacks the status at its end.
    if (type === "rstStream" || isLast) stream.finish();
  };
  socket.on("data", (piece: Buffer) => {
    try {
      for (const frame of reader.frames(piece)) take(frame);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on("error", fail);
  socket.on("close", () => fail());
  return {
    open: async (headers) => {
      if (socket.destroyed) throw new Error("the runtime closed the connection");
      const id = nextId;
      nextId += 2;
      const stream = new SpdyStream(id, socket);
      streams.set(id, stream);
      stream.once("close", () => streams.delete(id));
      socket.write(synStreamFrame(id, await compress(headerBlock(headers))));
      return stream;
    },
  };
}

/** One stream. While its reader does not keep up, nothing is read from the connection. */
class SpdyStream extends Duplex {
  readonly #id: number;
  readonly #socket: Duplex;
  #hasAll = false;

  constructor(id: number, socket: Duplex) {
    super({ allowHalfOpen: true });
    this.#id = id;
    this.#socket = socket;
  }

  deliver(bytes: Buffer): void {
    if (!this.push(bytes)) this.#socket.pause();
  }

  /** Nothing more comes. */
  finish(): void {
    this.#hasAll = true;
    this.push(null);
  }

  /** The connection is gone; a reader that has not yet taken all that came of an ended stream still gets it. */
  fail(error: Error): void {
    if (!this.#hasAll) this.destroy(error);
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#socket.write(dataFrame(this.#id, chunk, { isLast: false }), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.write(dataFrame(this.#id, Buffer.alloc(0), { isLast: true }), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.resume(); // the others go on
    done(error);
  }
}

/**
 * One zlib state for all headers of a connection. It leaves out the protocol's dictionary, which every decoder of zlib
 * may do without; headers that come in say nothing that matters and are not decoded.
 */
function headerCompressor(): (block: Buffer) => Promise<Buffer> {
  const deflate = createDeflate({ flush: constants.Z_SYNC_FLUSH });
  return (block) =>
    new Promise((resolve, reject) => {
      deflate.once("error", reject);
      deflate.write(block, () => {
        deflate.off("error", reject);
        resolve(deflate.read() as Buffer);
      });
    });
}
