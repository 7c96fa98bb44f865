import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { NodeAddress } from "../../../generated/core/v1/node.ts";

/**
 * The addresses of the node: those that were given, else the one that its name resolves to, else the first of the
 * machine. Rejects with an Error that says which given address is none of the machine's.
 */
export async function nodeIps({
  given,
  hostname,
}: {
  readonly given: readonly string[];
  readonly hostname: string;
}): Promise<readonly string[]> {
  const own = ownAddresses();
  for (const each of given) {
    if (isIP(each) === 0) throw new Error(`--node-ip: ${JSON.stringify(each)} is no IP address`);
  }
  if (given.length > 0) return given;
  const named = isIP(hostname) === 0 ? await resolved(hostname) : [hostname];
  const [first] = named.filter((each) => own.includes(each));
  const [usual] = own.filter((each) => isIP(each) === 4);
  const found = first ?? usual ?? own[0];
  if (found === undefined) throw new Error("the machine has no address for its node: name one with --node-ip");
  return [found];
}

export function nodeAddresses(ips: readonly string[], hostname: string): NodeAddress[] {
  const internal = ips.map((address): NodeAddress => ({ type: "InternalIP", address }));
  return [...internal, { type: "Hostname", address: hostname }];
}

/** What pods report of their node: its internal addresses, else the external ones, else those of the machine. */
export function hostIpsOf(addresses: readonly NodeAddress[], machineIps: readonly string[]): readonly string[] {
  const of = (type: NodeAddress["type"]) => addresses.filter((each) => each.type === type).map((each) => each.address);
  return [of("InternalIP"), of("ExternalIP")].find((each) => each.length > 0) ?? machineIps;
}

/** Addresses of the machine that others may reach. */
function ownAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(({ internal, address }) => !internal && !address.startsWith("fe80:")).map(({ address }) => address);
}

async function resolved(hostname: string): Promise<readonly string[]> {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  } catch {
    return []; // a name that resolves to nothing says nothing
  }
}
