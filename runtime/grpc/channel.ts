import { connectHttp2, type Http2Connection, type Http2Options } from "./http2/connection.ts";

/** The connection to one member: made when it is needed, and made again when it was lost. */
export class Channel {
  readonly #options: Http2Options;
  /** The newest last; earlier ones answer what they have begun. */
  #connections: readonly Http2Connection[] = [];
  #connecting: Promise<Http2Connection> | undefined;
  #isClosed = false;

  constructor(options: Http2Options) {
    this.#options = options;
  }

  get url(): URL {
    return this.#options.url;
  }

  /** Undefined when there is none that takes calls: `connect` makes one. */
  get connection(): Http2Connection | undefined {
    const newest = this.#connections.at(-1);
    return newest?.isOpen === true ? newest : undefined;
  }

  /** Throws an Error that says why there is no connection. */
  async connect(): Promise<Http2Connection> {
    const { connection } = this;
    if (connection !== undefined) return connection;
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined));
    return this.#connecting;
  }

  close(): void {
    this.#isClosed = true;
    for (const each of this.#connections) each.close(closed());
  }

  async #connect(): Promise<Http2Connection> {
    const connection = await connectHttp2(this.#options);
    if (this.#isClosed) connection.close(closed());
    this.#connections = [...this.#connections.filter((each) => !each.isClosed), connection];
    return connection;
  }
}

function closed(): Error {
  return new Error("the client is closed");
}
