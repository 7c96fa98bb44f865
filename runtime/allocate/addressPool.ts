import type { IPAddress } from "../../generated/networking/v1/ipAddress.ts";
import { trackUpdate } from "../apply/trackUpdate.ts";
import { timestamp } from "../lib/timestamp.ts";
import type { Companion } from "../registry/companions.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import type { Store } from "../registry/store.ts";
import { systemWriter } from "../registry/systemObject.ts";
import type { KindCode, Platform } from "../schema/index.ts";
import { familyOf } from "./addressBlock.ts";
import type { Holder, Pool } from "./pool.ts";

export interface AddressPoolOptions {
  /** Of the kind IPAddress. */
  readonly store: Store;
  readonly code: KindCode;
  readonly platform: Platform;
  readonly newUid: () => string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Addresses of services, in their canonical form: one is taken when there is an IPAddress object of that name. Clients
 * see those objects, and two creates of one name cannot both happen, so no other record of what is taken is needed:
 * neither the bitmap of the whole range that the field kept before, which every create had to write, nor a lock.
 */
export function addressPool({ store, code, platform, newUid, clock }: AddressPoolOptions): Pool<string> {
  const { apiDomain, names } = platform;
  const prefix = store.descriptor.storagePrefix;
  const managedBy = { label: names.labelIpManagedBy, value: `ipallocator.${apiDomain}` };
  const keyOf = (address: string) => store.keyOf("", address);
  const newest = (address: string) => {
    const pending = store.storage.pending(keyOf(address));
    if (pending === undefined) return store.get("", address);
    return pending.value === undefined ? undefined : { bytes: Buffer.from(pending.value), revision: pending.revision };
  };
  const objectFor = (address: string, { namespace, name }: Holder): IPAddress => {
    const nowMs = clock();
    const labels = { [names.labelIpFamily]: familyOf(address), [managedBy.label]: managedBy.value };
    const object: IPAddress = {
      metadata: { name: address, uid: newUid(), creationTimestamp: timestamp(nowMs), labels },
      spec: { parentRef: { resource: serviceResource, namespace, name } },
    };
    trackUpdate(object, undefined, systemWriter(store, code, { platform, nowMs }));
    return object;
  };
  return {
    isFree: (address) => newest(address) === undefined,
    holderOf: (address) => {
      const found = newest(address);
      return found === undefined ? undefined : holderIn(decodeStored(found.bytes) as IPAddress, managedBy);
    },
    take: (address, holder): Companion => {
      const object = objectFor(address, holder);
      const value = (revision: number) => store.encode(object, code, revision);
      return { prefix, key: keyOf(address), expectedRevision: 0, value };
    },
    release: (address) => {
      const found = newest(address);
      return found === undefined ? undefined : { prefix, key: keyOf(address), expectedRevision: found.revision };
    },
    taken: () => store.cache.list({ prefix }).entries.map((each) => each.name),
  };
}

const serviceResource = "services";

/** Addresses that another client wrote are its own, whatever service they name. */
function holderIn(
  { metadata, spec }: IPAddress,
  { label, value }: { readonly label: string; readonly value: string },
): Holder | "stranger" {
  const { group = "", resource, namespace = "", name } = spec.parentRef;
  const isOwn = metadata?.labels?.[label] === value && group === "" && resource === serviceResource;
  return isOwn ? { namespace, name } : "stranger";
}
