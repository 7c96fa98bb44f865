import type { EndpointPort, EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import { duplicate, type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateReachable } from "../../rules/specialAddress.ts";

export const strategy: Strategy<EndpointSlice> = { validate };

function validate({ addressType, endpoints, ports }: EndpointSlice): FieldError[] {
  const errors: FieldError[] = [];
  endpoints?.forEach((endpoint, index) => {
    const path = `endpoints[${index}]`;
    endpoint.addresses?.forEach((address, at) => {
      validateAddress(address, { type: addressType, path: `${path}.addresses[${at}]`, errors });
    });
  });
  validatePorts(ports ?? [], errors);
  return errors;
}

function validateAddress(
  address: string,
  context: { readonly type: EndpointSlice["addressType"]; readonly path: string; readonly errors: FieldError[] },
): void {
  const { type, path, errors } = context;
  if (type === "FQDN") validateDomain(address, path, errors);
  if (type !== "IPv4" && type !== "IPv6") return;
  const text = formats.ip(address);
  if (text !== undefined) {
    errors.push(invalid(path, address, text));
    return;
  }
  const family = address.includes(":") ? "IPv6" : "IPv4";
  if (family !== type) errors.push(invalid(path, address, `must be an ${type} address`));
  validateReachable(address, path, errors);
}

/** A name that is no one's nickname: it has a dot in it, and may end in one. */
function validateDomain(name: string, path: string, errors: FieldError[]): void {
  const domain = name.endsWith(".") ? name.slice(0, -1) : name;
  const text = dnsSubdomain(domain);
  if (name === "") errors.push(required(path));
  else if (text !== undefined) errors.push(invalid(path, domain, text));
  else if (!domain.includes(".")) {
    errors.push(invalid(path, domain, "should be a domain with at least two segments separated by dots"));
  }
}

/** Several ports have several names, one of which may be empty. */
function validatePorts(ports: readonly EndpointPort[], errors: FieldError[]): void {
  const seen = new Set<string>();
  ports.forEach(({ name = "" }, index) => {
    const path = `ports[${index}].name`;
    if (seen.has(name)) errors.push(duplicate(path, name));
    seen.add(name);
  });
}
