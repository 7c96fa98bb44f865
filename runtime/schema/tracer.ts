/** Names and values of a span. They never hold a credential, a query or a body. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** From when to when, by the monotonic clock in milliseconds. */
export interface SpanTimes {
  readonly startMs: number;
  readonly endMs: number;
}

/** Something that a request did before its span began. */
export interface EarlyPart extends SpanTimes {
  readonly name: string;
}

/** What one request did, and when. */
export interface RequestSpan {
  /** A part of the request that is over. */
  readonly part: (name: string, times: SpanTimes) => void;
  /** Runs what the request does: spans that begin in it are parts of this one. */
  readonly run: <T>(work: () => T) => T;
  readonly end: (attributes: SpanAttributes, problem?: string) => void;
}

export interface RequestSpanOptions {
  readonly name: string;
  /** The monotonic clock at its arrival, in milliseconds. */
  readonly startMs: number;
  readonly attributes: SpanAttributes;
  /** Headers of the request; "" where there is none. */
  readonly traceparent: string;
  readonly tracestate: string;
  /** Its client may say which trace it belongs to, and whether it is recorded; else the trace is only linked. */
  readonly isTrusted: boolean;
}

/** Makes the spans of traces. A server that traces nothing has none. */
export interface Tracer {
  readonly begin: (options: RequestSpanOptions) => RequestSpan;
  /** Runs work that no request asked for in a span of its own trace, which ends as the work settles. */
  readonly root: <T>(name: string, attributes: SpanAttributes, work: () => T) => T;
  /** Runs the begin of a request whose span has not begun: what `within` runs meanwhile is noted in `parts`. */
  readonly gather: <T>(parts: EarlyPart[], work: () => T) => T;
  /** Runs work in a span that ends as the work settles. Outside a request that is recorded it only runs the work. */
  readonly within: <T>(name: string, attributes: SpanAttributes, work: () => T) => T;
  /** The headers that continue the trace in another server; none outside a request. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The same, and none where nothing is recorded. */
  readonly recordedHeaders: () => Readonly<Record<string, string>>;
  /** Exports what is left, for a while. */
  readonly close: () => Promise<void>;
}
