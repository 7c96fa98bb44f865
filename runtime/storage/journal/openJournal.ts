import { randomBytes } from "node:crypto";
import { type LmdbFile, putJournal, readHeld, saveJournal, writeChanges } from "../lmdbFile.ts";
import { StorageError, type StorageEvent } from "../storage.ts";
import { Journal } from "./journal.ts";
import { eventHeadBytes, journalIdOf, type JournalRecord } from "./record.ts";
import { readSegmentFiles, type Recovered, recover } from "./recover.ts";
import { segmentBytes } from "./segment.ts";

export interface OpenedJournal {
  readonly journal: Journal;
  /** What it has and the database has not, oldest first. */
  readonly records: readonly JournalRecord[];
  /** Of the store with them. */
  readonly revision: number;
  /** What the store goes on without, in words. */
  readonly gaveUp: string | undefined;
}

/**
 * Revisions that two segments can have at most. Those that may have been acknowledged, and of which nothing is left,
 * are never given to other writes: clients may have seen them.
 */
const maxUnknownRevisions = Math.ceil((2 * segmentBytes) / eventHeadBytes);

/**
 * Opens the journal of a claimed folder, or begins one. Throws StorageError "incomplete", which says what is missing,
 * when it is not proven that everything is there that was acknowledged; `acceptsLoss` goes on with what is proven.
 */
export async function openJournal(
  file: LmdbFile,
  { acceptsLoss }: { readonly acceptsLoss: boolean },
): Promise<OpenedJournal> {
  const { folder } = file;
  const held = readHeld(file);
  const found = recover(readSegmentFiles(folder), held, folder);
  const { findings, place, records, revision } = found;
  if (findings.length > 0 && !acceptsLoss) throw lossError(findings);
  if (place !== undefined && findings.length === 0) {
    if (held.journal?.isClosed === true) saveJournal(file, { id: place.id, isClosed: false });
    return { journal: await Journal.open(folder, place), records, revision, gaveUp: undefined };
  }
  const begun = revisionAfter(found);
  const gaveUp = findings.length === 0 ? undefined : gaveUpText(found);
  if (records.length > 0 || begun !== held.revision) {
    await writeChanges(file, newestOf(records), { revision: begun, also: () => putJournal(file, undefined) });
  }
  const id = journalIdOf(randomBytes(8));
  const journal = await Journal.create(folder, { id, revision: begun });
  saveJournal(file, { id, isClosed: false });
  return { journal, records: [], revision: begun, gaveUp };
}

/** The error of a store that cannot prove that it has everything. */
export function lossError(findings: readonly string[]): StorageError {
  return new StorageError("incomplete", "", findings.join("; "));
}

/** The revision from which a store goes on without what is missing. */
export function revisionAfter({ findings, revision, furthest }: Recovered): number {
  return findings.length === 0 ? revision : furthest + maxUnknownRevisions;
}

export function gaveUpText({ findings, revision, furthest }: Recovered): string {
  const known = furthest > revision ? `those up to ${furthest} were` : "some may have been";
  return `${findings.join("; ")}: writes after revision ${revision} are given up, and ${known} acknowledged`;
}

/** The newest change of each key. */
export function newestOf(records: readonly JournalRecord[]): StorageEvent[] {
  const newest = new Map<string, StorageEvent>();
  for (const { events } of records) for (const event of events) newest.set(event.key, event);
  return [...newest.values()];
}
