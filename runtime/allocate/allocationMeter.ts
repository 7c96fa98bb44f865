import {
  apiserverClusteripAllocatorAllocatedIps,
  apiserverClusteripAllocatorAllocationErrorsTotal,
  apiserverClusteripAllocatorAllocationTotal,
  apiserverClusteripAllocatorAvailableIps,
  apiserverNodeportAllocatorAllocatedPorts,
  apiserverNodeportAllocatorAllocationErrorsTotal,
  apiserverNodeportAllocatorAllocationTotal,
  apiserverNodeportAllocatorAvailablePorts,
} from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { WatchCache } from "../watch/watchCache.ts";
import { type AddressBlock, addressNumber } from "./addressBlock.ts";
import type { Band } from "./band.ts";

/** One address or port that a service was to get: it asked for it, or one is chosen for it. */
export interface Allotted {
  readonly isChosen: boolean;
  /** It is free, and the service has it if its write succeeds. */
  readonly isGiven: boolean;
}

/** Counts what services get of addresses, by the network, and of ports of the nodes. */
export interface AllocationMeter {
  readonly address: (cidr: string, allotted: Allotted) => void;
  readonly port: (allotted: Allotted) => void;
}

/** What is looked at when a client asks for metrics. */
export interface MeasuredPools {
  /** Networks that are open to services. */
  readonly blocks: () => readonly AddressBlock[];
  /** Of the kind IPAddress. */
  readonly addresses: () => WatchCache;
  readonly portBand: Band;
  /** Ports that services have. */
  readonly portCount: () => number;
}

/** @limit Networks of services that are counted by themselves: further ones are counted as `other`. */
const maxNetworks = 100;
/** @limit Addresses of services that a scrape looks at in one turn: the next turn goes on. */
const addressesAtOnce = 100;

const scopeOf = ({ isChosen }: Allotted) => (isChosen ? "dynamic" : "static");

/** Starts to measure. Returns the meter, and how to stop. */
export function measureAllocation(
  metrics: MetricRegistry,
  pools: MeasuredPools,
): { readonly meter: AllocationMeter; readonly stop: () => void } {
  const given = metrics.counter(apiserverClusteripAllocatorAllocationTotal);
  const refused = metrics.counter(apiserverClusteripAllocatorAllocationErrorsTotal);
  const portsGiven = metrics.counter(apiserverNodeportAllocatorAllocationTotal);
  const portsRefused = metrics.counter(apiserverNodeportAllocatorAllocationErrorsTotal);
  const counted = () => pools.blocks().slice(0, maxNetworks);
  const isCounted = (cidr: string) => counted().some((each) => each.cidr === cidr);
  const stops = [addressGauges(metrics, { ...pools, blocks: counted }), portGauges(metrics, pools)];
  const forget = () => {
    for (const family of [given, refused]) family.retain(({ cidr }) => cidr === "other" || isCounted(cidr));
  };
  stops.push(metrics.onCollect(forget));
  return {
    meter: {
      address: (cidr, allotted) => {
        const labels = { cidr: isCounted(cidr) ? cidr : "other", scope: scopeOf(allotted) };
        (allotted.isGiven ? given : refused).with(labels).add();
      },
      port: (allotted) => (allotted.isGiven ? portsGiven : portsRefused).with({ scope: scopeOf(allotted) }).add(),
    },
    stop: () => {
      for (const each of stops) each();
    },
  };
}

function portGauges(metrics: MetricRegistry, { portBand, portCount }: MeasuredPools): () => void {
  const allocated = metrics.gauge(apiserverNodeportAllocatorAllocatedPorts).with({});
  const available = metrics.gauge(apiserverNodeportAllocatorAvailablePorts).with({});
  return metrics.onCollect(() => {
    const count = portCount();
    allocated.set(count);
    available.set(Math.max(0, Number(portBand.last - portBand.first + 1n) - count));
  });
}

/** The addresses are counted anew when one of them, or the networks, have changed. */
function addressGauges(metrics: MetricRegistry, { blocks, addresses }: MeasuredPools): () => void {
  const allocated = metrics.gauge(apiserverClusteripAllocatorAllocatedIps);
  const available = metrics.gauge(apiserverClusteripAllocatorAvailableIps);
  let seen = "";
  return metrics.onCollect(function* () {
    const [networks, cache] = [blocks(), addresses()];
    const now = [cache.number, cache.changedRevision, ...networks.map((each) => each.cidr)].join(" ");
    if (now === seen) return;
    const counts = new Map(networks.map((each) => [each, 0]));
    let looked = 0;
    for (const { name } of cache.live()) {
      if (++looked % addressesAtOnce === 0) yield;
      const number = addressNumber(name);
      for (const each of networks) {
        if (number >= each.first && number <= each.last) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    }
    for (const [{ cidr, first, last }, count] of counts) {
      allocated.with({ cidr }).set(count);
      available.with({ cidr }).set(Math.max(0, Number(last - first + 1n) - count));
    }
    const cidrs = new Set(networks.map((each) => each.cidr));
    for (const family of [allocated, available]) family.retain(({ cidr }) => cidrs.has(cidr));
    seen = now;
  });
}
