import { setTimeout as sleep } from "node:timers/promises";
import { storageRoot } from "../../schema/storageRoot.ts";
import type { EtcdClient } from "./client.ts";
import { translated } from "./errors.ts";
import type { Heard } from "./heard.ts";
import type { EtcdKeys } from "./keys.ts";
import type { Lineage } from "./lineage.ts";
import { revisionOfHeader } from "./operations.ts";
import type { EtcdWatch } from "./watch.ts";

/** What is known of the cluster, and how to ask it. */
export interface Cluster {
  readonly client: EtcdClient;
  readonly keys: EtcdKeys;
  readonly heard: Heard;
  readonly lineage: Lineage;
}

export interface CatchUpOptions extends Cluster {
  readonly watch: EtcdWatch;
  readonly logError: (message: string, error: unknown) => void;
}

/** @limit Wait until the watch has a revision of etcd: an error. */
export const hearTimeoutMs = 10_000;
/** Milliseconds without news after which those who wait make some. */
const nudgeMs = 30;
/**
 * Milliseconds without news in spite of that after which the watch is taken to another member.
 * @limit Silence of the watch while reads wait: the watch moves to another member.
 */
const maxSilentMs = 2000;
/** Milliseconds until news are written again after that failed, as it does while etcd is full. */
const newsRetryMs = 1000;
/** Written to make news; no collection holds it. */
const newsKey = `${storageRoot}progress`;

/** A read of nothing that a majority of the members agrees on. Throws StorageError "failed". */
export async function newestRevision({ client, keys, heard, lineage }: Cluster): Promise<number> {
  const { revision } = heard;
  const answer = await translated("", () => client.ask(({ kv }) => kv.range({ key: keys.all.key, keysOnly: true })));
  lineage.check(answer, revision);
  return revisionOfHeader(answer);
}

/** Waits until the watch has come to what etcd has, for any number of readers at once. */
export class CatchUp {
  readonly #options: CatchUpOptions;
  #asking: Promise<number> | undefined;
  #askingNext: Promise<number> | undefined;
  #waiting = 0;
  #nudging: NodeJS.Timeout | undefined;
  #makingNews: Promise<void> | undefined;

  constructor(options: CatchUpOptions) {
    this.#options = options;
  }

  /** Resolves when everything has been heard that was durable before the call. Throws StorageError "failed". */
  async toNewest(): Promise<void> {
    // A question that is under way may be answered from before the call: who comes meanwhile shares the next one.
    this.#askingNext ??= this.#askNext();
    await this.to(await this.#askingNext);
  }

  /** Resolves when the watch has reached a revision of etcd. Throws StorageError "failed". */
  async to(revision: number): Promise<void> {
    const { heard } = this.#options;
    if (heard.revision >= revision) return;
    this.#waiting++;
    this.#nudging ??= this.#startNudging();
    try {
      await heard.reached(revision, hearTimeoutMs);
    } finally {
      this.#waiting--;
      if (this.#waiting === 0) {
        clearInterval(this.#nudging);
        this.#nudging = undefined;
      }
    }
  }

  async #askNext(): Promise<number> {
    await this.#asking?.catch(() => {}); // who waits for that one hears of it
    this.#asking = this.#askingNext;
    this.#askingNext = undefined;
    return newestRevision(this.#options);
  }

  #startNudging(): NodeJS.Timeout {
    const { heard, watch } = this.#options;
    let last = heard.revision;
    let silentMs = 0;
    return setInterval(() => {
      silentMs = heard.revision === last ? silentMs + nudgeMs : 0;
      last = heard.revision;
      if (silentMs >= maxSilentMs) watch.reconnect();
      else if (silentMs > 0) this.#nudge();
    }, nudgeMs);
  }

  /**
   * The newest revision may be of a key outside the prefix, which the watch does not show. Then the watch is asked
   * how far it is, or, where its answer cannot be relied on, a key inside the prefix is written.
   */
  #nudge(): void {
    const { client, keys, watch, logError } = this.#options;
    if (watch.features === undefined) return;
    if (watch.features.progressIsOrdered) {
      watch.requestProgress();
      return;
    }
    const put = { request: { case: "requestPut" as const, value: { key: keys.encode(newsKey) } } };
    const failed = async (error: unknown) => {
      logError("cannot request the progress of the watch of etcd", error);
      await sleep(newsRetryMs, undefined, { ref: false });
    };
    this.#makingNews ??= client
      .ask(({ kv }) => kv.txn({ success: [put] }))
      .then(() => {}, failed)
      .finally(() => (this.#makingNews = undefined));
  }
}
