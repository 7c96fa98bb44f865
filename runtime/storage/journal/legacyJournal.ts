import { crc32 } from "node:zlib";
import { readRevision, writeRevision } from "../record.ts";
import { type JournalRecord, readEvents } from "./record.ts";

/**
 * The journal as versions before format 4 of the store wrote it: batches without an identity, one after the other from
 * the start of each of the two files.
 *
 *   0      4        8         16        24      28
 *   crc32  length   sequence  revision  events  (event ...)      length: of what follows; crc32: of 4 to the end
 */
const headBytes = 28;

interface LegacyRecord extends Omit<JournalRecord, "base"> {
  readonly sequence: number;
}

export interface LegacyJournal {
  /** Oldest first. The base of each is the revision before its first event. */
  readonly records: readonly JournalRecord[];
  /** Where batches were that are none any more, a sentence each. */
  readonly damage: readonly string[];
}

/** Reads the files of a folder as they lay, those that are missing as empty ones. */
export function readLegacyJournal(files: readonly { readonly file: string; readonly bytes: Buffer }[]): LegacyJournal {
  const found = files.map(({ file, bytes }) => ({ file, bytes, ...readSegment(bytes) }));
  found.sort((a, b) => sequenceOf(a.records) - sequenceOf(b.records));
  const newest = sequenceOf(found.at(-1)?.records ?? []);
  const damage = found.flatMap(({ file, bytes, records, end }) => {
    // A segment whose first batch is damaged does not say its use: it may be the one after that of the other. (Of an
    // earlier use, whole batches lie there also when a crash tore the first of a new use, which is no damage.)
    const sequence = records.length > 0 ? sequenceOf(records) : newest + 1;
    const next = findRecord(bytes, { from: end, sequence });
    return next === undefined ? [] : [`${file} is damaged from byte ${end} on: a batch follows at byte ${next}`];
  });
  const records = found.flatMap((each) => each.records);
  const based = records.map(({ revision, events }) => {
    return { base: (events[0]?.revision ?? revision + 1) - 1, revision, events };
  });
  return { records: based, damage };
}

function sequenceOf(records: readonly LegacyRecord[]): number {
  return records[0]?.sequence ?? 0;
}

/** What a segment holds of its newest use, in order: from its start to the first bytes that are none of that use. */
function readSegment(bytes: Buffer): { readonly records: readonly LegacyRecord[]; readonly end: number } {
  const records: LegacyRecord[] = [];
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
function findRecord(bytes: Buffer, { from, sequence }: { from: number; sequence: number }): number | undefined {
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

function readRecord(bytes: Buffer): LegacyRecord {
  const events = readEvents(bytes, { from: headBytes, count: bytes.readUInt32BE(24) });
  return { sequence: readRevision(bytes, 8), revision: readRevision(bytes, 16), events };
}
