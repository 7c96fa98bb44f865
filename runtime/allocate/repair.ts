import type { Service } from "../../generated/core/v1/service.ts";
import { withoutTextSets } from "../apply/textSets.ts";
import { change } from "../registry/change.ts";
import type { Companion } from "../registry/companions.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import type { Store } from "../registry/store.ts";
import type { ApiObject, ManagedFieldsEntryLike } from "../schema/index.ts";
import { StorageError } from "../storage/storage.ts";
import { claimsOf } from "./claims.ts";
import { isHeadless } from "./families.ts";
import { asHolder, type Holder, isSameHolder, type Pool } from "./pool.ts";

export interface RepairOptions {
  readonly services: Store;
  readonly addresses: Pool<string>;
  readonly ports: Pool<number>;
  /** Called for everything that was not as it should be. */
  readonly logWarning: (message: string) => void;
}

/**
 * Makes what is taken agree with what services say that they have. It does after every crash; what is put right here
 * is what others did to the data: services and addresses that were written or deleted by hand, or restored.
 */
export async function repairAllocation(options: RepairOptions): Promise<void> {
  const { services, addresses, ports } = options;
  const { entries } = services.cache.list({ prefix: services.descriptor.storagePrefix });
  const all = entries.map((each) => decodeStored(each.bytes) as Service);
  await retake(all, { pool: addresses, claimed: (each) => claimsOf(each).addresses, what: "address", options });
  await retake(all, { pool: ports, claimed: (each) => claimsOf(each).ports, what: "node port", options });
  for (const service of all) if (lacksAddress(service)) await complete(service, options);
  for (const service of all) if (managersOf(service) !== undefined) await mendManagers(service, options);
}

interface Part<T> {
  readonly pool: Pool<T>;
  readonly claimed: (service: Service) => ReadonlySet<T>;
  /** As messages call one of them. */
  readonly what: string;
  readonly options: RepairOptions;
}

async function retake<T>(services: readonly Service[], part: Part<T>): Promise<void> {
  const { pool, claimed, what, options } = part;
  const { logWarning } = options;
  const holders = new Map<T, Holder>();
  for (const service of services) {
    const holder = asHolder(service);
    for (const item of claimed(service)) {
      const other = holders.get(item);
      if (other === undefined) holders.set(item, holder);
      else logWarning(`${what} ${item} is recorded for service ${text(other)} and for service ${text(holder)}`);
    }
  }
  for (const item of pool.taken()) {
    const holder = pool.holderOf(item);
    if (typeof holder !== "object" || isSameHolder(holders.get(item), holder)) continue;
    if (await stillClaims(holder, item, part)) continue;
    logWarning(`${what} ${item} was allocated to service ${text(holder)}, which does not use it: released`);
    await write(options.services, pool.release(item));
  }
  for (const [item, holder] of holders) {
    const found = pool.holderOf(item);
    if (isSameHolder(found, holder)) continue;
    if (found !== undefined) {
      const who = found === "stranger" ? "something else" : `service ${text(found)}`;
      logWarning(`${what} ${item} of service ${text(holder)} is taken by ${who}`);
      continue;
    }
    logWarning(`${what} ${item} of service ${text(holder)} was not allocated: allocated now`);
    await write(options.services, pool.take(item, holder));
  }
}

/**
 * What was taken is written with the service, so if that is to be seen the service is too, but not where it was read
 * before.
 */
async function stillClaims<T>({ namespace, name }: Holder, item: T, { claimed, options }: Part<T>): Promise<boolean> {
  const { services } = options;
  const stored = await services.storage.get(services.keyOf(namespace, name));
  return stored !== undefined && claimed(decodeStored(Buffer.from(stored.value)) as Service).has(item);
}

/** Another server may repair the same. */
async function write({ storage }: Store, operation: Companion | undefined): Promise<void> {
  if (operation === undefined) return;
  try {
    await storage.write(operation);
  } catch (error) {
    const isDone = error instanceof StorageError && ["exists", "missing", "conflict"].includes(error.code);
    if (!isDone) throw error;
  }
}

function lacksAddress({ spec, metadata }: Service): boolean {
  if (spec === undefined || spec.type === "ExternalName" || isHeadless(spec)) return false;
  return !spec.clusterIP && metadata?.deletionTimestamp === undefined;
}

/** A write of the service as it is gives it what it lacks. */
async function complete(service: Service, { services, logWarning }: RepairOptions): Promise<void> {
  logWarning(`service ${text(asHolder(service))} had no address: allocated one`);
  await rewrite(services, asHolder(service), (object) => object);
}

/** Earlier versions stored the managers of services in a form that no client reads. */
async function mendManagers(service: Service, { services, logWarning }: RepairOptions): Promise<void> {
  logWarning(`managed fields of service ${text(asHolder(service))} were stored as text: rewritten`);
  await rewrite(services, asHolder(service), (object) => {
    const managedFields = managersOf(object);
    return managedFields === undefined ? object : { ...object, metadata: { ...object.metadata, managedFields } };
  });
}

function managersOf({ metadata }: ApiObject): ManagedFieldsEntryLike[] | undefined {
  return withoutTextSets(metadata?.managedFields ?? []);
}

async function rewrite(
  store: Store,
  { namespace, name }: Holder,
  decide: (object: ApiObject) => ApiObject,
): Promise<void> {
  const code = await store.load();
  await change({ store, code, namespace, name, dryRun: false }, (current) =>
    current === undefined ? { kind: "keep" } : { kind: "write", object: decide(current.decode()) },
  );
}

function text({ namespace, name }: Holder): string {
  return `${namespace}/${name}`;
}
