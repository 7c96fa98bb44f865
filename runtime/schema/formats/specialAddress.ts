import { isMapped, isWithin, parseAddress, readNetwork, withoutLeadingZeros } from "./ip.ts";

/** What addresses mean that are no host's among others. */
export type SpecialAddress =
  | "unspecified"
  | "thisNetwork"
  | "loopback"
  | "linkLocal"
  | "linkLocalMulticast"
  | "multicast"
  | "broadcast"
  | "metadata";

/**
 * What an address means, however it is spelled; undefined for that of a host, and for a text that is none. An
 * IPv4-mapped one means what the address inside does.
 */
export function specialAddress(text: string): SpecialAddress | undefined {
  const groups = parseAddress(text);
  return groups === undefined ? undefined : meaningOf(groups);
}

/**
 * Whether an address, as text, is of a host that requests may be sent on to: none that means this machine, its links,
 * or many hosts, and none that a gateway on the way would turn into such an address.
 */
export function isHostAddress(text: string): boolean {
  const groups = parseAddress(text);
  if (groups === undefined || meaningOf(groups) !== undefined) return false;
  const [, at] = embedding.find(([network]) => isWithin(groups, network)) ?? [];
  return at === undefined || meaningOf(groups.slice(at, at + 2)) === undefined;
}

function meaningOf(groups: readonly number[]): SpecialAddress | undefined {
  const own = isMapped(groups) ? groups.slice(6) : groups;
  for (const [meaning, network] of special) if (isWithin(own, network)) return meaning;
  return undefined;
}

/** The first network that holds an address decides. */
const special = (
  [
    ["unspecified", "0.0.0.0/32"],
    ["unspecified", "::/128"],
    ["thisNetwork", "0.0.0.0/8"],
    ["loopback", "127.0.0.0/8"],
    ["loopback", "::1/128"],
    ["linkLocal", "169.254.0.0/16"],
    ["linkLocal", "fe80::/10"],
    ["linkLocalMulticast", "224.0.0.0/24"],
    ["linkLocalMulticast", "ff02::/16"],
    ["multicast", "224.0.0.0/4"],
    ["multicast", "ff00::/8"],
    ["broadcast", "255.255.255.255/32"],
    // Where clouds tell a machine its credentials: 169.254.169.254 is link-local, this one is not.
    ["metadata", "fd00:ec2::254/128"],
  ] as const
).map(([meaning, text]) => [meaning, readNetwork(text)] as const);

/** IPv6 networks whose addresses lead to an IPv4 address inside of them, and the group at which that begins. */
const embedding = (
  [
    ["::/96", 6], // IPv4-compatible
    ["::ffff:0:0:0/96", 6], // IPv4-translated
    ["64:ff9b::/96", 6], // NAT64
    ["64:ff9b:1::/48", 6], // NAT64 of one site, where its prefix has 96 bits
    ["2002::/16", 1], // 6to4
  ] as const
).map(([text, at]) => [readNetwork(text), at] as const);

/** Why others cannot reach a host at an address. Texts that are no addresses pass. */
export function reachableIp(address: string): string | undefined {
  const meaning = specialAddress(address);
  if (meaning === "unspecified") return `may not be unspecified (${address})`;
  return meaning === undefined ? undefined : unreachable[meaning];
}

/** The same of an address in whatever spelling: of one that is refused for its spelling clients read this as well. */
export function endpointIp(address: string): string | undefined {
  const plain = withoutLeadingZeros(address);
  if (parseAddress(plain) === undefined) return "must be a valid IP address";
  return specialAddress(plain) === "unspecified" ? `may not be unspecified (${address})` : reachableIp(plain);
}

/** Other addresses that are no host's may stand in objects. */
const unreachable: Partial<Readonly<Record<SpecialAddress, string>>> = {
  loopback: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
  linkLocal: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
  linkLocalMulticast: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
};
