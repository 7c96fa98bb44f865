import { link, mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { failpoints } from "../lib/failpoints.ts";
import type { Backlog } from "./backlog.ts";
import { type CopyOptions, copyFile } from "./copyFile.ts";
import { flush } from "./flush.ts";
import { isNoSpace, noSpaceError } from "./noSpace.ts";
import { prepareDataFile, dataFileOf, lockFileOf } from "./dataFile.ts";
import { isFull } from "./fileSpace.ts";
import { type LmdbFile, objectCount, openUnclaimed, readStoreRevision, writeChanges } from "./lmdbFile.ts";
import { noRest, type Pace, pacedStep } from "./pace.ts";
import { recordOf } from "./record.ts";
import { type Compaction, StorageError, type StorageEvent } from "./storage.ts";

/** A database in use that another file can take the place of. */
export interface FileInUse {
  file: LmdbFile;
  readonly backlog: Backlog;
  /** While it is copied: keys that were written to it meanwhile, noted when that is done. */
  touched: Set<string> | undefined;
}

/**
 * Keys, and bytes of values unless one alone has more, that are brought over to the copy in one transaction.
 * @limit Keys that a compaction copies in one transaction: the next transaction takes the rest.
 */
const maxBroughtOver = 100;
/** @limit Values that a compaction copies in one transaction: the next transaction takes the rest. */
const maxBroughtBytes = 512 * 1024;
/** Keys that the last step may have to bring over, and how often it is tried to come to so few. */
const fewKeys = 200;
/** @limit Rounds of a compaction over keys that were written meanwhile: the last round holds up writes. */
const maxRounds = 20;

/**
 * Puts a copy without unused space in the place of the database, which is read and written meanwhile. It is copied in
 * steps, so the copy is of no one moment; but the keys written to since the first step are known, and they are brought
 * over. For the last of them the backlog stands still, so writers notice nothing.
 *
 *   data.mdb         - a b - c d - e f 41 42 43 -+ still | closed
 *   compacting/      - a b - c d - e f - 41 42 - 43 ==>  | data.mdb    renamed: a crash leaves the one or the other
 *   journal          41 42 43 44 45 46 ...               | 44 45 46    both are at 43, and it has what follows
 *
 * Throws StorageError "failed", "full" and "corrupt", and the reason of the signal; then all is as it was.
 */
export async function compactFile(inUse: FileInUse, options: CopyOptions): Promise<Compaction> {
  const { folder } = inUse.file;
  const file = dataFileOf(folder);
  const work = workFolderOf(folder);
  const { size: bytesBefore } = await stat(file);
  const { signal, rest } = options.pace;
  let replaced: LmdbFile | undefined;
  try {
    await removeLeftovers(folder);
    await mkdir(work, { mode: 0o700 });
    inUse.touched = new Set();
    const copy = await copyFile(inUse.file, work, options);
    const closeCopy = once(copy.close);
    try {
      // Where much is written, each time has less rest than the one before, so that it ends.
      for (let round = 0; inUse.touched.size > fewKeys && round < maxRounds; round++) {
        await bringOver(inUse, copy, { signal, rest: (ms) => rest(ms / 2 ** round, signal) });
      }
      if (failpoints !== undefined) await failpoints.pass("beforeFileSwap");
      replaced = await inUse.backlog.whileStill(async () => {
        await bringOver(inUse, copy, { signal, rest: noRest });
        checkCopy(inUse.file, copy);
        await closeCopy();
        return swap(inUse, work);
      });
      if (failpoints !== undefined) await failpoints.pass("afterFileSwap");
    } finally {
      await closeCopy();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const cause = isFull(folder, 0) ? noSpaceError(folder, error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const code = isNoSpace(cause) ? "full" : "failed";
    throw new StorageError(code, "", `${file} was not compacted: ${reason}`, { cause });
  } finally {
    inUse.touched = undefined;
    await replaced?.close();
    await removeLeftovers(folder);
  }
  return { file, bytesBefore, bytesAfter: (await stat(file)).size };
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}

/** Of a compaction that was killed. */
export async function removeLeftovers(folder: string): Promise<void> {
  await rm(workFolderOf(folder), { recursive: true, force: true });
}

function workFolderOf(folder: string): string {
  return join(folder, "compacting");
}

/** Writes to the copy what the database has by now of the keys that were touched up to this call. */
async function bringOver(inUse: FileInUse, copy: LmdbFile, pace: Pace): Promise<void> {
  const keys = [...(inUse.touched ?? [])];
  inUse.touched = new Set();
  const revision = readStoreRevision(inUse.file);
  for (let changes: StorageEvent[] = [], bytes = 0, i = 0; i < keys.length; i++) {
    const change = newestOf(keys[i] ?? "", inUse.file);
    changes.push(change);
    bytes += change.value.byteLength;
    if (changes.length < maxBroughtOver && bytes < maxBroughtBytes && i < keys.length - 1) continue;
    const batch = changes;
    await pacedStep(() => write(batch, revision, copy), pace);
    changes = [];
    bytes = 0;
  }
}

async function write(changes: readonly StorageEvent[], revision: number, copy: LmdbFile): Promise<void> {
  await writeChanges(copy, changes, { revision });
  await flush(dataFileOf(copy.folder));
}

function newestOf(key: string, { objects }: LmdbFile): StorageEvent {
  const bytes = objects.getBinary(key);
  if (bytes !== undefined) return { type: "put", key, ...recordOf(key, bytes) };
  return { type: "delete", key, revision: 0, createRevision: 0, value: nothing };
}

const nothing = new Uint8Array();

/** Throws StorageError "corrupt" when the copy is not the whole store. */
function checkCopy(original: LmdbFile, copy: LmdbFile): void {
  const [was, is] = [original, copy].map((each) => `${objectCount(each)} objects at ${readStoreRevision(each)}`);
  if (is !== was) throw new StorageError("corrupt", "", `the copy of ${original.folder} has ${is}, not ${was}`);
}

/**
 * Renames the copy and goes on with it; returns the file that was in use before, still open. The copy has the claim of
 * this process too, so no server can come in between. The lock file goes first: who opens the old database in between
 * reads a file that gets no more writes, and a reader of the new one must be noted where its writer looks.
 */
async function swap(inUse: FileInUse, work: string): Promise<LmdbFile> {
  const before = inUse.file;
  const { folder } = before;
  const [data, lock] = [dataFileOf(folder), lockFileOf(folder)];
  const [keptData, keptLock] = [join(work, "old.mdb"), join(work, "old.mdb-lock")];
  await link(data, keptData);
  await rename(lock, keptLock);
  let after: LmdbFile | undefined;
  try {
    await rename(dataFileOf(work), data);
    if (failpoints !== undefined) await failpoints.pass("duringFileSwap");
    prepareDataFile(data);
    after = await openUnclaimed(folder);
    await flush(folder);
  } catch (error) {
    await after?.close();
    await rename(keptData, data);
    await rename(keptLock, lock);
    throw error;
  }
  inUse.file = after;
  return before;
}
