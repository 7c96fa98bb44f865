import type { ResourceQuota } from "../../generated/core/v1/resourceQuota.ts";
import { namespacedResource, nameOfKey, objectKey, type ScopedResource, type Stored } from "../client/index.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject } from "../schema/index.ts";
import { type Amount, type Amounts, countOf, plus, textOf } from "../schema/quota/amounts.ts";
import type { QuotaWords } from "../schema/quota/claimUsage.ts";
import { isDeviceCount } from "../schema/quota/deviceUsage.ts";
import { countedType, isInScopes, quotaCounter } from "../schema/quota/counter.ts";
import { type DiscoveredResource, discoverResources, resourceKey } from "./discovery.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { type Outcome, runController } from "./frame/runController.ts";
import { metadataTransport, type PartialObject } from "./metadata.ts";

/** Milliseconds until new bounds are counted again: objects that were made while they were counted are not in them. */
const recountMs = 1000;
/** Milliseconds until a kind that is not served may be. */
const unservedMs = 30_000;

/**
 * Says of each quota what bounds hold and what is used of them. The server notes each write that it admits together
 * with the object, so counting is for quotas that are new or have new bounds, and for what no write tells.
 */
export async function runResourceQuotaController(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, quotaSyncMs, signal, workers } = context;
  const { resourcequotas } = client.core.v1;
  const queue = newQueue("resourcequota_primary");
  const quotas = informers.of(resourcequotas);
  const consider = (quota: Stored<ResourceQuota>) => queue.add(objectKey(quota));
  quotas.addHandler({
    add: consider,
    update: (old, now) => {
      if (!deepEqual(old.spec, now.spec)) consider(now);
    },
  });
  const reconcile = async (key: string): Promise<Outcome> => {
    const quota = quotas.store.get(nameOfKey(key));
    if (quota === undefined) return undefined;
    // What is listed now is no older than the quota, and a later write of either makes the update a conflict.
    const { used, isWhole } = await count(quota, context);
    const { hard } = quota.spec ?? {};
    const status = { ...(hard === undefined ? {} : { hard }), used };
    if (!deepEqual(status, { used: {}, ...quota.status })) {
      await resourcequotas.namespace(quota.metadata.namespace ?? "").status.update({ ...quota, status }, { signal });
    }
    if (!deepEqual(hard, quota.status?.hard)) return { afterMs: recountMs };
    return { afterMs: isWhole ? quotaSyncMs : Math.min(quotaSyncMs, unservedMs) };
  };
  await runController({ queue, workers: workers.quotas, synced: [quotas.synced], reconcile, context });
}

interface Count {
  readonly used: Record<string, string>;
  /** All kinds are served whose objects are to be counted. */
  readonly isWhole: boolean;
}

async function count(quota: Stored<ResourceQuota>, context: ControllerContext): Promise<Count> {
  const resources = Object.keys(quota.spec?.hard ?? {});
  const sums = new Map<string, Amount>();
  for (const { type, objects } of wholeObjects(context, quota)) {
    for (const [name, amount] of await usedBy(objects, { quota, type, context })) sums.set(name, amount);
  }
  const others = resources.filter((each) => !sums.has(each)).map((each) => [each, countedType(each)] as const);
  const served = others.some(([, type]) => type !== undefined) ? await servedResources(context) : new Map();
  let isWhole = true;
  for (const [resource, type] of others) {
    const found = type === undefined ? undefined : served.get(resourceKey(type));
    if (found !== undefined) sums.set(resource, countOf(await objectCount(found, quota, context)));
    else if (type !== undefined) isWhole = false;
  }
  const used = [...sums].map(([name, amount]) => [name, textOf(amount)] as const);
  return { used: Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1))), isWhole };
}

/** Where the objects are that are looked at one by one. */
function wholeObjects(context: ControllerContext, { metadata, spec }: Stored<ResourceQuota>): readonly Whole[] {
  const { client, platform } = context;
  const { pods, persistentvolumeclaims, services } = client.core.v1;
  const inCore = Object.entries({ pods, persistentvolumeclaims, services }).map(([plural, objects]) => ({
    type: { group: "", plural },
    objects: objects.namespace(metadata.namespace ?? ""),
  }));
  if (!Object.keys(spec?.hard ?? {}).some((each) => isDeviceCount(each, wordsOf(platform)))) return inCore;
  const claims = client.resource.v1.resourceclaims.namespace(metadata.namespace ?? "");
  return [...inCore, { type: { group: `resource.${platform.apiDomain}`, plural: "resourceclaims" }, objects: claims }];
}

interface Whole {
  readonly type: { readonly group: string; readonly plural: string };
  readonly objects: Pages;
}

function wordsOf({ apiDomain, names }: ControllerContext["platform"]): QuotaWords {
  return { apiDomain, annotationStorageClass: names.annotationStorageClass };
}

type Pages = Pick<ScopedResource<ApiObject>, "listAll">;

interface Using {
  readonly quota: ResourceQuota;
  readonly type: Whole["type"];
  readonly context: ControllerContext;
}

/** What all objects of a type use of the resources that a quota bounds. */
async function usedBy(objects: Pages, { quota, type, context }: Using): Promise<Amounts> {
  const { platform, nowMs, signal } = context;
  const counter = quotaCounter(type, wordsOf(platform));
  const bounded = Object.keys(quota.spec?.hard ?? {}).filter(counter.counts);
  const sums = new Map<string, Amount>(bounded.map((each) => [each, countOf(0)]));
  if (bounded.length === 0) return sums;
  for await (const { items } of objects.listAll({ signal })) {
    for (const object of items) {
      if (!isInScopes(object, quota.spec, counter)) continue;
      const used = counter.usage(object, nowMs());
      for (const each of bounded) sums.set(each, plus(sums.get(each), used.get(each)));
    }
  }
  return sums;
}

async function servedResources(context: ControllerContext): Promise<ReadonlyMap<string, DiscoveredResource>> {
  const { client, platform, signal } = context;
  const found = await discoverResources({ transport: client.transport, platform, signal });
  return new Map(found.filter((each) => each.namespaced).map((each) => [resourceKey(each.ref), each]));
}

/** A list of one object says how many more there are. */
async function objectCount(
  { ref }: DiscoveredResource,
  { metadata, spec }: Stored<ResourceQuota>,
  { client, platform, signal }: ControllerContext,
): Promise<number> {
  const isScoped = (spec?.scopes ?? []).length > 0 || (spec?.scopeSelector?.matchExpressions ?? []).length > 0;
  if (isScoped) return 0;
  const collection = namespacedResource<PartialObject>(metadataTransport(client.transport, platform), ref);
  const { items, metadata: page } = await collection.namespace(metadata.namespace ?? "").list({ limit: 1, signal });
  return items.length + (page.remainingItemCount ?? 0);
}
