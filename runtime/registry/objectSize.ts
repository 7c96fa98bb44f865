import { DecodeError, maxWrittenDepth } from "../negotiate/decodeError.ts";
import { minBoundedBytes, valuesIn } from "../negotiate/jsonBounds.ts";
import { isStatusError } from "../schema/status.ts";

/**
 * Bytes that a stored object may have, the default of etcd too.
 * @limit Stored object, by default of --max-object-bytes: its managed fields are dropped, then 413; an object that is
 * larger already may shrink.
 */
export const defaultMaxObjectBytes = 1_572_864;

/** Bytes of an object as it is or is to be stored, with the revision that they say. */
export interface Sized {
  readonly bytes: Buffer;
  readonly revision: number;
}

/**
 * Why an object is too large to be stored: its bytes, or its keys and values, which every body that replaces it has
 * again. One that is over the limit already may be stored as long as it does not grow: it can be made smaller, and go.
 */
export function sizeProblem(next: Sized, before: Sized | undefined, maxBytes: number): string | undefined {
  if (next.bytes.length < minBoundedBytes && next.bytes.length <= maxBytes) return undefined;
  const problem = sizeOf(next) > maxBytes ? `limit is ${maxBytes} bytes of a stored object` : valuesProblem(next.bytes);
  return before !== undefined && sizeOf(next) <= sizeOf(before) ? undefined : problem;
}

/** Without the version, which some storages keep apart, and whose digits grow with every write. */
function sizeOf({ bytes, revision }: Sized): number {
  return revision === 0 ? bytes.length : bytes.length - `"resourceVersion":"${revision}",`.length;
}

function valuesProblem(bytes: Buffer): string | undefined {
  try {
    valuesIn(bytes, maxWrittenDepth);
    return undefined;
  } catch (error) {
    if (isStatusError(error) || error instanceof DecodeError) return error.message.replace(/^.*: /, "");
    throw error;
  }
}
