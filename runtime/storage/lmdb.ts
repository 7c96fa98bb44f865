import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { open } from "lmdb";
import type { Database, RootDatabase } from "lmdb";
import { checkNotOpenHere, claimFolder } from "./folderClaim.ts";
import { GroupCommit } from "./groupCommit.ts";
import { prefixEnd } from "./orderedMap.ts";
import { readRecordHeader, readRevision, recordHeaderBytes, writeRecord, writeRevision } from "./record.ts";
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
 * The store on disk. Throws StorageError "locked" when another live process (or an open store of this one) has the folder,
 * and "corrupt" when its file is not a readable store.
 *
 * One LMDB transaction a batch. `overlappingSync: false` makes a commit flush data and then meta page before its promise
 * resolves, and readers see the new root only after that: what can be read is durable.
 */
export async function openLmdbStorage(options: LmdbStorageOptions): Promise<Storage> {
  const file = join(options.folder, "data.mdb");
  const databases = openDatabases(options.folder, file);
  const { root, objects, release } = databases;
  const revision = readMeta(databases, file);
  const commits = new GroupCommit(
    {
      stat: (key) => {
        const bytes = objects.getBinaryFast(key);
        return bytes === undefined ? undefined : readRecordHeader(bytes);
      },
      read: (key) => readStored(objects, key),
      persist: persister(databases),
    },
    revision,
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
  readonly release: () => void;
}

/** Keys are their UTF-8 bytes, so LMDB's order is byte order and nothing is escaped. */
const keyEncoder = {
  writeKey: (key: string, target: Buffer, start: number) => start + target.write(key, start),
  readKey: (source: Buffer, start: number, end: number) => source.toString("utf8", start, end),
};
const databaseOptions = { encoding: "binary", keyEncoder } as const;

function openDatabases(folder: string, file: string): Databases {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkNotOpenHere(folder);
  for (const path of [file, `${file}-lock`]) {
    closeSync(openSync(path, "a", 0o600));
    chmodSync(path, 0o600);
  }
  let root: RootDatabase<Buffer, string>;
  try {
    root = open<Buffer, string>({
      path: file,
      mapSize: initialMapBytes,
      overlappingSync: false,
      eventTurnBatching: false,
      ...databaseOptions,
    });
  } catch (error) {
    throw corrupt(file, error);
  }
  try {
    root.readerCheck();
    const meta = root.openDB("meta", databaseOptions);
    const release = claimFolder({ folder, root, meta });
    const objects = root.openDB("objects", databaseOptions);
    return { root, objects, meta, release };
  } catch (error) {
    void root.close();
    throw error instanceof StorageError ? error : corrupt(file, error);
  }
}

/** The revision of the store; writes the format of a new one. */
function readMeta({ meta }: Databases, file: string): number {
  const format = meta.get("format")?.toString();
  if (format === undefined) meta.putSync("format", Buffer.from(String(formatVersion)));
  else if (format !== String(formatVersion)) {
    throw new StorageError("corrupt", "", `${file} has format ${format}, this version reads ${formatVersion}`);
  }
  const revision = meta.get("revision");
  return revision === undefined ? 0 : readRevision(revision, 0);
}

function persister({ root, objects, meta }: Databases): (events: readonly StorageEvent[], revision: number) => Promise<void> {
  const scratch = Buffer.allocUnsafeSlow(scratchBytes);
  const revisionBytes = Buffer.allocUnsafeSlow(8);
  return async (events, revision) => {
    const target = batchBuffer(events, scratch);
    writeRevision(revisionBytes, 0, revision);
    try {
      await root.batch(() => {
        let offset = 0;
        for (const event of events) {
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
  return { ...readRecordHeader(bytes), value: bytes.subarray(recordHeaderBytes) };
}

/** Revision and items come from one snapshot: LMDB's read transaction of this tick. */
function readPage({ objects, meta }: Databases, range: { prefix: string; after?: string; limit?: number }): ListPage {
  const { prefix, after, limit } = range;
  const end = prefixEnd(prefix);
  const revision = meta.get("revision");
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
    items.push({ key, ...readRecordHeader(value), value: value.subarray(recordHeaderBytes) });
  }
  return { items, revision: revision === undefined ? 0 : readRevision(revision, 0), more };
}

function corrupt(file: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError("corrupt", "", `${file} cannot be opened as a store: ${reason}`, { cause });
}
