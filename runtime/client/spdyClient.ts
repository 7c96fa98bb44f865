import { Duplex } from "node:stream";
import { constants, createDeflate } from "node:zlib";
import { ConnectionError } from "./errors.ts";
import { dataFrame, type Frame, FrameReader, headerBlock, resetFrame, synStreamFrame } from "./spdyFrames.ts";

/** The client's side of a SPDY/3.1 connection. */
export interface SpdyClient {
  /**
   * Opens a stream; ending it leaves the other direction open. It fails with the connection, by a ConnectionError (code
   * CLOSED), and so does a call after its end.
   */
  readonly open: (headers: Readonly<Record<string, string>>) => Promise<Duplex>;
}

/**
 * Speaks SPDY/3.1 over a connection that leads to a container runtime. Streams have no windows of their own, as
 * runtimes keep none: the connection waits for the slowest reader. `resets`: a stream that is destroyed before its end
 * is reset, which ends a forwarded connection; the status of a command would be lost by it.
 */
export function spdyClient(socket: Duplex, { resets = false }: { readonly resets?: boolean } = {}): SpdyClient {
  const streams = new Map<number, SpdyStream>();
  const compress = headerCompressor();
  const reader = new FrameReader();
  let nextId = 1;
  const fail = (cause?: Error) => {
    for (const stream of streams.values()) stream.breakOff(closed(cause));
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
    if (type === "rstStream" || isLast) stream.deliverEnd();
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
      if (socket.destroyed) throw closed();
      const id = nextId;
      nextId += 2;
      const stream = new SpdyStream(id, socket, resets);
      streams.set(id, stream);
      stream.once("close", () => streams.delete(id));
      socket.write(synStreamFrame(id, await compress(headerBlock(headers))));
      return stream;
    },
  };
}

function closed(cause?: Error): ConnectionError {
  const why = cause === undefined ? "" : `: ${cause.message}`;
  return new ConnectionError(`the connection to the container runtime is closed${why}`, { code: "CLOSED", cause });
}

/** One stream. While its reader does not keep up, nothing is read from the connection. */
class SpdyStream extends Duplex {
  readonly #id: number;
  readonly #socket: Duplex;
  readonly #resets: boolean;
  #isWhole = false;

  constructor(id: number, socket: Duplex, resets: boolean) {
    super({ allowHalfOpen: true });
    this.#resets = resets;
    this.#id = id;
    this.#socket = socket;
  }

  deliver(bytes: Buffer): void {
    if (!this.push(bytes)) this.#socket.pause();
  }

  deliverEnd(): void {
    this.#isWhole = true;
    this.push(null);
  }

  /** What came whole is still read to its end. */
  breakOff(error: Error): void {
    if (this.#isWhole && !this.readableEnded) this.once("end", () => this.destroy());
    else this.destroy(error);
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
    if (this.#resets && !this.writableFinished && this.#socket.writable) this.#socket.write(resetFrame(this.#id));
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
