import { StorageError, type StoredValue } from "./storage.ts";

/**
 * A stored object is one binary value: 16 bytes of header, then the object's bytes.
 *
 *   0        8               16
 *   revision createRevision  bytes...      both big-endian 64-bit, below 2^53
 */
export const recordHeaderBytes = 16;

export interface RecordHeader {
  readonly revision: number;
  readonly createRevision: number;
}

/** Writes header and value at `offset`; returns the offset after them. */
export function writeRecord(
  target: Buffer,
  offset: number,
  record: RecordHeader & { readonly value: Uint8Array },
): number {
  writeRevision(target, offset, record.revision);
  writeRevision(target, offset + 8, record.createRevision);
  target.set(record.value, offset + recordHeaderBytes);
  return offset + recordHeaderBytes + record.value.byteLength;
}

/** The record of a key. Throws StorageError "corrupt" when the bytes are none. */
export function recordOf(key: string, bytes: Buffer): StoredValue {
  return { ...recordHeaderOf(key, bytes), value: bytes.subarray(recordHeaderBytes) };
}

export function recordHeaderOf(key: string, bytes: Uint8Array): RecordHeader {
  const revision = bytes.byteLength < recordHeaderBytes ? 0 : readRevision(bytes, 0);
  if (revision === 0) throw new StorageError("corrupt", key, `the record of ${key} is damaged`);
  return { revision, createRevision: readRevision(bytes, 8) };
}

export function writeRevision(target: Uint8Array, offset: number, revision: number): void {
  const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
  view.setUint32(offset, Math.floor(revision / 2 ** 32));
  view.setUint32(offset + 4, revision >>> 0);
}

export function readRevision(bytes: Uint8Array, offset: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(offset) * 2 ** 32 + view.getUint32(offset + 4);
}
