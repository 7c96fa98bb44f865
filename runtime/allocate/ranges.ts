import type { ServiceCIDR } from "../../generated/networking/v1/serviceCIDR.ts";
import { parseNetwork, printNetwork, readNetwork } from "../schema/formats/ip.ts";
import { decodeStored } from "../registry/stored/storedForm.ts";
import type { Store } from "../registry/store.ts";
import { type AddressBlock, addressBlock, type Family } from "./addressBlock.ts";
import { type Band, bandOffset } from "./band.ts";

/** What services can have on this cluster. */
export interface ServiceRanges {
  /** One network of each family; the family of the first is the usual one. */
  readonly networks: readonly AddressBlock[];
  readonly ports: Band;
  /** Whether a part of each network is set apart for addresses that are asked for. */
  readonly hasStaticAddresses: boolean;
}

export interface RangeOptions {
  /** One or two, e.g. ["10.96.0.0/12", "fd00::/108"]. */
  readonly networks: readonly string[];
  /** "30000-32767", both inclusive; or one port. */
  readonly ports: string;
  readonly hasStaticAddresses: boolean;
  readonly hasStaticPorts: boolean;
}

/** Automatic ports begin beyond a thirty-second of the range, but not beyond 128 ports. */
const portBand = { step: 32, max: 128 };

/** Reads what the flags say. Throws an Error that names the flag. */
export function serviceRanges(options: RangeOptions): ServiceRanges {
  const { networks, ports, hasStaticAddresses, hasStaticPorts } = options;
  const blocks = networks.map((each) => {
    try {
      return addressBlock(networkOf(each), { hasStaticBand: hasStaticAddresses });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new Error(`--service-cluster-ip-range: ${cause}`, { cause: error });
    }
  });
  if (blocks.length === 0 || blocks.length > 2 || blocks[0]?.family === blocks[1]?.family) {
    throw new Error("--service-cluster-ip-range: give one network, or one of each address family");
  }
  return { networks: blocks, ports: portRange(ports, hasStaticPorts), hasStaticAddresses };
}

/** An address with a length means the network that it lies in. */
function networkOf(text: string): string {
  const network = parseNetwork(text);
  return network === undefined ? text : printNetwork(network);
}

function portRange(text: string, hasStaticBand: boolean): Band {
  const [first = 0, last = first] = text.split("-").map(Number);
  if (!/^\d+(-\d+)?$/.test(text) || first < 1 || last > 65_535 || last < first) {
    throw new Error(`--service-node-port-range: ${JSON.stringify(text)} is not a range of ports such as 30000-32767`);
  }
  const offset = hasStaticBand ? bandOffset(BigInt(last - first + 1), portBand) : 0n;
  return { first: BigInt(first), last: BigInt(last), offset };
}

/**
 * The networks that ServiceCIDR objects open to services, by family: the one made at start first, then by name. Those
 * that are being deleted, or are said not to be ready, give no addresses. Read anew when such an object changes.
 */
export function blocksIn(
  store: Store,
  options: { readonly defaultName: string; readonly hasStaticBand: boolean },
): (family: Family) => readonly AddressBlock[] {
  const { defaultName } = options;
  let read = "";
  let blocks: readonly AddressBlock[] = [];
  return (family) => {
    const { cache } = store;
    const newest = `${cache.number} ${cache.changedRevision}`;
    if (read !== newest) {
      read = newest;
      const { entries } = cache.list({ prefix: store.descriptor.storagePrefix, skipsUnreadable: true });
      const ranges = entries.map((each) => decodeStored(each.bytes) as ServiceCIDR).filter(isOpen);
      const isDefault = ({ metadata }: ServiceCIDR) => Number(metadata?.name === defaultName);
      ranges.sort((a, b) => isDefault(b) - isDefault(a));
      const all = ranges.flatMap(({ spec }) => spec?.cidrs ?? []).filter(hasRoom);
      blocks = all.map((each) => addressBlock(each, options));
    }
    return blocks.filter((each) => each.family === family);
  };
}

/** The network of a single address, or of two of IPv4, has none for a service. */
function hasRoom(cidr: string): boolean {
  const { bits, groups } = readNetwork(cidr);
  return groups.length * 16 - bits > (groups.length === 2 ? 1 : 0);
}

function isOpen({ metadata, status }: ServiceCIDR): boolean {
  if (metadata?.deletionTimestamp !== undefined) return false;
  return status?.conditions?.some((each) => each.type === "Ready" && each.status !== "True") !== true;
}
