import { isIP } from "node:net";

export interface AddressHeaders {
  readonly "x-forwarded-for"?: string | string[] | undefined;
  readonly "x-real-ip"?: string | string[] | undefined;
}

/**
 * Where a request comes from: the addresses that proxies name, which any client can write, then the other end of the
 * connection, which none can.
 */
export function sourceAddresses(headers: AddressHeaders, remote: string): string[] {
  const named = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((each) => plain(each.trim()))
    .filter((each) => isIP(each) !== 0);
  const real = plain(String(headers["x-real-ip"] ?? ""));
  if (isIP(real) !== 0 && !named.includes(real)) named.push(real);
  const own = plain(remote);
  if (own !== "" && named.at(-1) !== own) named.push(own);
  return named;
}

/** An address of IPv4 as a socket of IPv6 shows it, without its prefix. */
function plain(address: string): string {
  return /^::ffff:\d+\./i.test(address) ? address.slice("::ffff:".length) : address;
}
