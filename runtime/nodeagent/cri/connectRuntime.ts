import { type Client, Code, ConnectError, createClient } from "@connectrpc/connect";
import { ImageService, RuntimeService } from "../../../generated/pb/cri/v1/api_pb.ts";
import { Channel } from "../../grpc/channel.ts";
import { grpcTransport } from "../../grpc/transport.ts";

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
}

/** @limit Answer of a container runtime: the call fails. */
const maxMessageBytes = 16 * 1024 * 1024;
/** @limit Data that a container runtime may send ahead on a call: it waits. */
const windowBytes = 1024 * 1024;
/** @limit Wait for a container runtime that takes a connection and says nothing: the call fails. */
const connectTimeoutMs = 10_000;
const defaultTimeoutMs = 120_000;

/** Speaks to a runtime on a Unix socket; the connection is made, and made again, when it is needed. */
export function connectRuntime(options: RuntimeOptions): RuntimeConnection {
  const { endpoint, imageEndpoint = "", timeoutMs = defaultTimeoutMs } = options;
  const ofRuntime = channelTo(endpoint);
  const ofImages = imageEndpoint === "" || imageEndpoint === endpoint ? ofRuntime : channelTo(imageEndpoint);
  const calls = (channel: Channel) => grpcTransport({ channel, defaultTimeoutMs: timeoutMs, maxMessageBytes });
  return {
    runtime: createClient(RuntimeService, calls(ofRuntime)),
    images: createClient(ImageService, calls(ofImages)),
    timeoutMs,
    close: () => {
      ofRuntime.close();
      ofImages.close();
    },
  };
}

/** On a socket of the machine a runtime that ends is noticed at once: there are no pings. */
function channelTo(endpoint: string): Channel {
  const pings = { pingIntervalMs: Number.POSITIVE_INFINITY, pingTimeoutMs: 0 };
  return new Channel({ url: socketOf(endpoint), tls: {}, connectTimeoutMs, windowBytes, ...pings });
}

/** Throws an Error for an endpoint that is no Unix socket. */
function socketOf(endpoint: string): URL {
  const path = endpoint.replace(/^unix:(\/\/)?(?=\/)/, "");
  if (path.startsWith("/")) return new URL(`unix://${path.split("/").map(encodeURIComponent).join("/")}`);
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
  if (!(error instanceof ConnectError)) return error instanceof Error ? error.message : String(error);
  const { code, rawMessage } = error;
  return `rpc error: code = ${Code[code]} desc = ${rawMessage}`;
}
