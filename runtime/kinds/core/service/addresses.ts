import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { type FieldError, forbidden, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { ip } from "../../../schema/formats/ip.ts";
import { faultsOf } from "../../../schema/names.ts";

/** `clusterIPs` holds one address a family, in the order of the families; "None" stands alone. */
export function validateClusterAddresses({ clusterIPs = [], ipFamilies }: ServiceSpec, errors: FieldError[]): void {
  const path = "spec.clusterIPs";
  const wrong: FieldError[] = [];
  for (const [index, address] of clusterIPs.entries()) {
    if (index > 0 || address !== "None") wrong.push(...invalidAs(`${path}[${index}]`, address, faultsOf(ip, address)));
    else if (clusterIPs.length > 1) wrong.push(invalid(path, clusterIPs, "'None' must be the first and only value"));
  }
  errors.push(...wrong);
  if (clusterIPs.length > 2) errors.push(invalid(path, clusterIPs, "may only hold up to 2 values"));
  if (wrong.length > 0 || clusterIPs[0] === "None") return;
  if (clusterIPs.length > 1 && new Set(clusterIPs.map(isIpv6)).size === 1) {
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
