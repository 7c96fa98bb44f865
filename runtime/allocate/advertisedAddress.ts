import { isIP } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";
import { specialAddress } from "../schema/formats/specialAddress.ts";
import { canonicalAddress } from "./addressBlock.ts";

export interface AdvertisedAddressOptions {
  /** As the flags of these names. */
  readonly bindAddress: string;
  readonly advertiseAddress: string;
  /** By name, as Node's `networkInterfaces` has them. */
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

/**
 * The address by which other machines reach this server; undefined when none does, also where the flag names a
 * loopback address, as test environments do. Throws an Error where the flag names no address.
 */
export function advertisedAddress(options: AdvertisedAddressOptions): string | undefined {
  const { bindAddress, advertiseAddress, interfaces } = options;
  if (advertiseAddress !== "") {
    if (isIP(advertiseAddress) === 0 || isAny(advertiseAddress)) {
      throw new Error(
        `--advertise-address: ${JSON.stringify(advertiseAddress)} is no address that other hosts can reach`,
      );
    }
    return isLoopback(advertiseAddress) ? undefined : canonicalAddress(advertiseAddress);
  }
  if (isIP(bindAddress) === 0 || isLoopback(bindAddress)) return undefined;
  if (!isAny(bindAddress)) return canonicalAddress(bindAddress);
  const family = isIP(bindAddress) === 4 ? "IPv4" : "IPv6";
  const all = Object.values(interfaces).flatMap((each) => each ?? []);
  return all.find((each) => !each.internal && each.family === family && specialAddress(each.address) !== "linkLocal")
    ?.address;
}

function isLoopback(address: string): boolean {
  return specialAddress(address) === "loopback";
}

function isAny(address: string): boolean {
  return specialAddress(address) === "unspecified";
}
