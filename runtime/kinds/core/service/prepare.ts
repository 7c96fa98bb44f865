import type { Service, ServicePort, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";

export function prepareNewService(service: Service): void {
  const spec = service.spec;
  if (spec === undefined) return;
  if (spec.clusterIP && (spec.clusterIPs?.length ?? 0) === 0) spec.clusterIPs = [spec.clusterIP];
  dropInternalPolicy(spec);
}

/**
 * Keeps what the server gave the service when the client leaves it out, follows a change of `clusterIP` in
 * `clusterIPs`, and lets go of what the new type has no use for.
 */
export function prepareServiceUpdate(service: Service, old: Service, context: StrategyContext): void {
  const spec = service.spec;
  const oldSpec = old.spec;
  if (context.subresource !== "" || spec === undefined || oldSpec === undefined) return;
  keepGiven(spec, oldSpec);
  followClusterIp(spec, oldSpec);
  dropUnused(spec, oldSpec);
  dropSecondFamily(spec, oldSpec);
  dropInternalPolicy(spec);
  if (spec.type !== "LoadBalancer") delete service.status?.loadBalancer?.ingress;
}

function keepGiven(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterIp(spec) && hasClusterIp(old)) {
    if (!spec.clusterIP && old.clusterIP) spec.clusterIP = old.clusterIP;
    if ((spec.clusterIPs?.length ?? 0) === 0 && old.clusterIPs !== undefined) spec.clusterIPs = [...old.clusterIPs];
  }
  if (hasNodePorts(spec) && hasNodePorts(old)) {
    keepNodePorts(spec.ports ?? [], old.ports ?? []);
  }
  if (hasHealthCheckPort(spec) && hasHealthCheckPort(old) && !spec.healthCheckNodePort && old.healthCheckNodePort) {
    spec.healthCheckNodePort = old.healthCheckNodePort;
  }
}

/** A port of a name keeps its port of the nodes, whatever else changes, unless the client gives that to another. */
function keepNodePorts(ports: readonly ServicePort[], old: readonly ServicePort[]): void {
  const before = new Map(old.map(({ name = "", nodePort }) => [name, nodePort]));
  const taken = new Set(ports.map(nodePortText));
  for (const port of ports) {
    if (port.nodePort) continue;
    const nodePort = before.get(port.name ?? "");
    if (!nodePort || taken.has(nodePortText({ ...port, nodePort }))) continue;
    port.nodePort = nodePort;
    taken.add(nodePortText(port));
  }
}

function nodePortText({ nodePort, protocol }: ServicePort): string {
  return `${nodePort} ${protocol}`;
}

/** A client that knows only `clusterIP` changes the first of `clusterIPs` with it. */
function followClusterIp(spec: ServiceSpec, old: ServiceSpec): void {
  const address = spec.clusterIP ?? "";
  if (address === (old.clusterIP ?? "") || !deepEqual(spec.clusterIPs ?? [], old.clusterIPs ?? [])) return;
  if (address === "") delete spec.clusterIPs;
  else spec.clusterIPs = [address];
}

/** When the type changes, fields that the client left as they were go with the old type. */
function dropUnused(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterIp(old) && !hasClusterIp(spec)) {
    if (spec.clusterIP === old.clusterIP && deepEqual(spec.clusterIPs, old.clusterIPs)) {
      delete spec.clusterIP;
      delete spec.clusterIPs;
    }
    dropSame(spec, old, "ipFamilies");
    dropSame(spec, old, "ipFamilyPolicy");
  }
  if (hasNodePorts(old) && !hasNodePorts(spec)) {
    const taken = new Set(old.ports?.map(nodePortText));
    for (const port of spec.ports ?? []) if (taken.has(nodePortText(port))) delete port.nodePort;
  }
  if (hasHealthCheckPort(old) && !hasHealthCheckPort(spec)) dropSame(spec, old, "healthCheckNodePort");
  if (old.type === "LoadBalancer" && spec.type !== "LoadBalancer") {
    dropSame(spec, old, "allocateLoadBalancerNodePorts");
    dropSame(spec, old, "loadBalancerClass");
  }
  if (isExternal(old) && !isExternal(spec)) dropSame(spec, old, "externalTrafficPolicy");
}

/** A client that asks for one family alone need not take the second away from the lists. */
function dropSecondFamily(spec: ServiceSpec, old: ServiceSpec): void {
  const wasDual = old.ipFamilyPolicy === "RequireDualStack" || old.ipFamilyPolicy === "PreferDualStack";
  if (!wasDual || spec.ipFamilyPolicy !== "SingleStack") return;
  if (spec.clusterIPs?.length === 2 && deepEqual(spec.clusterIPs, old.clusterIPs)) spec.clusterIPs.pop();
  if (spec.ipFamilies?.length === 2 && deepEqual(spec.ipFamilies, old.ipFamilies)) spec.ipFamilies.pop();
}

/** An alias has no traffic of its own, whatever the client or a default says of it. */
function dropInternalPolicy(spec: ServiceSpec): void {
  if (spec.type === "ExternalName") delete spec.internalTrafficPolicy;
}

function dropSame(spec: ServiceSpec, old: ServiceSpec, field: keyof ServiceSpec): void {
  if (deepEqual(spec[field], old[field])) delete spec[field];
}

function hasClusterIp(spec: ServiceSpec): boolean {
  return spec.type !== "ExternalName";
}

function hasNodePorts(spec: ServiceSpec): boolean {
  return spec.type === "NodePort" || (spec.type === "LoadBalancer" && spec.allocateLoadBalancerNodePorts !== false);
}

function hasHealthCheckPort(spec: ServiceSpec): boolean {
  return spec.type === "LoadBalancer" && spec.externalTrafficPolicy === "Local";
}

function isExternal(spec: ServiceSpec): boolean {
  const { type, externalIPs = [] } = spec;
  return type === "NodePort" || type === "LoadBalancer" || (type === "ClusterIP" && externalIPs.length > 0);
}
