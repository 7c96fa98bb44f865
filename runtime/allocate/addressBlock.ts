import { groupsOfNumber, numberOfGroups, parseAddress, printAddress } from "../schema/formats/ip.ts";
import { type Band, bandOffset } from "./band.ts";

export type Family = "IPv4" | "IPv6";

/** The addresses of a network that services can have; as numbers, since networks of IPv6 are larger than any list. */
export interface AddressBlock extends Band {
  /** As it was written, e.g. "10.96.0.0/12". */
  readonly cidr: string;
  readonly family: Family;
}

/** Automatic addresses begin beyond a sixteenth of the block, but not beyond 256 addresses. */
const addressBand = { step: 16, max: 256 };

/**
 * Reads a network. No host has its first address, nor the last one of IPv4, which means all hosts. Throws an
 * Error when the text is no network, or has no room for an address.
 */
export function addressBlock(cidr: string, options: { readonly hasStaticBand: boolean }): AddressBlock {
  const [address = "", length = ""] = cidr.split("/");
  const groups = parseAddress(address);
  const bits = (groups?.length ?? 0) * 16;
  if (groups === undefined || !/^\d{1,3}$/.test(length) || Number(length) > bits) {
    throw new Error(`${JSON.stringify(cidr)} is not a network such as 10.96.0.0/12 or fd00::/108`);
  }
  const size = 1n << BigInt(bits - Number(length));
  const network = (numberOfGroups(groups) / size) * size;
  const family = bits === 32 ? "IPv4" : "IPv6";
  const first = network + 1n;
  const last = network + size - (family === "IPv4" ? 2n : 1n);
  if (last < first) throw new Error(`${JSON.stringify(cidr)} has no room for an address`);
  return { cidr, family, first, last, offset: options.hasStaticBand ? bandOffset(size, addressBand) : 0n };
}

/** The text is an address, as validation has seen. */
export function addressNumber(address: string): bigint {
  return numberOfGroups(parseAddress(address) ?? []);
}

/** In the one form that an address has as a name. */
export function canonicalAddress(address: string): string {
  return printAddress(parseAddress(address) ?? []);
}

export function addressText(number: bigint, family: Family): string {
  return printAddress(groupsOfNumber(number, family === "IPv4" ? 2 : 8));
}

export function familyOf(address: string): Family {
  return address.includes(":") ? "IPv6" : "IPv4";
}
