import { isIP } from "node:net";
import type { NodeAddress } from "../../../generated/core/v1/node.ts";

/**
 * What the certificate of a node's port names: its DNS names and then its IP addresses, each in order. Empty: the node
 * has too little to ask for one, no IP address or, where DNS names suffice, nothing at all.
 */
export function servingNames(
  addresses: readonly NodeAddress[],
  { dnsNamesSuffice }: { readonly dnsNamesSuffice: boolean },
): readonly string[] {
  const isAddress = ({ type, address }: NodeAddress) => isIP(address) !== 0 && !type.endsWith("DNS");
  const isName = ({ type, address }: NodeAddress) => address !== "" && !type.endsWith("IP") && isIP(address) === 0;
  const textsOf = (kind: (each: NodeAddress) => boolean) => [
    ...new Set(
      addresses
        .filter(kind)
        .map(({ address }) => address)
        .sort(),
    ),
  ];
  const [names, ips] = [textsOf(isName), textsOf(isAddress)];
  return ips.length > 0 || dnsNamesSuffice ? [...names, ...ips] : [];
}
