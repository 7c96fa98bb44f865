import { Code, ConnectError } from "@connectrpc/connect";
import { StorageError } from "../storage.ts";

/** What etcd says of a request beyond its own limit, and beyond that of gRPC. */
const tooLarge = /^etcdserver: request is too large$|^grpc: received message larger than max/;
/** What it says of every write when its quota is used up. */
const full = /^etcdserver: mvcc: database space exceeded$/;

/** What it says before it has done anything of a write. */
const leaseGone = "etcdserver: requested lease not found";

/** Runs a call; what etcd refuses becomes a StorageError that names the key. */
export async function translated<T>(key: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw storageError(key, error);
  }
}

/** Another member, or the same one a little later, may do better. */
export function isPassing(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : error;
  return cause instanceof ConnectError && (cause.code === Code.Unavailable || cause.code === Code.DeadlineExceeded);
}

/** A write was refused for its lease, which is not there any more. */
export function isLeaseGone(error: unknown): boolean {
  return error instanceof ConnectError && error.rawMessage === leaseGone;
}

function storageError(key: string, error: unknown): Error {
  if (!(error instanceof ConnectError)) return error instanceof Error ? error : new Error(String(error));
  const { rawMessage } = error;
  const code = tooLarge.test(rawMessage) ? "tooLarge" : full.test(rawMessage) ? "full" : "failed";
  return new StorageError(code, key, rawMessage, { cause: error });
}
