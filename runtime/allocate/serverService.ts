import type { Service } from "../../generated/core/v1/service.ts";
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
 * leads it to the port that the server has now. Throws invalid when another service has that address.
 */
async function ensureServerService(registry: Registry, options: ServerServiceOptions): Promise<void> {
  const { platform, ranges, port, newUid, clock } = options;
  const store = registry.store("", "services");
  const [network] = ranges.networks;
  if (store === undefined || network === undefined) return;
  const name = platform.names.serviceApi;
  const service: Service = {
    metadata: { name, namespace, labels: { component: "apiserver", provider: platform.name } },
    spec: {
      clusterIP: addressText(network.first, network.family),
      ports: [{ name: "https", protocol: "TCP", port: httpsPort, targetPort: port }],
    },
  };
  const nowMs = clock();
  await ensureSystemObject(store, service, { platform, newUid, nowMs });
  const decide = (object: Service): Service | undefined => {
    const [own] = object.spec?.ports ?? [];
    if (own === undefined || own.targetPort === port) return undefined;
    own.targetPort = port;
    return object;
  };
  await changeSystemObject(store, { platform, nowMs, namespace, name, decide });
}
