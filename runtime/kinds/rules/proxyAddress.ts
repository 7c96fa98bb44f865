import { badRequest } from "../../../generated/errors.ts";
import { isHostAddress } from "../../schema/formats/specialAddress.ts";

/**
 * Refuses what is no address of a host among others: who may write it into an object would reach through the server
 * what only the server reaches. Throws badRequest.
 */
export function checkProxyAddress(address: string): void {
  if (!isHostAddress(address)) throw badRequest("address not allowed");
}
