import { type Client, Code, ConnectError, createClient } from "@connectrpc/connect";
import { ImageService, RuntimeService } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Channel } from "../../grpc/channel.ts";
import { type EndedCall, reportedCalls } from "../../grpc/reportedCalls.ts";
import { socketChannel } from "../../grpc/socketChannel.ts";
import { tracedCalls } from "../../grpc/tracedCalls.ts";
import { grpcTransport } from "../../grpc/transport.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { streamedImages, streamedLists } from "./streamedLists.ts";

export type RuntimeClient = Client<typeof RuntimeService>;
export type ImageClient = Client<typeof ImageService>;

/** The calls of a container runtime. They reject with a ConnectError. */
export interface RuntimeConnection {
  readonly runtime: RuntimeClient;
  readonly images: ImageClient;
  /** Time for one call that says nothing else. */
  readonly timeoutMs: number;
  readonly close: () => void;
}

export interface RuntimeOptions {
  /** "unix:///run/containerd/containerd.sock"; a path alone is the same. */
  readonly endpoint: string;
  /** Where images are served, if elsewhere. */
  readonly imageEndpoint?: string | undefined;
  /** Time for one call that says nothing else; default two minutes. 0 waits without limit. */
  readonly timeoutMs?: number;
  readonly onCall?: ((call: EndedCall) => void) | undefined;
  /** Absent: calls are not traced. */
  readonly tracer?: Tracer | undefined;
  /** Lists come in parts where the runtime has that. */
  readonly streamsLists?: boolean;
}

/** @limit Answer of a container runtime: the call fails. */
const maxMessageBytes = 16 * 1024 * 1024;
/** @limit List that a container runtime sends as a stream: the call fails. */
const maxListBytes = 256 * 1024 * 1024;
const defaultTimeoutMs = 120_000;

/** Speaks to a runtime on a Unix socket; the connection is made, and made again, when it is needed. */
export function connectRuntime(options: RuntimeOptions): RuntimeConnection {
  const { endpoint, imageEndpoint = "", timeoutMs = defaultTimeoutMs, onCall = () => {}, tracer } = options;
  const ofRuntime = socketChannel(socketOf(endpoint));
  const ofImages =
    imageEndpoint === "" || imageEndpoint === endpoint ? ofRuntime : socketChannel(socketOf(imageEndpoint));
  const calls = (channel: Channel, maxStreamBytes?: number) => {
    const bounds = { maxMessageBytes, ...(maxStreamBytes === undefined ? {} : { maxStreamBytes }) };
    const plain = grpcTransport({ channel, defaultTimeoutMs: timeoutMs, ...bounds });
    return reportedCalls(tracer === undefined ? plain : tracedCalls(plain, tracer), onCall);
  };
  const runtime = createClient(RuntimeService, calls(ofRuntime));
  const images = createClient(ImageService, calls(ofImages));
  const lists = {
    runtime: () => createClient(RuntimeService, calls(ofRuntime, maxListBytes)),
    images: () => createClient(ImageService, calls(ofImages, maxListBytes)),
  };
  return {
    runtime: options.streamsLists ? streamedLists(runtime, { streams: lists.runtime(), timeoutMs, onCall }) : runtime,
    images: options.streamsLists ? streamedImages(images, { streams: lists.images(), timeoutMs, onCall }) : images,
    timeoutMs,
    close: () => {
      ofRuntime.close();
      ofImages.close();
    },
  };
}

/** The path of an endpoint. Throws an Error for an endpoint that is no Unix socket. */
function socketOf(endpoint: string): string {
  const path = endpoint.replace(/^unix:(\/\/)?(?=\/)/, "");
  if (path.startsWith("/")) return path;
  throw new Error(`${JSON.stringify(endpoint)} is no endpoint of a runtime: it must be unix:// and an absolute path`);
}

/** The runtime does not know what the call named. */
export function isUnknownToRuntime(error: unknown): boolean {
  return error instanceof ConnectError && error.code === Code.NotFound;
}

/** The runtime has no such call. */
export function isUnimplemented(error: unknown): boolean {
  return error instanceof ConnectError && error.code === Code.Unimplemented;
}

/** What a runtime said, as the field's clients print errors of gRPC. */
export function runtimeMessage(error: unknown): string {
  if (!(error instanceof ConnectError)) return error instanceof Error ? systemMessage(error) : String(error);
  const { code, rawMessage } = error;
  return `rpc error: code = ${Code[code]} desc = ${rawMessage}`;
}

/** "ENOENT: no such file or directory, open '/a'" as "open /a: no such file or directory". */
function systemMessage({ message, syscall, path }: NodeJS.ErrnoException): string {
  const text = /^E[A-Z0-9]+: (.*?), /.exec(message)?.[1];
  return text === undefined || path === undefined ? message : `${syscall} ${path}: ${text}`;
}

/** The same without its code, where the field shows only what went wrong. */
export function bareMessage(error: unknown): string {
  return error instanceof ConnectError ? error.rawMessage : runtimeMessage(error);
}
