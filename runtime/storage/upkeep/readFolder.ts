import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { readSegmentFiles, type Recovered, recover } from "../journal/recover.ts";
import { checkDataFile, dataFileOf } from "../dataFile.ts";
import { type LmdbFile, openUnclaimed, readHeld } from "../lmdbFile.ts";
import { StorageError } from "../storage.ts";

/**
 * How often a journal is read again that looks damaged: a writer may have been seen in the middle of a batch.
 * @limit Reads of a journal that looks damaged: its findings are reported.
 */
const maxReads = 5;
/** Between these reads, in milliseconds. */
const restMs = 20;

/** The store of a folder that another process may be writing to. */
export interface FolderContent {
  readonly file: LmdbFile;
  /** Read before the database, which may have some of it meanwhile: with it, it has all that was acknowledged then. */
  readonly journal: Recovered;
}

/** Throws StorageError "failed" where there is no store, and "corrupt". The file is to be closed. */
export async function readFolder(folder: string): Promise<FolderContent> {
  checkStore(folder);
  checkDataFile(dataFileOf(folder));
  const file = await openUnclaimed(folder, { isReadOnly: true });
  try {
    return { file, journal: await readQuietly(file) };
  } catch (error) {
    await file.close();
    throw error;
  }
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

/** What the database needs of its journal is read before that: what comes later is in both, or in the journal. */
async function readQuietly(file: LmdbFile): Promise<Recovered> {
  const { folder, root } = file;
  for (let reads = 1; ; reads++) {
    root.resetReadTxn();
    const held = readHeld(file);
    const journal = recover(readSegmentFiles(folder), held, folder);
    root.resetReadTxn();
    if (reads === maxReads || journal.findings.length === 0) return journal;
    await sleep(restMs);
  }
}
