import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, forbidden, invalid, required } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats.ts";
import { dnsSubdomain } from "../../../schema/names.ts";
import { validateReachable } from "../../rules/specialAddress.ts";

/** `clusterIPs` holds one address a family, the first of which is `clusterIP`; "None" stands alone. */
export function validateClusterAddresses(spec: ServiceSpec, errors: FieldError[]): void {
  const addresses = spec.clusterIPs ?? [];
  const [first] = addresses;
  const path = "spec.clusterIPs";
  if (first === undefined) {
    if (spec.clusterIP) errors.push(required(path));
    return;
  }
  if (first !== (spec.clusterIP ?? "")) errors.push(invalid(path, addresses, "first value must match `clusterIP`"));
  if (addresses.length > 2) {
    errors.push(invalid(path, addresses, "may only hold up to 2 values"));
    return;
  }
  if (addresses.includes("None")) {
    if (addresses.length > 1) errors.push(invalid(path, addresses, "'None' must be the first and only value"));
    if (spec.type === "LoadBalancer" || spec.type === "NodePort") {
      errors.push(invalid(`${path}[0]`, first, `may not be set to 'None' for ${spec.type} services`));
    }
    return;
  }
  for (const [index, address] of addresses.entries()) {
    const text = formats.ip(address);
    if (text !== undefined) errors.push(invalid(`${path}[${index}]`, address, text));
  }
  if (addresses.length === 2 && isIpv6(addresses[0] ?? "") === isIpv6(addresses[1] ?? "")) {
    errors.push(invalid(path, addresses, "may specify no more than one IP for each IP family"));
  }
  addresses.forEach((address, index) => {
    const family = spec.ipFamilies?.[index];
    if (family === undefined || (family === "IPv6") === isIpv6(address)) return;
    const text = `expected an ${family} value as indicated by \`ipFamilies[${index}]\``;
    errors.push(invalid(`${path}[${index}]`, address, text));
  });
}

/** Addresses that traffic from outside may be sent to. Their syntax is the schema's matter. */
export function validateExternalAddresses(spec: ServiceSpec, errors: FieldError[]): void {
  spec.externalIPs?.forEach((address, index) => validateReachable(address, `spec.externalIPs[${index}]`, errors));
}

/** What a load balancer reports, which only services of that type have. */
export function validateIngress(service: Service, errors: FieldError[]): void {
  const path = "status.loadBalancer.ingress";
  const ingresses = service.status?.loadBalancer?.ingress ?? [];
  if (ingresses.length > 0 && service.spec?.type !== "LoadBalancer") {
    errors.push(forbidden(path, "may only be used when `spec.type` is 'LoadBalancer'"));
    return;
  }
  ingresses.forEach(({ ip = "", hostname = "", ipMode }, index) => {
    const at = `${path}[${index}]`;
    const ipText = ip === "" ? undefined : formats.ip(ip);
    if (ipText !== undefined) errors.push(invalid(`${at}.ip`, ip, ipText));
    if (ip === "" && ipMode !== undefined) {
      errors.push(forbidden(`${at}.ipMode`, "may not be specified when `ip` is not set"));
    } else if (ip !== "" && ipMode === undefined) {
      errors.push(required(`${at}.ipMode`, "must be specified when `ip` is set"));
    }
    if (hostname === "") return;
    const nameText = dnsSubdomain(hostname);
    if (nameText !== undefined) errors.push(invalid(`${at}.hostname`, hostname, nameText));
    if (formats.ip(hostname) === undefined) {
      errors.push(invalid(`${at}.hostname`, hostname, "must be a DNS name, not an IP address"));
    }
  });
}

function isIpv6(address: string): boolean {
  return address.includes(":");
}
