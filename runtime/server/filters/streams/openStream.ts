import type { IncomingMessage } from "node:http";
import type { StreamResponse, StreamSink, StreamSource } from "../../../handlers/request.ts";
import type { Outlet, StreamBacklog } from "./streamBacklog.ts";

/** What open streams share. */
export interface StreamHost {
  /** What ends when the server stops. */
  readonly stops: Set<Stoppable>;
  readonly backlog: StreamBacklog;
  readonly logError: (message: string, error: unknown) => void;
}

export interface Stoppable {
  stop(): void;
}

/** A stream from its source to its outlet, until either ends it or the server stops. */
export class OpenStream implements StreamSink, Stoppable {
  readonly #host: StreamHost;
  readonly #outlet: Outlet;
  readonly #req: IncomingMessage;
  #source: StreamSource | undefined;
  #begun: (() => void) | undefined;
  #isOver = false;

  constructor(outlet: Outlet, host: StreamHost, { req, begun }: { req: IncomingMessage; begun: () => void }) {
    this.#host = host;
    this.#outlet = outlet;
    this.#req = req;
    this.#begun = begun;
  }

  run(response: StreamResponse): void {
    const { stops, backlog } = this.#host;
    stops.add(this);
    this.#outlet.onGone(() => {
      backlog.forget(this);
      this.end();
    });
    const source = response.start(this);
    if (this.#isOver) source.stop();
    else this.#source = source;
  }

  write(frame: Buffer): void {
    this.#outlet.write(frame);
    this.#host.backlog.wrote(this);
  }

  bufferedBytes(): number {
    return this.#outlet.bufferedBytes();
  }

  maxBufferedBytes(): number {
    return this.#host.backlog.maxEachBytes;
  }

  /** What it had to begin with is kept no longer. */
  begun(): void {
    this.#begun?.();
    this.#begun = undefined;
  }

  end(): void {
    if (this.#isOver) return;
    this.#leave();
    this.#outlet.close();
  }

  stop(): void {
    this.end();
  }

  /** The backlog cuts what has ended, too, while its client reads none of it. */
  cut(): void {
    if (!this.#isOver) this.#leave();
    this.#outlet.cut();
  }

  report(error: unknown): void {
    this.#host.logError(`${this.#req.method} ${this.#req.url}`, error);
  }

  #leave(): void {
    this.#isOver = true;
    this.#host.stops.delete(this);
    this.#source?.stop();
    this.#source = undefined;
    this.#begun = undefined;
  }
}
