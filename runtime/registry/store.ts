import type { ApiObject, KindCode, ResourceDescriptor } from "../schema/index.ts";
import type { Storage } from "../storage/storage.ts";
import type { CacheEntry, WatchCache } from "../watch/watchCache.ts";
import { decodeStored, encodeStored, type StoredForm, storedFormOf } from "./storedForm.ts";

/**
 * One kind as the server holds it: what it is (descriptor), where it lives (cache, storage) and how it lies there.
 * Kinds that share a storage prefix share the cache; those that are not the stored form convert by their strategy.
 */
export class Store<T extends ApiObject = ApiObject> {
  readonly descriptor: ResourceDescriptor<T>;
  readonly cache: WatchCache;
  readonly storage: Storage;
  /** How this kind is written in answers. */
  readonly form: StoredForm;
  /** How its objects lie in storage. */
  readonly storedForm: StoredForm;
  #code: KindCode<T> | undefined;
  #loading: Promise<KindCode<T>> | undefined;

  constructor(
    descriptor: ResourceDescriptor<T>,
    parts: { cache: WatchCache; storage: Storage; stored: ResourceDescriptor },
  ) {
    this.descriptor = descriptor;
    this.cache = parts.cache;
    this.storage = parts.storage;
    this.form = storedFormOf(descriptor);
    this.storedForm = parts.stored === (descriptor as ResourceDescriptor) ? this.form : storedFormOf(parts.stored);
  }

  /** Field tables, defaulters, validators and cells; loaded on the first call. */
  load(): KindCode<T> | Promise<KindCode<T>> {
    if (this.#code !== undefined) return this.#code;
    this.#loading ??= this.descriptor.load().then((code) => {
      this.#code = code;
      return code;
    });
    return this.#loading;
  }

  /** Whether answers in JSON are the stored bytes. */
  get servesStoredBytes(): boolean {
    return this.form === this.storedForm;
  }

  keyOf(namespace: string, name: string): string {
    return this.descriptor.namespaced
      ? `${this.descriptor.storagePrefix}${namespace}/${name}`
      : `${this.descriptor.storagePrefix}${name}`;
  }

  /** Where a list or watch looks: one namespace, or all. */
  rangeOf(namespace: string): string {
    const { storagePrefix, namespaced } = this.descriptor;
    return namespaced && namespace !== "" ? `${storagePrefix}${namespace}/` : storagePrefix;
  }

  get(namespace: string, name: string): CacheEntry | undefined {
    return this.cache.get(this.keyOf(namespace, name));
  }

  /** The object of stored bytes, in the form of this kind. */
  decode(bytes: Buffer, code: KindCode<T>): T {
    const stored = decodeStored(bytes);
    return code.strategy.fromStorage === undefined ? (stored as T) : code.strategy.fromStorage(stored);
  }

  encode(object: T, code: KindCode<T>, revision: number): Buffer {
    const stored = code.strategy.toStorage === undefined ? object : code.strategy.toStorage(object);
    return encodeStored(this.storedForm, stored, revision);
  }

  /** Stored bytes as this kind's JSON answer. */
  render(bytes: Buffer, code: KindCode<T>): Buffer {
    if (this.servesStoredBytes) return bytes;
    const object = this.decode(bytes, code);
    return encodeStored(this.form, object, Number(object.metadata?.resourceVersion ?? 0));
  }
}
