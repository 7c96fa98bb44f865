import { isIPv4, isIPv6 } from "node:net";

/** An IP address: 4 or 16 bytes. */
export class Address {
  readonly bytes: readonly number[];

  constructor(bytes: readonly number[]) {
    this.bytes = bytes;
  }

  get family(): 4 | 6 {
    return this.bytes.length === 4 ? 4 : 6;
  }
}

/** A network: an address and how many of its bits count. */
export class Network {
  readonly address: Address;
  readonly prefixLength: number;

  constructor(address: Address, prefixLength: number) {
    this.address = address;
    this.prefixLength = prefixLength;
  }
}

/** undefined when the text is no address; one with a zone, or an IPv4 address written as IPv6, is none. */
export function parseAddress(text: string): Address | undefined {
  if (isIPv4(text)) return new Address(text.split(".").map(Number));
  if (!isIPv6(text) || text.includes("%")) return undefined;
  const [head = "", tail] = text.split("::");
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const bytes = [...first, ...new Array<number>(16 - first.length - last.length).fill(0), ...last];
  return isMapped(bytes) ? undefined : new Address(bytes);
}

/** undefined when the text is no network such as 10.0.0.0/8. */
export function parseNetwork(text: string): Network | undefined {
  const slash = text.lastIndexOf("/");
  const length = text.slice(slash + 1);
  const address = slash === -1 ? undefined : parseAddress(text.slice(0, slash));
  if (address === undefined || !/^(0|[1-9]\d{0,2})$/.test(length)) return undefined;
  return Number(length) > address.bytes.length * 8 ? undefined : new Network(address, Number(length));
}

/** The address with all bits beyond the prefix cleared. */
export function masked({ address, prefixLength }: Network): Network {
  const bytes = address.bytes.map((byte, index) => {
    const bits = Math.min(8, Math.max(0, prefixLength - index * 8));
    return byte & (0xff << (8 - bits)) & 0xff;
  });
  return new Network(new Address(bytes), prefixLength);
}

export function contains(network: Network, address: Address): boolean {
  if (network.address.family !== address.family) return false;
  return sameBytes(masked(network).address, masked(new Network(address, network.prefixLength)).address);
}

export function sameBytes(a: Address, b: Address): boolean {
  return a.bytes.length === b.bytes.length && a.bytes.every((byte, index) => byte === b.bytes[index]);
}

/** The canonical text: IPv6 in lower case with the longest run of zeros left out. */
export function addressText({ bytes }: Address): string {
  if (bytes.length === 4) return bytes.join(".");
  const groups: number[] = [];
  for (let at = 0; at < 16; at += 2) groups.push((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  const run = longestRun(groups);
  const text = (part: readonly number[]) => part.map((group) => group.toString(16)).join(":");
  if (run.length < 2) return text(groups);
  return `${text(groups.slice(0, run.start))}::${text(groups.slice(run.start + run.length))}`;
}

export function networkText({ address, prefixLength }: Network): string {
  return `${addressText(address)}/${prefixLength}`;
}

function groupsOf(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (group.includes(".")) return group.split(".").map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

function isMapped(bytes: readonly number[]): boolean {
  return bytes[10] === 0xff && bytes[11] === 0xff && bytes.slice(0, 10).every((byte) => byte === 0);
}

function longestRun(groups: readonly number[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, group] of groups.entries()) {
    if (group !== 0) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  return best;
}
