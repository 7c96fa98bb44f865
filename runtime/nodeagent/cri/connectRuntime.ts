import { connect } from "node:net";
import { type Client, Code, ConnectError, createClient } from "@connectrpc/connect";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";
import { ImageService, RuntimeService } from "../../../generated/pb/cri/v1/api_pb.ts";

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

/** gRPC names an authority, which means nothing on a socket of the machine. */
const authority = "http://localhost";
/** @limit Answer of a container runtime: the call fails. */
const maxAnswerBytes = 16 * 1024 * 1024;
const defaultTimeoutMs = 120_000;

/** Speaks to a runtime on a Unix socket; the connection is made, and made again, when it is needed. */
export function connectRuntime(options: RuntimeOptions): RuntimeConnection {
  const { endpoint, imageEndpoint = "", timeoutMs = defaultTimeoutMs } = options;
  const [runtime, images] = [endpoint, imageEndpoint || endpoint].map((each) => openTransport(each, timeoutMs));
  if (runtime === undefined || images === undefined) throw new Error("a runtime has two services");
  return {
    runtime: createClient(RuntimeService, runtime.transport),
    images: createClient(ImageService, images.transport),
    timeoutMs,
    close: () => {
      runtime.close();
      images.close();
    },
  };
}

function openTransport(endpoint: string, timeoutMs: number) {
  const socketPath = socketOf(endpoint);
  const sessions = new Http2SessionManager(authority, {}, { createConnection: () => connect(socketPath) });
  const transport = createGrpcTransport({
    ...{ baseUrl: authority, sessionManager: sessions, acceptCompression: [] },
    ...{ defaultTimeoutMs: timeoutMs, readMaxBytes: maxAnswerBytes },
  });
  return { transport, close: () => sessions.abort() };
}

/** Throws an Error for an endpoint that is no Unix socket. */
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
  if (!(error instanceof ConnectError)) return error instanceof Error ? error.message : String(error);
  const { code, rawMessage } = error;
  return `rpc error: code = ${Code[code]} desc = ${rawMessage}`;
}
