import type { Service, ServicePort } from "../../../generated/core/v1/service.ts";

/** Variables by which a container finds services: host and port, and for each port what it is by itself. */
export function serviceVariables(services: readonly Service[]): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const service of services) addService(service, variables);
  return variables;
}

function addService({ metadata, spec }: Service, variables: Map<string, string>): void {
  const { clusterIP = "", ports = [] } = spec ?? {};
  const [first] = ports;
  if (clusterIP === "" || clusterIP === "None" || first === undefined) return;
  const prefix = variableName(metadata?.name ?? "");
  variables.set(`${prefix}_SERVICE_HOST`, clusterIP);
  variables.set(`${prefix}_SERVICE_PORT`, String(first.port));
  for (const { name, port } of ports) {
    if (name) variables.set(`${prefix}_SERVICE_PORT_${variableName(name)}`, String(port));
  }
  variables.set(`${prefix}_PORT`, address(clusterIP, first));
  for (const each of ports) addPort(prefix, clusterIP, { each, variables });
}

function addPort(
  prefix: string,
  clusterIP: string,
  { each, variables }: { each: ServicePort; variables: Map<string, string> },
): void {
  const protocol = each.protocol ?? "TCP";
  const portPrefix = `${prefix}_PORT_${each.port}_${protocol}`;
  variables.set(portPrefix, address(clusterIP, each));
  variables.set(`${portPrefix}_PROTO`, protocol.toLowerCase());
  variables.set(`${portPrefix}_PORT`, String(each.port));
  variables.set(`${portPrefix}_ADDR`, clusterIP);
}

function address(clusterIP: string, { protocol = "TCP", port }: ServicePort): string {
  const host = clusterIP.includes(":") ? `[${clusterIP}]` : clusterIP;
  return `${protocol.toLowerCase()}://${host}:${port}`;
}

function variableName(name: string): string {
  return name.replaceAll("-", "_").toUpperCase();
}
