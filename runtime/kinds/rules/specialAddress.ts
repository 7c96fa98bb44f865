import { type FieldError, invalid } from "../../schema/fieldError.ts";
import { type SpecialAddress, specialAddress } from "../../schema/specialAddress.ts";

/** An address of a host that others can reach. Whether it is an address at all is looked at elsewhere. */
export function validateReachable(address: string, path: string, errors: FieldError[]): void {
  const meaning = specialAddress(address);
  const text = meaning === undefined ? undefined : texts[meaning];
  if (text !== undefined) errors.push(invalid(path, address, text));
}

/** Other addresses that are no host's may stand in objects. */
const texts: Partial<Readonly<Record<SpecialAddress, string>>> = {
  unspecified: "may not be unspecified (0.0.0.0 or ::)",
  loopback: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
  linkLocal: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
  linkLocalMulticast: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
};
