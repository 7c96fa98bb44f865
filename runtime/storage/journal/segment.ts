import { crc32 } from "node:zlib";
import { readRevision, writeRevision } from "../record.ts";
import {
  type JournalId,
  type JournalRecord,
  namesJournal,
  readHead,
  readJournalRecord,
  type RecordHead,
} from "./record.ts";
import { ageOf, sectorBytes } from "./sectors.ts";

/**
 * Bytes of a segment, laid out beforehand: a write that does not make its file longer is durable with one flush.
 * @limit Segment of the journal, of which there are two: writes wait for the database; on a full disk they fail.
 */
export const segmentBytes = 4 * 1024 * 1024;

export const segmentNames = ["journal.0", "journal.1"] as const;

/**
 * A segment is a sector for a mark, and a use: an opening, which is a record without events, and batches. The mark says
 * how far the journal was acknowledged, and lies in the segment that is not being filled.
 *
 *   0     512      1024
 *   mark  opening  batch batch ...
 */
export const openingAt = sectorBytes;

/** The newest use of a segment. */
export interface Use {
  readonly opening: RecordHead;
  /** In order: from the opening to the first bytes that are no batch of this use. */
  readonly records: readonly JournalRecord[];
  /** Where those bytes begin. */
  readonly end: number;
  /** Behind the last sector of a write that was cut off there; `end` when there is none. */
  readonly tornEnd: number;
  /** Of the store after its last whole batch. */
  readonly revision: number;
  /** The newest revision that anything in it speaks of. */
  readonly furthest: number;
  /** What shows that bytes behind `end` were a batch once, e.g. "is damaged from byte 1024 on". */
  readonly damage: string | undefined;
}

/** Reads a segment; undefined where none begins. */
export function readUse(bytes: Buffer): Use | undefined {
  const opening = readHead(bytes, openingAt);
  if (opening === undefined) return undefined;
  const records: JournalRecord[] = [];
  let revision = opening.revision;
  let end = openingAt + opening.sectorBytes;
  for (let head = headOf(opening, bytes, end); head !== undefined; head = headOf(opening, bytes, end)) {
    const record = readJournalRecord(bytes, end);
    if (record === undefined || record.base !== revision) break;
    records.push(record);
    ({ revision } = record);
    end += head.sectorBytes;
  }
  const follower = followerIn(opening, bytes, end + sectorBytes);
  const furthest = Math.max(revision, headOf(opening, bytes, end)?.revision ?? 0, follower?.revision ?? 0);
  const damage = damageAt(opening, { bytes, end, follower: follower?.at });
  return { opening, records, end, tornEnd: tornEndOf(opening, bytes, end), revision, furthest, damage };
}

type Opening = RecordHead & { readonly sectorBytes: number };

/** The head at an offset, of the same use. */
function headOf({ id, sequence }: RecordHead, bytes: Buffer, at: number): Opening | undefined {
  const head = readHead(bytes, at);
  return head?.id.equals(id) === true && head.sequence === sequence ? head : undefined;
}

/** The last head of the use from an offset on. Batches are written one after the other: what is before it was one. */
function followerIn(opening: RecordHead, bytes: Buffer, from: number): { at: number; revision: number } | undefined {
  for (let at = lastSectorOf(bytes); at >= from; at -= sectorBytes) {
    if (!namesJournal(bytes, at, opening.id)) continue;
    const head = headOf(opening, bytes, at);
    if (head !== undefined) return { at, revision: head.revision };
  }
  return undefined;
}

/**
 * A write that was cut off was never acknowledged. It leaves sectors of it and sectors of before; where all of them
 * are of it, or one is neither, its bytes changed after it was whole.
 */
function damageAt(
  opening: RecordHead,
  { bytes, end, follower }: { readonly bytes: Buffer; readonly end: number; readonly follower: number | undefined },
): string | undefined {
  const damaged = `is damaged from byte ${end} on`;
  if (follower !== undefined) return `${damaged}: a batch follows at byte ${follower}`;
  if (end + sectorBytes > bytes.length) return undefined;
  const use = { sequence: opening.sequence, salt: opening.id.readUInt32BE(0) };
  const head = headOf(opening, bytes, end);
  if (head === undefined) {
    return ageOf(bytes, end, use) === "earlier" ? undefined : `${damaged}: a batch began there`;
  }
  const recordEnd = end + head.sectorBytes;
  if (recordEnd > bytes.length) return `is cut short: a batch goes to byte ${recordEnd} of ${bytes.length}`;
  let hasEarlier = false;
  for (let at = end; at < recordEnd; at += sectorBytes) {
    const age = ageOf(bytes, at, use);
    if (age === "strange") return `${damaged}: the batch there was whole`;
    if (age === "earlier") hasEarlier = true;
  }
  return hasEarlier ? undefined : `${damaged}: the batch there was whole`;
}

function tornEndOf({ id, sequence }: RecordHead, bytes: Buffer, end: number): number {
  const use = { sequence, salt: id.readUInt32BE(0) };
  for (let at = lastSectorOf(bytes); at >= end; at -= sectorBytes) {
    if (ageOf(bytes, at, use) === "current") return at + sectorBytes;
  }
  return end;
}

function lastSectorOf(bytes: Buffer): number {
  return bytes.length - (bytes.length % sectorBytes) - sectorBytes;
}

/**
 * The mark as it lies in its sector.
 *
 *   0      4       8   16
 *   crc32  "mark"  id  revision      crc32: of 4 to 24
 */
const markWord = "mark";
const markEnd = 24;

/** How far a journal was acknowledged at least. */
export interface Mark {
  readonly id: Buffer;
  readonly revision: number;
}

export function writeMark(target: Buffer, { id, revision }: { readonly id: JournalId; readonly revision: number }) {
  target.write(markWord, 4, "latin1");
  target.set(id.bytes, 8);
  writeRevision(target, 16, revision);
  target.writeUInt32BE(crc32(target.subarray(4, markEnd)), 0);
}

/** The mark at the start of a segment; undefined where none is. */
export function readMark(bytes: Buffer): Mark | undefined {
  if (bytes.length < markEnd || bytes.toString("latin1", 4, 8) !== markWord) return undefined;
  if (crc32(bytes.subarray(4, markEnd)) !== bytes.readUInt32BE(0)) return undefined;
  return { id: bytes.subarray(8, 16), revision: readRevision(bytes, 16) };
}
