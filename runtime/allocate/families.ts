import type { Service, ServiceSpec } from "../../generated/core/v1/service.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import { type FieldError, invalid } from "../schema/index.ts";
import { type Family, familyOf } from "./addressBlock.ts";

const policyPath = "spec.ipFamilyPolicy";

/**
 * Settles which address families a service has, and whether it is to have one or two, from what the client said of
 * families, policy and addresses. `configured` are the families of the cluster, the first being the usual one. The
 * errors are those of the client.
 */
export function settleFamilies(
  service: Service,
  old: Service | undefined,
  configured: readonly Family[],
): FieldError[] {
  const { spec } = service;
  if (spec === undefined || spec.type === "ExternalName" || isSettled(spec, old?.spec)) return [];
  const hasNoEndpoints = isHeadless(spec) && Object.keys(spec.selector ?? {}).length === 0;
  spec.ipFamilyPolicy ??= old?.spec?.ipFamilyPolicy ?? (hasNoEndpoints ? "RequireDualStack" : "SingleStack");
  const errors = [...policyErrors(spec), ...inferFamilies(spec, configured)];
  if (errors.length > 0) return errors;
  if (hasNoEndpoints) {
    settleWithoutEndpoints(spec, configured);
    return [];
  }
  const unknown = unconfiguredErrors(spec, configured);
  if (unknown.length > 0) return unknown;
  const families = familiesOf(spec);
  const [usual] = configured;
  if (families.length === 0 && usual !== undefined) families.push(usual);
  const [only] = families;
  if (spec.ipFamilyPolicy !== "SingleStack" && families.length === 1 && configured.length === 2 && only !== undefined) {
    families.push(otherFamily(only));
  }
  return [];
}

export function isHeadless(spec: ServiceSpec): boolean {
  return spec.clusterIPs?.[0] === "None";
}

/**
 * A service that prefers two families, and says nothing new of them, stays as it is, even if the cluster has got or
 * lost a family.
 */
function isSettled(spec: ServiceSpec, old: ServiceSpec | undefined): boolean {
  return (
    old !== undefined &&
    spec.type === old.type &&
    spec.ipFamilyPolicy === "PreferDualStack" &&
    old.ipFamilyPolicy === "PreferDualStack" &&
    deepEqual(spec.clusterIPs, old.clusterIPs) &&
    deepEqual(spec.ipFamilies, old.ipFamilies)
  );
}

function policyErrors({ ipFamilyPolicy, clusterIPs = [], ipFamilies = [] }: ServiceSpec): FieldError[] {
  if (ipFamilyPolicy !== "SingleStack") return [];
  const refusal = (what: string): FieldError =>
    invalid(
      policyPath,
      ipFamilyPolicy,
      `must be 'RequireDualStack' or 'PreferDualStack' when multiple ${what} are specified`,
    );
  return [
    ...(clusterIPs.length === 2 ? [refusal("cluster IPs")] : []),
    ...(ipFamilies.length === 2 ? [refusal("IP families")] : []),
  ];
}

/** Addresses tell their families. */
function inferFamilies(spec: ServiceSpec, configured: readonly Family[]): FieldError[] {
  const { clusterIPs = [] } = spec;
  if (isHeadless(spec)) return [];
  const families = familiesOf(spec);
  return clusterIPs.flatMap((address, index) => {
    if (index < families.length) return [];
    const family = familyOf(address);
    if (!configured.includes(family)) {
      return [invalid(`spec.clusterIPs[${index}]`, clusterIPs, `${family} is not configured on this cluster`)];
    }
    families.push(family);
    return [];
  });
}

/** Its endpoints are written by a client that knows their families, which need not be those of the cluster. */
function settleWithoutEndpoints(spec: ServiceSpec, configured: readonly Family[]): void {
  const families = familiesOf(spec);
  const [usual] = configured;
  if (families.length === 0 && usual !== undefined) families.push(usual);
  const [only] = families;
  if (spec.ipFamilyPolicy !== "SingleStack" && families.length === 1 && only !== undefined) {
    families.push(otherFamily(only));
  }
}

function unconfiguredErrors(spec: ServiceSpec, configured: readonly Family[]): FieldError[] {
  const errors: FieldError[] = [];
  if (spec.ipFamilyPolicy === "RequireDualStack" && configured.length < 2) {
    const text = "this cluster is not configured for dual-stack services";
    errors.push(invalid(policyPath, spec.ipFamilyPolicy, text));
  }
  for (const [index, family] of familiesOf(spec).entries()) {
    if (configured.includes(family)) continue;
    errors.push(invalid(`spec.ipFamilies[${index}]`, family, "not configured on this cluster"));
  }
  return errors;
}

/** The list in the spec, which is made when there is none. */
function familiesOf(spec: ServiceSpec): Family[] {
  spec.ipFamilies ??= [];
  return spec.ipFamilies as Family[];
}

function otherFamily(family: Family): Family {
  return family === "IPv4" ? "IPv6" : "IPv4";
}
