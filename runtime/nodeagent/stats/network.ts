import { readFileSync } from "node:fs";

export interface InterfaceStats {
  readonly name: string;
  readonly rxBytes: number;
  readonly rxErrors: number;
  readonly txBytes: number;
  readonly txErrors: number;
}

/** What the summary of the node does not show. */
export interface CountedInterface extends InterfaceStats {
  readonly packets: Packets;
}

interface Packets {
  readonly rx: number;
  readonly rxDropped: number;
  readonly tx: number;
  readonly txDropped: number;
}

export interface NetworkStats extends InterfaceStats {
  readonly interfaces: readonly InterfaceStats[];
  /** By the name of the interface. */
  readonly packets: ReadonlyMap<string, Packets>;
}

/** Interfaces that are one end of a container's, or lead nowhere. */
const unseen = /^(lo|veth.*|docker.*|cni\d*|cali.*)$/;

/**
 * What went through the interfaces of the network that a process is in: the main one, and all of them. Undefined where
 * there is none.
 */
export function readNetwork(pid: number | "self"): NetworkStats | undefined {
  const interfaces = interfacesOf(textOf(`/proc/${pid}/net/dev`)).filter((each) => !unseen.test(each.name));
  const main = mainInterface(textOf(`/proc/${pid}/net/route`));
  const first = interfaces.find((each) => each.name === main) ?? interfaces[0];
  if (first === undefined) return undefined;
  const packets = new Map(interfaces.map((each) => [each.name, each.packets]));
  return { ...shown(first), interfaces: interfaces.map(shown), packets };
}

function shown({ packets: _, ...stats }: CountedInterface): InterfaceStats {
  return stats;
}

export function interfacesOf(text: string): CountedInterface[] {
  return text.split("\n").flatMap((line) => {
    const [, name, numbers] = /^\s*([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || numbers === undefined) return [];
    const values = numbers.split(/\s+/).map(Number);
    const at = (index: number) => values[index] ?? 0;
    const packets = { rx: at(1), rxDropped: at(3), tx: at(9), txDropped: at(11) };
    return [{ name, rxBytes: at(0), rxErrors: at(2), txBytes: at(8), txErrors: at(10), packets }];
  });
}

/** The interface that leads to everywhere. */
function mainInterface(routes: string): string | undefined {
  const lines = routes.split("\n").map((each) => each.split("\t"));
  return lines.find(([, destination]) => destination === "00000000")?.[0];
}

/** "" for a process that has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch (error) {
    if (["ENOENT", "ESRCH", "EINVAL"].includes(String((error as NodeJS.ErrnoException).code))) return "";
    throw error;
  }
}
