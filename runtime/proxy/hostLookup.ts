import { type LookupAddress, lookup, type LookupAllOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { badRequest } from "../../generated/errors.ts";
import { isHostAddress } from "../schema/formats/specialAddress.ts";

/** As `dns.lookup` gives all addresses of a name. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Throws badRequest for an address that is no host's among others; what a name means is seen when it is looked up. */
export function checkLiteral(host: string): void {
  if (isIP(host) !== 0 && !isHostAddress(host)) throw notAllowed();
}

/**
 * Looks up names for a connection that may lead to hosts only: it goes to the very addresses that were looked at, so
 * that a name cannot mean something else a moment later. Fails with badRequest. `isAllowed` says which are hosts.
 */
export function hostLookup(
  resolve: Resolve = lookup,
  isAllowed: (address: string) => boolean = isHostAddress,
): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const fail = callback as (error: Error, address: string) => void; // whose type knows system errors only
      const [first] = addresses ?? [];
      if (error !== null) fail(badRequest(`lookup ${name}: no such host`), "");
      else if (first === undefined || !addresses.every((each) => isAllowed(each.address))) fail(notAllowed(), "");
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function notAllowed(): Error {
  return badRequest("address not allowed");
}
