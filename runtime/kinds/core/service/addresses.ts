import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";

/** `clusterIPs` holds one address a family, in the order of the families; "None" stands alone. */
export function validateClusterAddresses({ clusterIPs = [], ipFamilies }: ServiceSpec, errors: FieldError[]): void {
  const path = "spec.clusterIPs";
  const [first, second, ...more] = clusterIPs;
  if (first === undefined || more.length > 0 || clusterIPs.includes("None")) return;
  if (second !== undefined && isIpv6(first) === isIpv6(second)) {
    errors.push(invalid(path, clusterIPs, "may specify no more than one IP for each IP family"));
  }
  clusterIPs.forEach((address, index) => {
    const family = ipFamilies?.[index];
    if (family === undefined || (family === "IPv6") === isIpv6(address)) return;
    const text = `expected an ${family} value as indicated by \`ipFamilies[${index}]\``;
    errors.push(invalid(`${path}[${index}]`, address, text));
  });
}

/** What a load balancer reports, which only services of that type have. */
export function validateIngress({ spec, status }: Service, errors: FieldError[]): void {
  if (!status?.loadBalancer?.ingress?.length || spec?.type === "LoadBalancer") return;
  errors.push(forbidden("status.loadBalancer.ingress", "may only be used when `spec.type` is 'LoadBalancer'"));
}

function isIpv6(address: string): boolean {
  return address.includes(":");
}
