import { CelError } from "../meter.ts";
import {
  type Address,
  addressText,
  contains,
  isMappedAddress,
  masked,
  type Network,
  parseAddress,
  parseNetwork,
} from "./address.ts";
import { addressProblem, networkProblem, withoutZone } from "./addressProblems.ts";
import { define, type Overload, reading, reads } from "./define.ts";

export const addressFunctions: readonly Overload[] = [
  define("ip(string): ip", readAddress, reads),
  define("isIP(string): bool", (text: string) => parseAddress(text) !== undefined, reads),
  define("ip::isCanonical(string): bool", (text: string) => addressText(readAddress(text)) === text, reads),
  define("ip.family(): int", (address: Address) => BigInt(address.family)),
  define("ip.isUnspecified(): bool", isUnspecified),
  define("ip.isLoopback(): bool", isLoopback),
  define("ip.isLinkLocalMulticast(): bool", isLinkLocalMulticast),
  define("ip.isLinkLocalUnicast(): bool", isLinkLocalUnicast),
  define("ip.isGlobalUnicast(): bool", isGlobalUnicast),
  define("cidr(string): cidr", readNetwork, reads),
  define("isCIDR(string): bool", (text: string) => parseNetwork(text) !== undefined, reads),
  define("cidr.containsIP(string): bool", containsText, { cost: (_, text = 0) => reading(text) }),
  define("cidr.containsIP(ip): bool", contains, { cost: () => 3 }),
  define("cidr.containsCIDR(string): bool", (a: Network, text: string) => containsNetwork(a, readNetwork(text)), {
    cost: (_, text = 0) => reading(text),
  }),
  define("cidr.containsCIDR(cidr): bool", containsNetwork, { cost: () => 3 }),
  define("cidr.ip(): ip", ({ address }: Network) => address),
  define("cidr.masked(): cidr", masked),
  define("cidr.prefixLength(): int", ({ prefixLength }: Network) => BigInt(prefixLength)),
];

function readAddress(text: string): Address {
  const made = parseAddress(text);
  if (made !== undefined) return made;
  const shown = JSON.stringify(text);
  const bare = withoutZone(text);
  if (bare !== undefined && parseAddress(bare) !== undefined) {
    throw new CelError(`IP address ${shown} with zone value is not allowed`);
  }
  if (isMappedAddress(text)) throw new CelError(`IPv4-mapped IPv6 address ${shown} is not allowed`);
  throw new CelError(`IP Address ${shown} parse error during conversion from string: ${addressProblem(text)}`);
}

function readNetwork(text: string): Network {
  const made = parseNetwork(text);
  if (made !== undefined) return made;
  const failed = "network address parse error during conversion from string: ";
  if (isMappedAddress(text.replace(/\/.*/s, ""))) {
    throw new CelError(`${failed}IPv4-mapped IPv6 address ${JSON.stringify(text)} is not allowed`);
  }
  throw new CelError(`${failed}${failed}${networkProblem(text, (each) => parseAddress(each) !== undefined)}`);
}

function containsText(network: Network, text: string): boolean {
  const address = parseAddress(text);
  if (address === undefined) throw new CelError("no such overload");
  return contains(network, address);
}

function containsNetwork(outer: Network, inner: Network): boolean {
  return inner.prefixLength >= outer.prefixLength && contains(outer, inner.address);
}

function isUnspecified({ groups }: Address): boolean {
  return groups.every((group) => group === 0);
}

function isLoopback({ family, groups }: Address): boolean {
  if (family === 4) return startOf(groups) >> 8 === 127;
  return groups.every((group, index) => group === (index === 7 ? 1 : 0));
}

function isLinkLocalMulticast({ family, groups }: Address): boolean {
  if (family === 4) return startOf(groups) === 0xe000 && (groups[1] ?? 0) >> 8 === 0;
  return (startOf(groups) & 0xff0f) === 0xff02;
}

function isLinkLocalUnicast({ family, groups }: Address): boolean {
  return family === 4 ? startOf(groups) === 0xa9fe : (startOf(groups) & 0xffc0) === 0xfe80;
}

function isGlobalUnicast(address: Address): boolean {
  const { family, groups } = address;
  const isMulticast = family === 4 ? startOf(groups) >> 12 === 0xe : startOf(groups) >> 8 === 0xff;
  const isBroadcast = family === 4 && groups.every((group) => group === 0xffff);
  return (
    !isMulticast && !isBroadcast && !isUnspecified(address) && !isLoopback(address) && !isLinkLocalUnicast(address)
  );
}

function startOf([first = 0]: readonly number[]): number {
  return first;
}
