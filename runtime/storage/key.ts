import { StorageError } from "./storage.ts";

/**
 * Longest key in UTF-8 bytes: prefix, namespace (63), name (253) and separators fit several times over.
 * @limit Storage key: the write fails.
 */
export const maxKeyBytes = 1024;

/** Throws StorageError "failed" for what cannot be a key. */
export function checkKey(key: string): void {
  const bytes = Buffer.byteLength(key);
  if (bytes > 0 && bytes <= maxKeyBytes) return;
  throw new StorageError("failed", key, `a key must have 1 to ${maxKeyBytes} bytes, this one has ${bytes}`);
}
