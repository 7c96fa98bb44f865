import { compareWithStore } from "../watch/compareWithStore.ts";
import type { Collection } from "./collection.ts";

/** From the end of one round over all collections to the next, in milliseconds. */
const defaultIntervalMs = 5 * 60 * 1000;
/** @limit Keys that the message about an inconsistent cache names: it counts the rest. */
const maxNamed = 5;

export interface CacheChecksOptions {
  /** Those that are loaded at the time. */
  readonly collections: () => Iterable<Collection>;
  readonly intervalMs?: number;
  readonly logWarning: (message: string) => void;
  readonly logError: (message: string, error: unknown) => void;
}

/** What the checks have come to since the start. */
export interface CacheCheckCounts {
  /** Collections that were compared. */
  readonly checks: number;
  /** Collections whose cache differed from the store, and was loaded again. */
  readonly repairs: number;
}

export interface CacheChecks {
  readonly counts: CacheCheckCounts;
  /** Prefixes of the caches that differ from the store and could not be loaded again yet. */
  readonly stale: () => readonly string[];
  readonly stop: () => void;
}

/**
 * Compares the caches with the store now and then, one collection after the other, in small steps. A cache that differs
 * is logged and rebuilt; its watches end with an Expired error, so that clients list anew.
 */
export function startCacheChecks(options: CacheChecksOptions): CacheChecks {
  const { collections, intervalMs = defaultIntervalMs, logError } = options;
  const stopping = new AbortController();
  const counts = { checks: 0, repairs: 0 };
  const stale = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    for (const collection of collections()) {
      try {
        await check(collection, { ...options, counts, stale, signal: stopping.signal });
      } catch (error) {
        if (stopping.signal.aborted) return;
        collection.counts.checks.error += 1;
        logError(`the cache of ${collection.prefix} cannot be compared with the store`, error);
      }
    }
    arrange();
  };
  const arrange = () => {
    if (!stopping.signal.aborted) timer = setTimeout(() => void round(), intervalMs).unref();
  };
  arrange();
  return {
    counts,
    stale: () => [...stale],
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

interface CheckOptions extends Pick<CacheChecksOptions, "logWarning"> {
  readonly counts: { checks: number; repairs: number };
  readonly stale: Set<string>;
  readonly signal: AbortSignal;
}

async function check(collection: Collection, options: CheckOptions): Promise<void> {
  const { counts, stale, signal, logWarning } = options;
  const { cache, storage, prefix } = collection;
  const keys = await compareWithStore({ cache, storage, prefix, signal });
  counts.checks++;
  collection.counts.checks[keys.length === 0 ? "success" : "failure"] += 1;
  // A kind that went meanwhile took its cache along, which follows nothing any more.
  if (keys.length === 0 || collection.isClosed) {
    stale.delete(prefix);
    return;
  }
  stale.add(prefix);
  await collection.reload();
  stale.delete(prefix);
  counts.repairs++;
  const named = keys.slice(0, maxNamed).join(", ");
  const more = keys.length > maxNamed ? ` and ${keys.length - maxNamed} more` : "";
  const repairs = counts.repairs === 1 ? "the first" : `number ${counts.repairs}`;
  logWarning(
    `the cache of ${prefix} was inconsistent with the store in ${named}${more}: rebuilt (${repairs} since the start)`,
  );
}
