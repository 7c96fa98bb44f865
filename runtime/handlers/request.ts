import type { ConnectMode, Destination, SubresourceDescriptor, Verb } from "../schema/index.ts";
import type { Store } from "../registry/store.ts";
import type { AuditedRequest } from "../auth/audit/auditedRequest.ts";
import type { UserInfo } from "../auth/user.ts";

/** A request on a stored resource, as a verb's handler sees it: no socket, no Koa. */
export interface ResourceRequest {
  readonly verb: Verb;
  readonly store: Store;
  /** "" for cluster-scoped kinds and for lists over all namespaces. */
  readonly namespace: string;
  /** "" for collections. */
  readonly name: string;
  /** "" for the resource itself. */
  readonly subresource: string;
  /** Path behind a sub-resource that is a proxy, with its slash; else "". */
  readonly rest: string;
  /** How the request goes on to somewhere else, where it does. */
  readonly connect: SubresourceDescriptor["connect"];
  /** Where the kind keeps its numbers, when the request is for its scale. */
  readonly scale: SubresourceDescriptor["scale"];
  readonly query: URLSearchParams;
  readonly headers: RequestHeaders;
  readonly user: UserInfo;
  /** Notes for the audit log; undefined where the server keeps none. */
  readonly audit: AuditedRequest | undefined;
  /** The clock at arrival, in milliseconds since the epoch. */
  readonly nowMs: number;
  /** Aborted when the client goes away, the deadline passes or the server stops. */
  readonly signal: AbortSignal;
  /** Whether the client no longer waits for the answer; long work checks it from time to time. */
  readonly isSettled: () => boolean;
  /** A stream is sent as the messages of a WebSocket, one a frame. */
  readonly isWebSocket: boolean;
  /** Length of the body, once it is read. */
  readonly bodyBytes: () => number;
  /** Reads the body once; throws requestEntityTooLarge beyond the limit. */
  readonly body: () => Promise<Buffer>;
  /** Adds a `Warning: 299` header to the answer. */
  readonly warn: (text: string) => void;
}

export interface RequestHeaders {
  readonly accept?: string | undefined;
  readonly "accept-encoding"?: string | string[] | undefined;
  readonly "content-type"?: string | undefined;
  readonly "user-agent"?: string | undefined;
}

/** A whole answer. */
export interface BodyResponse {
  readonly kind: "body";
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer | ChunkedBody;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A body of known length in several buffers; each is asked for when the socket has taken the one before, and is good
 * until then: they may share their memory.
 */
export interface ChunkedBody {
  readonly length: number;
  readonly chunks: () => Iterable<Buffer>;
}

/** An answer whose end is not known when it starts. */
export interface StreamResponse {
  readonly kind: "stream";
  readonly contentType: string;
  /** Its frames are text; a WebSocket tells its client so. */
  readonly isText: boolean;
  /** Starts sending; returns how to stop. The sink's owner calls stop when the client went away. */
  readonly start: (sink: StreamSink) => StreamSource;
}

/** What sends a stream. */
export interface StreamSource {
  stop(): void;
}

/** Where a stream goes. Nothing is waited for: who sends looks at `bufferedBytes`. */
export interface StreamSink {
  readonly write: (frame: Buffer) => void;
  /** Bytes accepted by `write` and not yet taken by the socket. */
  readonly bufferedBytes: () => number;
  /** So many of them may wait when more is written. */
  readonly maxBufferedBytes: () => number;
  /** Says that what it costs to start is over: what follows is sent as it happens. */
  readonly begun: () => void;
  readonly end: () => void;
  /** Ends it without what waits in it: its client does not take that. */
  readonly cut: () => void;
  /** Tells the server's log why the stream cannot go on; `end` follows. */
  readonly report: (error: unknown) => void;
}

/** A request that goes on to somewhere else, whose answer is the answer. */
export interface ForwardResponse {
  readonly kind: "forward";
  readonly mode: ConnectMode;
  readonly to: Destination;
}

export type Response = BodyResponse | StreamResponse | ForwardResponse;

export type Handler = (request: ResourceRequest) => Response | Promise<Response>;
