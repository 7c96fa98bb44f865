import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { open } from "lmdb";
import type { Database, RootDatabase } from "lmdb";
import { checkNotOpenHere, claimFolder } from "./folderClaim.ts";
import { prepareDataFile } from "./dataFile.ts";
import { GroupCommit } from "./groupCommit.ts";
import { prefixEnd } from "./orderedMap.ts";
import { readRecordHeader, readRevision, recordHeaderBytes, writeRecord, writeRevision } from "./record.ts";
import type { RecordHeader } from "./record.ts";
import { StorageError } from "./storage.ts";
import type { KeyValue, ListPage, Storage, StorageEvent, StoredValue } from "./storage.ts";

export interface LmdbStorageOptions {
  /** Made when missing (mode 0700); holds `data.mdb` and `data.mdb-lock` (mode 0600). */
  readonly folder: string;
}

/** Layout of the data; a store written by a later layout is refused. */
const formatVersion = 1;
/** Virtual address space mapped at the start; LMDB maps more when the data outgrows it. Costs no memory and no disk. */
const initialMapBytes = 2 ** 30;
/** Batches up to this size are laid out in one buffer that is kept. */
const scratchBytes = 1024 * 1024;

/**
 * The store on disk. Throws StorageError "locked" when another live process (or an open store of this one) has the
 * folder, and "corrupt" when its file is not a readable store.
 *
 * One LMDB transaction a batch. `overlappingSync: false` makes a commit flush data and then meta page before its
 * promise resolves, and readers see the new root only after that: what can be read is durable.
 */
export async function openLmdbStorage(options: LmdbStorageOptions): Promise<Storage> {
  const databases = await openDatabases(options.folder, join(options.folder, "data.mdb"));
  const { root, objects, release } = databases;
  const commits = new GroupCommit(
    {
      stat: (key) => {
        const bytes = objects.getBinaryFast(key);
        return bytes === undefined ? undefined : headerOf(key, bytes);
      },
      read: (key) => readStored(objects, key),
      persist: persister(databases),
    },
    databases.revision,
  );
  const checkOpen = (key: string) => {
    if (commits.closed) throw new StorageError("closed", key, "the storage is closed");
  };
  let closing: Promise<void> | undefined;
  return {
    get revision() {
      return commits.revision;
    },
    async get(key) {
      checkOpen(key);
      return readStored(objects, key);
    },
    async list(range) {
      checkOpen(range.prefix);
      return readPage(databases, range);
    },
    write: (operation) => commits.write(operation),
    pending: (key) => commits.pending(key),
    settled: () => commits.settled(),
    watch: (prefix, listener) => commits.watch(prefix, listener),
    close: () => {
      closing ??= commits.close().then(async () => {
        release();
        await root.close();
      });
      return closing;
    },
  };
}

interface Databases {
  readonly root: RootDatabase<Buffer, string>;
  readonly objects: Database<Buffer, string>;
  readonly meta: Database<Buffer, string>;
  /** Of the last commit that the file holds. */
  readonly revision: number;
  readonly release: () => void;
}

/** Keys are their UTF-8 bytes, so LMDB's order is byte order and nothing is escaped. */
const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number) => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number) => source.toString("utf8", start, end),
};
const databaseOptions = { encoding: "binary", keyEncoder } as const;

async function openDatabases(folder: string, file: string): Promise<Databases> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkNotOpenHere(folder);
  prepareDataFile(file);
  makePrivate(`${file}-lock`);
  const root = open<Buffer, string>({
    path: file,
    mapSize: initialMapBytes,
    overlappingSync: false,
    eventTurnBatching: false,
    ...databaseOptions,
  });
  let release = () => {};
  try {
    root.readerCheck();
    const meta = root.openDB("meta", databaseOptions);
    release = claimFolder({ folder, root, meta });
    const objects = root.openDB("objects", databaseOptions);
    checkFormat(meta, file);
    const revision = readStoreRevision(meta);
    return { root, objects, meta, revision, release };
  } catch (error) {
    release();
    await root.close();
    throw error instanceof StorageError ? error : corrupt(file, error);
  }
}

function makePrivate(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}

/** Writes the format of a new store; throws StorageError "corrupt" for one that this version cannot read. */
function checkFormat(meta: Database<Buffer, string>, file: string): void {
  const format = meta.get("format")?.toString();
  if (format === undefined) meta.putSync("format", Buffer.from(String(formatVersion)));
  else if (format !== String(formatVersion)) {
    throw new StorageError("corrupt", "", `${file} has format ${format}, this version reads ${formatVersion}`);
  }
}

function readStoreRevision(meta: Database<Buffer, string>): number {
  const revision = meta.get("revision");
  return revision === undefined ? 0 : readRevision(revision, 0);
}

function persister({
  root,
  objects,
  meta,
}: Databases): (events: readonly StorageEvent[], revision: number) => Promise<void> {
  const scratch = Buffer.allocUnsafeSlow(scratchBytes);
  const revisionBytes = Buffer.allocUnsafeSlow(8);
  return async (events, revision) => {
    // Of a key only the last change of the batch reaches the medium.
    const newest = new Map<string, StorageEvent>();
    for (const event of events) newest.set(event.key, event);
    const target = batchBuffer(events, scratch);
    writeRevision(revisionBytes, 0, revision);
    try {
      await root.batch(() => {
        let offset = 0;
        for (const event of newest.values()) {
          if (event.type === "delete") {
            void objects.remove(event.key);
            continue;
          }
          const end = writeRecord(target, offset, event);
          void objects.put(event.key, target.subarray(offset, end));
          offset = end;
        }
        void meta.put("revision", revisionBytes);
      });
    } catch (error) {
      throw await commitCause(error);
    } finally {
      // The next read must see this commit, whatever snapshot the current tick has read from.
      root.resetReadTxn();
    }
  };
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

function batchBuffer(events: readonly StorageEvent[], scratch: Buffer): Buffer {
  let bytes = 0;
  for (const event of events) if (event.type === "put") bytes += recordHeaderBytes + event.value.byteLength;
  return bytes <= scratch.byteLength ? scratch : Buffer.allocUnsafeSlow(bytes);
}

function readStored(objects: Database<Buffer, string>, key: string): StoredValue | undefined {
  const bytes = objects.getBinary(key);
  if (bytes === undefined) return undefined;
  return { ...headerOf(key, bytes), value: bytes.subarray(recordHeaderBytes) };
}

function headerOf(key: string, bytes: Uint8Array): RecordHeader {
  const header = bytes.byteLength < recordHeaderBytes ? undefined : readRecordHeader(bytes);
  if (header === undefined || header.revision === 0)
    throw new StorageError("corrupt", key, `the record of ${key} is damaged`);
  return header;
}

/** Revision and items come from one snapshot: LMDB's read transaction of this tick. */
function readPage({ objects, meta }: Databases, range: { prefix: string; after?: string; limit?: number }): ListPage {
  const { prefix, after, limit } = range;
  const end = prefixEnd(prefix);
  const items: KeyValue[] = [];
  let more = false;
  const found = objects.getRange({
    start: after === undefined || after < prefix ? prefix : `${after}\0`,
    ...(end === undefined ? {} : { end }),
    ...(limit === undefined ? {} : { limit: limit + 1 }),
  });
  for (const { key, value } of found) {
    if (limit !== undefined && items.length === limit) {
      more = true;
      break;
    }
    items.push({ key, ...headerOf(key, value), value: value.subarray(recordHeaderBytes) });
  }
  return { items, revision: readStoreRevision(meta), more };
}

function corrupt(file: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError("corrupt", "", `${file} cannot be opened as a store: ${reason}`, { cause });
}
