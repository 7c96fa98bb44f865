import { readdirSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { type CpuSet, parseCpus } from "./cpuSet.ts";

/** Where a processor, a hardware thread, is. Cores and caches are named by their first processor. */
export interface Cpu {
  readonly id: number;
  readonly core: number;
  readonly socket: number;
  /** Of memory. */
  readonly node: number;
  /** Last level of cache. */
  readonly cache: number;
}

/** Memory that some processors are nearer to than others. */
export interface MemoryNode {
  readonly id: number;
  readonly memoryBytes: number;
  /** Bytes of pages by their size: "2Mi". */
  readonly hugePages: Readonly<Record<string, number>>;
  /** How far each node is, by their ids; 10 is near. */
  readonly distances: ReadonlyMap<number, number>;
}

export interface MachineTopology {
  /** Those that are online, by their ids. */
  readonly cpus: readonly Cpu[];
  readonly nodes: readonly MemoryNode[];
}

/** Reads how processors and memory are arranged. `sysFolder` is where sysfs is mounted. */
export function readTopology(sysFolder = "/sys"): MachineTopology {
  const system = `${sysFolder}/devices/system`;
  const found = readNodes(`${system}/node`);
  const nodes = found.length > 0 ? found : [{ node: onlyNode(sysFolder), cpus: [] }];
  const nodeOf = new Map(nodes.flatMap(({ node, cpus }) => cpus.map((cpu) => [cpu, node.id] as const)));
  const cpus = parseCpus(textOf(`${system}/cpu/online`)).map((id): Cpu => {
    const folder = `${system}/cpu/cpu${id}`;
    const siblings = textOf(`${folder}/topology/core_cpus_list`) || textOf(`${folder}/topology/thread_siblings_list`);
    return {
      id,
      core: parseCpus(siblings)[0] ?? id,
      socket: Math.max(0, Number(textOf(`${folder}/topology/physical_package_id`))), // -1 where the machine has none
      node: nodeOf.get(id) ?? 0,
      cache: parseCpus(lastCache(`${folder}/cache`))[0] ?? id,
    };
  });
  return { cpus, nodes: nodes.map(({ node }) => node) };
}

/** Processors that share the last level of cache with one. */
function lastCache(folder: string): string {
  const caches = namesIn(folder)
    .filter((each) => /^index\d+$/.test(each))
    .map((each) => ({ level: Number(textOf(`${folder}/${each}/level`)), name: each }));
  const last = caches.sort((a, b) => a.level - b.level).at(-1);
  return last === undefined ? "" : textOf(`${folder}/${last.name}/shared_cpu_list`);
}

function readNodes(folder: string): readonly { readonly node: MemoryNode; readonly cpus: CpuSet }[] {
  const ids = namesIn(folder)
    .flatMap((each) => /^node(\d+)$/.exec(each)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  return ids.map((id) => {
    const own = `${folder}/node${id}`;
    const kib = Number(/MemTotal:\s+(\d+) kB/.exec(textOf(`${own}/meminfo`))?.[1] ?? 0);
    const distances = textOf(`${own}/distance`).split(/\s+/).filter(Boolean).map(Number);
    return {
      cpus: parseCpus(textOf(`${own}/cpulist`)),
      node: {
        ...{ id, memoryBytes: kib * 1024, hugePages: hugePagesIn(`${own}/hugepages`) },
        distances: new Map(ids.map((other, index) => [other, distances[index] ?? (other === id ? 10 : 20)])),
      },
    };
  });
}

/** All the memory, of a kernel that knows no nodes. */
function onlyNode(sysFolder: string): MemoryNode {
  const hugePages = hugePagesIn(`${sysFolder}/kernel/mm/hugepages`);
  return { id: 0, memoryBytes: totalmem(), hugePages, distances: new Map([[0, 10]]) };
}

/** Bytes of huge pages by their size, as a folder of the kernel lists them. */
export function hugePagesIn(folder: string): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const each of namesIn(folder)) {
    const kib = Number(/^hugepages-(\d+)kB$/.exec(each)?.[1]);
    if (!Number.isFinite(kib)) continue;
    const count = Number(textOf(`${folder}/${each}/nr_hugepages`)) || 0;
    amounts[kib >= 1024 * 1024 ? `${kib / 1024 / 1024}Gi` : `${kib / 1024}Mi`] = count * kib * 1024;
  }
  return amounts;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a kernel need not have it
  }
}

/** "" for a file that a machine need not have. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}
