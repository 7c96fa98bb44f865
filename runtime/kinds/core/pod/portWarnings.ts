import type { Container } from "../../../../generated/core/v1/container.ts";
import { maxWarnings } from "../../../schema/index.ts";

type Port = NonNullable<Container["ports"]>[number];

/** Ports of the containers of one pod, as far as they were looked at. */
interface SeenPorts {
  /** By number and protocol. */
  readonly numbers: Map<string, { readonly path: string; readonly port: Port }[]>;
  /** The first port of each name that services and probes can find. */
  readonly names: Map<string, string>;
}

export function newSeenPorts(): SeenPorts {
  return { numbers: new Map(), names: new Map() };
}

/** @limit Earlier definitions of a port that a later one is compared with: the rest is not warned of. */
const maxCompared = 20;

/** What is odd about the ports of a container, and about what they share with those seen before. */
export function portWarnings(
  { ports, restartPolicy }: { readonly ports?: Container["ports"]; readonly restartPolicy?: string },
  path: string,
  { numbers, names }: SeenPorts,
): string[] {
  if (ports === undefined) return [];
  const runsOn = !path.includes("initContainers[") || restartPolicy === "Always";
  const warnings: string[] = [];
  for (const [index, port] of ports.entries()) {
    if (warnings.length >= maxWarnings) break;
    const at = `${path}.ports[${index}]`;
    if (port.hostIP && !port.hostPort) warnings.push(`${at}: hostIP set without hostPort: ${shown(port)}`);
    const key = `${port.containerPort}/${port.protocol ?? "TCP"}`;
    const others = numbers.get(key) ?? [];
    for (const other of others) {
      const what = conflict(port, other.port);
      if (what !== undefined) warnings.push(`${at}: ${what} port definition with ${other.path}`);
    }
    if (others.length < maxCompared) numbers.set(key, [...others, { path: at, port }]);
    if (port.name && runsOn) warnings.push(...nameWarnings(names, port.name, at));
  }
  return warnings;
}

function nameWarnings(names: Map<string, string>, name: string, at: string): string[] {
  const first = names.get(name);
  if (first === undefined) {
    names.set(name, at);
    return [];
  }
  const use = `services and probes that select ports by name will use ${first}`;
  return [`${at}: duplicate port name ${JSON.stringify(name)} with ${first}, ${use}`];
}

/** All members of a port, those without a value too. */
function shown({ name = "", hostPort = 0, containerPort, protocol = "TCP", hostIP = "" }: Port): string {
  const members = { Name: name, HostPort: hostPort, ContainerPort: containerPort, Protocol: protocol, HostIP: hostIP };
  return `{${Object.entries(members)
    .map(([key, value]) => `${key}:${value}`)
    .join(" ")}}`;
}

function conflict(a: Port, b: Port): string | undefined {
  const [hostIP, otherIP] = [a.hostIP ?? "", b.hostIP ?? ""];
  const [hostPort, otherPort] = [a.hostPort ?? 0, b.hostPort ?? 0];
  if (hostIP === otherIP && hostPort === otherPort) return "duplicate";
  if (hostPort === 0 || otherPort === 0) return "overlapping";
  return hostPort === otherPort && (hostIP === "") !== (otherIP === "") ? "dangerously ambiguous" : undefined;
}
