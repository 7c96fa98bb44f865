import { randomUUID } from "node:crypto";
import { ConnectError, createClient } from "@connectrpc/connect";
import {
  type DecryptRequest,
  type EncryptResponse,
  KeyManagementService,
  type StatusResponse,
} from "../../../generated/pb/kms/v2/api_pb.ts";
import { socketChannel } from "../../grpc/socketChannel.ts";
import { grpcTransport } from "../../grpc/transport.ts";

/** The calls of one plugin. They reject with an Error that says what it said, or that it did not answer in time. */
export interface KmsClient {
  readonly status: () => Promise<StatusResponse>;
  readonly encrypt: (plaintext: Uint8Array) => Promise<EncryptResponse>;
  readonly decrypt: (request: Pick<DecryptRequest, "ciphertext" | "keyId" | "annotations">) => Promise<Uint8Array>;
  readonly close: () => void;
}

/** @limit Answer of a KMS plugin: the call fails. */
const maxMessageBytes = 1024 * 1024;

/** Speaks to the plugin that listens on a Unix socket; the connection is made, and made again, when it is needed. */
export function kmsClient(socketPath: string, timeoutMs: number): KmsClient {
  const channel = socketChannel(socketPath, timeoutMs);
  const transport = grpcTransport({ channel, defaultTimeoutMs: timeoutMs, maxMessageBytes });
  const client = createClient(KeyManagementService, transport);
  return {
    status: () => explained(client.status({})),
    encrypt: (plaintext) => explained(client.encrypt({ plaintext, uid: randomUUID() })),
    decrypt: async (request) => (await explained(client.decrypt({ ...request, uid: randomUUID() }))).plaintext,
    close: () => channel.close(),
  };
}

async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(ConnectError.from(error).message, { cause: error });
  }
}
