import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A request to the node agent's port that was authorized. */
export interface AgentCall {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Decoded parts of the path behind its first: `/exec/default/web/app` has default, web and app. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
  /** The connection, where the client wants to have it to itself. */
  readonly upgrade: { readonly socket: Duplex; readonly head: Buffer } | undefined;
  /** Ends when the client goes, or the agent stops. */
  readonly signal: AbortSignal;
}

/** Answers a call, or throws a StatusError before it has begun to. */
export type AgentRoute = (call: AgentCall) => Promise<void>;
