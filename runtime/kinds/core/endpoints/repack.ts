import type { EndpointAddress, EndpointPort, EndpointSubset } from "../../../../generated/core/v1/endpoints.ts";

/** @limit Addresses of endpoints, each counted with every set of subsets that share ports: stored as they were sent. */
const maxRepacked = 50_000;

/**
 * The same endpoints in the form that all clients agree on: those that have the same ports are together, in order, and
 * each is listed once. An address that is not ready for a port in one subset is not ready in any.
 */
export function repackSubsets(subsets: readonly EndpointSubset[]): EndpointSubset[] | undefined {
  const portSets = portSetsOf(subsets);
  let count = 0;
  for (const { from } of portSets) {
    for (const { addresses, notReadyAddresses } of from) {
      count += (addresses?.length ?? 0) + (notReadyAddresses?.length ?? 0);
    }
  }
  return count > maxRepacked ? undefined : joined(portSets).sort((a, b) => comparePorts(a.ports?.[0], b.ports?.[0]));
}

/** Ports that lie in the same subsets; none stands for subsets without ports. */
interface PortSet {
  readonly ports: EndpointPort[];
  readonly from: readonly EndpointSubset[];
}

function portSetsOf(subsets: readonly EndpointSubset[]): PortSet[] {
  const homes = new Map<string, { readonly port: EndpointPort | undefined; readonly at: number[] }>();
  subsets.forEach(({ ports }, index) => {
    for (const port of ports === undefined || ports.length === 0 ? [undefined] : ports) {
      const key = portKey(port);
      const home = homes.get(key) ?? { port, at: [] };
      if (home.at.at(-1) !== index) home.at.push(index);
      homes.set(key, home);
    }
  });
  const sets = new Map<string, PortSet>();
  for (const { port, at } of homes.values()) {
    const key = at.join();
    const set = sets.get(key) ?? { ports: [], from: at.flatMap((each) => subsets[each] ?? []) };
    if (port !== undefined) set.ports.push(port);
    sets.set(key, set);
  }
  return [...sets.values()];
}

/** Sets of the same addresses become one. */
function joined(portSets: readonly PortSet[]): EndpointSubset[] {
  const found = new Map<string, EndpointPort[]>();
  const subsets: EndpointSubset[] = [];
  for (const { ports, from } of portSets) {
    const all = addressesOf(from);
    const key = all.map((each) => `${each.key} ${each.isReady}`).join();
    const known = found.get(key);
    if (known !== undefined) {
      known.push(...ports);
      continue;
    }
    const own = [...ports];
    found.set(key, own);
    const [ready, others] = [true, false].map((state) => all.filter(({ isReady }) => isReady === state));
    subsets.push({ ...listed("addresses", ready), ...listed("notReadyAddresses", others), ports: own });
  }
  return subsets.map(({ ports = [], ...rest }) =>
    ports.length === 0 ? rest : { ...rest, ports: [...ports].sort(comparePorts) },
  );
}

interface Found {
  readonly key: string;
  readonly address: EndpointAddress;
  isReady: boolean;
}

function addressesOf(subsets: readonly EndpointSubset[]): Found[] {
  const all = new Map<string, Found>();
  const add = (address: EndpointAddress, isReady: boolean) => {
    const key = addressKey(address);
    const known = all.get(key);
    if (known === undefined) all.set(key, { key, address, isReady });
    else known.isReady &&= isReady;
  };
  for (const { addresses, notReadyAddresses } of subsets) {
    for (const each of addresses ?? []) add(each, true);
    for (const each of notReadyAddresses ?? []) add(each, false);
  }
  const found = [...all.values()];
  const isSorted = found.every(({ key }, index) => key >= (found[index - 1]?.key ?? ""));
  return isSorted ? found : found.sort((a, b) => compareTexts(a.key, b.key));
}

function listed(list: "addresses" | "notReadyAddresses", found: readonly Found[] = []): Partial<EndpointSubset> {
  return found.length === 0 ? {} : { [list]: found.map(({ address }) => address) };
}

/** Two pods at one address are two endpoints. */
function addressKey({ ip, targetRef }: EndpointAddress): string {
  return `${ip} ${targetRef?.uid ?? ""}`;
}

function portKey(port: EndpointPort | undefined): string {
  if (port === undefined) return "";
  return JSON.stringify([port.port, port.protocol, port.name ?? "", port.appProtocol]);
}

function comparePorts(a: EndpointPort | undefined, b: EndpointPort | undefined): number {
  return (a?.port ?? 0) - (b?.port ?? 0) || compareTexts(portKey(a), portKey(b));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
