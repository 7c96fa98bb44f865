import type { Outgoing } from "./outbox.ts";

export type Headers = ReadonlyMap<string, string>;

/** Hears what comes back on a stream: `headers` at most once, `data` any number of times, then one of the others. */
export interface StreamListener {
  /** The first block, where another one ends the stream. */
  readonly headers?: (first: Headers) => void;
  readonly data: (bytes: Buffer) => void;
  /** `last` is the block that ended the stream; it is `first` as well when it was the only one. */
  readonly end: (first: Headers, last: Headers) => void;
  readonly failed: (error: StreamError) => void;
}

/** An exchange that did not come to its end. */
export class StreamError extends Error {
  /** The other side has certainly done nothing about it. */
  readonly isUnprocessed: boolean;

  constructor(message: string, { isUnprocessed }: { readonly isUnprocessed: boolean }) {
    super(message);
    this.name = "StreamError";
    this.isUnprocessed = isUnprocessed;
  }
}

/** What a stream asks of its connection. */
export interface Host {
  readonly windowBytes: number;
  pump(stream: Http2Stream): void;
  grant(stream: Http2Stream, bytes: number): void;
  cancel(stream: Http2Stream): void;
}

/** A request of which the body is still being sent, or the answer is still coming. */
export class Http2Stream implements Outgoing {
  readonly block: Buffer;
  readonly listener: StreamListener;
  readonly unsent: Buffer[] = [];
  readonly #host: Host;
  id = 0;
  window = 0;
  isEnding = false;
  isEnded = false;
  /** The first block of the answer. */
  first: Headers | undefined;
  /** Consumed bytes that no WINDOW_UPDATE has reported. */
  #released = 0;

  constructor(host: Host, block: Buffer, listener: StreamListener) {
    this.#host = host;
    this.block = block;
    this.listener = listener;
  }

  write(bytes: Buffer): void {
    this.unsent.push(bytes);
    this.#host.pump(this);
  }

  /** Nothing follows these bytes. */
  end(bytes?: Buffer): void {
    if (bytes !== undefined) this.unsent.push(bytes);
    this.isEnding = true;
    this.#host.pump(this);
  }

  /** So many bytes of the answer are done with: as many more may come. */
  release(bytes: number): void {
    this.#released += bytes;
    if (this.#released < this.#host.windowBytes / 2) return;
    this.#host.grant(this, this.#released);
    this.#released = 0;
  }

  /** The listener hears nothing more. */
  cancel(): void {
    this.#host.cancel(this);
  }
}
