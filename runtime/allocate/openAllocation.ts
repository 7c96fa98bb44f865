import type { ServiceCIDR } from "../../generated/networking/v1/serviceCIDR.ts";
import { timestamp } from "../lib/timestamp.ts";
import { unlessFull } from "../registry/fullStorage.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { changeSystemObject, ensureSystemObject } from "../registry/systemObject.ts";
import type { Platform } from "../schema/index.ts";
import type { Storage } from "../storage/storage.ts";
import { UnreadableError } from "../watch/watchCache.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { measureAllocation } from "./allocationMeter.ts";
import { addressPool } from "./addressPool.ts";
import { openPortPool } from "./portPool.ts";
import { blocksIn, type ServiceRanges } from "./ranges.ts";
import { repairAllocation } from "./repair.ts";
import { serviceCompanions, serviceRefusals } from "./services.ts";

export interface AllocationOptions {
  readonly storage: Storage;
  readonly platform: Platform;
  readonly ranges: ServiceRanges;
  readonly metrics: MetricRegistry;
  readonly newUid: () => string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly logWarning: (message: string) => void;
}

/**
 * From now on services have addresses and ports of their own. Makes the range of addresses where it is missing, and
 * puts right what is not as it should be. Returns how to stop. Needs the kinds Service, IPAddress and ServiceCIDR:
 * where one is not served, a service has the addresses that it is given.
 */
export async function openServiceAllocation(registry: Registry, options: AllocationOptions): Promise<() => void> {
  const { storage, platform, ranges, newUid, clock, random, logWarning } = options;
  const group = `networking.${platform.apiDomain}`;
  const services = registry.store("", "services");
  const addressStore = registry.store(group, "ipaddresses");
  const rangeStore = registry.store(group, "servicecidrs");
  if (services === undefined || addressStore === undefined || rangeStore === undefined) return () => {};
  await possible(ensureDefaultRange(rangeStore, options), logWarning);
  const code = await addressStore.load();
  const addresses = addressPool({ store: addressStore, code, platform, newUid, clock });
  const ports = await openPortPool(storage);
  const families = ranges.networks.map((each) => each.family);
  const blocksOf = blocksIn(rangeStore, { defaultName: platform.name, hasStaticBand: ranges.hasStaticAddresses });
  const { meter, stop } = measureAllocation(options.metrics, {
    blocks: () => families.flatMap(blocksOf),
    addresses: () => addressStore.cache,
    portBand: ranges.ports,
    portCount: ports.count,
  });
  services.companions = serviceCompanions({
    ...{ addresses, ports, families, blocksOf, meter },
    portBand: ranges.ports,
    endpoints: registry.store("", "endpoints"),
    random,
  });
  services.refusals = serviceRefusals(services.companions);
  await possible(repairAllocation({ services, addresses, ports, logWarning }), logWarning);
  return () => {
    stop();
    ports.close();
  };
}

/**
 * What depends on objects that cannot be read, or needs space that is not there, waits for the next start; the server
 * serves all others meanwhile.
 */
async function possible(work: Promise<void>, logWarning: AllocationOptions["logWarning"]): Promise<void> {
  const onSkipped = (message: string) => logWarning(`cannot maintain the addresses and ports of services: ${message}`);
  try {
    await unlessFull(work, onSkipped);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    onSkipped(error.message);
  }
}

/**
 * The range that the flags name is an object, too. A second family is added to it; another network is not, since
 * services have addresses of the first.
 */
async function ensureDefaultRange(store: Store, options: AllocationOptions): Promise<void> {
  const { platform, ranges, newUid, clock, logWarning } = options;
  const { name } = platform;
  const cidrs = ranges.networks.map((each) => each.cidr);
  const nowMs = clock();
  const range: ServiceCIDR = { metadata: { name }, spec: { cidrs } };
  const complete = (object: object) => {
    (object as ServiceCIDR).status = { conditions: [readyCondition(platform, nowMs)] };
  };
  await ensureSystemObject(store, range, { platform, newUid, nowMs, complete });
  const decide = (object: ServiceCIDR): ServiceCIDR | undefined => {
    const stored = object.spec?.cidrs ?? [];
    if (stored.join() === cidrs.join()) return undefined;
    if (stored.length === 1 && cidrs.length === 2 && stored[0] === cidrs[0]) {
      return { ...object, spec: { ...object.spec, cidrs } };
    }
    logWarning(`services get addresses from ${stored.join()}, the range at first start, not from ${cidrs.join()}`);
    return undefined;
  };
  await changeSystemObject(store, { platform, nowMs, namespace: "", name, decide });
}

function readyCondition({ name }: Platform, nowMs: number) {
  return {
    type: "Ready",
    status: "True",
    lastTransitionTime: timestamp(nowMs),
    reason: "",
    message: `${name.charAt(0).toUpperCase()}${name.slice(1)} default Service CIDR is ready`,
  } as const;
}
