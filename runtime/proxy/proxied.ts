import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex, Readable } from "node:stream";
import type { Headers } from "./headers.ts";
import type { ConnectMode, Destination } from "../schema/index.ts";

/** A client's request that goes on to somewhere else. */
export interface Proxied {
  readonly req: IncomingMessage;
  /** Where the answer goes; its own headers are set. */
  readonly res: ServerResponse;
  readonly mode: ConnectMode;
  readonly to: Destination;
  /** The resource and its name, as errors call what was asked for. */
  readonly resource: string;
  readonly name: string;
  /** Path behind the sub-resource, and query, as the client wrote them. */
  readonly rest: string;
  readonly search: string;
  /** That go along with those of the client; absent: none. */
  readonly headers?: Headers;
  /** Answers that lead elsewhere do not reach the client; default: they do. */
  readonly refusesRedirects?: boolean;
  readonly upgrade: { readonly socket: Duplex; readonly head: Buffer } | undefined;
  /** Of a client that takes text by a WebSocket: answers with the text. */
  readonly asMessages?: (text: Readable) => void;
  /** Ends it: the client went away, or the server stops. */
  readonly signal: AbortSignal;
  /** Called once, when the answer begins: from then on no other code may answer. */
  readonly onAnswer: () => void;
  /** Keeps what breaks off a connection that was handed over, and returns how to let go of it. */
  readonly hold: (breakOff: () => void) => () => void;
}
