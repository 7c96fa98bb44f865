/** How long connections may be without a request, and how many; times in milliseconds. */
export interface ConnectionLimits {
  /** A TLS handshake. */
  readonly handshakeMs: number;
  /** From the handshake, or the first byte of a later request, to the end of a request's head. */
  readonly headMs: number;
  /** Between two requests of HTTP/1.1. */
  readonly http1IdleMs: number;
  /** Between the end of the last stream of HTTP/2 and the next. */
  readonly http2IdleMs: number;
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
  handshakeMs: 20_000,
  headMs: 20_000,
  http1IdleMs: 60_000,
  http2IdleMs: 180_000,
  unfinishedBodyMs: 5000,
  stalledMs: 60_000,
  maxUnused: 4000,
  maxPipelined: 100,
  maxStreams: 1000,
  lookMs: 1000,
};
