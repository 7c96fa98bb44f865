import type { Duplex } from "node:stream";
import { GatheredBytes } from "../schema/gatheredBytes.ts";

/** One HTTP exchange as the client states it; how it travels is the transport's matter. */
export interface TransportRequest {
  readonly method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Absolute and percent-encoded, the query included: "/api/v1/pods?limit=5". */
  readonly path: string;
  /** Further headers, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Of the body; default application/json. */
  readonly contentType?: string;
  /** Default application/json. */
  readonly accept?: string;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Time for the whole exchange, of a stream for its headers alone. 0 waits without limit. */
  readonly timeoutMs?: number | undefined;
}

/** By lower-case name. */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface TransportResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array;
}

export interface TransportStream {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** Ends when the server ended the answer. Leaving the loop closes the connection. */
  readonly chunks: AsyncIterable<Uint8Array, unknown, undefined>;
}

export interface SocketRequest extends Pick<TransportRequest, "path" | "signal"> {
  /** Of which the server takes one, the best first. */
  readonly protocols: readonly string[];
  /** Time for the handshake. */
  readonly timeoutMs?: number | undefined;
}

/** A WebSocket that is open. */
export interface MessageSocket {
  /** The one that the server took. */
  readonly protocol: string;
  /** A chunk is a message, in either direction. It ends when the server closes; its own end closes. */
  readonly messages: Duplex;
}

/**
 * Carries requests to one server. Answers of every status are returned, never thrown; what hinders an answer is a
 * ConnectionError. A server in the same process implements three of these members (see `streamTransport`).
 */
export interface Transport {
  request(request: TransportRequest): Promise<TransportResponse>;
  /** Resolves when the headers are in. */
  stream(request: TransportRequest): Promise<TransportStream>;
  /** Rejects with a StatusError where the server refuses it. Absent: this transport runs no commands in pods. */
  openSocket?(request: SocketRequest): Promise<MessageSocket>;
  /** Closes idle connections and ends open streams. A later request opens anew. */
  close(): void;
}

/** A transport over one function that answers with a stream, e.g. the handler of a server in the same process. */
export function streamTransport(send: (request: TransportRequest) => Promise<TransportStream>): Transport {
  return {
    stream: send,
    async request(request) {
      const { status, headers, chunks } = await send(request);
      const bytes = new GatheredBytes();
      for await (const chunk of chunks) bytes.add(chunk);
      return { status, headers, body: bytes.whole() };
    },
    close: () => {},
  };
}
