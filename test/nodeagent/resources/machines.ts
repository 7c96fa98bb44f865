import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cpusText } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import type { Cpu, MachineTopology, MemoryNode } from "../../../runtime/nodeagent/resources/machineTopology.ts";

export interface MachineShape {
  readonly sockets?: number;
  readonly nodesPerSocket?: number;
  readonly coresPerNode?: number;
  readonly threads?: number;
  /** Parts of a node that have a cache of their own. */
  readonly cachesPerNode?: number;
  readonly memoryOfNode?: number;
  readonly hugePages?: Readonly<Record<string, number>>;
}

/** A machine whose processors are numbered as Linux does it: first the first threads of all cores, then the second. */
export function machineOf(shape: MachineShape): MachineTopology {
  const { sockets = 1, nodesPerSocket = 1, coresPerNode = 4, threads = 1, cachesPerNode = 1 } = shape;
  const { memoryOfNode = 8 * 1024 ** 3, hugePages = {} } = shape;
  const cores = sockets * nodesPerSocket * coresPerNode;
  const coresOfCache = Math.ceil(coresPerNode / cachesPerNode);
  const cpus = Array.from({ length: cores * threads }, (_, id): Cpu => {
    const core = id % cores;
    const node = Math.floor(core / coresPerNode);
    const first = node * coresPerNode;
    const cache = first + Math.floor((core - first) / coresOfCache) * coresOfCache;
    return { id, core, node, socket: Math.floor(node / nodesPerSocket), cache };
  });
  const ids = Array.from({ length: sockets * nodesPerSocket }, (_, id) => id);
  const nodes = ids.map((id): MemoryNode => {
    const socket = (node: number) => Math.floor(node / nodesPerSocket);
    const far = (other: number) => (other === id ? 10 : socket(other) === socket(id) ? 12 : 21);
    return { id, memoryBytes: memoryOfNode, hugePages, distances: new Map(ids.map((other) => [other, far(other)])) };
  });
  return { cpus, nodes };
}

/** Writes the files in which a kernel shows such a machine. */
export function writeSys(folder: string, { cpus, nodes }: MachineTopology): void {
  const write = (path: string, text: string) => {
    const target = join(folder, "devices/system", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${text}\n`);
  };
  const listOf = (isMeant: (cpu: Cpu) => boolean) => cpusText(cpus.filter(isMeant).map(({ id }) => id));
  write(
    "cpu/online",
    listOf(() => true),
  );
  for (const { id, core, socket, cache } of cpus) {
    write(`cpu/cpu${id}/topology/physical_package_id`, String(socket));
    write(
      `cpu/cpu${id}/topology/core_cpus_list`,
      listOf((each) => each.core === core),
    );
    write(`cpu/cpu${id}/cache/index0/level`, "1");
    write(
      `cpu/cpu${id}/cache/index0/shared_cpu_list`,
      listOf((each) => each.core === core),
    );
    write(`cpu/cpu${id}/cache/index3/level`, "3");
    write(
      `cpu/cpu${id}/cache/index3/shared_cpu_list`,
      listOf((each) => each.cache === cache),
    );
  }
  for (const { id, memoryBytes, hugePages, distances } of nodes) {
    write(
      `node/node${id}/cpulist`,
      listOf((each) => each.node === id),
    );
    write(`node/node${id}/meminfo`, `Node ${id} MemTotal:       ${memoryBytes / 1024} kB\nNode ${id} MemFree:  7 kB`);
    write(`node/node${id}/distance`, [...distances.values()].join(" "));
    for (const [size, bytes] of Object.entries(hugePages)) {
      const kib = Number.parseInt(size, 10) * (size.endsWith("Gi") ? 1024 ** 2 : 1024);
      write(`node/node${id}/hugepages/hugepages-${kib}kB/nr_hugepages`, String(bytes / 1024 / kib));
    }
  }
}
