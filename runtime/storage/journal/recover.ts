import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { readLegacyJournal } from "./legacyJournal.ts";
import type { JournalId, JournalRecord } from "./record.ts";
import { sectorBytes } from "./sectors.ts";
import { type Mark, readMark, readUse, segmentBytes, segmentNames, type Use } from "./segment.ts";

/** What the database of a folder says. */
export interface Held {
  /** It has everything up to this revision. */
  readonly revision: number;
  /** What came later may be in this journal; undefined: there is nothing later. */
  readonly journal: { readonly id: JournalId; readonly isClosed: boolean } | undefined;
  /** Its journal is one of before format 4. */
  readonly isLegacy: boolean;
}

/** What the files of a journal prove. */
export interface Recovered {
  /** What follows the database without a gap, oldest first. */
  readonly records: readonly JournalRecord[];
  /** Of the store with them. */
  readonly revision: number;
  /** Where the journal goes on; undefined: it cannot, and a new one is to be begun. */
  readonly place: JournalPlace | undefined;
  /** Why something that was acknowledged may be missing, a sentence each; none: it is proven that nothing is. */
  readonly findings: readonly string[];
  /** The newest revision that anything found speaks of. */
  readonly furthest: number;
}

export interface JournalPlace {
  readonly id: JournalId;
  readonly sequence: number;
  /** Where the next batch goes, and behind the last sector of one that was cut off there. */
  readonly offset: number;
  readonly tornEnd: number;
  /** Of the newest batch, and of the newest in the other segment. */
  readonly revision: number;
  readonly otherRevision: number;
}

/** A file of a journal as it lies there. */
export interface SegmentFile {
  readonly file: string;
  /** Undefined: there is none. */
  readonly bytes: Buffer | undefined;
  readonly mark: Mark | undefined;
}

/** Reads both files of a folder: the marks before the batches, which may be written to meanwhile. */
export function readSegmentFiles(folder: string): SegmentFile[] {
  const marks = segmentNames.map((name) => readMark(startOf(join(folder, name))));
  return segmentNames.map((name, slot) => {
    const file = join(folder, name);
    return { file, bytes: ifThere(() => readFileSync(file)), mark: marks[slot] };
  });
}

function startOf(file: string): Buffer {
  const start = Buffer.alloc(sectorBytes);
  ifThere(() => {
    const descriptor = openSync(file, "r");
    try {
      readSync(descriptor, start, 0, sectorBytes, 0);
    } finally {
      closeSync(descriptor);
    }
  });
  return start;
}

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * What the files of a journal add to a database, and whether they prove that nothing is missing. The proof: the
 * database knows the identity of the journal, so it is missed when it is gone; the openings of the two segments, of
 * uses that follow each other, say which is the newest and where the older one ends; a batch shows that the one before
 * it was whole; and of the last one the stamps of its sectors, and the mark, tell whether it was.
 */
export function recover(files: readonly SegmentFile[], held: Held, folder: string): Recovered {
  const segments = files.map((each, slot): Segment => ({ ...each, slot, use: each.bytes && readUse(each.bytes) }));
  if (held.isLegacy && segments.every(({ mark }) => mark === undefined)) return recoverLegacy(files, held, folder);
  return held.journal === undefined || held.journal.isClosed
    ? recoverClosed(segments, held)
    : recoverOpen(segments, { id: held.journal.id, held: held.revision, folder });
}

interface Segment extends SegmentFile {
  readonly slot: number;
  readonly use: Use | undefined;
}

function recoverLegacy(files: readonly SegmentFile[], { revision: held }: Held, folder: string): Recovered {
  const read = readLegacyJournal(files.map(({ file, bytes = Buffer.alloc(0) }) => ({ file, bytes })));
  const { records, revision, gap } = following(held, read.records);
  const findings = [...read.damage, ...(gap === undefined ? [] : [`the journal in ${folder} ${gap}`])];
  const furthest = Math.max(revision, ...read.records.map((each) => each.revision));
  return { records, revision, place: undefined, findings, furthest };
}

/** The database has everything. A journal that has more belongs to another state of it, or to another store. */
function recoverClosed(segments: readonly Segment[], { revision: held, journal }: Held): Recovered {
  const findings = segments.flatMap(({ file, use }) => {
    if (use === undefined || use.revision <= held) return [];
    return [`${file} has revisions up to ${use.revision}, and the database, which needs no journal, ends at ${held}`];
  });
  const open = journal && recoverOpen(segments, { id: journal.id, held, folder: "" });
  const place = open?.findings.length === 0 ? open.place : undefined;
  return { records: [], revision: held, place, findings, furthest: furthestOf(segments, held) };
}

function recoverOpen(
  segments: readonly Segment[],
  { id, held, folder }: { readonly id: JournalId; readonly held: number; readonly folder: string },
): Recovered {
  const findings = segments.flatMap((each) => problemOf(each, id) ?? []);
  const isOwn = ({ use }: Segment) => use?.opening.id.equals(id.bytes) === true;
  const [older, newer] = segments.filter(isOwn).sort((a, b) => sequenceOf(a) - sequenceOf(b));
  const uses = [older?.use, newer?.use].filter((each) => each !== undefined);
  const { records, revision, gap } = following(held, uses.flatMap(batchesOf));
  const own = { records, revision, furthest: furthestOf(segments, held) };
  if (findings.length > 0 || older?.use === undefined || newer?.use === undefined) {
    return { ...own, findings, place: undefined };
  }
  const marked = Math.max(...segments.map(({ mark }) => mark?.revision ?? 0));
  const { opening, damage, end, tornEnd, revision: reached } = newer.use;
  const isOlderNeeded = opening.base > held;
  if (opening.sequence !== older.use.opening.sequence + 1) {
    findings.push(`${older.file} is an older copy: ${newer.file} does not follow it`);
  } else if (isOlderNeeded && older.use.revision !== opening.base) {
    const { damage: cause = `ends at revision ${older.use.revision}` } = older.use;
    findings.push(`${older.file} ${cause}, and ${newer.file} goes on from ${opening.base}`);
  }
  if (damage !== undefined) findings.push(`${newer.file} ${damage}`);
  else if (gap !== undefined && findings.length === 0) findings.push(`the journal in ${folder} ${gap}`);
  else if (reached < Math.max(marked, held) && findings.length === 0) {
    findings.push(`${newer.file} ends at revision ${reached}, and ${Math.max(marked, held)} was acknowledged`);
  }
  const { sequence } = opening;
  const place = { id, sequence, offset: end, tornEnd, revision: reached, otherRevision: opening.base };
  return { ...own, findings, place: findings.length === 0 ? place : undefined };
}

function sequenceOf({ use }: Segment): number {
  return use?.opening.sequence ?? 0;
}

/** An opening as a batch of nothing shows where its use goes on from. */
function batchesOf({ opening, records }: Use): JournalRecord[] {
  return [{ base: opening.base, revision: opening.revision, events: [] }, ...records];
}

function problemOf({ file, bytes, mark, use, slot }: Segment, id: JournalId): string | undefined {
  if (bytes === undefined) return `${file} is missing`;
  if (bytes.length < segmentBytes) return `${file} is cut short: it has ${bytes.length} bytes of ${segmentBytes}`;
  if (mark === undefined) return `${file} is damaged at byte 0: it has no mark`;
  if (use === undefined) return `${file} is damaged at byte ${sectorBytes}: it has no opening`;
  if (!use.opening.id.equals(id.bytes) || !mark.id.equals(id.bytes)) return `${file} belongs to another journal`;
  return use.opening.sequence % 2 === slot ? undefined : `${file} belongs into the place of the other segment`;
}

/** What of batches goes on from a revision, up to the first gap, and which revisions that lacks. */
function following(
  held: number,
  batches: readonly JournalRecord[],
): Pick<Recovered, "records" | "revision"> & { readonly gap: string | undefined } {
  const records: JournalRecord[] = [];
  let revision = held;
  for (const each of batches) {
    if (each.base > revision) {
      return { records, revision, gap: `lacks revisions ${revision + 1} to ${each.base}` };
    }
    if (each.revision <= revision) continue;
    records.push(each);
    ({ revision } = each);
  }
  return { records, revision, gap: undefined };
}

function furthestOf(segments: readonly Segment[], held: number): number {
  return Math.max(held, ...segments.flatMap(({ mark, use }) => [mark?.revision ?? 0, use?.furthest ?? 0]));
}
