import { Code, ConnectError } from "@connectrpc/connect";
import { timerMs } from "../schema/duration.ts";
import type { Http2Connection } from "./http2/connection.ts";
import type { Headers, Http2Stream, StreamError, StreamListener } from "./http2/stream.ts";
import { MessageReader } from "./messages.ts";
import { failureOf, lostCall, unreadable } from "./status.ts";

export interface UnaryRequest {
  /** The headers, as they are sent. */
  readonly block: Buffer;
  /** One message, with its prefix. */
  readonly body: Buffer;
  /** 0 waits without limit. */
  readonly timeoutMs: number;
  /** Of the answer. */
  readonly maxMessageBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends a message and waits for the one that answers it. Throws ConnectError. */
export function unaryCall(connection: Http2Connection, request: UnaryRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => new UnaryCall(connection, request, { resolve, reject }));
}

interface Outcome {
  readonly resolve: (message: Buffer) => void;
  readonly reject: (error: ConnectError) => void;
}

class UnaryCall implements StreamListener {
  readonly #outcome: Outcome;
  readonly #signal: AbortSignal | undefined;
  readonly #messages: MessageReader;
  readonly #stream: Http2Stream;
  readonly #timer: NodeJS.Timeout | undefined;
  #message: Buffer | undefined;

  constructor(connection: Http2Connection, request: UnaryRequest, outcome: Outcome) {
    const { block, body, timeoutMs, maxMessageBytes, signal } = request;
    this.#outcome = outcome;
    this.#messages = new MessageReader(maxMessageBytes);
    this.#signal = signal;
    this.#stream = connection.request(block, this);
    if (timeoutMs > 0) this.#timer = setTimeout(this.#onLate, timerMs(timeoutMs), timeoutMs);
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    this.#stream.end(body);
    if (signal?.aborted === true) this.#onAbort();
  }

  data(chunk: Buffer): void {
    this.#stream.release(chunk.length);
    try {
      for (const each of this.#messages.read(chunk)) this.#message = each;
    } catch (error) {
      this.#giveUp(unreadable(error));
    }
  }

  end(first: Headers, last: Headers): void {
    const error = failureOf(first, last);
    const { resolve, reject } = this.#settle();
    if (error !== undefined) reject(error);
    else if (this.#message === undefined) reject(new ConnectError("the answer has no message", Code.Internal));
    else resolve(this.#message);
  }

  failed(error: StreamError): void {
    this.#settle().reject(lostCall(error));
  }

  readonly #onAbort = () => this.#giveUp(new ConnectError("the call was given up", Code.Canceled));
  readonly #onLate = (timeoutMs: number) =>
    this.#giveUp(new ConnectError(`no answer within ${Math.round(timeoutMs)} ms`, Code.DeadlineExceeded));

  #giveUp(error: ConnectError): void {
    this.#stream.cancel();
    this.#settle().reject(error);
  }

  #settle(): Outcome {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onAbort);
    return this.#outcome;
  }
}
