import { type Amount, type Amounts, countOf, one } from "./amounts.ts";

/** The part of a service that a quota looks at. */
export interface CountedService {
  readonly spec?: {
    readonly type?: string;
    readonly ports?: readonly { readonly nodePort?: number }[];
    readonly allocateLoadBalancerNodePorts?: boolean;
  };
}

export const serviceResources: ReadonlySet<string> = new Set([
  "services",
  "count/services",
  "services.nodeports",
  "services.loadbalancers",
]);

/** A service counts, as a load balancer and for its ports on the nodes besides. */
export function serviceUsage({ spec }: CountedService): Amounts {
  const used = new Map<string, Amount>([
    ["services", one],
    ["count/services", one],
  ]);
  const ports = spec?.ports ?? [];
  if (spec?.type === "LoadBalancer") used.set("services.loadbalancers", one);
  if (spec?.type === "NodePort" || (spec?.type === "LoadBalancer" && spec.allocateLoadBalancerNodePorts !== false)) {
    used.set("services.nodeports", countOf(ports.length));
  } else if (spec?.type === "LoadBalancer") {
    used.set("services.nodeports", countOf(ports.filter((each) => (each.nodePort ?? 0) !== 0).length));
  }
  return used;
}
