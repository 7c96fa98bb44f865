/** IP addresses and networks as text. Addresses are parsed to their 16-bit groups: 2 of them for IPv4, 8 for IPv6. */

const ipText = "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)";
const cidrText = "must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)";

/** What is wrong with an address, or undefined. */
export function ip(value: string): string | undefined {
  const groups = parseAddress(value);
  if (groups === undefined) return hasLeadingZero(value) ? "must not have leading 0s" : ipText;
  return isMapped(groups) ? "must not be an IPv4-mapped IPv6 address" : undefined;
}

/** Whether a text is an address, or would be one in a spelling that is no longer taken: 010.9.8.7, ::ffff:10.9.8.7. */
export function isLikeIp(value: string): boolean {
  return ip(value) !== ipText;
}

/**
 * An address without the zeros before its octets, which older programs wrote: 10.9.8.7 of 010.9.8.07. Other texts stay.
 */
export function withoutLeadingZeros(value: string): string {
  return hasLeadingZero(value) ? value.split(".").map(Number).join(".") : value;
}

/** What is wrong with a network such as 10.0.0.0/8, or undefined. */
export function cidr(value: string): string | undefined {
  const slash = value.indexOf("/");
  const address = value.slice(0, slash);
  const length = value.slice(slash + 1);
  if (slash === -1 || !/^[0-9]{1,3}$/.test(length)) return cidrText;
  const groups = parseAddress(address);
  if (groups === undefined)
    return hasLeadingZero(address) ? "must not have leading 0s in IP or prefix length" : cidrText;
  const bits = Number(length);
  if (bits > groups.length * 16) return cidrText;
  if (length.length > 1 && length.startsWith("0")) return "must not have leading 0s in IP or prefix length";
  if (isMapped(groups)) return "must not have an IPv4-mapped IPv6 address";
  return hasHostBits(groups, bits) ? "must not have bits set beyond the prefix length" : undefined;
}

/** A network without the zeros before its octets and its length: 10.0.0.0/8 of 010.0.0.0/08. Other texts stay. */
export function plainNetwork(value: string): string {
  const [address = "", length = "", ...rest] = value.split("/");
  if (rest.length > 0 || !/^[0-9]{1,3}$/.test(length)) return value;
  return `${withoutLeadingZeros(address)}/${Number(length)}`;
}

/** The same as `ip`, of fields that take one spelling of each address only. */
export function canonicalIp(value: string): string | undefined {
  const fault = ip(value);
  const groups = fault === undefined ? parseAddress(value) : undefined;
  return groups === undefined ? fault : notCanonical(value, printAddress(groups));
}

/** The same as `cidr`, of fields that take one spelling of each network only. */
export function canonicalCidr(value: string): string | undefined {
  const fault = cidr(value);
  const [address = "", length = ""] = value.split("/");
  const groups = fault === undefined ? parseAddress(address) : undefined;
  return groups === undefined ? fault : notCanonical(value, `${printAddress(groups)}/${length}`);
}

/** What is wrong with the address of an interface, which has the length of its network: 10.9.8.7/24; or undefined. */
export function interfaceAddress(value: string): string | undefined {
  const network = parseNetwork(value);
  if (network === undefined || isMapped(network.groups)) {
    return "must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)";
  }
  return notCanonical(value, `${printAddress(network.groups)}/${network.bits}`);
}

/** Whether a network lies within another one and is smaller. Both must be networks. */
export function isNarrower(inner: string, outer: string): boolean {
  const [a, b] = [readNetwork(inner), readNetwork(outer)];
  return a.bits > b.bits && isWithin(a.groups, b);
}

/** Whether a parsed address lies in a network of its family. */
export function isWithin(address: readonly number[], { groups, bits }: Network): boolean {
  if (address.length !== groups.length) return false;
  for (let index = 0; index * 16 < bits; index += 1) {
    if ((((groups[index] ?? 0) ^ (address[index] ?? 0)) & mask(bits, index)) !== 0) return false;
  }
  return true;
}

/** Those bits of a group that lie within so many bits of an address. */
export function mask(bits: number, index: number): number {
  return 0xffff & ~(0xffff >> Math.min(16, Math.max(0, bits - index * 16)));
}

export interface Network {
  readonly groups: readonly number[];
  readonly bits: number;
}

/** A network such as 10.0.0.0/8, which must be one. */
export function readNetwork(text: string): Network {
  return parseNetwork(text) ?? { groups: [], bits: 0 };
}

/** undefined when the text is no network such as 10.0.0.0/8. Bits beyond its prefix may be set. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", length = "", ...rest] = text.split("/");
  const groups = parseAddress(address);
  if (groups === undefined || rest.length > 0 || !/^(0|[1-9]\d{0,2})$/.test(length)) return undefined;
  return Number(length) > groups.length * 16 ? undefined : { groups, bits: Number(length) };
}

/** A network as text, without the bits beyond its prefix. */
export function printNetwork({ groups, bits }: Network): string {
  return `${printAddress(groups.map((group, index) => group & mask(bits, index)))}/${bits}`;
}

function notCanonical(value: string, canonical: string): string | undefined {
  return value === canonical ? undefined : `must be in canonical form (${JSON.stringify(canonical)})`;
}

/** As RFC 5952 has it: lower case, no leading zeros, and the longest run of zero groups left out. */
export function printAddress(groups: readonly number[]): string {
  if (groups.length === 2) return groups.flatMap((each) => [each >> 8, each & 0xff]).join(".");
  const texts = groups.map((each) => each.toString(16));
  const { start, length } = longestZeros(groups);
  if (length < 2) return texts.join(":");
  return `${texts.slice(0, start).join(":")}::${texts.slice(start + length).join(":")}`;
}

/** An address as a number, of its 16-bit groups. */
export function numberOfGroups(groups: readonly number[]): bigint {
  return groups.reduce((sum, each) => (sum << 16n) | BigInt(each), 0n);
}

/** The 16-bit groups of an address that is a number: 2 for IPv4, 8 for IPv6. */
export function groupsOfNumber(number: bigint, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Number((number >> BigInt(16 * (count - 1 - at))) & 0xffffn));
}

function longestZeros(groups: readonly number[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start += 1) {
    let end = start;
    while (groups[end] === 0) end += 1;
    if (end - start > best.length) best = { start, length: end - start };
  }
  return best;
}

/** The groups of an address; undefined when the text is none, or an IPv4 octet has a leading zero. */
export function parseAddress(text: string): number[] | undefined {
  if (text.length > 45) return undefined;
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

const dot = 0x2e;
const zero = 0x30;
const none = -1;

/** Character by character: slices of endpoints have 100,000 addresses. */
function parseIpv4(text: string): number[] | undefined {
  const groups = [0, 0];
  let count = 0;
  let octet = none;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? dot : text.charCodeAt(at);
    if (code === dot) {
      if (octet === none || count === 4) return undefined;
      const place = count >> 1;
      groups[place] = (groups[place] ?? 0) * 256 + octet;
      count += 1;
      octet = none;
    } else {
      if (code < zero || code > zero + 9 || octet === 0) return undefined; // no octet begins with a zero but 0
      octet = octet === none ? code - zero : octet * 10 + code - zero;
      if (octet > 255) return undefined;
    }
  }
  return count === 4 ? groups : undefined;
}

function parseIpv6(text: string): number[] | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const [head, tail] = [parseGroups(halves[0] ?? "", halves.length === 1), parseGroups(halves[1] ?? "", true)];
  if (head === undefined || tail === undefined) return undefined;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1) return missing === 0 ? head : undefined;
  return missing < 1 ? undefined : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** Groups of one side of "::". Only the last side may end in a dotted IPv4 address. */
function parseGroups(text: string, mayEndDotted: boolean): number[] | undefined {
  if (text === "") return [];
  const groups: number[] = [];
  const parts = text.split(":");
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else {
      const dotted = mayEndDotted && index === parts.length - 1 ? parseIpv4(part) : undefined;
      if (dotted === undefined) return undefined;
      groups.push(...dotted);
    }
  }
  return groups;
}

function hasLeadingZero(text: string): boolean {
  return /^[0-9]{1,3}(\.[0-9]{1,3}){3}$/.test(text) && /(^|\.)0[0-9]/.test(text);
}

/** Whether a parsed address is an IPv4-mapped one, ::ffff:0:0/96. */
export function isMapped(groups: readonly number[]): boolean {
  return groups.length === 8 && groups[5] === 0xffff && groups.slice(0, 5).every((each) => each === 0);
}

function hasHostBits(groups: readonly number[], prefixBits: number): boolean {
  return groups.some((group, index) => (group & ~mask(prefixBits, index)) !== 0);
}
