import { cidr, ip, isLikeIp, parseAddress, parseNetwork, printAddress } from "../../schema/formats/ip.ts";

/**
 * What a client hears of an address of IPv6 that is not written in the one form that all programs agree on, and of one
 * in a spelling that programs read in different ways.
 */
export function addressWarnings(field: string, address: string): string[] {
  const meant = meantAddress(address);
  if (meant !== undefined) {
    return [`${field}: non-standard IP address ${JSON.stringify(address)} is invalid: use ${JSON.stringify(meant)}`];
  }
  const groups = ip(address) === undefined ? parseAddress(address) : undefined;
  if (groups === undefined || groups.length < 8) return [];
  return notCanonical(`${field}: IPv6 address`, address, printAddress(groups));
}

/** The same of a network. */
export function networkWarnings(field: string, network: string): string[] {
  const parsed = cidr(network) === undefined ? parseNetwork(network) : undefined;
  if (parsed === undefined || parsed.groups.length < 8) return [];
  return notCanonical(`${field}: IPv6 CIDR value`, network, `${printAddress(parsed.groups)}/${parsed.bits}`);
}

/** The same of the addresses at which a load balancer takes traffic, as a status lists them. */
export function ingressWarnings(ingress: readonly { readonly ip?: string }[] = []): string[] {
  return ingress.flatMap(({ ip = "" }, index) => addressWarnings(`status.loadBalancer.ingress[${index}].ip`, ip));
}

/** The address that another spelling stands for: one with leading zeros, or an IPv4 address in the form of IPv6. */
function meantAddress(text: string): string | undefined {
  if (ip(text) === undefined || !isLikeIp(text)) return undefined;
  const groups = parseAddress(text);
  return groups === undefined ? text.split(".").map(Number).join(".") : printAddress(groups.slice(6));
}

function notCanonical(what: string, text: string, canonical: string): string[] {
  if (text === canonical) return [];
  return [`${what} ${JSON.stringify(text)} should be in RFC 5952 canonical format (${JSON.stringify(canonical)})`];
}
