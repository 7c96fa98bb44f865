import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openLmdbStorage } from "../lmdb.ts";
import { dataFileOf, type LmdbFile, objectCount, openLmdbFile, openUnclaimed, readStoreRevision } from "../lmdbFile.ts";
import { StorageError } from "../storage.ts";
import { copyTo, flush, sizeOf } from "./copyFile.ts";
import { checkStore } from "./readFolder.ts";

export interface Compaction {
  readonly file: string;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/**
 * Puts a copy without unused space in the place of the database of a folder. A crash leaves the one or the other.
 * Throws StorageError "locked" while another process has the folder, "failed" and "corrupt".
 */
export async function compact(folder: string): Promise<Compaction> {
  checkStore(folder);
  await (await openLmdbStorage({ folder })).close(); // moves the journal into the database
  const file = dataFileOf(folder);
  const bytesBefore = sizeOf(file);
  const work = join(folder, "compacting");
  rmSync(work, { recursive: true, force: true }); // of a compaction that was killed
  const database = await openLmdbFile(folder);
  try {
    mkdirSync(work, { mode: 0o700 });
    await copyTo(database, dataFileOf(work));
    await checkCopy(database, work);
    // The copy has the claim of this process too, so no server can come in between. Readers that still use the lock
    // file are of the database that goes.
    renameSync(dataFileOf(work), file);
    rmSync(`${file}-lock`);
    flush(file);
  } finally {
    await database.close();
    rmSync(work, { recursive: true, force: true });
  }
  await (await openLmdbFile(folder)).close(); // gives up the claim
  return { file, bytesBefore, bytesAfter: sizeOf(file) };
}

/** Throws StorageError "corrupt" when the copy is not the whole store. */
async function checkCopy(database: LmdbFile, work: string): Promise<void> {
  flush(dataFileOf(work));
  const copy = await openUnclaimed(work, { isReadOnly: true });
  const [was, is] = [database, copy].map((each) => `${objectCount(each)} objects at ${readStoreRevision(each)}`);
  await copy.close();
  if (is !== was) throw new StorageError("corrupt", "", `the copy of ${database.folder} has ${is}, not ${was}`);
}
