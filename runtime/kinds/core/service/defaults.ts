import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";

/** Seconds a client stays with the same endpoint under session affinity. */
const affinityTimeoutSeconds = 10_800;

/** Fields whose default depends on the service's type or on another field. */
export function service(service: Service): void {
  for (const ingress of service.status?.loadBalancer?.ingress ?? []) {
    if (ingress.ip !== undefined && ingress.ip !== "") ingress.ipMode ??= "VIP";
  }
  const spec = service.spec;
  if (spec === undefined) return;
  const type = spec.type ?? "ClusterIP";
  sessionAffinity(spec);
  for (const port of spec.ports ?? []) port.targetPort = port.targetPort || port.port;
  if (type === "ExternalName") return;
  spec.internalTrafficPolicy ??= "Cluster";
  const isExternal = type === "NodePort" || type === "LoadBalancer" || (spec.externalIPs?.length ?? 0) > 0;
  if (isExternal) spec.externalTrafficPolicy ??= "Cluster";
  if (type === "LoadBalancer") spec.allocateLoadBalancerNodePorts ??= true;
}

function sessionAffinity(spec: ServiceSpec): void {
  if (spec.sessionAffinity !== "ClientIP") {
    delete spec.sessionAffinityConfig;
    return;
  }
  const config = (spec.sessionAffinityConfig ??= {});
  const clientIP = (config.clientIP ??= {});
  clientIP.timeoutSeconds ??= affinityTimeoutSeconds;
}
