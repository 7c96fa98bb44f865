import { namespaceDefault } from "../../generated/wellknown.ts";
import type { Endpoints } from "../../generated/core/v1/endpoints.ts";
import type { EndpointSlice } from "../../generated/discovery/v1/endpointSlice.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { Registry } from "../registry/registry.ts";
import type { Store } from "../registry/store.ts";
import { changeSystemObject, ensureSystemObject } from "../registry/systemObject.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import type { Storage } from "../storage/storage.ts";
import { repeat } from "../lib/repeat.ts";
import { familyOf } from "./addressBlock.ts";
import { type ServerAddress, serverLeases } from "./serverLeases.ts";

export interface ServerEndpointsOptions {
  readonly storage: Storage;
  readonly platform: Platform;
  /** Of this server. */
  readonly address: ServerAddress;
  readonly newUid: () => string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** Milliseconds between two looks at who is there. */
const periodMs = 10_000;

/**
 * Leads the server's own service to all API servers that are there, this one included, until it is stopped: it goes
 * from the endpoints then. One that ends otherwise goes when the others have not heard of it for a while.
 */
export async function keepServerEndpoints(
  registry: Registry,
  options: ServerEndpointsOptions,
): Promise<() => Promise<void>> {
  const { storage, platform, address, logError } = options;
  const leases = serverLeases(storage, address);
  const endpoints = registry.store("", "endpoints");
  const slices = registry.store(`discovery.${platform.apiDomain}`, "endpointslices");
  const publish = async () => {
    const all = await leases.list();
    if (endpoints !== undefined) await keep(endpoints, endpointsOf(all, platform), options);
    if (slices !== undefined) await keep(slices, sliceOf(all, platform), options);
  };
  const renew = async () => {
    await leases.renew();
    await publish();
  };
  const onError = (error: unknown) => logError("cannot update the endpoints of the server", error);
  await renew().catch(onError);
  const upkeep = repeat(renew, { everyMs: periodMs, onError });
  return async () => {
    await upkeep.stop();
    await leases.remove();
    await publish();
  };
}

type Whole = ApiObject & { readonly metadata: { readonly name: string; readonly namespace: string } };

const namespace = namespaceDefault;

function endpointsOf(all: readonly ServerAddress[], { names }: Platform): Endpoints & Whole {
  const ports = [...new Set(all.map((each) => each.port))].sort((a, b) => a - b);
  const subsets = ports.map((port) => ({
    addresses: all.filter((each) => each.port === port).map(({ ip }) => ({ ip })),
    ports: [{ name: "https", port, protocol: "TCP" as const }],
  }));
  const metadata = { name: names.serviceApi, namespace, labels: { [names.labelEndpointSliceSkipMirror]: "true" } };
  return { metadata, ...(subsets.length === 0 ? {} : { subsets }) };
}

/** A slice has one family and one port: servers that differ from the first in them are in the endpoints alone. */
function sliceOf(all: readonly ServerAddress[], { names }: Platform): EndpointSlice & Whole {
  const name = names.serviceApi;
  const [first] = all;
  const alike = all.filter(({ ip, port }) => port === first?.port && familyOf(ip) === familyOf(first.ip));
  return {
    metadata: { name, namespace, labels: { [names.labelServiceName]: name } },
    addressType: first === undefined ? "IPv4" : familyOf(first.ip),
    endpoints: alike.map(({ ip }) => ({ addresses: [ip], conditions: { ready: true } })),
    ports: first === undefined ? [] : [{ name: "https", port: first.port, protocol: "TCP" }],
  };
}

/** Makes the object, or makes it what it is to be; what others say of it besides stays. */
async function keep(store: Store, wanted: Whole, { platform, newUid, clock }: ServerEndpointsOptions): Promise<void> {
  const { metadata, ...content } = wanted;
  const { name } = metadata;
  const nowMs = clock();
  await ensureSystemObject(store, structuredClone(wanted), { platform, newUid, nowMs });
  const decide = ({ kind, apiVersion, metadata: own, ...stored }: ApiObject): ApiObject | undefined =>
    deepEqual(stored, content) ? undefined : { metadata: own ?? {}, ...content };
  await changeSystemObject(store, { platform, nowMs, namespace, name, decide });
}
