import type { ClientHttp2Stream, IncomingHttpHeaders } from "node:http2";
import { create, type DescMessage, fromBinary, type MessageShape, toBinary } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import { createGrpcTransport, type Http2SessionManager } from "@connectrpc/connect-node";

export interface GrpcTransportOptions {
  readonly sessions: Http2SessionManager;
  /** Milliseconds that a unary call may take unless it says otherwise. */
  readonly defaultTimeoutMs: number;
}

/** The largest message that is read. */
const maxMessageBytes = 1024 * 1024 * 1024;
/** Flag byte and length before a message. */
const prefixBytes = 5;
/** Asks a member that has lost the others to say so, rather than to let the call wait or a watch fall silent. */
export const requireLeader = { hasleader: "true" } as const;

/**
 * gRPC over one HTTP/2 connection. Streams are Connect's; unary calls, of which every write is one, are made here with
 * a quarter of its work: one frame out, one frame in, no iterables and web headers in between.
 */
export function grpcTransport({ sessions, defaultTimeoutMs }: GrpcTransportOptions): Transport {
  const streaming = createGrpcTransport({
    baseUrl: sessions.authority,
    sessionManager: sessions,
    acceptCompression: [],
    readMaxBytes: maxMessageBytes,
  });
  return {
    async unary(method, signal, timeoutMs = defaultTimeoutMs, _header, input) {
      const { parent: service, input: inputType, output: outputType } = method;
      const path = `/${service.typeName}/${method.name}`;
      const body = framed(toBinary(inputType, create(inputType, input)));
      const stream = await sessions.request("POST", path, requestHeaders(timeoutMs), {}).catch((error) => {
        throw notSent(ConnectError.from(error, Code.Unavailable));
      });
      const message = await answerOf(stream, { body, outputType, sessions, timeoutMs, signal });
      return { stream: false, service, method, message, header: new Headers(), trailer: new Headers() };
    },
    stream: (method, signal, timeoutMs, header, input) => streaming.stream(method, signal, timeoutMs, header, input),
  };
}

const unsent = new WeakSet<Error>();

/** Marks the error of a call that no member can have got. */
export function notSent(error: ConnectError): ConnectError {
  unsent.add(error);
  return error;
}

export function wasSent(error: ConnectError): boolean {
  return !unsent.has(error);
}

function requestHeaders(timeoutMs: number) {
  return { "content-type": "application/grpc", te: "trailers", "grpc-timeout": `${timeoutMs}m`, ...requireLeader };
}

function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(prefixBytes + message.byteLength);
  frame[0] = 0;
  frame.writeUInt32BE(message.byteLength, 1);
  frame.set(message, prefixBytes);
  return frame;
}

interface Call<O extends DescMessage> {
  readonly body: Buffer;
  readonly outputType: O;
  readonly sessions: Http2SessionManager;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends the body and waits for the whole answer. Throws ConnectError. */
function answerOf<O extends DescMessage>(stream: ClientHttp2Stream, call: Call<O>): Promise<MessageShape<O>> {
  const { body, outputType, sessions, timeoutMs, signal } = call;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let status: IncomingHttpHeaders | undefined;
    let isOver = false;
    const end = (error: ConnectError | undefined, message?: MessageShape<O>) => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      if (message !== undefined) return resolve(message);
      stream.close();
      reject(error);
    };
    const onAbort = () => end(new ConnectError("the call was given up", Code.Canceled));
    const onLate = () => end(new ConnectError(`no answer within ${timeoutMs} ms`, Code.DeadlineExceeded));
    const timer = setTimeout(onLate, timeoutMs);
    signal?.addEventListener("abort", onAbort, { once: true });
    stream.on("response", (headers) => {
      if (headers[":status"] !== 200) end(new ConnectError(`HTTP ${headers[":status"]}`, Code.Unavailable));
      else if (headers["grpc-status"] !== undefined) status = headers;
    });
    stream.on("trailers", (trailers) => (status = trailers));
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      sessions.notifyResponseByteRead(stream);
      if (received > maxMessageBytes) end(new ConnectError("the answer is too large", Code.ResourceExhausted));
    });
    stream.on("error", (error) => end(new ConnectError(error.message, Code.Unavailable)));
    stream.on("close", () => {
      // Most often the answer is there, and the making of an error is dear.
      if (!isOver) end(new ConnectError("the connection ended before the answer did", Code.Unavailable));
    });
    stream.on("end", () => {
      const failure = failureOf(status);
      if (failure !== undefined) return end(failure);
      const bytes = Buffer.concat(chunks, received);
      if (bytes.length < prefixBytes) return end(new ConnectError("the answer has no message", Code.Internal));
      end(undefined, fromBinary(outputType, bytes.subarray(prefixBytes)));
    });
    if (signal?.aborted) return onAbort();
    stream.end(body);
  });
}

/** What the trailers say went wrong; undefined of a call that succeeded. */
function failureOf(trailers: IncomingHttpHeaders | undefined): ConnectError | undefined {
  const status = trailers?.["grpc-status"];
  if (trailers === undefined || status === undefined) {
    return new ConnectError("the connection ended before the answer did", Code.Unavailable);
  }
  if (status === "0") return undefined;
  const code = Number(status);
  const message = decodeURIComponent(String(trailers["grpc-message"] ?? ""));
  return new ConnectError(message, code in Code ? code : Code.Unknown);
}
