import { serviceUnavailable } from "../../../../generated/errors.ts";
import type { Endpoints } from "../../../../generated/core/v1/endpoints.ts";
import type { Service } from "../../../../generated/core/v1/service.ts";
import type { EndpointSlice } from "../../../../generated/discovery/v1/endpointSlice.ts";
import type { Connect, ConnectContext, Destination } from "../../../schema/access/connect.ts";
import { checkProxyAddress } from "../../rules/proxyAddress.ts";
import { proxyName } from "../../rules/proxyName.ts";

/** Where the connect sub-resources of a service lead: to one of its endpoints that are ready. */
export const serviceConnect: Readonly<Record<string, Connect>> = { proxy };

async function proxy(context: ConnectContext): Promise<Destination> {
  const { namespace } = context;
  const { scheme, name, port } = proxyName(context.name, "service");
  const isNumber = /^\d+$/.test(port);
  const place = { group: "", resource: "services", namespace, name };
  const portName = isNumber ? portNameOf((await context.get(place)) as Service, port) : port;
  const targets = await readyTargets(name, portName, context);
  const target = targets[Math.floor(context.random() * targets.length)];
  if (target === undefined) throw serviceUnavailable(`no endpoints available for service "${name}"`);
  checkProxyAddress(target.host);
  return { scheme, ...target, path: "", trust: "any" };
}

/** Endpoints call a port of the service by the name that it has there, "" for the only one. */
function portNameOf({ spec, metadata }: Service, port: string): string {
  const found = (spec?.ports ?? []).find((each) => each.port === Number(port));
  if (found !== undefined) return found.name ?? "";
  throw serviceUnavailable(`no service port ${port} found for service "${metadata?.name ?? ""}"`);
}

interface Target {
  readonly host: string;
  readonly port: number;
}

/**
 * From the slices of the service; where there are none, from the older kind of the same name. Throws notFound. The
 * label is the platform's: the server calls this for webhooks and extension servers, outside of the folder's bundle.
 */
async function readyTargets(service: string, portName: string, context: ConnectContext): Promise<readonly Target[]> {
  const { namespace, platform } = context;
  const group = `discovery.${platform.apiDomain}`;
  const all = (await context.list({ group, resource: "endpointslices", namespace })) as readonly EndpointSlice[];
  const slices = all.filter(({ metadata }) => metadata?.labels?.[platform.names.labelServiceName] === service);
  if (slices.length > 0) return slices.flatMap((each) => targetsOfSlice(each, portName));
  const place = { group: "", resource: "endpoints", namespace, name: service };
  return targetsOfEndpoints((await context.get(place)) as Endpoints, portName);
}

function targetsOfSlice({ addressType, endpoints, ports }: EndpointSlice, portName: string): Target[] {
  const port = (ports ?? []).find((each) => (each.name ?? "") === portName)?.port;
  if (port === undefined || addressType === "FQDN") return [];
  return (endpoints ?? []).flatMap(({ addresses: [host], conditions }) =>
    host === undefined || conditions?.ready === false ? [] : [{ host, port }],
  );
}

function targetsOfEndpoints({ subsets }: Endpoints, portName: string): Target[] {
  return (subsets ?? []).flatMap(({ addresses, ports }) => {
    const port = (ports ?? []).find((each) => (each.name ?? "") === portName)?.port;
    return port === undefined ? [] : (addresses ?? []).map(({ ip }) => ({ host: ip, port }));
  });
}
