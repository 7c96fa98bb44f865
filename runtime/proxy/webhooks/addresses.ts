import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { hostLookup } from "../hostLookup.ts";
import { isHostAddress, specialAddress } from "../../schema/formats/specialAddress.ts";

interface Where {
  /** Behind a service are hosts only; a URL, which an administrator has written, may also name this machine. */
  readonly isService: boolean;
}

/** Whether a webhook may be at an address. Names pass: what they mean is seen when they are looked up. */
export function isHookAddress(host: string, { isService }: Where): boolean {
  return isIP(host) === 0 || isAllowed(host, isService);
}

export function hookLookup({ isService }: Where): LookupFunction {
  return hostLookup(undefined, (address) => isAllowed(address, isService));
}

function isAllowed(address: string, isService: boolean): boolean {
  return isHostAddress(address) || (!isService && specialAddress(address) === "loopback");
}
