import type { Service, ServicePort, ServiceSpec } from "../../generated/core/v1/service.ts";
import { internalError, invalid } from "../../generated/errors.ts";
import type { Companion, Companions, Refusals } from "../registry/companions.ts";
import type { Store } from "../registry/store.ts";
import { type FieldError, invalid as invalidField, tooMany } from "../schema/index.ts";
import {
  type AddressBlock,
  addressNumber,
  addressText,
  canonicalAddress,
  type Family,
  familyOf,
} from "./addressBlock.ts";
import type { AllocationMeter } from "./allocationMeter.ts";
import { type Band, chooseFree, freeNumbers } from "./band.ts";
import { type Claims, claimsOf, hasNodePorts, needsHealthCheckPort } from "./claims.ts";
import { isHeadless, settleFamilies } from "./families.ts";
import { asHolder, type Holder, isSameHolder, type Pool } from "./pool.ts";

export interface ServiceAllocation {
  readonly addresses: Pool<string>;
  readonly ports: Pool<number>;
  /** Families that services can have, the usual one first. */
  readonly families: readonly Family[];
  /** Networks that addresses are chosen from, in this order. */
  readonly blocksOf: (family: Family) => readonly AddressBlock[];
  readonly portBand: Band;
  readonly meter: AllocationMeter;
  /** Objects of the same name that go with a service; absent where that kind is not served. */
  readonly endpoints: Store | undefined;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Gives services their addresses and ports, and takes them back. All of it is written in the transaction of the
 * service itself: after a crash there is neither a service without what it says that it has, nor something taken that
 * no service says.
 */
export function serviceCompanions(allocation: ServiceAllocation): Companions {
  return (now, old, { dryRun } = { dryRun: false }) => {
    const before = claimsOf(old as Service | undefined);
    if (now === undefined) {
      const holder = asHolder(old as Service);
      const { endpoints } = allocation;
      return [...released(before, claimsOf(undefined), { allocation, holder }), ...endpointsOf(holder, endpoints)];
    }
    const service = now as Service;
    const holder = asHolder(service);
    const errors = settleFamilies(service, old as Service | undefined, allocation.families);
    if (errors.length > 0) throw invalid(serviceKind, holder.name, errors);
    const draft: Draft = { service, spec: service.spec ?? {}, holder, before, allocation, chosen: new Set(), dryRun };
    fillAddresses(draft);
    fillPorts(draft, old === undefined);
    const after = claimsOf(service);
    return [...taken(draft, after), ...released(before, after, { allocation, holder })];
  };
}

/**
 * A new service gets what it asks for before all else of it is looked at: who asks for what cannot be hears of that
 * alone, and first that its families and addresses do not go together.
 */
export function serviceRefusals(companions: Companions): Refusals {
  return (now, old, { errors, dryRun }) => {
    if (old !== undefined) return;
    const { spec, metadata } = now as Service;
    const isOfFamilies = ({ field }: FieldError) => /^spec\.(?:clusterIPs|ipFamilies|ipFamilyPolicy)\b/.test(field);
    const found = spec?.type !== "ExternalName" ? errors.filter(isOfFamilies) : [];
    if (found.length > 0) throw invalid(serviceKind, metadata?.name ?? "", found);
    companions(structuredClone(now), undefined, { dryRun });
  };
}

const serviceKind = { group: "", kind: "Service" };

interface Draft {
  readonly service: Service;
  readonly spec: ServiceSpec;
  readonly holder: Holder;
  /** What it has already. */
  readonly before: Claims;
  readonly allocation: ServiceAllocation;
  /** What was chosen for it in this write: where another writer is faster, another is chosen. */
  readonly chosen: Set<string | number>;
  /** Nothing is written: an address may be asked for that another service has. */
  readonly dryRun: boolean;
}

/** One address for each family, where the client asks for none. */
function fillAddresses({ spec, holder, allocation, chosen }: Draft): void {
  if (spec.type === "ExternalName" || isHeadless(spec)) return;
  const addresses = (spec.clusterIPs ??= []);
  for (const [index, family] of ((spec.ipFamilies ?? []) as Family[]).entries()) {
    if (addresses[index]) continue;
    const address = freeAddress(family, allocation) ?? refuseFull(holder);
    addresses[index] = address;
    chosen.add(address);
  }
  const [first] = addresses;
  if (first !== undefined) spec.clusterIP = first;
}

function freeAddress(family: Family, { addresses, blocksOf, random, meter }: ServiceAllocation): string | undefined {
  const isTaken = (number: bigint) => !addresses.isFree(addressText(number, family));
  for (const block of blocksOf(family)) {
    const number = chooseFree(block, { isTaken, random });
    if (number !== undefined) return addressText(number, family);
    meter.address(block.cidr, { isChosen: true, isGiven: false });
  }
  return undefined;
}

function refuseFull({ name }: Holder): never {
  throw internalError(`failed to allocate a serviceIP for Service ${JSON.stringify(name)}: range is full`);
}

/**
 * Ports of the nodes, for those ports of the service that need one. In a new service the same port in two protocols
 * gets the same number. Throws invalid when it needs more than there are.
 */
function fillPorts(draft: Draft, isNew: boolean): void {
  const { spec } = draft;
  const ports = hasNodePorts(spec) ? (spec.ports ?? []) : [];
  const isAutomatic = spec.type === "NodePort" || spec.allocateLoadBalancerNodePorts !== false;
  const without = isAutomatic ? ports.filter((each) => !each.nodePort) : [];
  const needsHealthPort = needsHealthCheckPort(spec) && !spec.healthCheckNodePort;
  if (without.length === 0 && !needsHealthPort) return;
  refuseTooMany(draft, isNew ? new Set(without.map((each) => each.port)).size : without.length);
  const free = freePorts(draft);
  const shared = isNew ? sharedPorts(ports) : undefined;
  for (const port of without) {
    port.nodePort = shared?.numberFor(port) ?? free();
    shared?.note(port);
  }
  if (needsHealthPort) spec.healthCheckNodePort = free();
}

/** More than all there are will never be free. */
function refuseTooMany({ service, allocation }: Draft, count: number): void {
  const { first, last } = allocation.portBand;
  const most = Number(last - first + 1n);
  if (count <= most) return;
  throw invalid(serviceKind, service.metadata?.name ?? "", [tooMany("spec.ports", count, most)]);
}

interface SharedPorts {
  /** The node port of the same port in another protocol, when this protocol does not have it already. */
  readonly numberFor: (port: ServicePort) => number | undefined;
  /** The port has its node port from now on. */
  readonly note: (port: ServicePort) => void;
}

function sharedPorts(ports: readonly ServicePort[]): SharedPorts {
  const byPort = new Map<number, number>();
  const used = new Set<string>();
  const textOf = (nodePort: number, { protocol }: ServicePort) => `${nodePort} ${protocol}`;
  const note = (each: ServicePort): void => {
    if (!each.nodePort) return;
    if (!byPort.has(each.port)) byPort.set(each.port, each.nodePort);
    used.add(textOf(each.nodePort, each));
  };
  ports.forEach(note);
  const numberFor = (each: ServicePort): number | undefined => {
    const number = byPort.get(each.port);
    return number === undefined || used.has(textOf(number, each)) ? undefined : number;
  };
  return { numberFor, note };
}

/** Chooses one free port after another. */
function freePorts({ spec, allocation, chosen }: Draft): () => number {
  const { ports, portBand, random } = allocation;
  const given = new Set([spec.healthCheckNodePort, ...(spec.ports ?? []).map((each) => each.nodePort)]);
  const isTaken = (number: bigint) => given.has(Number(number)) || !ports.isFree(Number(number));
  const choose = freeNumbers(portBand, { isTaken, random });
  return () => {
    const found = choose();
    if (found === undefined) throw internalError("failed to allocate a nodePort: range is full");
    given.add(Number(found));
    chosen.add(Number(found));
    return Number(found);
  };
}

/** What the service has now and had not before. Throws invalid where another service has it, or none can. */
function taken({ service, spec, holder, before, allocation, chosen, dryRun }: Draft, after: Claims): Companion[] {
  const { addresses, ports, portBand } = allocation;
  const meter = dryRun ? undefined : allocation.meter;
  const companions: Companion[] = [];
  const name = service.metadata?.name ?? "";
  for (const address of after.addresses) {
    if (before.addresses.has(address)) continue;
    const refuse = (why: string) =>
      invalid(serviceKind, name, [
        invalidField("spec.clusterIPs", spec.clusterIPs, `failed to allocate IP ${asWritten(address, spec)}: ${why}`),
      ]);
    const block = blockOf(address, allocation);
    if (block === undefined) throw refuse(outsideText(address, { allocation, dryRun }));
    const isChosen = chosen.has(address);
    const refusal = () => {
      meter?.address(block.cidr, { isChosen, isGiven: false });
      return refuse("provided IP is already allocated");
    };
    if (!addresses.isFree(address) && !dryRun) throw refusal();
    meter?.address(block.cidr, { isChosen, isGiven: true });
    companions.push({ ...addresses.take(address, holder), ...(isChosen ? {} : { refusal }) });
  }
  const refusePort = (port: number, why: string) => {
    meter?.port({ isChosen: chosen.has(port), isGiven: false });
    return invalid(serviceKind, name, [invalidField(portPath(port, spec), port, why)]);
  };
  for (const port of after.ports) {
    if (before.ports.has(port)) continue;
    if (port < portBand.first || port > portBand.last) {
      const range = `${portBand.first}-${portBand.last}`;
      throw refusePort(port, `provided port is not in the valid range. The range of valid ports is ${range}`);
    }
    const refusal = () => refusePort(port, "provided port is already allocated");
    if (!ports.isFree(port)) throw refusal();
    meter?.port({ isChosen: chosen.has(port), isGiven: true });
    companions.push({ ...ports.take(port, holder), ...(chosen.has(port) ? {} : { refusal }) });
  }
  return companions;
}

/** What is only tried is held to the range of the flag, whose text the answer has. */
function outsideText(address: string, { allocation, dryRun }: Pick<Draft, "allocation" | "dryRun">): string {
  const [block] = allocation.blocksOf(familyOf(address));
  if (!dryRun || block === undefined) return "the provided network does not match the current range";
  return `the provided IP (${address}) is not in the valid range. The range of valid IPs is ${block.cidr}`;
}

function asWritten(address: string, { clusterIPs = [] }: ServiceSpec): string {
  return clusterIPs.find((each) => each !== "" && canonicalAddress(each) === address) ?? address;
}

/** The network that an address is given from; undefined where it is in none. */
function blockOf(address: string, { blocksOf }: ServiceAllocation): AddressBlock | undefined {
  const number = addressNumber(address);
  return blocksOf(familyOf(address)).find(({ first, last }) => number >= first && number <= last);
}

function portPath(port: number, { ports = [] }: ServiceSpec): string {
  const index = ports.findIndex((each) => each.nodePort === port);
  return index === -1 ? "spec.healthCheckNodePort" : `spec.ports[${index}].nodePort`;
}

/** What the service had and has no more, as far as it is written that it had it. */
function released(
  before: Claims,
  after: Claims,
  { allocation, holder }: { readonly allocation: ServiceAllocation; readonly holder: Holder },
): Companion[] {
  const { addresses, ports } = allocation;
  return [
    ...releasedFrom(addresses, { before: before.addresses, after: after.addresses, holder }),
    ...releasedFrom(ports, { before: before.ports, after: after.ports, holder }),
  ];
}

function releasedFrom<T>(
  pool: Pool<T>,
  parts: { readonly before: ReadonlySet<T>; readonly after: ReadonlySet<T>; readonly holder: Holder },
): Companion[] {
  const { before, after, holder } = parts;
  return [...before].flatMap((each) => {
    if (after.has(each) || !isSameHolder(pool.holderOf(each), holder)) return [];
    return pool.release(each) ?? [];
  });
}

/** Endpoints go with their service, unless a finalizer holds them. */
function endpointsOf({ namespace, name }: Holder, store: Store | undefined): Companion[] {
  if (store === undefined) return [];
  const key = store.keyOf(namespace, name);
  if (store.storage.pending(key) !== undefined) return [];
  const entry = store.get(namespace, name);
  if (entry === undefined || isHeld(entry.bytes)) return [];
  return [{ prefix: store.descriptor.storagePrefix, key, expectedRevision: entry.revision }];
}

function isHeld(bytes: Buffer): boolean {
  const { metadata } = JSON.parse(bytes.toString("utf8")) as Service;
  return (metadata?.finalizers?.length ?? 0) > 0;
}
