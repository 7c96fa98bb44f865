import { mkdirSync, statSync } from "node:fs";
import { open } from "lmdb";
import type { Database, RootDatabase } from "lmdb";
import { dataFileOf, lockFileOf, prepareDataFile, prepareLockFile } from "./dataFile.ts";
import { isFull, makeRoom, type Written } from "./fileSpace.ts";
import { checkNotOpenHere, claimFolder, giveUpFolder, releaseClaim } from "./folderClaim.ts";
import { journalIdOf } from "./journal/record.ts";
import type { Held } from "./journal/recover.ts";
import { isNoSpace, noSpaceError } from "./noSpace.ts";
import { readRevision, recordHeaderBytes, writeRecord, writeRevision } from "./record.ts";
import { StorageError } from "./storage.ts";
import type { StorageEvent } from "./storage.ts";

/**
 * Layout of the data; a store of a later layout is refused. 2 added the journal beside the file, 3 checksums, 4 the
 * identity of the journal.
 */
const formatVersion = 4;
/** The first layout whose database knows its journal. */
const journalFormat = 4;
/** Virtual address space mapped at the start; LMDB maps more when the data outgrows it. Costs no memory and no disk. */
const initialMapBytes = 2 ** 30;

/** The databases in `data.mdb`: objects by key as records, and what is known of the store itself. */
export interface LmdbFile {
  readonly folder: string;
  readonly root: RootDatabase<Buffer, string>;
  readonly objects: Database<Buffer, string>;
  readonly meta: Database<Buffer, string>;
  /** Of a claimed folder: `closeClaimed`. */
  readonly close: () => Promise<void>;
}

/** Keys are their UTF-8 bytes, so LMDB's order is byte order and nothing is escaped. */
const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number) => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number) => source.toString("utf8", start, end),
};
const databaseOptions = { encoding: "binary", keyEncoder } as const;

/**
 * Opens or makes the file in a folder that only this process uses until `closeClaimed`. Throws StorageError "locked"
 * and "corrupt", and the system's error where a new file has no space.
 *
 * `overlappingSync: false` makes a commit flush data and then meta page before its promise resolves, and readers see
 * the new root only after that: what can be read is durable.
 */
export async function openLmdbFile(folder: string): Promise<LmdbFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkNotOpenHere(folder);
  const file = dataFileOf(folder);
  // LMDB that cannot write its first pages may free what is not its own, and end the process.
  if (isNew(file) && isFull(folder, 0)) throw noSpaceError(folder, undefined);
  prepareDataFile(file);
  return openUnclaimed(folder, {
    claim: ({ root, meta }) => claimFolder({ folder, root, meta }),
  });
}

function isNew(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Gives up the folder and closes its file. */
export async function closeClaimed(file: LmdbFile): Promise<void> {
  try {
    giveUpFolder(file.folder);
    makeRoom(file, { keys: 1, bytes: 0 });
    releaseClaim(file.meta);
  } finally {
    await file.close();
  }
}

/**
 * Opens the file without a claim to its folder: of one that no other process knows, or read-only, beside the process
 * that has it. Throws StorageError "corrupt".
 */
export async function openUnclaimed(
  folder: string,
  { isReadOnly = false, noSync = false, claim }: UnclaimedOptions = {},
): Promise<LmdbFile> {
  const file = dataFileOf(folder);
  if (!isReadOnly) prepareLockFile(lockFileOf(folder));
  const root = open<Buffer, string>({
    path: file,
    mapSize: initialMapBytes,
    overlappingSync: false,
    eventTurnBatching: false,
    readOnly: isReadOnly,
    noSync,
    ...databaseOptions,
  });
  const close = () => root.close();
  try {
    if (!isReadOnly) root.readerCheck();
    const meta = root.openDB("meta", databaseOptions);
    checkFormat(meta, file);
    const objects = root.openDB("objects", databaseOptions);
    const opened = { folder, root, objects, meta, close };
    if (claim !== undefined) {
      makeRoom(opened, { keys: 1, bytes: 0 });
      claim(opened);
    }
    return opened;
  } catch (error) {
    await close();
    throw error instanceof StorageError || isNoSpace(error) ? error : corrupt(file, error);
  }
}

export interface UnclaimedOptions {
  readonly isReadOnly?: boolean;
  /** What is written to it becomes durable when its writer flushes it, and not before. */
  readonly noSync?: boolean;
  /** Runs before anything of the file is read or written but its layout. */
  readonly claim?: (file: Pick<LmdbFile, "root" | "meta">) => void;
}

function checkFormat(meta: Database<Buffer, string>, file: string): void {
  const format = formatOf(meta);
  if (format <= formatVersion) return;
  throw new StorageError("corrupt", "", `${file} has format ${format}, this version reads up to ${formatVersion}`);
}

function formatOf(meta: Database<Buffer, string>): number {
  return Number(meta.get("format")?.toString() ?? "0");
}

const journalKey = "journal";
const openJournal = 1;
const closedJournal = 0;

/** What the database knows of itself and of the journal beside it. */
export function readHeld({ meta }: LmdbFile): Held {
  const bytes = meta.get(journalKey);
  const journal = bytes && { id: journalIdOf(bytes.subarray(0, 8)), isClosed: bytes[8] !== openJournal };
  return { revision: readStoreRevision({ meta }), journal, isLegacy: formatOf(meta) < journalFormat };
}

/**
 * Says, inside a transaction, in which journal later changes may be: a closed one has none, and without one there are
 * none. From then on the file has the layout of this version.
 */
export function putJournal({ meta }: Pick<LmdbFile, "meta">, journal: Held["journal"]): void {
  void meta.put("format", Buffer.from(String(formatVersion)));
  if (journal === undefined) void meta.remove(journalKey);
  else {
    const state = journal.isClosed ? closedJournal : openJournal;
    void meta.put(journalKey, Buffer.concat([journal.id.bytes, Buffer.from([state])]));
  }
}

/** The same, in a transaction of its own, durable when it returns. */
export function saveJournal(file: LmdbFile, journal: Held["journal"]): void {
  makeRoom(file, { keys: 2, bytes: 0 });
  file.root.transactionSync(() => putJournal(file, journal));
}

/** How many objects the index says that there are. */
export function objectCount({ objects }: LmdbFile): number {
  const stats: object = objects.getStats();
  return "entryCount" in stats ? Number(stats.entryCount) : 0;
}

/** The revision of the store that the file holds; 0 when it is new. */
export function readStoreRevision({ meta }: Pick<LmdbFile, "meta">): number {
  const revision = meta.get("revision");
  return revision === undefined ? 0 : readRevision(revision, 0);
}

/**
 * Writes changes, one a key, the revision of the store after them, and what `also` puts, in one durable transaction or
 * not at all. Rejects with what the medium refused.
 */
export async function writeChanges(
  file: LmdbFile,
  changes: readonly StorageEvent[],
  { revision, also = () => {} }: { readonly revision: number; readonly also?: () => void },
): Promise<void> {
  const { objects, meta } = file;
  let bytes = 0;
  for (const event of changes) if (event.type === "put") bytes += recordHeaderBytes + event.value.byteLength;
  const target = Buffer.allocUnsafeSlow(bytes);
  const revisionBytes = Buffer.allocUnsafeSlow(8);
  writeRevision(revisionBytes, 0, revision);
  await commit(file, { keys: changes.length + 2, bytes }, () => {
    let offset = 0;
    for (const event of changes) {
      if (event.type === "delete") {
        void objects.remove(event.key);
        continue;
      }
      const end = writeRecord(target, offset, event);
      void objects.put(event.key, target.subarray(offset, end));
      offset = end;
    }
    void meta.put("revision", revisionBytes);
    also();
  });
}

const partKey = "part";

/**
 * Writes some of the changes that lead to a revision, as `writeChanges` does. The revision of the store stays: the
 * other changes are missing.
 */
export async function writePart(file: LmdbFile, changes: readonly StorageEvent[], revision: number): Promise<void> {
  const bytes = Buffer.alloc(8);
  writeRevision(bytes, 0, revision);
  await writeChanges(file, changes, {
    revision: readStoreRevision(file),
    also: () => void file.meta.put(partKey, bytes),
  });
}

/** The newest revision that a record of the file may be of: that of the store, or beyond, when parts were written. */
export function readNewestRevision(file: LmdbFile): number {
  const part = file.meta.get(partKey);
  return Math.max(readStoreRevision(file), part === undefined ? 0 : readRevision(part, 0));
}

/** The bytes of a record, with its header, as the file holds them. */
export interface RawRecord {
  readonly key: string;
  readonly value: Buffer;
}

/** `put` takes the options of `putSync` too, which its types do not tell. */
interface Appendable {
  put(key: string, value: Buffer, options: { readonly append: true }): Promise<boolean>;
}

/**
 * Writes records in key order behind all that the file has, in one transaction; so pages become full. Rejects with what
 * the medium refused, and StorageError "corrupt" when a key is not behind the others.
 */
export async function appendRecords(file: LmdbFile, records: readonly RawRecord[]): Promise<void> {
  const { folder } = file;
  const objects: Appendable = file.objects;
  let bytes = 0;
  for (const { value } of records) bytes += value.byteLength;
  const outcomes: Promise<boolean>[] = [];
  await commit(file, { keys: records.length, bytes }, () => {
    for (const { key, value } of records) outcomes.push(objects.put(key, value, { append: true }));
    for (const outcome of outcomes) outcome.catch(() => {}); // of all together the commit tells
  });
  const refused = (await Promise.all(outcomes)).indexOf(false);
  if (refused < 0) return;
  throw new StorageError("corrupt", "", `${folder} has keys that do not come before ${records[refused]?.key}`);
}

async function commit(file: LmdbFile, written: Written, write: () => void): Promise<void> {
  const { folder, root } = file;
  try {
    makeRoom(file, written);
    await root.batch(write);
  } catch (error) {
    const cause = await commitCause(error);
    throw isFull(folder, written.bytes) && !isNoSpace(cause) ? noSpaceError(folder, cause) : cause;
  } finally {
    // The next read must see this commit, whatever snapshot the current tick has read from.
    root.resetReadTxn();
  }
}

/** lmdb rejects with a general error whose `commitError` promise rejects with the reason (it must be awaited). */
async function commitCause(error: unknown): Promise<unknown> {
  const cause = error instanceof Error && "commitError" in error ? error.commitError : undefined;
  if (!(cause instanceof Promise)) return error;
  return cause.then(
    () => error,
    (reason: unknown) => reason,
  );
}

function corrupt(file: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError("corrupt", "", `${file} cannot be opened as a store: ${reason}`, { cause });
}
