import type {
  KeyValue,
  Storage,
  StorageEvent,
  StorageListener,
  StoredValue,
  WriteOperation,
  Written,
} from "./storage.ts";

/** How values lie in a store that keeps them in another form than they are used in. */
export interface Transformer {
  readonly toStored?: (value: Uint8Array, key: string) => Uint8Array;
  /** The revision is that of the write; of a removed value, that of the removal. */
  readonly fromStored: (stored: Uint8Array, at: { readonly key: string; readonly revision: number }) => Uint8Array;
}

/** A store whose values pass a transformer on their way in and out. */
export function transformed(storage: Storage, { toStored = (value) => value, fromStored }: Transformer): Storage {
  const read = <T extends StoredValue>(key: string, stored: T): T => ({
    ...stored,
    value: fromStored(stored.value, { key, revision: stored.revision }),
  });
  const readItem = (item: KeyValue) => read(item.key, item);
  const readEvent = (event: StorageEvent) => read(event.key, event);
  const stored = (operation: WriteOperation): WriteOperation => {
    const { key, value } = operation;
    return value === undefined ? operation : { ...operation, value: (revision) => toStored(value(revision), key) };
  };
  const readWritten = ({ key }: WriteOperation, written: Written): Written => ({
    ...written,
    value: fromStored(written.value, { key, revision: written.revision }),
  });
  const { catchUp, hasLeases } = storage;
  return {
    get revision() {
      return storage.revision;
    },
    async get(key) {
      const stored = await storage.get(key);
      return stored === undefined ? undefined : read(key, stored);
    },
    async list(options) {
      const page = await storage.list(options);
      return { ...page, items: page.items.map(readItem) };
    },
    async write(operation) {
      return readWritten(operation, await storage.write(stored(operation)));
    },
    async transact(operations) {
      const written = await storage.transact(operations.map(stored));
      return operations.flatMap((operation, index) => {
        const each = written[index];
        return each === undefined ? [] : readWritten(operation, each);
      });
    },
    pending(key) {
      const pending = storage.pending(key);
      if (pending?.value === undefined) return pending;
      return { ...pending, value: fromStored(pending.value, { key, revision: pending.revision }) };
    },
    settled: () => storage.settled(),
    ...(catchUp === undefined ? {} : { catchUp: () => catchUp.call(storage) }),
    ...(hasLeases === undefined ? {} : { hasLeases }),
    watch(prefix, listener, onGap) {
      const listen: StorageListener = (events, revision) => listener(events.map(readEvent), revision);
      return storage.watch(prefix, listen, onGap && ((items, revision) => onGap(items.map(readItem), revision)));
    },
    close: () => storage.close(),
  };
}
