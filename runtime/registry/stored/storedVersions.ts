import { importing } from "../../lib/importing.ts";
import type { KindCode, ResourceDescriptor } from "../../schema/index.ts";
import type { StoredItem, Transformer } from "../../storage/transformed.ts";
import { beginsWith, decodeStored, encodeStored, storedFormOf, storedHead } from "./storedForm.ts";
import { addTo } from "../../schema/groups.ts";

/**
 * Throws an Error unless the kinds that share a storage prefix agree on how their objects lie there. If two of them
 * each took its own version for the stored one, both would cut lists out of bytes that the other one wrote.
 */
export function checkStorage(resources: readonly ResourceDescriptor[]): void {
  const byPrefix = new Map<string, ResourceDescriptor[]>();
  for (const each of resources) {
    if (each.virtual === true) continue;
    addTo(byPrefix, each.storagePrefix, each);
  }
  for (const kinds of byPrefix.values()) checkKinds(kinds);
  const prefixes = [...byPrefix.keys()].sort();
  for (const [index, inner] of prefixes.entries()) {
    const outer = prefixes[index - 1];
    if (outer !== undefined && inner.startsWith(outer)) {
      throw new Error(`objects under ${inner} would lie among those under ${outer}: give one of them another prefix`);
    }
  }
}

function checkKinds(kinds: readonly ResourceDescriptor[]): void {
  const [first, ...others] = kinds;
  if (first === undefined) return;
  const mend = "give their spec files the same storage.version, and generate again";
  for (const each of others) {
    const pair = `${nameOf(first)} and ${nameOf(each)} share ${each.storagePrefix}`;
    if (each.kind !== first.kind || each.namespaced !== first.namespaced) {
      throw new Error(`${pair}, which holds objects of one kind and scope: give one of them another storage.prefix`);
    }
    if (each.storageVersion !== first.storageVersion) {
      throw new Error(`${pair}, and are stored as ${first.storageVersion} and as ${each.storageVersion}: ${mend}`);
    }
  }
  if (kinds.some((each) => each.apiVersion === each.storageVersion)) return;
  throw new Error(`${nameOf(first)} is stored as ${first.storageVersion}, a version that there is not: ${mend}`);
}

function nameOf({ apiVersion, kind }: ResourceDescriptor): string {
  return `${apiVersion} ${kind}`;
}

export interface StoredVersions {
  /** Brings objects that were stored in another version into the stored one. */
  readonly transformer: Transformer;
  /** Loads what that takes. Where other servers write, before their commits are heard of. */
  readonly load: () => Promise<void>;
}

/**
 * How the objects of one collection are read: those that lie in another version than the stored one, since that has
 * changed, are converted by the strategy of their version. `kinds` are all that share the collection.
 */
export function storedVersions(stored: ResourceDescriptor, kinds: readonly ResourceDescriptor[]): StoredVersions {
  const { kind, storageVersion, storagePrefix } = stored;
  const form = storedFormOf({ kind, apiVersion: storageVersion });
  const head = storedHead(form);
  const others = new Map(
    kinds.filter((each) => each.apiVersion !== storageVersion).map((each) => [each.apiVersion, each]),
  );
  const codes = new Map<string, KindCode>();
  const isCurrent = (value: Uint8Array) => beginsWith(value, head);
  const isStale = (value: Uint8Array, key: string) =>
    key.startsWith(storagePrefix) && !isCurrent(value) && storedStart(value) !== undefined;
  const load = async () => {
    for (const [apiVersion, each] of others) {
      if (!codes.has(apiVersion)) codes.set(apiVersion, (await importing(each.load)) as KindCode);
    }
  };
  const convert = (value: Uint8Array): Uint8Array => {
    const object = decodeStored(bufferOf(value));
    const code = object.kind === kind ? codes.get(object.apiVersion ?? "") : undefined;
    if (code === undefined)
      throw new Error(`it is stored as ${object.apiVersion} ${object.kind}, ${notServed(stored)}`);
    const { resourceVersion = "0" } = object.metadata ?? {};
    return encodeStored(form, code.strategy.toStorage?.(object) ?? object, Number(resourceVersion));
  };
  return {
    transformer: {
      fromStored: (value, { key }) => (isCurrent(value) || !isStale(value, key) ? value : convert(value)),
      prepare: (items: readonly StoredItem[]) => {
        if (codes.size === others.size || !items.some(({ key, value }) => isStale(value, key))) return undefined;
        return load();
      },
      isStale,
    },
    load,
  };
}

function notServed({ storageVersion, kind }: ResourceDescriptor): string {
  return `and the server knows no such version of ${kind}: it must until all objects are stored as ${storageVersion}`;
}

const start = /^\{"kind":"[^"]*","apiVersion":"[^"]*",/;
/** Bytes in which a kind and a version are named. */
const maxStartBytes = 512;

/** The begin of a stored object; undefined for bytes that are none, which others find and name. */
function storedStart(value: Uint8Array): string | undefined {
  return start.exec(bufferOf(value).toString("latin1", 0, maxStartBytes))?.[0];
}

function bufferOf(value: Uint8Array): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
