import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import {
  addErrors,
  alone,
  duplicate,
  type FieldError,
  forbidden,
  invalid,
  invalidAs,
  isFull,
  notSupported,
  required,
} from "../../../schema/fieldError.ts";
import { ip } from "../../../schema/formats/ip.ts";
import { faultsOf } from "../../../schema/names.ts";

const families = ["IPv4", "IPv6"];
const policies = ["PreferDualStack", "RequireDualStack", "SingleStack"];

/** Addresses, families and policy of a service say the same. What is wrong with them is said before all else. */
export function networkErrors(spec: ServiceSpec): FieldError[] {
  if (spec.type === "ExternalName") return [];
  const { clusterIP = "", clusterIPs = [], ipFamilies = [], ipFamilyPolicy: policy } = spec;
  const path = "spec.clusterIPs";
  const errors: FieldError[] = [];
  if (clusterIP !== "" && clusterIPs.length === 0) errors.push(required(path));
  else if (clusterIP !== "" && clusterIPs[0] !== clusterIP) {
    errors.push(invalid(path, clusterIPs, "first value must match `clusterIP`"));
  } else if (clusterIP === "" && clusterIPs.length > 0) {
    errors.push(invalid(path, clusterIPs, "must be empty when `clusterIP` is not specified"));
  }
  for (const [index, family] of ipFamilies.entries()) {
    const at = `spec.ipFamilies[${index}]`;
    if (!families.includes(family)) errors.push(notSupported(at, family, families));
    if (ipFamilies.indexOf(family) < index) errors.push(duplicate(at, family));
    if (isFull(errors)) break;
  }
  if (policy !== undefined && !policies.includes(policy)) {
    errors.push(notSupported("spec.ipFamilyPolicy", policy, policies));
  }
  addErrors(errors, addressErrors(clusterIPs, ipFamilies));
  return alone(errors);
}

/** One address a family, in the order of the families; "None" stands alone. */
function addressErrors(clusterIPs: readonly string[], ipFamilies: readonly string[]): FieldError[] {
  const path = "spec.clusterIPs";
  const errors: FieldError[] = [];
  for (const [index, address] of clusterIPs.entries()) {
    if (isFull(errors)) return errors;
    if (index > 0 || address !== "None")
      addErrors(errors, invalidAs(`${path}[${index}]`, address, faultsOf(ip, address)));
    else if (clusterIPs.length > 1) errors.push(invalid(path, clusterIPs, "'None' must be the first and only value"));
  }
  const areWrong = errors.length > 0;
  if (clusterIPs.length > 2) errors.push(invalid(path, clusterIPs, "may only hold up to 2 values"));
  if (areWrong || clusterIPs[0] === "None") return errors;
  if (clusterIPs.length > 1 && new Set(clusterIPs.map(isIpv6)).size === 1) {
    errors.push(invalid(path, clusterIPs, "may specify no more than one IP for each IP family"));
  }
  for (const [index, family] of ipFamilies.entries()) {
    const address = clusterIPs[index];
    if (address === undefined || !families.includes(family) || (family === "IPv6") === isIpv6(address)) continue;
    const text = `expected an ${family} value as indicated by \`ipFamilies[${index}]\``;
    errors.push(invalid(`${path}[${index}]`, address, text));
  }
  return errors;
}

/** What a load balancer reports, which only services of that type have. */
export function validateIngress({ spec, status }: Service, errors: FieldError[]): void {
  if (!status?.loadBalancer?.ingress?.length || spec?.type === "LoadBalancer") return;
  errors.push(forbidden("status.loadBalancer.ingress", "may only be used when `spec.type` is 'LoadBalancer'"));
}

function isIpv6(address: string): boolean {
  return address.includes(":");
}
