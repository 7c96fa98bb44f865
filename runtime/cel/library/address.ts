import {
  isMapped,
  isWithin,
  mask,
  parseAddress as readGroups,
  parseNetwork as readPrefix,
  printAddress,
} from "../../schema/formats/ip.ts";

/** An IP address, as its groups of 16 bits: 2 or 8 of them. */
export class Address {
  readonly groups: readonly number[];

  constructor(groups: readonly number[]) {
    this.groups = groups;
  }

  get family(): 4 | 6 {
    return this.groups.length === 2 ? 4 : 6;
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
  const groups = readGroups(text);
  return groups === undefined || isMapped(groups) ? undefined : new Address(groups);
}

/** Whether it is an IPv4 address written as IPv6, which is not taken. */
export function isMappedAddress(text: string): boolean {
  const groups = readGroups(text);
  return groups !== undefined && isMapped(groups);
}

/** undefined when the text is no network such as 10.0.0.0/8. */
export function parseNetwork(text: string): Network | undefined {
  const { groups, bits } = readPrefix(text) ?? {};
  return groups === undefined || bits === undefined || isMapped(groups)
    ? undefined
    : new Network(new Address(groups), bits);
}

/** The address with all bits beyond the prefix cleared. */
export function masked({ address, prefixLength }: Network): Network {
  return new Network(
    new Address(address.groups.map((group, index) => group & mask(prefixLength, index))),
    prefixLength,
  );
}

export function contains({ address: { groups }, prefixLength: bits }: Network, address: Address): boolean {
  return isWithin(address.groups, { groups, bits });
}

/** The canonical text: IPv6 in lower case with the longest run of zeros left out. */
export function addressText({ groups }: Address): string {
  return printAddress(groups);
}

export function networkText({ address, prefixLength }: Network): string {
  return `${addressText(address)}/${prefixLength}`;
}
