import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareDataFile } from "../dataFile.ts";
import { type JournalContent, readJournal } from "../journal.ts";
import { dataFileOf, type LmdbFile, openUnclaimed } from "../lmdbFile.ts";
import { StorageError } from "../storage.ts";

/** How often a journal is read again that looks damaged: a writer may have been seen in the middle of a batch. */
const maxReads = 5;
/** Between these reads, in milliseconds. */
const restMs = 20;

/** The store of a folder that another process may be writing to. */
export interface FolderContent {
  readonly file: LmdbFile;
  /** Read before the database, which may have some of it meanwhile: with it, it has all that was acknowledged then. */
  readonly journal: JournalContent;
}

/** Throws StorageError "failed" where there is no store, and "corrupt". The file is to be closed. */
export async function readFolder(folder: string): Promise<FolderContent> {
  checkStore(folder);
  const journal = await readQuietly(folder);
  prepareDataFile(dataFileOf(folder));
  return { file: await openUnclaimed(folder, { isReadOnly: true }), journal };
}

/** Throws StorageError "failed" where there is no store, or none that this process may read. */
export function checkStore(folder: string): void {
  const file = dataFileOf(folder);
  try {
    closeSync(openSync(file, "r"));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? `${file} does not exist` : `${file} may not be read (${code})`;
    const problem = code === "ENOENT" ? "there is no store in" : "no store can be read in";
    throw new StorageError("failed", "", `${problem} ${folder}: ${reason}`, { cause });
  }
}

async function readQuietly(folder: string): Promise<JournalContent> {
  for (let reads = 1; ; reads++) {
    const journal = readJournal(folder);
    if (reads === maxReads || journal.damage.length === 0) return journal;
    await sleep(restMs);
  }
}
