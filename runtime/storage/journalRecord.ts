import { crc32 } from "node:zlib";
import { readRevision, writeRevision } from "./record.ts";
import type { StorageEvent } from "./storage.ts";

/**
 * A batch as it lies in the journal. All numbers are big-endian.
 *
 *   0      4        8         16        24      28
 *   crc32  length   sequence  revision  events  (event ...)      length: of what follows; crc32: of 4 to the end
 *
 *   0     1          3            7         15
 *   type  keyLength  valueLength  revision  createRevision  key  value       an event; a delete has no value
 */
export interface JournalRecord {
  /** Of the use of its segment: bytes left over from an earlier use carry a lower one. */
  readonly sequence: number;
  /** Of the store after the batch. */
  readonly revision: number;
  readonly events: readonly StorageEvent[];
}

const headBytes = 28;
const eventHeadBytes = 23;
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
  return bytes;
}

/** Writes a record at the start of `target`, which must have `maxRecordBytes`; returns its length. */
export function writeJournalRecord(target: Buffer, { sequence, revision, events }: JournalRecord): number {
  let offset = headBytes;
  for (const event of events) offset = writeEvent(target, offset, event);
  target.writeUInt32BE(offset - headBytes, 4);
  writeRevision(target, 8, sequence);
  writeRevision(target, 16, revision);
  target.writeUInt32BE(events.length, 24);
  target.writeUInt32BE(crc32(target.subarray(4, offset)), 0);
  return offset;
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

/** What a segment holds of its newest use. */
export interface SegmentContent {
  /** In order: from its start to the first bytes that are none of that use. */
  readonly records: readonly JournalRecord[];
  /** Where those bytes begin. */
  readonly end: number;
}

export function readSegment(bytes: Buffer): SegmentContent {
  const records: JournalRecord[] = [];
  for (let offset = 0; ; ) {
    const end = recordEnd(bytes, offset);
    if (end === undefined) return { records, end: offset };
    const record = readRecord(bytes.subarray(offset, end));
    if (records[0] !== undefined && records[0].sequence !== record.sequence) return { records, end: offset };
    records.push(record);
    offset = end;
  }
}

/**
 * Where the first whole record of a use begins at or after an offset; undefined when there is none. Batches are written
 * one after the other, so one that follows bytes that are no record shows that those were a batch once.
 */
export function findRecord(bytes: Buffer, { from, sequence }: { from: number; sequence: number }): number | undefined {
  const wanted = Buffer.alloc(8);
  writeRevision(wanted, 0, sequence);
  for (let at = bytes.indexOf(wanted, from + 8); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    if (recordEnd(bytes, at - 8) !== undefined) return at - 8;
  }
  return undefined;
}

/** Where the record at `offset` ends, or undefined when none is there that is whole. */
function recordEnd(bytes: Buffer, offset: number): number | undefined {
  if (offset + headBytes > bytes.length) return undefined;
  const length = bytes.readUInt32BE(offset + 4);
  const end = offset + headBytes + length;
  if (length === 0 || end > bytes.length) return undefined;
  return crc32(bytes.subarray(offset + 4, end)) === bytes.readUInt32BE(offset) ? end : undefined;
}

function readRecord(bytes: Buffer): JournalRecord {
  const events: StorageEvent[] = [];
  const count = bytes.readUInt32BE(24);
  let offset = headBytes;
  for (let i = 0; i < count; i++) {
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
  return { sequence: readRevision(bytes, 8), revision: readRevision(bytes, 16), events };
}
