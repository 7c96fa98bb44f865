import type { CacheEntry, FieldPin, SelectableMeta } from "./cacheEntry.ts";
import type { EventBatch } from "./watchEvent.ts";
import type { Watcher } from "./watcher.ts";

type WatchersByText = Map<string, Set<Watcher>>;

/**
 * The watchers of a collection, arranged so that a commit reaches those whom it may concern without a look at all the
 * others: of 5,000 nodes, each watches the pods that are on it.
 *
 *   rest        everything, a namespace, what a predicate chooses
 *   by key      "/registry/configmaps/default/a" -> its watchers
 *   by field    spec.nodeName -> "node-7" -> those who watch only pods with that value
 */
export class WatcherIndex {
  readonly #rest = new Set<Watcher>();
  readonly #byKey: WatchersByText = new Map();
  readonly #byField = new Map<string, WatchersByText>();
  readonly #pinned = new Set<Watcher>();

  get size(): number {
    return this.#rest.size + this.#pinned.size;
  }

  /** All of them, as they are now. */
  all(): readonly Watcher[] {
    return [...this.#rest, ...this.#pinned];
  }

  add(watcher: Watcher): void {
    const { key, pin } = watcher.choice;
    if (key !== undefined) addTo(this.#byKey, key, watcher);
    else if (pin !== undefined) addTo(this.#watchersBy(pin), pin.value, watcher);
    (key === undefined && pin === undefined ? this.#rest : this.#pinned).add(watcher);
  }

  delete(watcher: Watcher): void {
    this.#rest.delete(watcher);
    if (!this.#pinned.delete(watcher)) return;
    const { key, pin } = watcher.choice;
    if (key !== undefined) deleteFrom(this.#byKey, key, watcher);
    else if (pin !== undefined) {
      const byValue = this.#watchersBy(pin);
      deleteFrom(byValue, pin.value, watcher);
      if (byValue.size === 0) this.#byField.delete(pin.field);
    }
  }

  /** Those whom a commit may concern; of those that come meanwhile, some. */
  *concernedBy(batch: EventBatch, metaOf: (entry: CacheEntry) => SelectableMeta): Iterable<Watcher> {
    yield* this.#rest;
    if (this.#pinned.size === 0) return;
    // What cannot be read may be what a watcher waits for.
    yield* batch.unreadable.length > 0 ? this.#pinned : this.#pinnedBy(batch, metaOf);
  }

  /** An object concerns those who watch what it is, and those who watch what it was. */
  #pinnedBy({ events }: EventBatch, metaOf: (entry: CacheEntry) => SelectableMeta): Set<Watcher> {
    const concerned = new Set<Watcher>();
    const tell = (watchers: Iterable<Watcher> = []) => {
      for (const watcher of watchers) concerned.add(watcher);
    };
    for (const { entry, previous } of events) {
      tell(this.#byKey.get(entry.key));
      for (const [field, byValue] of this.#byField) {
        for (const version of [entry, previous]) {
          if (version === undefined || version.deleted) continue;
          const value = metaOf(version).fields[field];
          if (value !== undefined) tell(byValue.get(value));
        }
      }
    }
    return concerned;
  }

  #watchersBy({ field }: FieldPin): WatchersByText {
    let byValue = this.#byField.get(field);
    if (byValue === undefined) this.#byField.set(field, (byValue = new Map()));
    return byValue;
  }
}

function addTo(watchers: WatchersByText, text: string, watcher: Watcher): void {
  const those = watchers.get(text);
  if (those === undefined) watchers.set(text, new Set([watcher]));
  else those.add(watcher);
}

function deleteFrom(watchers: WatchersByText, text: string, watcher: Watcher): void {
  const those = watchers.get(text);
  those?.delete(watcher);
  if (those?.size === 0) watchers.delete(text);
}
