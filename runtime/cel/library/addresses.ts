import { CelError } from "../meter.ts";
import {
  Address,
  addressText,
  contains,
  masked,
  type Network,
  parseAddress,
  parseNetwork,
  sameBytes,
} from "./address.ts";
import { define, type Overload, reading } from "./define.ts";

export const addressFunctions: readonly Overload[] = [
  define("ip(string): ip", readAddress, { cost: reading }),
  define("isIP(string): bool", (text: string) => parseAddress(text) !== undefined, { cost: reading }),
  define("ip::isCanonical(string): bool", (text: string) => addressText(readAddress(text)) === text, { cost: reading }),
  define("ip.family(): int", (address: Address) => BigInt(address.family)),
  define("ip.isUnspecified(): bool", ({ bytes }: Address) => bytes.every((byte) => byte === 0)),
  define("ip.isLoopback(): bool", isLoopback),
  define("ip.isLinkLocalMulticast(): bool", isLinkLocalMulticast),
  define("ip.isLinkLocalUnicast(): bool", isLinkLocalUnicast),
  define("ip.isGlobalUnicast(): bool", isGlobalUnicast),
  define("cidr(string): cidr", readNetwork, { cost: reading }),
  define("isCIDR(string): bool", (text: string) => parseNetwork(text) !== undefined, { cost: reading }),
  define("cidr.containsIP(string): bool", (network: Network, text: string) => contains(network, readAddress(text)), {
    cost: (_, text = 0) => reading(text),
  }),
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
  throw new CelError(`IP Address ${JSON.stringify(text)} parse error during conversion from string`);
}

function readNetwork(text: string): Network {
  const made = parseNetwork(text);
  if (made !== undefined) return made;
  throw new CelError(`network address parse error during conversion from string: ${JSON.stringify(text)}`);
}

function containsNetwork(outer: Network, inner: Network): boolean {
  return inner.prefixLength >= outer.prefixLength && contains(outer, inner.address);
}

function isLoopback({ bytes }: Address): boolean {
  return bytes.length === 4 ? bytes[0] === 127 : sameBytes(new Address(bytes), new Address([...zeros(15), 1]));
}

function isLinkLocalMulticast({ bytes }: Address): boolean {
  if (bytes.length === 4) return bytes[0] === 224 && bytes[1] === 0 && bytes[2] === 0;
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0x0f) === 2;
}

function isLinkLocalUnicast({ bytes }: Address): boolean {
  if (bytes.length === 4) return bytes[0] === 169 && bytes[1] === 254;
  return bytes[0] === 0xfe && ((bytes[1] ?? 0) & 0xc0) === 0x80;
}

function isGlobalUnicast(address: Address): boolean {
  const { bytes } = address;
  const isMulticast = bytes.length === 4 ? (bytes[0] ?? 0) >> 4 === 14 : bytes[0] === 0xff;
  const isBroadcast = bytes.length === 4 && bytes.every((byte) => byte === 255);
  const isUnspecified = bytes.every((byte) => byte === 0);
  return !isMulticast && !isBroadcast && !isUnspecified && !isLoopback(address) && !isLinkLocalUnicast(address);
}

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}
