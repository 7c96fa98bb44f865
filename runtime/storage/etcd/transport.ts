import type { DescMessage, MessageInitShape, MessageShape } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import type { Channel } from "./channel.ts";
import { codecOf } from "./codec.ts";
import type { Headers as HeaderBlock, Http2Connection, Http2Stream, StreamError } from "./http2/connection.ts";
import { encodeHeaders } from "./http2/hpack.ts";
import { framed, MessageReader } from "./messages.ts";

export interface GrpcTransportOptions {
  readonly channel: Channel;
  /** Milliseconds that a unary call may take unless it says otherwise. */
  readonly defaultTimeoutMs: number;
}

/** Bytes of messages that wait to be taken from a stream, from which on no more are asked for. */
const maxWaitingBytes = 1024 * 1024;

/** gRPC over the connections of a channel. Every call asks a member that has lost the others to say so. */
export function grpcTransport({ channel, defaultTimeoutMs }: GrpcTransportOptions): Transport {
  const blockOf = headerBlocks(channel.url);
  return {
    async unary(method, signal, timeoutMs = defaultTimeoutMs, _header, input) {
      const { parent: service, input: inputType, output: outputType } = method;
      const block = blockOf(`/${service.typeName}/${method.name}`, timeoutMs);
      const body = framed(codecOf(inputType).encode(input));
      const connection = channel.connection ?? (await connected(channel));
      const message = codecOf(outputType).decode(await answerOf(connection, { block, body, timeoutMs, signal }));
      return { stream: false, service, method, message, header: noHeaders, trailer: noHeaders };
    },
    async stream(method, signal, _timeoutMs, _header, input) {
      const { parent: service, input: inputType, output: outputType } = method;
      const block = blockOf(`/${service.typeName}/${method.name}`);
      const connection = channel.connection ?? (await connected(channel));
      const message = exchange(connection, { block, input, inputType, outputType, signal });
      return { stream: true, service, method, message, header: noHeaders, trailer: noHeaders };
    },
  };
}

const unsent = new WeakSet<Error>();

/** Marks the error of a call that no member can have got. */
function notSent(error: ConnectError): ConnectError {
  unsent.add(error);
  return error;
}

export function wasSent(error: ConnectError): boolean {
  return !unsent.has(error);
}

const noHeaders = new Headers();

/** The headers of calls, each written once. */
function headerBlocks({ host, protocol }: URL): (path: string, timeoutMs?: number) => Buffer {
  const known = new Map<string, Buffer>();
  return (path, timeoutMs) => {
    const name = timeoutMs === undefined ? path : `${path} ${timeoutMs}`;
    let block = known.get(name);
    if (block === undefined) {
      block = encodeHeaders([
        [":method", "POST"],
        [":scheme", protocol.slice(0, -1)],
        [":authority", host],
        [":path", path],
        ["content-type", "application/grpc"],
        ["te", "trailers"],
        ["hasleader", "true"],
        ...(timeoutMs === undefined ? [] : [["grpc-timeout", `${timeoutMs}m`] as const]),
      ]);
      known.set(name, block);
    }
    return block;
  };
}

/** Throws ConnectError "unavailable", of a call that was not sent. */
export async function connected(channel: Channel): Promise<Http2Connection> {
  try {
    return await channel.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw notSent(new ConnectError(`${channel.url.origin}: ${reason}`, Code.Unavailable));
  }
}

interface Call {
  readonly block: Buffer;
  readonly body: Buffer;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends the body and waits for the whole answer. Throws ConnectError. */
function answerOf(connection: Http2Connection, { block, body, timeoutMs, signal }: Call): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new MessageReader();
    let answer: Buffer | undefined;
    const settle = (error: ConnectError | undefined) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      if (error === undefined && answer !== undefined) resolve(answer);
      else reject(error ?? new ConnectError("the answer has no message", Code.Internal));
    };
    const giveUp = (error: ConnectError) => {
      stream.cancel();
      settle(error);
    };
    const onAbort = () => giveUp(new ConnectError("the call was given up", Code.Canceled));
    const onLate = () => giveUp(new ConnectError(`no answer within ${timeoutMs} ms`, Code.DeadlineExceeded));
    const stream = connection.request(block, {
      data(chunk) {
        stream.release(chunk.length);
        for (const each of reader.read(chunk)) answer = each;
      },
      end: (first, last) => settle(failureOf(first, last)),
      failed: (error) => settle(lost(error)),
    });
    const timer = setTimeout(onLate, timeoutMs);
    signal?.addEventListener("abort", onAbort, { once: true });
    stream.end(body);
    if (signal?.aborted) onAbort();
  });
}

interface Exchange<I extends DescMessage, O extends DescMessage> {
  readonly block: Buffer;
  readonly input: AsyncIterable<MessageInitShape<I>>;
  readonly inputType: I;
  readonly outputType: O;
  readonly signal: AbortSignal | undefined;
}

/** The messages of a stream, while those of the input go out. Throws ConnectError. */
async function* exchange<I extends DescMessage, O extends DescMessage>(
  connection: Http2Connection,
  { block, input, inputType, outputType, signal }: Exchange<I, O>,
): AsyncIterable<MessageShape<O>> {
  const reader = new MessageReader();
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let unreleased = 0;
  let over: { readonly error: ConnectError | undefined } | undefined;
  let wake = () => {};
  const end = (error: ConnectError | undefined) => {
    over ??= { error };
    wake();
  };
  const stream = connection.request(block, {
    data(chunk) {
      for (const each of reader.read(chunk)) {
        waiting.push(each);
        waitingBytes += each.length;
      }
      if (waitingBytes < maxWaitingBytes) stream.release(chunk.length);
      else unreleased += chunk.length;
      wake();
    },
    end: (first, last) => end(failureOf(first, last)),
    failed: (error) => end(lost(error)),
  });
  const onAbort = () => end(new ConnectError("the call was given up", Code.Canceled));
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted) onAbort();
  send(stream, input, inputType).catch((error) => end(ConnectError.from(error)));
  try {
    for (;;) {
      const next = waiting.shift();
      if (next !== undefined) {
        waitingBytes -= next.length;
        if (unreleased > 0 && waitingBytes < maxWaitingBytes) {
          stream.release(unreleased);
          unreleased = 0;
        }
        yield codecOf(outputType).decode(next);
      } else if (over !== undefined) {
        if (over.error !== undefined) throw over.error;
        return;
      } else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    stream.cancel();
  }
}

async function send<I extends DescMessage>(
  stream: Http2Stream,
  input: AsyncIterable<MessageInitShape<I>>,
  type: I,
): Promise<void> {
  for await (const message of input) stream.write(framed(codecOf(type).encode(message)));
  stream.end();
}

/** A call whose connection, or stream, ended before the answer did. */
function lost(error: StreamError): ConnectError {
  const failure = new ConnectError(error.message, Code.Unavailable);
  return error.isUnprocessed ? notSent(failure) : failure;
}

/** What the headers say went wrong; undefined of a call that succeeded. */
function failureOf(first: HeaderBlock, last: HeaderBlock): ConnectError | undefined {
  const httpStatus = first.get(":status");
  if (httpStatus !== "200") return new ConnectError(`HTTP ${httpStatus}`, Code.Unavailable);
  const status = last.get("grpc-status");
  if (status === "0") return undefined;
  if (status === undefined) return new ConnectError("the connection ended before the answer did", Code.Unavailable);
  const code = Number(status);
  return new ConnectError(decodeURIComponent(last.get("grpc-message") ?? ""), code in Code ? code : Code.Unknown);
}
