import { type DescMessage, type DescMethod, fromBinary, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import type { Channel } from "./channel.ts";
import { encodeMessage } from "../../../protobuf/encodeMessage.ts";
import type { Http2Connection } from "./http2/connection.ts";
import { encodeHeaders } from "./http2/hpack.ts";
import { originOf } from "./http2/socket.ts";
import { framed } from "./messages.ts";
import { notSent } from "./status.ts";
import { streamCall } from "./streamCall.ts";
import { unaryCall } from "./unaryCall.ts";

export interface GrpcTransportOptions {
  readonly channel: Channel;
  /** Milliseconds that a unary call may take unless it says otherwise. */
  readonly defaultTimeoutMs: number;
}

/**
 * Connect's transport for the calls to one member. Asks it to say so when it has lost the others, rather than to let a
 * call wait or a watch fall silent.
 */
export function grpcTransport({ channel, defaultTimeoutMs }: GrpcTransportOptions): Transport {
  const blockOf = headerBlocks(channel.url);
  return {
    async unary(method, signal, timeoutMs = defaultTimeoutMs, _header, input) {
      const block = blockOf(method, timeoutMs);
      const body = framed(encodeMessage(method.input, input));
      const connection = channel.connection ?? (await connected(channel));
      const message = fromBinary(method.output, await unaryCall(connection, { block, body, timeoutMs, signal }));
      return { stream: false, service: method.parent, method, message, header: noHeaders, trailer: noHeaders };
    },
    async stream(method, signal, timeoutMs = 0, _header, input) {
      const block = blockOf(method, timeoutMs);
      const connection = channel.connection ?? (await connected(channel));
      const bodies = encoded(method.input, input);
      const decode = (each: Buffer) => fromBinary(method.output, each);
      const message = streamCall(connection, { block, bodies, decode, signal });
      return { stream: true, service: method.parent, method, message, header: noHeaders, trailer: noHeaders };
    },
  };
}

const noHeaders = new Headers();

/** Throws ConnectError "unavailable", of a call that was not sent. */
export async function connected(channel: Channel): Promise<Http2Connection> {
  try {
    return await channel.connect();
  } catch (error) {
    throw notSent(new ConnectError(`${channel.url.href.replace(/\/$/, "")}: ${reasonOf(error)}`, Code.Unavailable));
  }
}

/** Of an error of TLS the words, without the place in its library. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "reason" in error && typeof error.reason === "string" ? error.reason : error.message;
}

async function* encoded<I extends DescMessage>(
  type: I,
  messages: AsyncIterable<MessageInitShape<I>>,
): AsyncIterable<Buffer> {
  for await (const message of messages) yield framed(encodeMessage(type, message));
}

/** The headers of calls, each written once. A timeout of 0 is none. */
function headerBlocks(url: URL): (method: DescMethod, timeoutMs: number) => Buffer {
  const { scheme, authority } = originOf(url);
  const known = new Map<DescMethod, Map<number, Buffer>>();
  return (method, timeoutMs) => {
    const blocks = known.get(method) ?? new Map<number, Buffer>();
    known.set(method, blocks);
    const found = blocks.get(timeoutMs);
    if (found !== undefined) return found;
    const block = encodeHeaders([
      [":method", "POST"],
      [":scheme", scheme],
      [":authority", authority],
      [":path", `/${method.parent.typeName}/${method.name}`],
      ["content-type", "application/grpc"],
      ["te", "trailers"],
      ["hasleader", "true"],
      ...(timeoutMs === 0 ? [] : [["grpc-timeout", `${timeoutMs}m`] as const]),
    ]);
    blocks.set(timeoutMs, block);
    return block;
  };
}
