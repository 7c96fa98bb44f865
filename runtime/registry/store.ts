import { internalError } from "../../generated/errors.ts";
import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import { roomInTurn } from "../lib/work.ts";
import { DecodeError } from "../negotiate/decodeError.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import type { ApiObject, JsonObject, KindCode, ResourceDescriptor } from "../schema/index.ts";
import { type Storage, StorageError } from "../storage/storage.ts";
import type { CacheEntry, WatchCache } from "../watch/watchCache.ts";
import type { Companions, Refusals } from "./companions.ts";
import type { Collection } from "./collection.ts";
import { Conversions } from "./stored/conversions.ts";
import { decodeStored, encodeStored, type StoredForm, storedFormOf } from "./stored/storedForm.ts";

let madeStores = 0;

/**
 * One kind as the server holds it: what it is (descriptor), where it lives (collection) and how it lies there.
 * Kinds that share a storage prefix share the collection; those that are not the stored form convert by their strategy.
 */
export class Store<T extends ApiObject = ApiObject> {
  readonly descriptor: ResourceDescriptor<T>;
  readonly collection: Collection;
  /** No other store, before or after, has it: what is kept of a kind's answers is kept under this number. */
  readonly number = ++madeStores;
  /** How this kind is written in answers. */
  readonly form: StoredForm;
  /** How its objects lie in storage. */
  readonly storedForm: StoredForm;
  /**
   * Bytes of a list item start here in the bytes of an object: items of built-in kinds do without kind and
   * apiVersion.
   */
  readonly itemStart: number;
  /** Bytes as stored and as answered. Stored bytes are never changed, so one rendering is good for their life. */
  readonly #rendered: WeakMap<Buffer, Buffer> | undefined;
  /** Of a kind that a webhook converts. */
  #conversions: Conversions | undefined;
  /** What is written with objects of this kind; most kinds have nothing of the sort. */
  companions: Companions | undefined;
  refusals: Refusals | undefined;
  #code: KindCode<T> | undefined;
  readonly #loadCode: () => Promise<KindCode<T>>;

  constructor(descriptor: ResourceDescriptor<T>, collection: Collection) {
    this.descriptor = descriptor;
    this.collection = collection;
    this.form = storedFormOf(descriptor);
    const { kind, apiVersion, storageVersion, custom } = descriptor;
    this.storedForm = apiVersion === storageVersion ? this.form : storedFormOf({ kind, apiVersion: storageVersion });
    this.itemStart = custom === true ? 1 : this.form.headLength;
    this.#rendered = custom === true ? new WeakMap() : undefined;
    this.#loadCode = once(async () => {
      this.#code = await (custom === true ? descriptor.load() : importing(descriptor.load));
      return this.#code;
    });
  }

  get cache(): WatchCache {
    return this.collection.cache;
  }

  get storage(): Storage {
    return this.collection.storage;
  }

  /**
   * To be awaited before a read that must see the newest state. Undefined where it always does: where no other server
   * writes to the storage. All reads that wait are due at once. Throws internalError when the storage cannot tell.
   */
  fresh(): Promise<void> | undefined {
    return this.storage.catchUp?.(this.collection.prefix).then(roomInTurn, (error) => {
      throw error instanceof StorageError ? internalError(error.message) : error;
    });
  }

  /** Field tables, defaulters, validators and cells; loaded on the first call. */
  load(): KindCode<T> | Promise<KindCode<T>> {
    return this.#code ?? this.#loadCode();
  }

  /**
   * Whether answers in JSON are the stored bytes. Those of a custom kind may have been written under another schema.
   */
  get servesStoredBytes(): boolean {
    return this.form === this.storedForm && this.#rendered === undefined;
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

  /**
   * To be awaited before stored bytes are decoded or rendered; undefined: that is possible at once, but for kinds that
   * a webhook converts. Rejects with its StatusError.
   */
  readable(stored: readonly Buffer[], code: KindCode<T>, signal?: () => AbortSignal): Promise<void> | undefined {
    return code.strategy.convert === undefined ? undefined : this.#converted.ready(stored, code, signal);
  }

  /** What stored bytes are decoded and rendered from; undefined where `readable` is to be awaited first. */
  source(stored: Buffer, { strategy }: KindCode<T>): Buffer | undefined {
    return strategy.convert === undefined ? stored : this.#converted.find(stored);
  }

  /** To be awaited before an object is encoded that is to be stored. Rejects as `readable` does. */
  writable(object: T, code: KindCode<T>): Promise<void> | undefined {
    if (code.strategy.convert === undefined || this.form === this.storedForm) return undefined;
    return this.#converted.prepare(object, code, this.storedForm.apiVersion);
  }

  get #converted(): Conversions {
    this.#conversions ??= new Conversions(this.form);
    return this.#conversions;
  }

  /** The object of stored bytes, in the form of this kind. */
  decode(bytes: Buffer, code: KindCode<T>): T {
    if (code.strategy.convert !== undefined) return this.fromStored(decodeStored(this.#converted.of(bytes)), code);
    const object = this.fromStored(decodeStored(bytes), code);
    if (this.form === this.storedForm) return object;
    object.kind = this.form.kind;
    object.apiVersion = this.form.apiVersion;
    return object;
  }

  /**
   * An object of the stored version in this one; its kind and apiVersion may still be those of storage. Without a
   * conversion a version has the fields that it declares, and its own defaults. May change the object.
   */
  fromStored(stored: ApiObject, code: KindCode<T>): T {
    const { strategy, structure } = code;
    if (strategy.fromStorage !== undefined) return strategy.fromStorage(stored);
    if (this.form === this.storedForm) return stored as T;
    const { version, kind, apiVersion } = this.descriptor;
    try {
      const object = decodeObject(stored as object as JsonObject, structure, { version }).object as object as T;
      code.setDefaults(object);
      return object;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const name = JSON.stringify(stored.metadata?.name ?? "");
      throw internalError(`${kind} ${name} cannot be read as ${apiVersion} without a conversion: ${error.message}`);
    }
  }

  /** An object of any version of the kind in this one, where a webhook converts them. */
  async convert(object: ApiObject, { strategy }: KindCode<T>): Promise<T> {
    const [made = object] = (await strategy.convert?.([object], this.form.apiVersion)) ?? [];
    return strategy.fromStorage?.(made) ?? (made as T);
  }

  encode(object: T, code: KindCode<T>, revision: number): Buffer {
    return encodeStored(this.storedForm, this.#toStorage(object, code), revision);
  }

  #toStorage(object: T, { strategy }: KindCode<T>): ApiObject {
    if (strategy.toStorage !== undefined) return strategy.toStorage(object);
    return strategy.convert === undefined || this.form === this.storedForm ? object : this.#converted.toStore(object);
  }

  /** Stored bytes as this kind's JSON answer. */
  render(bytes: Buffer, code: KindCode<T>): Buffer {
    if (this.servesStoredBytes) return bytes;
    const own = code.strategy.convert === undefined ? bytes : this.#converted.of(bytes);
    if (own !== bytes) return own;
    const known = this.#rendered?.get(bytes);
    if (known !== undefined) return known;
    const object = this.decode(bytes, code);
    const made = encodeStored(this.form, object, Number(object.metadata?.resourceVersion ?? 0));
    const rendered = this.#rendered !== undefined && made.equals(bytes) ? bytes : made;
    this.#rendered?.set(bytes, rendered);
    return rendered;
  }
}
