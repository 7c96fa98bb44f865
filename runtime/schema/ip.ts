/** IP addresses and networks as text. Addresses are parsed to their 16-bit groups: 2 of them for IPv4, 8 for IPv6. */

const ipText = "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)";
const cidrText = "must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)";

/** What is wrong with an address, or undefined. */
export function ip(value: string): string | undefined {
  const groups = parseAddress(value);
  if (groups === undefined) return hasLeadingZero(value) ? "must not have leading 0s" : ipText;
  return isMapped(groups) ? "must not be an IPv4-mapped IPv6 address" : undefined;
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

/** undefined when the text is no address, or an IPv4 octet has a leading zero. */
function parseAddress(text: string): number[] | undefined {
  if (text.length > 45) return undefined;
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): number[] | undefined {
  const octets = text.split(".");
  if (octets.length !== 4 || !octets.every((each) => /^(0|[1-9][0-9]{0,2})$/.test(each))) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = octets.map(Number);
  if (Math.max(a, b, c, d) > 255) return undefined;
  return [a * 256 + b, c * 256 + d];
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

function isMapped(groups: readonly number[]): boolean {
  return groups.length === 8 && groups[5] === 0xffff && groups.slice(0, 5).every((each) => each === 0);
}

function hasHostBits(groups: readonly number[], prefixBits: number): boolean {
  return groups.some((group, index) => {
    const networkBits = Math.min(16, Math.max(0, prefixBits - index * 16));
    return (group & (0xffff >> networkBits)) !== 0;
  });
}
