import { crc32 } from "node:zlib";
import { StorageError, type StoredValue } from "./storage.ts";

/**
 * A stored object is one binary value: 16 bytes of header, then the object's bytes. All numbers are big-endian.
 *
 *   0      2         8      10              16
 *   check  revision  check  createRevision  bytes...
 *
 * The check is the CRC-32 of the key and of the rest, its upper half first: the database does not notice when its file
 * changes under it. Records of older versions have 0 there, which says nothing.
 */
export const recordHeaderBytes = 16;

export interface RecordHeader {
  readonly revision: number;
  readonly createRevision: number;
}

/** Writes header and value at `offset`; returns the offset after them. Revisions are below 2^48. */
export function writeRecord(
  target: Buffer,
  offset: number,
  record: RecordHeader & { readonly key: string; readonly value: Uint8Array },
): number {
  const end = offset + recordHeaderBytes + record.value.byteLength;
  writeRevision(target, offset, record.revision);
  writeRevision(target, offset + 8, record.createRevision);
  target.set(record.value, offset + recordHeaderBytes);
  const check = checksumOf(record.key, target.subarray(offset, end));
  target.writeUInt16BE(check >>> 16, offset);
  target.writeUInt16BE(check & 0xffff, offset + 8);
  return end;
}

/** The record of a key. Throws StorageError "corrupt" when the bytes are none, or are not as they were written. */
export function recordOf(key: string, bytes: Buffer): StoredValue {
  const header = recordHeaderOf(key, bytes);
  const check = bytes.readUInt16BE(0) * 2 ** 16 + bytes.readUInt16BE(8);
  if (check !== 0 && check !== checksumOf(key, bytes)) throw damaged(key);
  return { ...header, value: bytes.subarray(recordHeaderBytes) };
}

/** What a record says of its revisions, as it lies there. */
export function recordHeaderOf(key: string, bytes: Buffer): RecordHeader {
  const revision = bytes.byteLength < recordHeaderBytes ? 0 : bytes.readUIntBE(2, 6);
  if (revision === 0) throw damaged(key);
  return { revision, createRevision: bytes.readUIntBE(10, 6) };
}

/** Of a key and its record, without the check itself. */
function checksumOf(key: string, record: Buffer): number {
  const revisions = crc32(record.subarray(10, recordHeaderBytes), crc32(record.subarray(2, 8), crc32(key)));
  return crc32(record.subarray(recordHeaderBytes), revisions);
}

function damaged(key: string): StorageError {
  return new StorageError("corrupt", key, `the record of ${key} is damaged`);
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
