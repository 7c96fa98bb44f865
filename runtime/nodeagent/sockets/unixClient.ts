import { connect } from "node:net";
import type { Interceptor, Transport } from "@connectrpc/connect";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";

/** gRPC names an authority, which means nothing on a socket of the machine. */
const authority = "http://localhost";
/** @limit Answer of a plugin of the node agent: the call fails. */
const maxAnswerBytes = 16 * 1024 * 1024;

/**
 * Milliseconds until a connection is closed. A program that ends says so on its connections, which then end with an
 * error: one that is closed in that moment has no listener for it, and the agent would end.
 */
const closeAfterMs = 1000;

/** Calls the program that listens on a socket; the connection is made, and made again, when it is needed. */
export function unixClient(
  socketPath: string,
  timeoutMs: number,
  interceptors: readonly Interceptor[] = [],
): { readonly transport: Transport; readonly close: () => void } {
  const sessions = new Http2SessionManager(authority, {}, { createConnection: () => connect(socketPath) });
  const transport = createGrpcTransport({
    ...{ baseUrl: authority, sessionManager: sessions, acceptCompression: [] },
    ...{ defaultTimeoutMs: timeoutMs, readMaxBytes: maxAnswerBytes, interceptors: [...interceptors] },
  });
  return { transport, close: () => void setTimeout(() => sessions.abort(), closeAfterMs).unref() };
}
