import type { Service } from "../../generated/core/v1/service.ts";
import { change } from "../registry/change.ts";
import type { Registry } from "../registry/registry.ts";
import { ensureSystemObject } from "../registry/systemObject.ts";
import type { Platform } from "../schema/index.ts";
import { addressText } from "./addressBlock.ts";
import type { ServiceRanges } from "./ranges.ts";

export interface ServerServiceOptions {
  readonly platform: Platform;
  readonly ranges: ServiceRanges;
  /** Where the server listens. */
  readonly port: number;
  readonly newUid: () => string;
  readonly nowMs: number;
}

const namespace = "default";
const httpsPort = 443;

/**
 * Makes the service by which pods reach the server, under the platform's name and with the first address there is, and
 * leads it to the port that the server has now. Throws invalid when another service has that address.
 */
export async function ensureServerService(registry: Registry, options: ServerServiceOptions): Promise<void> {
  const { platform, ranges, port, newUid, nowMs } = options;
  const store = registry.store("", "services");
  const [network] = ranges.networks;
  if (store === undefined || network === undefined) return;
  const { name } = platform;
  const service: Service = {
    metadata: { name, namespace, labels: { component: "apiserver", provider: name } },
    spec: {
      clusterIP: addressText(network.first, network.family),
      ports: [{ name: "https", protocol: "TCP", port: httpsPort, targetPort: port }],
    },
  };
  await ensureSystemObject(store, service, { platform, newUid, nowMs });
  const code = await store.load();
  await change({ store, code, namespace, name, dryRun: false }, (current) => {
    if (current === undefined) return { kind: "keep" };
    const object = current.decode() as Service;
    const [own] = object.spec?.ports ?? [];
    if (own === undefined || own.targetPort === port) return { kind: "keep" };
    own.targetPort = port;
    return { kind: "write", object };
  });
}
