import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type JournalId,
  journalIdOf,
  type JournalRecord,
  maxRecordBytes,
  writeRecordSectors,
} from "../../runtime/storage/journal/record.ts";
import { recover, type Recovered, type SegmentFile } from "../../runtime/storage/journal/recover.ts";
import { openingAt, readMark, segmentBytes, writeMark } from "../../runtime/storage/journal/segment.ts";
import type { StorageEvent } from "../../runtime/storage/storage.ts";

export const journalNames = ["journal.0", "journal.1"] as const;

export const id = journalIdOf(Buffer.from("12345678"));

export function putEvent(revision: number, text: string): StorageEvent {
  return { type: "put", key: `/k/${revision}`, revision, createRevision: revision, value: Buffer.from(text) };
}

/** A batch of one write. */
export function batch(revision: number, text = "text"): JournalRecord {
  return { base: revision - 1, revision, events: [putEvent(revision, text)] };
}

/** The sectors of a batch. */
export function sectorsOf(record: JournalRecord, use: { readonly sequence: number; readonly id?: JournalId }): Buffer {
  const target = Buffer.alloc(maxRecordBytes(record.events));
  return target.subarray(0, writeRecordSectors(target, { id, ...use, ...record }));
}

export interface SegmentParts {
  readonly sequence: number;
  readonly base: number;
  readonly records?: readonly JournalRecord[];
  readonly marked?: number;
  readonly over?: Buffer;
}

/** A segment as the journal lays it out, over what was there before; and where its next batch would begin. */
export function segment({ sequence, base, records = [], marked = 0, over }: SegmentParts): {
  bytes: Buffer;
  end: number;
} {
  const bytes = over === undefined ? Buffer.alloc(segmentBytes) : Buffer.from(over);
  writeMark(bytes, { id, revision: marked });
  let end = openingAt;
  for (const each of [{ base, revision: base, events: [] }, ...records]) {
    const sectors = sectorsOf(each, { sequence });
    sectors.copy(bytes, end);
    end += sectors.length;
  }
  return { bytes, end };
}

/** What two segments prove to a database that has everything up to a revision. */
export function recovered(segments: readonly [Buffer, Buffer], held = 0): Recovered {
  const files = segments.map((bytes, slot): SegmentFile => {
    return { file: journalNames[slot] ?? "", bytes, mark: readMark(bytes) };
  });
  return recover(files, { revision: held, journal: { id, isClosed: false }, isLegacy: false }, "folder");
}

export function revisionsOf({ records }: Pick<Recovered, "records">): number[] {
  return records.map(({ revision }) => revision);
}

/** The files as a machine that stops now would leave them. */
export function crashCopy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of ["data.mdb", ...journalNames]) copyFileSync(join(from, name), join(to, name));
}

/** Changes a file in place. */
export function edit(file: string, change: (bytes: Buffer) => Buffer | void): void {
  const bytes = readFileSync(file);
  writeFileSync(file, change(bytes) ?? bytes);
}
