import { badRequest } from "../../../generated/errors.ts";
import { parseAddress } from "../../schema/ip.ts";
import { validateReachable } from "./specialAddress.ts";
import type { FieldError } from "../../schema/fieldError.ts";

/**
 * Refuses an address that is no host's among others: who may write it into an object would reach through the server
 * what only the server reaches. Throws badRequest.
 */
export function checkProxyAddress(address: string): void {
  const errors: FieldError[] = [];
  validateReachable(address, "", errors);
  const isMulticast = /^(?:2(?:2[4-9]|3\d)\.|255\.255\.255\.255$|ff[0-9a-f]{2}:|::ffff:)/i.test(address);
  if (parseAddress(address) === undefined || errors.length > 0 || isMulticast) throw badRequest("address not allowed");
}
