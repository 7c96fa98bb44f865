import type { Service, ServiceSpec } from "../../generated/core/v1/service.ts";
import { canonicalAddress } from "./addressBlock.ts";

/** What a service has for itself alone. */
export interface Claims {
  /** In canonical form. */
  readonly addresses: ReadonlySet<string>;
  readonly ports: ReadonlySet<number>;
}

const nothing: Claims = { addresses: new Set(), ports: new Set() };

export function claimsOf(service: Service | undefined): Claims {
  const spec = service?.spec;
  if (spec === undefined) return nothing;
  return { addresses: new Set(addressesOf(spec).map(canonicalAddress)), ports: new Set(portsOf(spec)) };
}

function addressesOf({ type, clusterIPs = [] }: ServiceSpec): readonly string[] {
  return type === "ExternalName" ? [] : clusterIPs.filter((each) => each !== "" && each !== "None");
}

function portsOf(spec: ServiceSpec): number[] {
  const ports = hasNodePorts(spec) ? (spec.ports ?? []).map((each) => each.nodePort ?? 0) : [];
  if (needsHealthCheckPort(spec)) ports.push(spec.healthCheckNodePort ?? 0);
  return ports.filter((each) => each !== 0);
}

/** Ports on the nodes lead to the service. */
export function hasNodePorts({ type }: ServiceSpec): boolean {
  return type === "NodePort" || type === "LoadBalancer";
}

/** A balancer that sends to nodes with endpoints alone asks them on this port whether they have any. */
export function needsHealthCheckPort({ type, externalTrafficPolicy }: ServiceSpec): boolean {
  return type === "LoadBalancer" && externalTrafficPolicy === "Local";
}
