import type { Socket } from "node:net";
import { TransientMap } from "../../lib/transientMap.ts";
import { timerMs } from "../../schema/duration.ts";
import {
  clientPreface,
  contentOf,
  defaultWindowBytes,
  errorCodes,
  flags,
  type Frame,
  frame,
  FrameReader,
  frameTypes,
  number32,
  settingIds,
  settings,
  settingsOf,
} from "./frames.ts";
import { decodeHeaders } from "./hpack.ts";
import { Outbox } from "./outbox.ts";
import { openSocket, type Place } from "./socket.ts";
import { type Headers, type Host, Http2Stream, StreamError, type StreamListener } from "./stream.ts";

export interface Http2Options extends Place {
  /** Milliseconds until a connection that does not come about counts as refused. */
  readonly connectTimeoutMs: number;
  /**
   * Milliseconds without a byte after which a connection in use is pinged, Infinity for never, and how long it may take
   * to answer.
   */
  readonly pingIntervalMs: number;
  readonly pingTimeoutMs: number;
  /** Bytes that the other side may send ahead on one stream. */
  readonly windowBytes: number;
}

/**
 * Bytes of one block of headers, over all its frames.
 * @limit Header block of a gRPC answer: the connection is closed.
 */
const maxHeaderBytes = 64 * 1024;
/** @limit Decoded header blocks kept: all are dropped. */
const maxKnownBlocks = 64;
/** Stream numbers are used once, and end here. */
const maxStreamId = 2 ** 31 - 1;
/** The window of the connection, in windows of a stream. */
const windowsPerConnection = 4;
/** How often silence is looked at, in milliseconds. */
const checkMs = 500;

/** Resolves when the other side has sent its settings; rejects with an Error when that takes too long. */
export function connectHttp2(options: Http2Options): Promise<Http2Connection> {
  return new Promise((resolve, reject) => {
    const connection: Http2Connection = new Http2Connection(options, (error) => {
      clearTimeout(timer);
      if (error === undefined) resolve(connection);
      else reject(error);
    });
    const late = () => connection.close(new Error("the connection timed out"));
    const timer = setTimeout(late, timerMs(options.connectTimeoutMs));
  });
}

/**
 * A client's side of one HTTP/2 connection, as far as gRPC needs it: no push, no priorities, no dynamic header table.
 * With node:http2 the transport of a write cost more than all the rest of it.
 */
export class Http2Connection {
  readonly #options: Http2Options;
  readonly #socket: Socket;
  readonly #outbox: Outbox;
  readonly #host: Host;
  readonly #frames = new FrameReader();
  readonly #streams = new TransientMap<number, Http2Stream>();
  /** Those beyond what the other side takes at once. */
  readonly #held = new Set<Http2Stream>();
  readonly #knownBlocks = new Map<string, Headers>();
  readonly #checking: NodeJS.Timeout | undefined;
  /** Until it is settled whether there is a connection. */
  #onSettled: ((error?: Error) => void) | undefined;
  #nextId = 1;
  #maxStreams = Number.POSITIVE_INFINITY;
  #peerWindow = defaultWindowBytes;
  /** Bytes received since the last WINDOW_UPDATE. */
  #received = 0;
  #unfinished: { readonly head: Frame; readonly parts: Buffer[]; bytes: number } | undefined;
  #heardMs = performance.now();
  #pingedMs: number | undefined;
  #isLeaving = false;
  #isClosed = false;

  constructor(options: Http2Options, onSettled: (error?: Error) => void) {
    this.#options = options;
    this.#onSettled = onSettled;
    this.#socket = openSocket(options);
    this.#outbox = new Outbox(this.#socket);
    this.#host = {
      windowBytes: options.windowBytes,
      pump: (stream) => this.#isBegun(stream) && this.#outbox.pump(stream),
      grant: (stream, bytes) => this.#isBegun(stream) && this.#outbox.push(windowUpdate(stream.id, bytes)),
      cancel: (stream) => this.#cancel(stream),
    };
    this.#outbox.push(clientPreface);
    this.#outbox.push(
      settings({
        [settingIds.headerTableSize]: 0,
        [settingIds.enablePush]: 0,
        [settingIds.initialWindowSize]: options.windowBytes,
      }),
    );
    this.#outbox.push(windowUpdate(0, windowsPerConnection * options.windowBytes - defaultWindowBytes));
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#socket.on("error", (error) => this.close(error));
    this.#socket.on("close", () => this.close(new Error("the connection was closed")));
    if (options.pingIntervalMs === Number.POSITIVE_INFINITY) return;
    this.#checking = setInterval(() => this.#checkSilence(), checkMs);
    this.#checking.unref();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Takes new streams. */
  get isOpen(): boolean {
    return !this.#isLeaving && !this.#isClosed;
  }

  /** Sends a block of headers; the body follows. The listener is not called before this returns. */
  request(block: Buffer, listener: StreamListener): Http2Stream {
    const stream = new Http2Stream(this.#host, block, listener);
    if (this.isOpen && this.#streams.size < this.#maxStreams) this.#begin(stream);
    else this.#held.add(stream);
    if (!this.isOpen) queueMicrotask(() => this.#loseHeld());
    return stream;
  }

  /** Ends it with everything that is under way. */
  close(error: Error): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#checking);
    this.#socket.destroy();
    this.#settle(error);
    const streams = [...this.#streams.values()];
    this.#streams.clear();
    for (const { listener } of streams) listener.failed(new StreamError(error.message, { isUnprocessed: false }));
    this.#loseHeld();
  }

  #settle(error?: Error): void {
    const settle = this.#onSettled;
    this.#onSettled = undefined;
    settle?.(error);
  }

  #begin(stream: Http2Stream): void {
    stream.id = this.#nextId;
    stream.window = this.#peerWindow;
    this.#nextId += 2;
    if (this.#nextId > maxStreamId) this.#isLeaving = true;
    this.#streams.set(stream.id, stream);
    const head = { type: frameTypes.headers, flags: flags.endHeaders, streamId: stream.id };
    this.#outbox.push(frame(head, stream.block));
  }

  #beginHeld(): void {
    for (const stream of this.#held) {
      if (!this.isOpen || this.#streams.size >= this.#maxStreams) return;
      this.#held.delete(stream);
      this.#begin(stream);
      this.#outbox.pump(stream);
    }
  }

  #loseHeld(): void {
    const held = [...this.#held];
    this.#held.clear();
    const error = new StreamError("the connection takes no more calls", { isUnprocessed: true });
    for (const { listener } of held) listener.failed(error);
  }

  /** It has a number, and is not over. */
  #isBegun(stream: Http2Stream): boolean {
    return this.#streams.get(stream.id) === stream;
  }

  #cancel(stream: Http2Stream): void {
    this.#held.delete(stream);
    if (!this.#isBegun(stream)) return;
    this.#reset(stream);
    this.#forget(stream);
  }

  #reset({ id }: Http2Stream): void {
    this.#outbox.push(
      frame({ type: frameTypes.resetStream, flags: flags.none, streamId: id }, number32(errorCodes.cancel)),
    );
  }

  /** A stream is over: another one may begin in its place. */
  #forget(stream: Http2Stream): void {
    this.#streams.delete(stream.id);
    this.#outbox.forget(stream);
    this.#beginHeld();
    if (this.#isLeaving && this.#streams.size === 0) this.close(new Error("the server closed the connection"));
  }

  #read(chunk: Buffer): void {
    this.#heardMs = performance.now();
    try {
      this.#frames.read(chunk, this.#take);
    } catch (error) {
      this.close(error instanceof Error ? error : new Error(String(error)));
    }
  }

  readonly #take = (frame: Frame): void => {
    const { type, streamId, payload } = frame;
    if (this.#isClosed) return;
    if (this.#unfinished !== undefined && type !== frameTypes.continuation) throw brokenRule("an unfinished block");
    if (type === frameTypes.data) this.#takeData(frame);
    else if (type === frameTypes.headers || type === frameTypes.continuation) this.#takeBlock(frame);
    else if (type === frameTypes.settings) this.#takeSettings(frame);
    else if (type === frameTypes.windowUpdate) this.#widen(streamId, word(payload, 0));
    else if (type === frameTypes.ping) this.#takePing(frame);
    else if (type === frameTypes.resetStream) this.#takeReset(streamId, word(payload, 0));
    else if (type === frameTypes.goAway) this.#leave(word(payload, 0));
    else if (type === frameTypes.pushPromise) throw brokenRule("a push");
  };

  #takeData(frame: Frame): void {
    const { flags: bits, payload } = frame;
    this.#received += payload.length;
    if (this.#received >= (windowsPerConnection * this.#options.windowBytes) / 2) {
      this.#outbox.push(windowUpdate(0, this.#received));
      this.#received = 0;
    }
    const stream = this.#streams.get(frame.streamId);
    if (stream === undefined) return; // cancelled
    const content = contentOf(frame);
    stream.release(payload.length - content.length);
    if (content.length > 0) stream.listener.data(content);
    if ((bits & flags.endStream) !== 0) this.#end(stream, noHeaders);
  }

  #takeBlock(frame: Frame): void {
    const { head, parts, bytes } = this.#unfinished ?? { head: frame, parts: [], bytes: 0 };
    if (frame.streamId !== head.streamId) throw brokenRule("a block over two streams");
    parts.push(frame === head ? contentOf(frame) : frame.payload);
    this.#unfinished = { head, parts, bytes: bytes + frame.payload.length };
    if (this.#unfinished.bytes > maxHeaderBytes) throw brokenRule("headers that are too large");
    if ((frame.flags & flags.endHeaders) === 0) return;
    this.#unfinished = undefined;
    const headers = this.#headersOf(parts.length === 1 ? (parts[0] ?? frame.payload) : Buffer.concat(parts));
    const stream = this.#streams.get(head.streamId);
    if (stream === undefined) return;
    if ((head.flags & flags.endStream) !== 0) this.#end(stream, headers);
    else if (stream.first === undefined) {
      stream.first = headers;
      stream.listener.headers?.(headers);
    }
  }

  #headersOf(block: Buffer): Headers {
    const text = block.toString("latin1");
    let headers = this.#knownBlocks.get(text);
    if (headers === undefined) {
      headers = decodeHeaders(block);
      if (this.#knownBlocks.size >= maxKnownBlocks) this.#knownBlocks.clear();
      this.#knownBlocks.set(text, headers);
    }
    return headers;
  }

  #end(stream: Http2Stream, last: Headers): void {
    if (!stream.isEnded) this.#reset(stream);
    this.#forget(stream);
    stream.listener.end(stream.first ?? last, last);
  }

  #takeSettings({ flags: bits, payload }: Frame): void {
    if ((bits & flags.ack) !== 0) return;
    for (const [id, value] of settingsOf(payload)) {
      if (id === settingIds.maxConcurrentStreams) this.#maxStreams = value;
      else if (id === settingIds.maxFrameSize) this.#outbox.maxFrameBytes = value;
      else if (id === settingIds.initialWindowSize) {
        for (const stream of this.#streams.values()) stream.window += value - this.#peerWindow;
        this.#peerWindow = value;
      }
    }
    this.#outbox.push(settingsAck);
    this.#outbox.pumpAll();
    this.#beginHeld();
    this.#settle();
  }

  #widen(streamId: number, bytes: number): void {
    const stream = this.#streams.get(streamId);
    if (streamId === 0) this.#outbox.widen(bytes);
    else if (stream !== undefined) {
      stream.window += bytes;
      this.#outbox.pumpAll();
    }
  }

  #takePing({ flags: bits, payload }: Frame): void {
    if ((bits & flags.ack) === 0)
      this.#outbox.push(frame({ type: frameTypes.ping, flags: flags.ack, streamId: 0 }, payload));
  }

  #takeReset(streamId: number, code: number): void {
    const stream = this.#streams.get(streamId);
    if (stream === undefined) return;
    this.#forget(stream);
    const isUnprocessed = code === errorCodes.refusedStream;
    stream.listener.failed(new StreamError(`the other side gave the stream up: ${code}`, { isUnprocessed }));
  }

  /** The other side answers what is under way up to a stream, and takes nothing more. */
  #leave(lastId: number): void {
    this.#isLeaving = true;
    const error = new StreamError("the other side ends the connection", { isUnprocessed: true });
    for (const stream of [...this.#streams.values()]) {
      if (stream.id <= lastId) continue;
      this.#forget(stream);
      stream.listener.failed(error);
    }
    this.#loseHeld();
    if (this.#streams.size === 0) this.close(error);
  }

  #checkSilence(): void {
    const { pingIntervalMs, pingTimeoutMs } = this.#options;
    const nowMs = performance.now();
    if (this.#pingedMs !== undefined && this.#heardMs < this.#pingedMs) {
      if (nowMs - this.#pingedMs >= pingTimeoutMs) this.close(new Error("the other side does not answer a ping"));
    } else if (this.#streams.size > 0 && nowMs - this.#heardMs >= pingIntervalMs) {
      this.#pingedMs = nowMs;
      this.#outbox.push(frame({ type: frameTypes.ping, flags: flags.none, streamId: 0 }, Buffer.alloc(8)));
    } else this.#pingedMs = undefined;
  }
}

const noHeaders: Headers = new Map();
const settingsAck = frame({ type: frameTypes.settings, flags: flags.ack, streamId: 0 }, Buffer.alloc(0));

function windowUpdate(streamId: number, bytes: number): Buffer {
  return frame({ type: frameTypes.windowUpdate, flags: flags.none, streamId }, number32(bytes));
}

/** A number of 31 bits. Throws an Error when the payload ends before. */
function word(payload: Buffer, at: number): number {
  if (payload.length < at + 4) throw brokenRule("a frame that is too short");
  return payload.readUInt32BE(at) & 0x7fff_ffff;
}

function brokenRule(what: string): Error {
  return new Error(`the other side does not keep to HTTP/2: it sent ${what}`);
}
