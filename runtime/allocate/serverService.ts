import type { Service, ServiceSpec } from "../../generated/core/v1/service.ts";
import { namespaceDefault } from "../../generated/wellknown.ts";
import type { Registry } from "../registry/registry.ts";
import { changeSystemObject, ensureSystemObject } from "../registry/systemObject.ts";
import { addressText } from "./addressBlock.ts";
import type { ServiceRanges } from "./ranges.ts";
import { keepServerEndpoints, type ServerEndpointsOptions } from "./serverEndpoints.ts";

export interface ServerServiceOptions extends Omit<ServerEndpointsOptions, "address"> {
  readonly ranges: ServiceRanges;
  /** Where the server listens. */
  readonly port: number;
  /** By which others reach it; absent when they cannot. */
  readonly ip?: string | undefined;
  /** Of every node, that leads to the service; 0 when none does. */
  readonly nodePort?: number | undefined;
}

/**
 * Tells pods where the server is, by a service and its endpoints. Returns how to take this server out of them. What
 * goes wrong is logged: the server serves others all the same.
 */
export async function publishServer(registry: Registry, options: ServerServiceOptions): Promise<() => Promise<void>> {
  const { ip, port, logError } = options;
  await ensureServerService(registry, options).catch((error) =>
    logError("cannot create the service of the server", error),
  );
  return ip === undefined ? async () => {} : keepServerEndpoints(registry, { ...options, address: { ip, port } });
}

const namespace = namespaceDefault;
const httpsPort = 443;

/**
 * Makes the service by which pods reach the server, under its well-known name and with the first address there is, and
 * leads it to the port that the server has now, from the node port that it is to have. Throws invalid when another
 * service has that address or that node port.
 */
async function ensureServerService(registry: Registry, options: ServerServiceOptions): Promise<void> {
  const { platform, ranges, port, nodePort = 0, newUid, clock } = options;
  const store = registry.store("", "services");
  const [network] = ranges.networks;
  if (store === undefined || network === undefined) return;
  const name = platform.names.serviceApi;
  const service: Service = {
    metadata: { name, namespace, labels: { component: "apiserver", provider: platform.name } },
    spec: {
      clusterIP: addressText(network.first, network.family),
      ipFamilyPolicy: "SingleStack",
      ports: [{ name: "https", protocol: "TCP", port: httpsPort, targetPort: port }],
    },
  };
  if (service.spec !== undefined) lead(service.spec, { port, nodePort });
  const nowMs = clock();
  await ensureSystemObject(store, service, { platform, newUid, nowMs });
  const decide = ({ spec, ...service }: Service): Service | undefined =>
    spec !== undefined && lead(spec, { port, nodePort }) ? { ...service, spec } : undefined;
  await changeSystemObject(store, { platform, nowMs, namespace, name, decide });
}

/** Whether that changes the service. A type that it was given otherwise does not outlive a start of the server. */
function lead(spec: ServiceSpec, { port, nodePort }: { readonly port: number; readonly nodePort: number }): boolean {
  const type = nodePort === 0 ? "ClusterIP" : "NodePort";
  const [own] = spec.ports ?? [];
  if (own === undefined) return false;
  const { type: before = "ClusterIP" } = spec;
  if (own.targetPort === port && (own.nodePort ?? 0) === nodePort && before === type) return false;
  own.targetPort = port;
  for (const each of spec.ports ?? []) delete each.nodePort;
  for (const field of ofOtherTypes) delete spec[field];
  spec.type = type;
  if (nodePort === 0) return true;
  own.nodePort = nodePort;
  spec.externalTrafficPolicy = "Cluster";
  return true;
}

const ofOtherTypes = [
  "externalTrafficPolicy",
  "healthCheckNodePort",
  "allocateLoadBalancerNodePorts",
  "loadBalancerClass",
  "loadBalancerIP",
  "loadBalancerSourceRanges",
] as const satisfies readonly (keyof ServiceSpec)[];
