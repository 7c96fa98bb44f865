import { type DescMessage, type DescMethod, fromBinary, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import type { Channel } from "./channel.ts";
import { encodeMessage } from "../protobuf/encodeMessage.ts";
import type { Http2Connection } from "./http2/connection.ts";
import { encodeHeaders, type Header } from "./http2/hpack.ts";
import { originOf } from "./http2/socket.ts";
import { hasMoreParts } from "./messageParts.ts";
import { framed } from "./messages.ts";
import { decodeInTurns } from "./decodeInTurns.ts";
import { notSent } from "./status.ts";
import { streamCall } from "./streamCall.ts";
import { unaryCall } from "./unaryCall.ts";

export interface GrpcTransportOptions {
  readonly channel: Channel;
  /** Milliseconds that a unary call may take unless it says otherwise; 0 is no limit. */
  readonly defaultTimeoutMs: number;
  /** Of an answer, or of each message of a stream; beyond it the call fails. */
  readonly maxMessageBytes: number;
  /** Fields of such a message, those of the messages in it included; beyond them the call fails. Absent: any number. */
  readonly maxMessageParts?: number;
  /** Of all messages of one stream; beyond it the stream fails. Absent: a stream may go on for as long as it likes. */
  readonly maxStreamBytes?: number;
  /** What every call says of itself besides. */
  readonly headers?: readonly Header[];
}

/** Connect's transport for the calls to one server. Answers have no headers, and interceptors are none. */
export function grpcTransport(options: GrpcTransportOptions): Transport {
  const { channel, defaultTimeoutMs, maxMessageBytes, maxStreamBytes } = options;
  const blockOf = headerBlocks(options);
  const check = partsCheck(options);
  return {
    async unary(method, signal, timeoutMs = defaultTimeoutMs, header, input) {
      const block = blockOf(method, timeoutMs, header);
      const body = framed(encodeMessage(method.input, input));
      const connection = channel.connection ?? (await connected(channel));
      const answer = await unaryCall(connection, { block, body, timeoutMs, maxMessageBytes, signal });
      check(method.output, answer);
      const message = await decodeInTurns(method.output, answer);
      return { stream: false, service: method.parent, method, message, header: noHeaders, trailer: noHeaders };
    },
    async stream(method, signal, timeoutMs = 0, header, input) {
      const block = blockOf(method, timeoutMs, header);
      const connection = channel.connection ?? (await connected(channel));
      const bodies = encoded(method.input, input);
      let receivedBytes = 0;
      const decode = (each: Buffer) => {
        receivedBytes += each.length;
        if (maxStreamBytes !== undefined && receivedBytes > maxStreamBytes) {
          throw new ConnectError(`the stream has more than ${maxStreamBytes} bytes`, Code.ResourceExhausted);
        }
        check(method.output, each);
        return fromBinary(method.output, each);
      };
      const { opened, messages } = streamCall(connection, { block, bodies, decode, maxMessageBytes, signal });
      // Where the client goes on to send, the server may wait for that.
      if (method.methodKind === "server_streaming") await opened;
      return { stream: true, service: method.parent, method, message: messages, header: noHeaders, trailer: noHeaders };
    },
  };
}

/** Throws ConnectError "resource exhausted" for a message with more fields than are taken. */
function partsCheck({ maxMessageParts: most }: GrpcTransportOptions): (type: DescMessage, bytes: Buffer) => void {
  return (type, bytes) => {
    if (most === undefined || !hasMoreParts(type, bytes, most)) return;
    throw new ConnectError(`the message has more than ${most} fields`, Code.ResourceExhausted);
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

/** @limit Header blocks of one gRPC method that are kept, one a timeout: all are dropped. */
const maxBlocks = 64;

type BlockOf = (method: DescMethod, timeoutMs: number, own: ConstructorParameters<typeof Headers>[0]) => Buffer;

/** The headers of calls, written once where a call has none of its own. A timeout of 0 is none. */
function headerBlocks({ channel, headers = [] }: GrpcTransportOptions): BlockOf {
  const { scheme, authority } = originOf(channel.url);
  const known = new Map<DescMethod, Map<number, Buffer>>();
  const encode = (method: DescMethod, timeoutMs: number, own: readonly Header[]) =>
    encodeHeaders([
      [":method", "POST"],
      [":scheme", scheme],
      [":authority", authority],
      [":path", `/${method.parent.typeName}/${method.name}`],
      ["content-type", "application/grpc"],
      ["te", "trailers"],
      ...headers,
      ...own,
      ...(timeoutMs === 0 ? [] : [["grpc-timeout", timeoutText(timeoutMs)] as const]),
    ]);
  return (method, timeoutMs, own) => {
    if (own !== undefined) return encode(method, timeoutMs, [...new Headers(own)]);
    const blocks = known.get(method) ?? new Map<number, Buffer>();
    known.set(method, blocks);
    const found = blocks.get(timeoutMs);
    if (found !== undefined) return found;
    if (blocks.size >= maxBlocks) blocks.clear();
    const block = encode(method, timeoutMs, []);
    blocks.set(timeoutMs, block);
    return block;
  };
}

/** At most eight digits and a unit. */
function timeoutText(timeoutMs: number): string {
  return timeoutMs < 1e8 ? `${Math.ceil(timeoutMs)}m` : `${Math.min(Math.ceil(timeoutMs / 1000), 99_999_999)}S`;
}
