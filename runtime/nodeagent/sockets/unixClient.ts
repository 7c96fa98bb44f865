import type { Transport } from "@connectrpc/connect";
import { type EndedCall, reportedCalls } from "../../grpc/reportedCalls.ts";
import { socketChannel } from "../../grpc/socketChannel.ts";
import { grpcTransport } from "../../grpc/transport.ts";

/** @limit Answer of a plugin of the node agent: the call fails. */
const maxMessageBytes = 4 * 1024 * 1024;
/** @limit Fields of such an answer, those of the messages in it included: the call fails. */
const maxMessageParts = 100_000;

/** Calls the program that listens on a socket; the connection is made, and made again, when it is needed. */
export function unixClient(
  socketPath: string,
  defaultTimeoutMs: number,
  onCall: (call: EndedCall) => void = () => {},
): { readonly transport: Transport; readonly close: () => void } {
  const channel = socketChannel(socketPath, defaultTimeoutMs);
  const transport = reportedCalls(
    grpcTransport({ channel, defaultTimeoutMs, maxMessageBytes, maxMessageParts }),
    onCall,
  );
  return { transport, close: () => channel.close() };
}
