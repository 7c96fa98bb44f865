import { type FieldError, invalid } from "../../schema/fieldError.ts";

/** An address of a host that others can reach. Whether it is an address at all is looked at elsewhere. */
export function validateReachable(address: string, path: string, errors: FieldError[]): void {
  for (const [range, text] of unreachable) if (range.test(address)) errors.push(invalid(path, address, text));
}

/** Ranges that mean no one host, or only this one. */
const unreachable: readonly (readonly [RegExp, string])[] = [
  [/^(?:0\.0\.0\.0|::|(?:0{1,4}:){7}0{1,4})$/, "may not be unspecified (0.0.0.0 or ::)"],
  [/^(?:127\.|::1$|(?:0{1,4}:){7}0{0,3}1$)/, "may not be in the loopback range (127.0.0.0/8, ::1/128)"],
  [/^(?:169\.254\.|fe[89ab][0-9a-f]:)/i, "may not be in the link-local range (169.254.0.0/16, fe80::/10)"],
  [/^(?:224\.0\.0\.|ff02:)/i, "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)"],
];
