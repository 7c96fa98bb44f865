import type { CacheEntry, Choice } from "./cacheEntry.ts";

export interface CacheListOptions extends Choice {
  /** The collection, or one namespace of it. */
  readonly prefix: string;
  /** Keys above this one. */
  readonly after?: string;
  readonly limit?: number;
  /** The state at exactly this revision; absent: the newest. */
  readonly revision?: number;
  /** Leaves out what cannot be read; absent: there must be nothing of the sort. */
  readonly skipsUnreadable?: true;
}

export interface CacheRange {
  readonly prefix: string;
  readonly after: string | undefined;
  readonly last: string | undefined;
}

export interface CacheList {
  readonly entries: readonly CacheEntry[];
  readonly revision: number;
  /** More entries follow the last one of a full page; where a predicate chooses, they need not match. */
  readonly more: boolean;
  /** How many follow; undefined when a predicate makes counting costly. 0 when none. */
  readonly remaining: number | undefined;
}
