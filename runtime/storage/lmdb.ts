import { existsSync } from "node:fs";
import { pause } from "../lib/pause.ts";
import { Backlog } from "./backlog.ts";
import { compactFile, type FileInUse, removeLeftovers } from "./compactFile.ts";
import { GroupCommit } from "./groupCommit.ts";
import type { Journal } from "./journal/journal.ts";
import { type OpenedJournal, openJournal } from "./journal/openJournal.ts";
import { isFull, reusableBytes } from "./fileSpace.ts";
import { closeClaimed, type LmdbFile, openLmdbFile, readHeld, readStoreRevision, saveJournal } from "./lmdbFile.ts";
import { isNoSpace, noSpaceError } from "./noSpace.ts";
import { prefixEnd } from "./orderedMap.ts";
import type { Pace } from "./pace.ts";
import { type RecordHeader, recordOf, recordHeaderOf } from "./record.ts";
import { releaseReserve } from "./reserve.ts";
import { Space } from "./space.ts";
import type { StorageMeter } from "./storageMeter.ts";
import { StorageError, storageClosed } from "./storage.ts";
import type { Compaction, KeyValue, ListPage, Storage, StorageEvent, StoredValue, WriteOperation } from "./storage.ts";
import { takeOverWithin } from "./takeOver.ts";

export interface LmdbStorageOptions {
  /** Made when missing (mode 0700); holds `data.mdb`, `data.mdb-lock` and the journal (mode 0600). */
  readonly folder: string;
  readonly meter?: StorageMeter;
  /**
   * Accepts that writes are lost which were acknowledged, and hears which, in words. Absent: a store that cannot prove
   * that it has all of them is not opened.
   */
  readonly onLoss?: (gaveUp: string) => void;
  /** Between two steps of a compaction; by default long enough that writers hardly notice it. */
  readonly rest?: Pace["rest"];
}

/**
 * The store on disk. Throws StorageError "locked" when another live process (or an open store of this one) has the
 * folder, "corrupt" when its files are not a readable store, and "incomplete" when they do not prove that all is there
 * that was acknowledged.
 *
 * A write is durable, and visible, when the journal has it; the database takes it over a little later. What is read is
 * the database with the backlog laid over it. After a crash the backlog is what the journal has.
 */
export async function openLmdbStorage(options: LmdbStorageOptions): Promise<Storage> {
  const { folder, rest = pause } = options;
  const opened = await openClaimed(options).catch((error: unknown) => {
    throw isFailedWrite(error) && isFull(folder, 0) ? noSpaceError(folder, error) : error;
  });
  const { commits, view, space } = opened;
  const checkOpen = (key: string) => {
    if (commits.closed) throw storageClosed(key);
  };
  const ending = new AbortController();
  let compacting: Promise<Compaction> | undefined;
  let closing: Promise<void> | undefined;
  return {
    get revision() {
      return commits.revision;
    },
    async get(key) {
      checkOpen(key);
      return read(view, key);
    },
    async list(range) {
      checkOpen(range.prefix);
      return readPage(view, range);
    },
    write: (operation) => (space.isFull ? writeWithin(opened, operation) : commits.write(operation)),
    transact: (operations) => (space.isFull ? transactWithin(opened, operations) : commits.transact(operations)),
    pending: (key) => commits.pending(key),
    settled: () => commits.settled(),
    watch: (prefix, listener) => commits.watch(prefix, listener),
    checkSpace: () => space.check(),
    compact: async (onProgress) => {
      checkOpen("");
      const pace = { signal: ending.signal, rest };
      compacting ??= compactFile(view, { pace, onProgress }).finally(() => {
        compacting = undefined;
      });
      return compacting;
    },
    close: () => {
      ending.abort(new StorageError("closed", "", "the storage was closed"));
      closing ??= commits.close().then(async () => {
        await Promise.allSettled([compacting]);
        await close(opened);
      });
      return closing;
    },
  };
}

async function openClaimed(options: LmdbStorageOptions): Promise<Opened> {
  const file = await openWithin(options.folder);
  await removeLeftovers(options.folder);
  return openStore(file, options);
}

/** The database of a folder, which this process claims: on a full disk that may take the reserve. */
async function openWithin(folder: string): Promise<LmdbFile> {
  try {
    return await openLmdbFile(folder);
  } catch (error) {
    const isOfSpace = isNoSpace(error) || (existsSync(folder) && isFull(folder, 0));
    const isRefused = error instanceof StorageError && error.code === "locked";
    if (isRefused || !isOfSpace || !releaseReserve(folder)) throw error;
    return openLmdbFile(folder);
  }
}

/** LMDB says of a failed write where in the file it was: its codes are those of the system, ENOSPC and EIO. */
function isFailedWrite(error: unknown): boolean {
  const isOne = (each: unknown) => each instanceof Error && "code" in each && (each.code === 28 || each.code === 5);
  return isOne(error) || (error instanceof Error && isOne(error.cause));
}

interface Opened {
  readonly view: FileInUse;
  readonly journal: Journal;
  readonly space: Space;
  readonly commits: GroupCommit;
}

async function openStore(file: LmdbFile, { folder, meter, onLoss }: LmdbStorageOptions): Promise<Opened> {
  const { journal, records, revision, gaveUp } = await openJournalOf(file, onLoss !== undefined);
  if (gaveUp !== undefined) onLoss?.(gaveUp);
  const backlog = new Backlog(async (changes, newest) => {
    const startMs = performance.now();
    await takeOverWithin(space, view, { changes: [...changes], revision: newest });
    meter?.compacted(startMs);
  }, readStoreRevision(file));
  const view: FileInUse = { file, backlog, touched: undefined };
  const space = new Space({
    folder,
    reusableBytes: () => reusableBytes(view.file),
    isSettled: () => backlog.moved === backlog.revision,
    lengthOf: (key) => (commits.pending(key) ?? read(view, key))?.value?.byteLength ?? 0,
  });
  for (const each of records) backlog.add(each.events, each.revision);
  const commits = new GroupCommit(
    {
      stat: (key) => stat(view, key),
      read: (key) => read(view, key),
      async persist(events, newest) {
        const startMs = performance.now();
        if (!journal.hasRoom(events, backlog.moved)) await backlog.drain();
        await journal.append(events, newest);
        meter?.committed(events.length, startMs);
        backlog.add(events, newest);
      },
    },
    revision,
  );
  await space.look();
  return { view, journal, space, commits };
}

/** Closes the database when the journal does not prove that all is there, or cannot be begun. */
async function openJournalOf(file: LmdbFile, acceptsLoss: boolean): Promise<OpenedJournal> {
  const open = () => openJournal(file, { acceptsLoss });
  try {
    return await open().catch((error: unknown) => {
      if (error instanceof StorageError || !isFull(file.folder, 0) || !releaseReserve(file.folder)) throw error;
      return open();
    });
  } catch (error) {
    await closeClaimed(file);
    throw error;
  }
}

async function writeWithin({ space, commits }: Opened, operation: WriteOperation): Promise<StorageEvent> {
  const [admitted = operation] = space.admit([operation]);
  return commits.write(admitted);
}

async function transactWithin(
  { space, commits }: Opened,
  operations: readonly WriteOperation[],
): Promise<readonly StorageEvent[]> {
  return commits.transact(space.admit(operations));
}

/**
 * When the database has everything, it needs no journal from then on. What it refuses at the end is in the journal, and
 * is read from there at the next start.
 */
async function close({ view, journal, space }: Opened): Promise<void> {
  const { backlog } = view;
  try {
    await backlog.close();
    const { journal: known } = readHeld(view.file);
    if (known !== undefined) saveJournal(view.file, { id: known.id, isClosed: true });
  } finally {
    await space.close();
    await journal.close();
    await closeClaimed(view.file);
  }
}

/** All durable state. */
type View = Pick<FileInUse, "file" | "backlog">;

function stat({ file, backlog }: View, key: string): RecordHeader | undefined {
  const change = backlog.find(key);
  if (change !== undefined) return change.type === "delete" ? undefined : change;
  const bytes = file.objects.getBinaryFast(key);
  return bytes === undefined ? undefined : recordHeaderOf(key, bytes);
}

function read({ file, backlog }: View, key: string): StoredValue | undefined {
  const change = backlog.find(key);
  if (change !== undefined) return change.type === "delete" ? undefined : storedOf(change);
  const bytes = file.objects.getBinary(key);
  return bytes === undefined ? undefined : readRecord(key, bytes);
}

/** One object that is damaged hides no others. */
function readRecord(key: string, bytes: Buffer): StoredValue {
  try {
    return recordOf(key, bytes);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return { ...recordHeaderOf(key, bytes), value: nothing, unreadable: error.message };
  }
}

const nothing = new Uint8Array();

/** One snapshot: LMDB's read transaction of this tick, and over it the newest changes, some of which it may have. */
function readPage({ file, backlog }: View, range: { prefix: string; after?: string; limit?: number }): ListPage {
  const { prefix, after, limit = Number.POSITIVE_INFINITY } = range;
  const start = after === undefined || after < prefix ? prefix : `${after}\0`;
  const end = prefixEnd(prefix);
  const kept = file.objects.getRange({ start, ...(end === undefined ? {} : { end }) });
  const items: KeyValue[] = [];
  for (const item of overlaid(kept, backlog.within(start, end))) {
    if (items.length >= limit) return { items, revision: backlog.revision, more: true };
    items.push(item);
  }
  return { items, revision: backlog.revision, more: false };
}

/** Records in key order with changes in key order laid over them. */
function* overlaid(
  records: Iterable<{ readonly key: string; readonly value: Buffer }>,
  changes: readonly StorageEvent[],
): Iterable<KeyValue> {
  let next = 0;
  for (const { key, value } of records) {
    let change = changes[next];
    for (; change !== undefined && change.key < key; change = changes[++next]) yield* put(change);
    if (change?.key !== key) {
      yield { key, ...readRecord(key, value) };
      continue;
    }
    next++;
    yield* put(change);
  }
  for (const change of changes.slice(next)) yield* put(change);
}

function put(change: StorageEvent): KeyValue[] {
  return change.type === "delete" ? [] : [{ key: change.key, ...storedOf(change) }];
}

function storedOf({ value, revision, createRevision }: StorageEvent): StoredValue {
  return { value, revision, createRevision };
}
