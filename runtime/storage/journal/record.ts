import { crc32 } from "node:zlib";
import { readRevision, writeRevision } from "../record.ts";
import type { StorageEvent } from "../storage.ts";
import { gather, sectorBytes, sectorsFor, spread, stampOf } from "./sectors.ts";

/** Which journal something belongs to. */
export interface JournalId {
  /** Eight random bytes, unknown to clients, who write the values. */
  readonly bytes: Buffer;
  /** Of the stamps of its sectors. */
  readonly salt: number;
}

export function journalIdOf(bytes: Buffer): JournalId {
  return { bytes, salt: bytes.readUInt32BE(0) };
}

/**
 * A batch as it lies in the journal, before it is spread over sectors; it begins with a sector. All numbers are
 * big-endian.
 *
 *   0          4          8   16        24    32        40      44      48
 *   headCheck  bodyCheck  id  sequence  base  revision  length  events  (event ...)
 *
 *   0     1          3            7         15
 *   type  keyLength  valueLength  revision  createRevision  key  value       an event; a delete has no value
 *
 * headCheck is the CRC-32 of 4 to 48, bodyCheck that of the `length` bytes from 48 on.
 */
export interface RecordHead {
  readonly id: Buffer;
  /** Of the use of its segment: each use of either segment has the next one. */
  readonly sequence: number;
  /** Of the store before the batch, and after it. */
  readonly base: number;
  readonly revision: number;
}

export interface JournalRecord {
  readonly base: number;
  readonly revision: number;
  readonly events: readonly StorageEvent[];
}

const headBytes = 48;
export const eventHeadBytes = 23;
const putType = 1;
const deleteType = 2;
/** UTF-8 bytes that one UTF-16 unit takes at most. */
const maxUnitBytes = 3;

/** Bytes that a batch takes in the journal at most. */
export function maxRecordBytes(events: readonly StorageEvent[]): number {
  let bytes = headBytes;
  for (const event of events) {
    bytes += eventHeadBytes + event.key.length * maxUnitBytes;
    if (event.type === "put") bytes += event.value.byteLength;
  }
  return sectorsFor(bytes) * sectorBytes;
}

/** Writes a record at the start of `target`, which must have `maxRecordBytes`; returns the bytes of its sectors. */
export function writeRecordSectors(
  target: Buffer,
  { id, sequence, base, revision, events }: JournalRecord & { readonly id: JournalId; readonly sequence: number },
): number {
  let length = headBytes;
  for (const event of events) length = writeEvent(target, length, event);
  target.writeUInt32BE(crc32(target.subarray(headBytes, length)), 4);
  target.set(id.bytes, 8);
  writeRevision(target, 16, sequence);
  writeRevision(target, 24, base);
  writeRevision(target, 32, revision);
  target.writeUInt32BE(length - headBytes, 40);
  target.writeUInt32BE(events.length, 44);
  target.writeUInt32BE(crc32(target.subarray(4, headBytes)), 0);
  return spread(target, { length, stamp: stampOf(sequence, id.salt) });
}

function writeEvent(target: Buffer, start: number, event: StorageEvent): number {
  const keyLength = target.write(event.key, start + eventHeadBytes);
  const valueLength = event.type === "put" ? event.value.byteLength : 0;
  target[start] = event.type === "put" ? putType : deleteType;
  target.writeUInt16BE(keyLength, start + 1);
  target.writeUInt32BE(valueLength, start + 3);
  writeRevision(target, start + 7, event.revision);
  writeRevision(target, start + 15, event.createRevision);
  const valueStart = start + eventHeadBytes + keyLength;
  if (valueLength > 0) target.set(event.value, valueStart);
  return valueStart + valueLength;
}

/** A head whose checksum is right, and the bytes of all sectors of its record; undefined where none is. */
export function readHead(bytes: Buffer, at: number): (RecordHead & { readonly sectorBytes: number }) | undefined {
  if (at + sectorBytes > bytes.length) return undefined;
  const head = bytes.subarray(at, at + headBytes);
  if (crc32(head.subarray(4)) !== head.readUInt32BE(0)) return undefined;
  return {
    id: head.subarray(8, 16),
    sequence: readRevision(head, 16),
    base: readRevision(head, 24),
    revision: readRevision(head, 32),
    sectorBytes: sectorsFor(headBytes + head.readUInt32BE(40)) * sectorBytes,
  };
}

/** Whether a head there could be one of a journal: quicker to tell than that it is one. */
export function namesJournal(bytes: Buffer, at: number, id: Buffer): boolean {
  return bytes[at + 8] === id[0] && bytes[at + 9] === id[1] && id.equals(bytes.subarray(at + 8, at + 16));
}

/** The record whose head lies there; undefined when it is not whole. */
export function readJournalRecord(bytes: Buffer, at: number): JournalRecord | undefined {
  const length = headBytes + bytes.readUInt32BE(at + 40);
  const record = gather(bytes, at, length);
  if (record.length < length || crc32(record.subarray(headBytes)) !== record.readUInt32BE(4)) return undefined;
  const base = readRevision(record, 24);
  const revision = readRevision(record, 32);
  return { base, revision, events: readEvents(record, { from: headBytes, count: record.readUInt32BE(44) }) };
}

/** Events as they lie one after the other. */
export function readEvents(bytes: Buffer, { from, count }: { readonly from: number; readonly count: number }) {
  const events: StorageEvent[] = [];
  for (let i = 0, offset = from; i < count; i++) {
    const valueStart = offset + eventHeadBytes + bytes.readUInt16BE(offset + 1);
    const valueEnd = valueStart + bytes.readUInt32BE(offset + 3);
    events.push({
      type: bytes[offset] === putType ? "put" : "delete",
      key: bytes.toString("utf8", offset + eventHeadBytes, valueStart),
      revision: readRevision(bytes, offset + 7),
      createRevision: readRevision(bytes, offset + 15),
      value: bytes.subarray(valueStart, valueEnd),
    });
    offset = valueEnd;
  }
  return events;
}
