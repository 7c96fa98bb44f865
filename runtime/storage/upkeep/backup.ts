import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pause } from "../../lib/pause.ts";
import { copyFile } from "../copyFile.ts";
import { isClaimed, releaseClaim } from "../folderClaim.ts";
import { gaveUpText, lossError, newestOf, revisionAfter } from "../journal/openJournal.ts";
import type { Recovered } from "../journal/recover.ts";
import { dataFileOf } from "../dataFile.ts";
import { type LmdbFile, putJournal, type RawRecord, readStoreRevision, writeChanges } from "../lmdbFile.ts";
import { noRest } from "../pace.ts";
import { recordOf } from "../record.ts";
import { type CopyProgress, StorageError } from "../storage.ts";
import { flush } from "../flush.ts";
import { maxFindings } from "./check.ts";
import { readFolder } from "./readFolder.ts";

export interface Backup {
  readonly file: string;
  /** Of the store: the copy has everything up to it. */
  readonly revision: number;
  readonly bytes: number;
  /** Objects that are damaged, in the copy as well, a sentence each, up to a limit. */
  readonly damage: readonly string[];
}

export interface BackupOptions {
  readonly folder: string;
  readonly to: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: CopyProgress) => void;
  /** As of LmdbStorageOptions. */
  readonly onLoss?: ((gaveUp: string) => void) | undefined;
}

/**
 * Copies the store of a folder into one file, while a server may use it: the database as it stands at one moment, and
 * into that what the journal had before. `to` is a file to make, or an existing folder. The file is there when it is
 * whole, or not at all. Throws StorageError "failed", "corrupt" and "incomplete", and the reason of the signal.
 */
export async function backUp(options: BackupOptions): Promise<Backup> {
  const { folder, to, signal = new AbortController().signal, onProgress, onLoss } = options;
  const isFolder = existsSync(to) && statSync(to).isDirectory();
  if (!isFolder) checkFree(to);
  const parent = isFolder ? resolve(to) : dirname(resolve(to));
  if (!existsSync(parent)) throw new StorageError("failed", "", `${parent} does not exist`);
  const { file, journal } = await readFolder(folder);
  const snapshot = file.root.useReadTransaction();
  const work = mkdtempSync(join(parent, ".backup-"));
  try {
    if (journal.findings.length > 0) {
      if (onLoss === undefined) throw lossError(journal.findings);
      onLoss(gaveUpText(journal));
    }
    const damage: string[] = [];
    const onRecord = (record: RawRecord) => {
      const problem = damage.length < maxFindings ? damageOf(record) : undefined;
      if (problem !== undefined) damage.push(problem);
    };
    const pace = { signal, rest: isClaimed(file.meta) ? pause : noRest };
    const copy = await copyFile(file, work, { pace, onProgress, onRecord, snapshot });
    releaseClaim(copy.meta);
    const revision = await replay(copy, journal).finally(copy.close);
    await flush(dataFileOf(work));
    const made = isFolder ? join(parent, `backup-${revision}.mdb`) : resolve(to);
    checkFree(made);
    renameSync(dataFileOf(work), made);
    await flush(parent);
    return { file: made, revision, bytes: statSync(made).size, damage };
  } finally {
    snapshot.done();
    await file.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes to a copy what only the journal had; it needs none from then on. Returns the revision of the store then. */
async function replay(copy: LmdbFile, journal: Recovered): Promise<number> {
  const held = readStoreRevision(copy);
  const later = journal.records.filter((each) => each.revision > held);
  const revision = Math.max(held, revisionAfter(journal));
  await writeChanges(copy, newestOf(later), { revision, also: () => putJournal(copy, undefined) });
  return revision;
}

function damageOf({ key, value }: RawRecord): string | undefined {
  try {
    recordOf(key, value);
    return undefined;
  } catch (error) {
    if (error instanceof StorageError) return error.message;
    throw error;
  }
}

function checkFree(file: string): void {
  if (existsSync(file)) throw new StorageError("failed", "", `${file} exists already`);
}
