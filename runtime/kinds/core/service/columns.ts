import type { Service } from "../../../../generated/core/v1/service.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { labelsText, orNone } from "../../rules/text.ts";

export function clusterIp(service: Service): Cell {
  return orNone(service.spec?.clusterIPs?.[0] ?? service.spec?.clusterIP);
}

/** Where the service is reached from outside; a load balancer without an address yet is "<pending>". */
export function externalIp(service: Service): Cell {
  const spec = service.spec ?? {};
  const own = spec.externalIPs ?? [];
  switch (spec.type) {
    case "ClusterIP":
    case "NodePort":
      return orNone(own.join(","));
    case "LoadBalancer": {
      const all = [...loadBalancerAddresses(service), ...own];
      return all.length === 0 ? "<pending>" : all.join(",");
    }
    case "ExternalName":
      return orNone(spec.externalName);
    default:
      return "<unknown>";
  }
}

/** "80/TCP,443:30443/TCP": the port, the node's port where there is one, the protocol. */
export function ports(service: Service): Cell {
  const texts = (service.spec?.ports ?? []).map((each) => {
    const nodePort = each.nodePort ?? 0;
    return `${each.port}${nodePort === 0 ? "" : `:${nodePort}`}/${each.protocol ?? "TCP"}`;
  });
  return orNone(texts.join(","));
}

export function selector(service: Service): Cell {
  return labelsText(service.spec?.selector);
}

function loadBalancerAddresses(service: Service): string[] {
  const found = new Set<string>();
  for (const ingress of service.status?.loadBalancer?.ingress ?? []) {
    const address = ingress.ip !== undefined && ingress.ip !== "" ? ingress.ip : (ingress.hostname ?? "");
    if (address !== "") found.add(address);
  }
  return [...found].sort();
}
