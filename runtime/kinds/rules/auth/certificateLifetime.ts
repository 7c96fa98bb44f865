import { signerLegacyUnknown } from "../../../../generated/wellknown.ts";

/** Seconds for which a certificate of a pod must at least be valid. */
export const shortestSeconds = 3600;

const [ownDomain] = signerLegacyUnknown.split("/");

/** Seconds for which it may be valid at most. Signers of the platform itself give a day. */
export function longestSeconds(signerName: string): number {
  return signerName.split("/")[0] === ownDomain ? 24 * 3600 : 91 * 24 * 3600;
}
