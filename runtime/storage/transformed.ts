import type {
  KeyValue,
  Storage,
  StorageEvent,
  StorageListener,
  StoredValue,
  WriteOperation,
  Written,
} from "./storage.ts";

/** A value as it lies in the store. */
export interface StoredItem {
  readonly key: string;
  readonly value: Uint8Array;
}

/** How values lie in a store that keeps them in another form than they are used in. */
export interface Transformer {
  /** Throws StorageError when it cannot: nothing is written then. */
  readonly toStored?: (value: Uint8Array, key: string) => Uint8Array;
  /**
   * The revision is that of the write; of a removed value, that of the removal. Throws an Error that says why the value
   * cannot be read.
   */
  readonly fromStored: (stored: Uint8Array, at: { readonly key: string; readonly revision: number }) => Uint8Array;
  /**
   * Fetches what `fromStored` needs for these values, where that lies elsewhere; undefined when it is here. Never
   * rejects: `fromStored` tells what is missing. A store that others write to has its events prepared by itself.
   */
  readonly prepare?: (items: readonly StoredItem[]) => Promise<void> | undefined;
  /** Whether `toStored` would make another form of the value. */
  readonly isStale?: (stored: Uint8Array, key: string) => boolean;
}

const nothing = new Uint8Array();

/** A store whose values pass a transformer on their way in and out. `close` closes both. */
export function transformed(
  storage: Storage,
  transformer: Transformer,
  close: () => Promise<void> = () => storage.close(),
): Storage {
  const { toStored = (value) => value, prepare = () => undefined } = transformer;
  const read = <T extends StoredValue>(key: string, stored: T): T => readWith(transformer, key, stored);
  const readItem = (item: KeyValue) => read(item.key, item);
  const readEvent = (event: StorageEvent) => read(event.key, event);
  const stored = (operation: WriteOperation): WriteOperation => {
    const { key, value } = operation;
    return value === undefined ? operation : { ...operation, value: (revision) => toStored(value(revision), key) };
  };
  const readWritten = ({ key }: WriteOperation, { revision, value }: Written): Written => {
    return { revision, value: read(key, { revision, value, createRevision: revision }).value };
  };
  const { catchUp, hasLeases, checkSpace, memberChecks } = storage;
  return {
    get revision() {
      return storage.revision;
    },
    async get(key) {
      const stored = await storage.get(key);
      if (stored === undefined) return undefined;
      await prepare([{ key, value: stored.value }]);
      return read(key, stored);
    },
    async list(options) {
      const page = await storage.list(options);
      await prepare(page.items);
      return { ...page, items: page.items.map(readItem) };
    },
    write: (operation) => storage.write(stored(operation)).then((written) => readWritten(operation, written)),
    transact: (operations) =>
      storage.transact(operations.map(stored)).then((written) =>
        operations.flatMap((operation, index) => {
          const each = written[index];
          return each === undefined ? [] : readWritten(operation, each);
        }),
      ),
    pending(key) {
      const pending = storage.pending(key);
      return pending?.value === undefined ? pending : read(key, { ...pending, value: pending.value });
    },
    settled: () => storage.settled().then(() => {}), // as late as the writers hear of it
    ...(catchUp === undefined ? {} : { catchUp: (reader) => catchUp.call(storage, reader) }),
    ...(hasLeases === undefined ? {} : { hasLeases }),
    ...(checkSpace === undefined ? {} : { checkSpace: () => checkSpace.call(storage) }),
    ...(memberChecks === undefined ? {} : { memberChecks }),
    ...staleness(storage, transformer),
    watch(prefix, listener, onGap) {
      const listen: StorageListener = (events, revision) => listener(events.map(readEvent), revision);
      return storage.watch(prefix, listen, onGap && ((items, revision) => onGap(items.map(readItem), revision)));
    },
    close,
  };
}

/** What cannot be read is delivered as unreadable, so that one value does not hide all others. */
function readWith<T extends StoredValue>({ fromStored }: Transformer, key: string, stored: T): T {
  if (stored.unreadable !== undefined) return stored;
  try {
    const value = fromStored(stored.value, { key, revision: stored.revision });
    return value === stored.value ? stored : { ...stored, value };
  } catch (error) {
    return { ...stored, value: nothing, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

function staleness(storage: Storage, { isStale, prepare }: Transformer): Pick<Storage, "isStale"> {
  const inner = storage.isStale;
  if (isStale === undefined) return inner === undefined ? {} : { isStale: (key) => inner.call(storage, key) };
  return {
    async isStale(key) {
      const stored = await storage.get(key);
      if (stored === undefined) return false;
      await prepare?.([{ key, value: stored.value }]);
      return isStale(stored.value, key) || (await inner?.call(storage, key)) === true;
    },
  };
}
