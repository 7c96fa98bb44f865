import type { ApiObject } from "../schema/object.ts";
import { type ObjectName, objectKey } from "./objectKey.ts";
import type { Stored } from "./resourceTypes.ts";

/** The values under which an index finds the object, e.g. `(pod) => [pod.spec?.nodeName ?? ""]`. */
export type Indexer<T extends ApiObject> = (object: Stored<T>) => readonly string[];

/** What an informer knows. All readers share the objects: copy before changing one. */
export interface InformerStore<T extends ApiObject, I extends string = never> {
  readonly size: number;
  get(name: ObjectName): Stored<T> | undefined;
  /** All objects, or those of one namespace. */
  list(namespace?: string): Stored<T>[];
  byIndex(index: I, value: string): Stored<T>[];
}

/** A difference between what the store held and what it holds, in the words handlers hear. */
export type Change<T extends ApiObject> =
  | { readonly type: "add"; readonly object: Stored<T> }
  | { readonly type: "update"; readonly old: Stored<T>; readonly object: Stored<T> }
  /** `missed`: the deletion itself was not seen, `object` is the last known state. */
  | { readonly type: "delete"; readonly object: Stored<T>; readonly missed: boolean };

export interface WritableStore<T extends ApiObject, I extends string> extends InformerStore<T, I> {
  put(object: Stored<T>): Change<T>[];
  /** `object` is the state at the deletion. */
  remove(object: Stored<T>): Change<T>[];
  /** Makes `objects` the whole content. Deletions come first, then the objects in their order. */
  replace(objects: readonly Stored<T>[]): Change<T>[];
}

/**
 * Objects by namespace and name, and by the indexes.
 *
 * @example
 * objects: { "default" -> { "web" -> pod } }
 * indexes: { "node" -> { "n1" -> { "default/web" -> pod } } }
 */
export function informerStore<T extends ApiObject, I extends string>(options: {
  readonly indexers: Readonly<Record<I, Indexer<T>>>;
  /** An indexer threw; the object is not found by this index. */
  readonly onIndexerError: (error: unknown) => void;
}): WritableStore<T, I> {
  const objects = new Map<string, Map<string, Stored<T>>>();
  const indexes = objectIndexes<T>(options.indexers, options.onIndexerError);
  let size = 0;

  function find(object: Stored<T>): Stored<T> | undefined {
    return objects.get(namespaceOf(object))?.get(object.metadata.name);
  }

  function drop(old: Stored<T>): void {
    const inNamespace = objects.get(namespaceOf(old));
    inNamespace?.delete(old.metadata.name);
    if (inNamespace?.size === 0) objects.delete(namespaceOf(old));
    size--;
    indexes.change(objectKey(old), old, undefined);
  }

  function put(object: Stored<T>): Change<T>[] {
    const old = find(object);
    if (old?.metadata.resourceVersion === object.metadata.resourceVersion && sameUid(old, object)) return [];
    mapAt(objects, namespaceOf(object)).set(object.metadata.name, object);
    if (old === undefined) size++;
    indexes.change(objectKey(object), old, object);
    if (old === undefined) return [{ type: "add", object }];
    if (sameUid(old, object)) return [{ type: "update", old, object }];
    // Deleted and created again in between: to handlers these are two objects.
    return [
      { type: "delete", object: old, missed: true },
      { type: "add", object },
    ];
  }

  return {
    get size() {
      return size;
    },
    get: ({ name, namespace = "" }) => objects.get(namespace)?.get(name),
    list(namespace) {
      if (namespace !== undefined) return [...(objects.get(namespace)?.values() ?? [])];
      return [...objects.values()].flatMap((each) => [...each.values()]);
    },
    byIndex: indexes.find,
    put,
    remove(object) {
      const old = find(object);
      if (old === undefined) return [];
      drop(old);
      return [{ type: "delete", object, missed: false }];
    },
    replace(next) {
      const kept = new Set(next.map(objectKey));
      const changes: Change<T>[] = [];
      for (const old of [...objects.values()].flatMap((each) => [...each.values()])) {
        if (kept.has(objectKey(old))) continue;
        drop(old);
        changes.push({ type: "delete", object: old, missed: true });
      }
      for (const object of next) for (const change of put(object)) changes.push(change);
      return changes;
    },
  };
}

/** For each index, the objects under each of its values. */
function objectIndexes<T extends ApiObject>(
  indexers: Readonly<Record<string, Indexer<T>>>,
  onIndexerError: (error: unknown) => void,
) {
  const indexes = Object.entries(indexers).map(([name, indexer]) => {
    return { name, indexer, objects: new Map<string, Map<string, Stored<T>>>() };
  });

  function valuesOf(indexer: Indexer<T>, object: Stored<T> | undefined): readonly string[] {
    if (object === undefined) return [];
    try {
      return indexer(object);
    } catch (error) {
      onIndexerError(error);
      return [];
    }
  }

  return {
    change(key: string, old: Stored<T> | undefined, object: Stored<T> | undefined): void {
      for (const { indexer, objects } of indexes) {
        for (const value of valuesOf(indexer, old)) {
          const found = objects.get(value);
          found?.delete(key);
          if (found?.size === 0) objects.delete(value);
        }
        if (object === undefined) continue;
        for (const value of valuesOf(indexer, object)) mapAt(objects, value).set(key, object);
      }
    },
    find(name: string, value: string): Stored<T>[] {
      const index = indexes.find((each) => each.name === name);
      if (index === undefined) throw new TypeError(`there is no index "${name}"`);
      return [...(index.objects.get(value)?.values() ?? [])];
    },
  };
}

function namespaceOf(object: Stored<ApiObject>): string {
  return object.metadata.namespace ?? "";
}

function sameUid(one: Stored<ApiObject>, other: Stored<ApiObject>): boolean {
  return one.metadata.uid === other.metadata.uid;
}

function mapAt<V>(outer: Map<string, Map<string, V>>, key: string): Map<string, V> {
  let inner = outer.get(key);
  if (inner === undefined) {
    inner = new Map();
    outer.set(key, inner);
  }
  return inner;
}
