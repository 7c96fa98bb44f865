import type { Container } from "../../../../generated/core/v1/container.ts";

type Port = NonNullable<Container["ports"]>[number];

/** Ports of the containers of one pod, as far as they were looked at. */
export type SeenPorts = Map<string, { readonly path: string; readonly port: Port }[]>;

/** @limit Earlier definitions of a port that a later one is compared with: the rest is not warned of. */
const maxCompared = 20;

/** What is odd about the ports of a container, and about what they share with those seen before. */
export function portWarnings(ports: readonly Port[] | undefined, path: string, seen: SeenPorts): string[] {
  if (ports === undefined) return [];
  const warnings: string[] = [];
  for (const [index, port] of ports.entries()) {
    const at = `${path}.ports[${index}]`;
    if (port.hostIP && !port.hostPort) warnings.push(`${at}: hostIP set without hostPort: ${JSON.stringify(port)}`);
    const key = `${port.containerPort}/${port.protocol ?? "TCP"}`;
    const others = seen.get(key) ?? [];
    for (const other of others) {
      const what = conflict(port, other.port);
      if (what !== undefined) warnings.push(`${at}: ${what} port definition with ${other.path}`);
    }
    if (others.length < maxCompared) seen.set(key, [...others, { path: at, port }]);
  }
  return warnings;
}

function conflict(a: Port, b: Port): string | undefined {
  const [hostIP, otherIP] = [a.hostIP ?? "", b.hostIP ?? ""];
  const [hostPort, otherPort] = [a.hostPort ?? 0, b.hostPort ?? 0];
  if (hostIP === otherIP && hostPort === otherPort) return "duplicate";
  if (hostPort === 0 || otherPort === 0) return "overlapping";
  return hostPort === otherPort && (hostIP === "") !== (otherIP === "") ? "dangerously ambiguous" : undefined;
}
