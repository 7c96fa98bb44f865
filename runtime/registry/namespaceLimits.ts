import type { LimitRange } from "../../generated/core/v1/limitRange.ts";
import { type MergedLimits, mergedLimits } from "../admission/limits/mergedLimits.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** @limit Bytes of all limit ranges of a namespace: its new pods and claims are refused, 403. */
const maxBytes = 2 * 1024 * 1024;

type Limits = MergedLimits | "tooLong";

/** What the limit ranges of a namespace say together: read once while all of them stay as they are. */
export function limitsOfNamespaces(registry: Pick<Registry, "store">): (namespace: string) => Limits | undefined {
  const store = registry.store("", "limitranges");
  const read = new WeakMap<CacheEntry, LimitRange>();
  const known = new WeakMap<CacheEntry, { readonly entries: readonly CacheEntry[]; readonly limits: Limits }>();
  const rangeOf = (entry: CacheEntry): LimitRange => {
    const range = read.get(entry) ?? (decodeStored(entry.bytes) as LimitRange);
    read.set(entry, range);
    return range;
  };
  return (namespace) => {
    if (store === undefined || store.cache.liveCount === 0) return undefined;
    const { entries } = store.cache.list({ prefix: store.rangeOf(namespace), skipsUnreadable: true });
    const [first] = entries;
    if (first === undefined) return undefined;
    const kept = known.get(first);
    if (kept !== undefined && isSame(kept.entries, entries)) return kept.limits;
    const bytes = entries.reduce((sum, each) => sum + each.bytes.length, 0);
    const limits = bytes > maxBytes ? "tooLong" : mergedLimits(entries.map(rangeOf));
    known.set(first, { entries, limits });
    return limits;
  };
}

function isSame(a: readonly CacheEntry[], b: readonly CacheEntry[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
