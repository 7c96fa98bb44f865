import type { Clock } from "../../client/clock.ts";

export interface ReadCacheOptions<T> {
  /** Reads an object; undefined when there is none. */
  readonly read: (key: string) => Promise<T | undefined>;
  /** Objects that will never change are not read again. */
  readonly isFinal: (object: T) => boolean;
  /** How old an answer may be. */
  readonly maxAgeMs: number;
  readonly clock: Clock;
}

export interface ReadCache<T> {
  /** An object as it was at most `maxAgeMs` ago; older when it cannot be read now and was there before. */
  readonly get: (key: string) => Promise<T | undefined>;
  /** The next `get` reads. */
  readonly expire: (key: string) => void;
}

/** @limit Objects of one kind that a node agent keeps for its pods: the one that was used longest ago is read again. */
const maxObjects = 1024;

interface Kept<T> {
  readonly object: T | undefined;
  readonly readAtMs: number;
}

/** Reads objects when they are needed and keeps each for a while. Reads of one object at one time are one. */
export function readCache<T>({ read, isFinal, maxAgeMs, clock }: ReadCacheOptions<T>): ReadCache<T> {
  const kept = new Map<string, Kept<T>>();
  const pending = new Map<string, Promise<T | undefined>>();

  async function readAgain(key: string): Promise<T | undefined> {
    const old = kept.get(key);
    try {
      const object = await read(key);
      kept.delete(key);
      kept.set(key, { object, readAtMs: clock.nowMs() });
      const [oldest] = kept.keys();
      if (kept.size > maxObjects && oldest !== undefined) kept.delete(oldest);
      return object;
    } catch (error) {
      if (old?.object !== undefined) return old.object;
      throw error;
    }
  }

  return {
    get: async (key) => {
      const old = kept.get(key);
      if (old !== undefined && isFresh(old)) return old.object;
      const reading = pending.get(key) ?? readAgain(key).finally(() => pending.delete(key));
      pending.set(key, reading);
      return await reading;
    },
    expire: (key) => {
      const old = kept.get(key);
      if (old !== undefined) kept.set(key, { ...old, readAtMs: Number.NEGATIVE_INFINITY });
    },
  };

  function isFresh({ object, readAtMs }: Kept<T>): boolean {
    if (object === undefined) return false;
    return (isFinal(object) && Number.isFinite(readAtMs)) || clock.nowMs() - readAtMs < maxAgeMs;
  }
}
