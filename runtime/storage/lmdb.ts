import { pause } from "../lib/pause.ts";
import { Backlog } from "./backlog.ts";
import { GroupCommit } from "./groupCommit.ts";
import { Journal } from "./journal.ts";
import { compactFile, type FileInUse, removeLeftovers, takeOver } from "./compactFile.ts";
import { closeClaimed, type LmdbFile, openLmdbFile } from "./lmdbFile.ts";
import { prefixEnd } from "./orderedMap.ts";
import type { Pace } from "./pace.ts";
import { type RecordHeader, recordOf, recordHeaderOf } from "./record.ts";
import { replay } from "./replay.ts";
import type { StorageMeter } from "./storageMeter.ts";
import { StorageError } from "./storage.ts";
import type { Compaction, KeyValue, ListPage, Storage, StorageEvent, StoredValue } from "./storage.ts";

export interface LmdbStorageOptions {
  /** Made when missing (mode 0700); holds `data.mdb`, `data.mdb-lock` and the journal (mode 0600). */
  readonly folder: string;
  readonly meter?: StorageMeter;
  /** Between two steps of a compaction; by default long enough that writers hardly notice it. */
  readonly rest?: Pace["rest"];
}

/**
 * The store on disk. Throws StorageError "locked" when another live process (or an open store of this one) has the
 * folder, and "corrupt" when its files are not a readable store.
 *
 * A write is durable, and told, when the journal has it; the database takes it over a little later. What is read is
 * the database with the backlog laid over it. After a crash the journal is read into the database first.
 */
export async function openLmdbStorage(options: LmdbStorageOptions): Promise<Storage> {
  const { folder, meter, rest = pause } = options;
  const file = await openLmdbFile(folder);
  await removeLeftovers(folder);
  const { journal, revision } = await recover(file, folder);
  const backlog = new Backlog(async (changes, newest) => {
    const startMs = performance.now();
    await takeOver(view, [...changes], newest);
    meter?.compacted(startMs);
  }, revision);
  const view: FileInUse = { file, backlog, touched: undefined };
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
  const checkOpen = (key: string) => {
    if (commits.closed) throw new StorageError("closed", key, "the storage is closed");
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
    write: (operation) => commits.write(operation),
    transact: (operations) => commits.transact(operations),
    pending: (key) => commits.pending(key),
    settled: () => commits.settled(),
    watch: (prefix, listener) => commits.watch(prefix, listener),
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
        await close(view, journal);
      });
      return closing;
    },
  };
}

/** What the database refuses at the end is in the journal, and is read from there at the next start. */
async function close({ file, backlog }: FileInUse, journal: Journal): Promise<void> {
  try {
    await backlog.close();
  } finally {
    journal.close();
    await closeClaimed(file);
  }
}

/** Brings the database to what the journal says. Throws StorageError "corrupt". */
async function recover(file: LmdbFile, folder: string): Promise<{ journal: Journal; revision: number }> {
  try {
    const { journal, records } = Journal.open(folder);
    return { journal, revision: await replay(file, records, folder) };
  } catch (error) {
    await closeClaimed(file);
    throw error;
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
