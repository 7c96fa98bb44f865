import { failpoints } from "../lib/failpoints.ts";
import { TransientSet } from "../lib/transientMap.ts";
import { CatchUp, type Cluster, hearTimeoutMs, newestRevision } from "./etcd/catchUp.ts";
import { EtcdClient, type EtcdClientOptions } from "./etcd/client.ts";
import { startCompactor } from "./etcd/compactor.ts";
import { isPassing, translated } from "./etcd/errors.ts";
import type { EtcdMeter } from "./etcd/etcdMeter.ts";
import { Heard } from "./etcd/heard.ts";
import { Leases } from "./etcd/leases.ts";
import { etcdKeys, type KeyRange } from "./etcd/keys.ts";
import { Lineage } from "./etcd/lineage.ts";
import { memberChecks, startMemberMonitor } from "./etcd/memberMonitor.ts";
import {
  keyValueOf,
  pageOf,
  refusalOf,
  removedValue,
  revisionOfHeader,
  storageEventOf,
  type Swap,
  swapRequest,
} from "./etcd/operations.ts";
import { EtcdWatch } from "./etcd/watch.ts";
import { maxPendingBytes } from "./groupCommit.ts";
import { checkKey } from "./key.ts";
import { StorageError, storageClosed } from "./storage.ts";
import type { StoredItem } from "./transformed.ts";
import type {
  GapListener,
  KeyValue,
  ListPage,
  Storage,
  StorageEvent,
  StorageListener,
  StoredValue,
  WriteOperation,
  Written,
} from "./storage.ts";
import { addTo } from "../schema/groups.ts";

export interface EtcdStorageOptions extends EtcdClientOptions {
  /** Before all keys in etcd, where other back ends have "/registry". */
  readonly prefix: string;
  readonly logError: (message: string, error: unknown) => void;
  /**
   * Called once when the cluster has another history than this store was opened with. Nothing that was read from the
   * store counts any more, and all calls fail.
   */
  readonly onReplaced?: (error: Error) => void;
  /** Milliseconds to try at the start until a server answers. */
  readonly openTimeoutMs?: number;
  /** How often revisions that are older than this are let go, in milliseconds; absent: others see to it. */
  readonly compactionIntervalMs?: number;
  readonly meter?: EtcdMeter;
  /** How often the members are asked what the meter wants to know, in milliseconds; absent: never. */
  readonly reportIntervalMs?: number;
  /** Awaited before listeners hear of values: fetches what is needed to read them. Never rejects. */
  readonly prepare?: (items: readonly StoredItem[]) => Promise<void> | undefined;
}

const defaultOpenTimeoutMs = 20_000;
/** Objects read at a time after a gap. */
const pageSize = 1000;
/**
 * Collections that are read at once after a gap: all of them must be before etcd forgets their revision.
 * @limit Collections read at once after a gap in the watch: the others wait.
 */
const gapReads = 8;
/**
 * Milliseconds that a page may take: it may be large.
 * @limit Page of a list from etcd: an error.
 */
const pageTimeoutMs = 30_000;

/**
 * The store in an etcd cluster, which other servers may use at the same time. Throws StorageError "failed" when no
 * server answers.
 *
 * One watch over all keys feeds the listeners, own writes and those of others alike, so that there is one order of
 * events and one revision that everything has been heard up to. A write resolves when the watch has come to it.
 *
 *   etcd: 7 8 9 10 11      watch: 7 8 9      revision 9; the writer of 10 has its answer and waits for the watch
 */
export async function openEtcdStorage(options: EtcdStorageOptions): Promise<Storage> {
  const { prefix, onReplaced = () => {}, openTimeoutMs = defaultOpenTimeoutMs } = options;
  const client = new EtcdClient(options);
  const cluster = { client, keys: etcdKeys(prefix), heard: new Heard(0), lineage: new Lineage(onReplaced) };
  try {
    cluster.heard.advance(await firstRevision(cluster, openTimeoutMs));
    return new EtcdStorage(options, cluster);
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Servers that are started together with this one may need a while. */
async function firstRevision(cluster: Cluster, timeoutMs: number): Promise<number> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await newestRevision(cluster);
    } catch (error) {
      if (!isPassing(error) || performance.now() >= endMs) throw error;
    }
  }
}

interface Listening {
  readonly listener: StorageListener;
  readonly onGap: GapListener | undefined;
}

class EtcdStorage implements Storage {
  readonly hasLeases = true;
  readonly memberChecks: NonNullable<Storage["memberChecks"]>;
  readonly #cluster: Cluster;
  readonly #watch: EtcdWatch;
  readonly #catchUp: CatchUp;
  readonly #leases: Leases;
  readonly #prepare: NonNullable<EtcdStorageOptions["prepare"]>;
  readonly #listeners = new Map<string, Set<Listening>>();
  readonly #flying = new TransientSet<Promise<unknown>>();
  #flyingBytes = 0;
  readonly #stops: (() => void)[] = [];
  #closing: Promise<void> | undefined;

  constructor(options: EtcdStorageOptions, cluster: Cluster) {
    const { logError, compactionIntervalMs, meter, reportIntervalMs, prepare = () => undefined } = options;
    const { client, keys, heard } = cluster;
    this.#cluster = cluster;
    this.memberChecks = memberChecks(client);
    this.#leases = new Leases(client);
    this.#prepare = prepare;
    if (compactionIntervalMs !== undefined) {
      this.#stops.push(startCompactor({ client, intervalMs: compactionIntervalMs, meter, logError }));
    }
    if (meter !== undefined && reportIntervalMs !== undefined) {
      this.#stops.push(startMemberMonitor({ client, intervalMs: reportIntervalMs, meter }));
    }
    this.#watch = new EtcdWatch({
      client,
      range: keys.all,
      fromRevision: heard.revision,
      listener: {
        opening: () => newestRevision(cluster).then(() => {}),
        events: (events) => this.#hear(events.map((event) => storageEventOf(event, keys))),
        progress: (to) => heard.advance(to),
        gap: () => this.#closeGap(),
        interrupted: (error) => logError("the watch of etcd was interrupted", error),
      },
    });
    this.#catchUp = new CatchUp({ ...cluster, watch: this.#watch, logError });
  }

  get revision(): number {
    return this.#cluster.heard.revision;
  }

  async get(key: string): Promise<StoredValue | undefined> {
    this.#checkOpen(key);
    const request = { key: this.#cluster.keys.encode(key) };
    const { kvs } = await translated(key, () => this.#cluster.client.ask(({ kv }) => kv.range(request)));
    return kvs[0] === undefined ? undefined : keyValueOf(kvs[0], this.#cluster.keys);
  }

  async list({ prefix, after, limit = 0 }: { prefix: string; after?: string; limit?: number }): Promise<ListPage> {
    this.#checkOpen(prefix);
    return this.#page(prefix, { range: this.#cluster.keys.range(prefix, after), limit });
  }

  async write(operation: WriteOperation): Promise<Written> {
    const [written] = await this.transact([operation]);
    if (written === undefined) throw new Error("a write without an outcome");
    return written;
  }

  transact(operations: readonly WriteOperation[]): Promise<readonly Written[]> {
    const writing = this.#swap(operations);
    const number = this.#flying.add(writing);
    const landed = () => this.#flying.delete(number);
    writing.then(landed, landed);
    return writing;
  }

  /** A write has no revision before it is durable, so nothing can be computed from one that is under way. */
  pending(): undefined {
    return undefined;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#flying.values());
    await this.catchUp();
  }

  async catchUp(): Promise<void> {
    this.#checkOpen("");
    await this.#catchUp.toNewest();
  }

  watch(prefix: string, listener: StorageListener, onGap?: GapListener): () => void {
    const listening: Listening = { listener, onGap };
    const listeners = this.#listeners.get(prefix) ?? new Set();
    listeners.add(listening);
    this.#listeners.set(prefix, listeners);
    return () => {
      listeners.delete(listening);
      if (listeners.size === 0 && this.#listeners.get(prefix) === listeners) this.#listeners.delete(prefix);
    };
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await Promise.allSettled(this.#flying.values());
    await this.#watch.stop();
    this.#cluster.heard.close();
    this.#cluster.client.close();
  }

  #checkOpen(key: string): void {
    if (this.#closing !== undefined) throw storageClosed(key);
    this.#cluster.lineage.checkWhole(key);
  }

  async #swap(operations: readonly WriteOperation[]): Promise<readonly Written[]> {
    const [{ key } = { key: "" }] = operations;
    this.#checkOpen(key);
    for (const each of operations) checkKey(each.key);
    const swaps = operations.map((operation) => ({ operation, value: operation.value?.(0) }));
    const bytes = swaps.reduce((sum, { value }) => sum + (value?.byteLength ?? 0), 0);
    if (this.#flyingBytes + bytes > maxPendingBytes) {
      throw new StorageError("failed", key, `more than ${maxPendingBytes} bytes of writes wait for etcd`);
    }
    this.#flyingBytes += bytes;
    const heard = this.#cluster.heard.revision;
    try {
      const write = async () => {
        const isLeased = operations.some(({ ttlSeconds }) => ttlSeconds !== undefined);
        const leased = isLeased ? await Promise.all(swaps.map((each) => this.#leased(each))) : swaps;
        const request = swapRequest(leased, this.#cluster.keys);
        if (failpoints !== undefined) await failpoints.pass("beforeCommit");
        return this.#cluster.client.order(({ kv }) => kv.txn(request));
      };
      const response = await translated(key, () => this.#leases.retried(write));
      this.#cluster.lineage.check(response, heard);
      if (failpoints !== undefined) await failpoints.pass("afterCommitBeforeAck");
      if (!response.succeeded) {
        const { error, revision } = refusalOf(operations, response);
        await this.#catchUp.to(revision); // who tries again finds what stood in the way
        throw error;
      }
      const revision = revisionOfHeader(response);
      await this.#cluster.heard.reached(revision, hearTimeoutMs);
      return swaps.map(({ value }, index) => {
        return { revision, value: value ?? removedValue(response, index) ?? new Uint8Array() };
      });
    } finally {
      this.#flyingBytes -= bytes;
    }
  }

  async #leased(swap: Swap): Promise<Swap> {
    const { ttlSeconds } = swap.operation;
    return ttlSeconds === undefined ? swap : { ...swap, lease: await this.#leases.leaseFor(ttlSeconds) };
  }

  async #page(
    prefix: string,
    options: { readonly range: KeyRange; readonly limit: number; readonly revision?: number },
  ): Promise<ListPage> {
    const { range, limit, revision = 0 } = options;
    const request = { ...range, limit: BigInt(limit), revision: BigInt(revision) };
    const read = () => this.#cluster.client.ask(({ kv }) => kv.range(request, { timeoutMs: pageTimeoutMs }));
    return pageOf(await translated(prefix, read), this.#cluster.keys);
  }

  #hear(events: readonly StorageEvent[]): Promise<void> | undefined {
    const preparing = this.#prepare(events);
    if (preparing !== undefined) return preparing.then(() => this.#tell(events));
    this.#tell(events);
    return undefined;
  }

  #tell(events: readonly StorageEvent[]): void {
    const byPrefix = new Map<string, StorageEvent[]>();
    for (const event of events) {
      for (const prefix of this.#prefixesOf(event.key)) {
        addTo(byPrefix, prefix, event);
      }
    }
    const revision = events.at(-1)?.revision ?? 0;
    for (const [prefix, changes] of byPrefix) {
      for (const { listener } of this.#listeners.get(prefix) ?? []) this.#guarded(() => listener(changes, revision));
    }
    this.#cluster.heard.advance(revision);
  }

  /** The collections with listeners that a key is in. */
  *#prefixesOf(key: string): Iterable<string> {
    for (let end = key.indexOf("/", 1); end >= 0; end = key.indexOf("/", end + 1)) {
      const prefix = key.slice(0, end + 1);
      if (this.#listeners.has(prefix)) yield prefix;
    }
  }

  /** Changes are missing: the listeners get their collections as they stand at one revision. */
  async #closeGap(): Promise<number> {
    const revision = await newestRevision(this.#cluster);
    const tell = async (prefix: string) => {
      const items = await this.#allAt(prefix, revision);
      await this.#prepare(items);
      for (const { onGap } of this.#listeners.get(prefix) ?? []) this.#guarded(() => onGap?.(items, revision));
    };
    const prefixes = [...this.#listeners.keys()];
    for (let i = 0; i < prefixes.length; i += gapReads) {
      await Promise.all(prefixes.slice(i, i + gapReads).map(tell));
    }
    this.#cluster.heard.advance(revision);
    return revision;
  }

  async #allAt(prefix: string, revision: number): Promise<readonly KeyValue[]> {
    const items: KeyValue[] = [];
    for (;;) {
      const range = this.#cluster.keys.range(prefix, items.at(-1)?.key);
      const page = await this.#page(prefix, { range, limit: pageSize, revision });
      items.push(...page.items);
      if (!page.more) return items;
    }
  }

  /** What a listener throws must not end the watch, nor stay hidden. */
  #guarded(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
