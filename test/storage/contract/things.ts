import * as assert from "uvu/assert";
import type { Storage, StorageErrorCode, WriteOperation, Written } from "../../../runtime/storage/storage.ts";
import { StorageError } from "../../../runtime/storage/storage.ts";

export const prefix = "/registry/things/";

/** A write of a new key. */
export function creating(name: string, collection = prefix): WriteOperation {
  const value = (revision: number) => Buffer.from(`v@${revision}`);
  return { prefix: collection, key: collection + name, expectedRevision: 0, value };
}

export function put(
  storage: Storage,
  name: string,
  options: { at?: number; text?: string; prefix?: string } = {},
): Promise<Written> {
  const collection = options.prefix ?? prefix;
  return storage.write({
    prefix: collection,
    key: collection + name,
    expectedRevision: options.at ?? 0,
    value: (revision) => Buffer.from(`${options.text ?? "v"}@${revision}`),
  });
}

export function remove(storage: Storage, name: string, at: number): Promise<Written> {
  return storage.write({ prefix, key: prefix + name, expectedRevision: at });
}

export async function failsWith(code: StorageErrorCode, promise: Promise<unknown>): Promise<StorageError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.instance(error, StorageError);
  if (!(error instanceof StorageError)) throw new Error("unreachable");
  assert.is(error.code, code, error.message);
  return error;
}

export function textOf(value: Uint8Array | undefined): string | undefined {
  return value === undefined ? undefined : Buffer.from(value).toString();
}
