import type { JournalRecord } from "./journalRecord.ts";
import { type LmdbFile, readStoreRevision, writeChanges } from "./lmdbFile.ts";
import { StorageError, type StorageEvent } from "./storage.ts";

/**
 * Brings a database to what the journal of a folder says, and returns the revision of the store then. Throws
 * StorageError "corrupt" when batches are missing.
 */
export async function replay(file: LmdbFile, records: readonly JournalRecord[], folder: string): Promise<number> {
  const held = readStoreRevision(file);
  const missing = records.filter((record) => record.revision > held);
  const gap = gapIn(missing, { folder, held });
  if (gap !== undefined) throw new StorageError("corrupt", "", gap);
  const newest = new Map<string, StorageEvent>();
  for (const { events } of missing) for (const event of events) newest.set(event.key, event);
  const revision = missing.at(-1)?.revision ?? held;
  if (missing.length > 0) await writeChanges(file, [...newest.values()], revision);
  return revision;
}

/**
 * Which revisions are missing between what the database holds and what the journal goes on with, in a sentence.
 * Revisions of the store have no gaps, so a batch that was damaged shows where a later one is whole.
 */
export function gapIn(
  records: readonly JournalRecord[],
  { folder, held }: { readonly folder: string; readonly held: number },
): string | undefined {
  let last = held;
  for (const { events, revision } of records) {
    const first = events[0]?.revision ?? revision;
    if (first > last + 1) return `the journal in ${folder} lacks revisions ${last + 1} to ${first - 1}`;
    last = revision;
  }
  return undefined;
}
