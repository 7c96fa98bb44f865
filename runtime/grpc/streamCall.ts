import { Code, ConnectError } from "@connectrpc/connect";
import type { Http2Connection } from "./http2/connection.ts";
import type { Headers, Http2Stream, StreamError, StreamListener } from "./http2/stream.ts";
import { MessageReader } from "./messages.ts";
import { failureOf, lostCall, unreadable } from "./status.ts";

export interface StreamRequest<T> {
  /** The headers, as they are sent. */
  readonly block: Buffer;
  /** Messages with their prefixes. */
  readonly bodies: AsyncIterable<Buffer>;
  readonly decode: (message: Buffer) => T;
  /** Of what comes. */
  readonly maxMessageBytes: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Bytes of messages that wait to be taken, from which on no more are asked for.
 * @limit Messages of a gRPC stream that wait to be read: the stream is not read.
 */
const maxWaitingBytes = 1024 * 1024;

export interface StreamCall<T> {
  /** Resolves when the other side has begun to answer; rejects with the ConnectError of one that did not. */
  readonly opened: Promise<void>;
  /** What comes; it must be read, or returned from, for the stream to end. Throws ConnectError. */
  readonly messages: AsyncIterable<T>;
}

/** Sends messages, and meanwhile hands on those that come. */
export function streamCall<T>(connection: Http2Connection, request: StreamRequest<T>): StreamCall<T> {
  const { block, bodies, decode, maxMessageBytes, signal } = request;
  const incoming = new Incoming(maxMessageBytes);
  const stream = connection.request(block, incoming);
  incoming.stream = stream;
  const onAbort = () => incoming.abandon(new ConnectError("the call was given up", Code.Canceled));
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted === true) onAbort();
  send(stream, bodies).catch((error) => incoming.close(ConnectError.from(error)));
  const leave = () => {
    signal?.removeEventListener("abort", onAbort);
    stream.cancel();
  };
  return { opened: incoming.opened, messages: taken(incoming, { decode, leave }) };
}

async function* taken<T>(
  incoming: Incoming,
  { decode, leave }: Pick<StreamRequest<T>, "decode"> & { readonly leave: () => void },
): AsyncIterable<T> {
  try {
    for (;;) {
      const next = incoming.take();
      if (next !== undefined) yield decode(next);
      else if (incoming.isOver) return;
      else await incoming.news();
    }
  } finally {
    leave();
  }
}

async function send(stream: Http2Stream, bodies: AsyncIterable<Buffer>): Promise<void> {
  for await (const body of bodies) stream.write(body);
  stream.end();
}

/** What came and was not taken yet. */
class Incoming implements StreamListener {
  readonly #messages: MessageReader;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #unreleased = 0;
  #over: { readonly error: ConnectError | undefined } | undefined;
  #wake = () => {};
  #open = () => {};
  #refuse = (_: ConnectError) => {};
  readonly opened: Promise<void>;
  stream: Http2Stream | undefined;

  constructor(maxMessageBytes: number) {
    this.#messages = new MessageReader(maxMessageBytes);
    this.opened = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#refuse = reject;
    });
    this.opened.catch(() => {}); // who reads the messages hears of it
  }

  /** The next message. Throws ConnectError when there is none and the stream failed. */
  take(): Buffer | undefined {
    const next = this.#waiting.shift();
    if (next === undefined) {
      if (this.#over?.error !== undefined) throw this.#over.error;
      return undefined;
    }
    this.#waitingBytes -= next.length;
    if (this.#waitingBytes < maxWaitingBytes) this.#release();
    return next;
  }

  get isOver(): boolean {
    return this.#over !== undefined;
  }

  /** Resolves when something came, or the stream is over. */
  news(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  headers(): void {
    this.#open();
  }

  data(chunk: Buffer): void {
    try {
      for (const each of this.#messages.read(chunk)) {
        this.#waiting.push(each);
        this.#waitingBytes += each.length;
      }
    } catch (error) {
      this.stream?.cancel();
      this.abandon(unreadable(error));
      return;
    }
    this.#unreleased += chunk.length;
    if (this.#waitingBytes < maxWaitingBytes) this.#release();
    this.#wake();
  }

  end(first: Headers, last: Headers): void {
    this.close(failureOf(first, last));
  }

  failed(error: StreamError): void {
    this.close(lostCall(error));
  }

  close(error: ConnectError | undefined): void {
    this.#over ??= { error };
    this.#settle(error);
    this.#wake();
  }

  /** What waits is not wanted any more. */
  abandon(error: ConnectError): void {
    this.#waiting.length = 0;
    this.#over = { error };
    this.#settle(error);
    this.#wake();
  }

  #settle(error: ConnectError | undefined): void {
    if (error === undefined) this.#open();
    else this.#refuse(error);
  }

  #release(): void {
    this.stream?.release(this.#unreleased);
    this.#unreleased = 0;
  }
}
