/** How long connections may be without a request, how many, and how large heads may be; times in milliseconds. */
export interface ConnectionLimits {
  /** A TLS handshake. */
  readonly handshakeMs: number;
  /** From the handshake, or the first byte of a later request, to the end of a request's head. */
  readonly headMs: number;
  /** Bytes of a request's head: its line and its headers. */
  readonly maxHeadBytes: number;
  /** Headers of a request. */
  readonly maxHeaders: number;
  /** Bytes of all heads of HTTP/1.1 that are on their way. */
  readonly maxHeadsBytes: number;
  /** Between two requests of HTTP/1.1. */
  readonly http1IdleMs: number;
  /** Between the end of the last stream of HTTP/2 and the next. */
  readonly http2IdleMs: number;
  /** While an HTTP/2 client sends nothing: then it gets a ping. */
  readonly silentMs: number;
  /** From that ping to the next byte of the client. */
  readonly pingMs: number;
  /** What an answer leaves unread of its request's body. */
  readonly unfinishedBodyMs: number;
  /** While something waits to be sent and the client takes none of it. */
  readonly stalledMs: number;
  /** Connections that have not sent a request yet. */
  readonly maxUnused: number;
  /** Requests of one connection of HTTP/1.1 that wait for the answers before theirs; beyond, it is not read. */
  readonly maxPipelined: number;
  /** Streams of one connection of HTTP/2. */
  readonly maxStreams: number;
  /** How often connections are looked at. */
  readonly lookMs: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  /** @limit TLS handshake: the connection is closed. */
  handshakeMs: 20_000,
  /** @limit Head of a request: HTTP/1.1 408, HTTP/2 GOAWAY, and the connection is closed. */
  headMs: 20_000,
  /** @limit Head of a request: HTTP/1.1 431; of HTTP/2 the stream is refused, where one header may have 64 KiB. */
  maxHeadBytes: 1024 * 1024,
  /** @limit Headers of a request: HTTP/1.1 431, and the connection is closed; of HTTP/2 the stream is refused. */
  maxHeaders: 1000,
  /** @limit Heads of HTTP/1.1 that are on their way, all together: the newest of their connections are closed. */
  maxHeadsBytes: 128 * 1024 * 1024,
  /** @limit HTTP/1.1 connection without a next request: closed. */
  http1IdleMs: 60_000,
  /** @limit HTTP/2 connection without a next request: GOAWAY and closed. */
  http2IdleMs: 180_000,
  silentMs: 30_000,
  /** @limit HTTP/2 client that sends nothing after a ping, which it gets after 30 s of silence: closed. */
  pingMs: 30_000,
  /** @limit Body that is incomplete when its answer was sent: the connection is closed, on HTTP/2 the stream. */
  unfinishedBodyMs: 5000,
  /** @limit HTTP/1.1 client that takes nothing of what waits to be sent: the connection is closed. */
  stalledMs: 60_000,
  /** @limit Connections that have not sent a request: the oldest of them is closed. */
  maxUnused: 4000,
  /** @limit Requests pipelined on HTTP/1.1: the connection is not read until answers are sent. */
  maxPipelined: 100,
  /** @limit Streams of an HTTP/2 connection: the stream is refused. */
  maxStreams: 1000,
  lookMs: 1000,
};
