import type { MachineTopology } from "./machineTopology.ts";
import { maskOf, type NodeMask, nodesIn } from "./nodeMask.ts";

/** Bytes of one kind of memory of a node. */
export interface MemoryTable {
  readonly total: number;
  readonly systemReserved: number;
  readonly allocatable: number;
  readonly reserved: number;
  readonly free: number;
}

/** What a memory node has, by the names of resources, and who uses it. */
export interface NodeMemory {
  readonly assignments: number;
  readonly tables: Readonly<Record<string, MemoryTable>>;
  /** Nodes that are given together with this one, itself included. */
  readonly group: NodeMask;
}

export type MachineMemory = ReadonlyMap<number, NodeMemory>;

/** Memory of one kind that a container has, from nodes that are given together. */
export interface MemoryBlock {
  readonly nodes: NodeMask;
  readonly type: string;
  readonly bytes: number;
}

/** Bytes that are not for containers, by node and resource. */
export type ReservedMemory = ReadonlyMap<number, Readonly<Record<string, number>>>;

/** What each node has left when containers have these blocks. */
export function machineMemory(
  { nodes }: MachineTopology,
  { reserved, blocks }: { readonly reserved: ReservedMemory; readonly blocks: readonly MemoryBlock[] },
): MachineMemory {
  const all = new Map<number, NodeMemory>();
  for (const { id, memoryBytes, hugePages } of nodes) {
    const pages = Object.entries(hugePages).map(([size, bytes]) => [`hugepages-${size}`, bytes] as const);
    const inPages = pages.reduce((sum, [, bytes]) => sum + bytes, 0);
    const kept = (type: string) => reserved.get(id)?.[type] ?? 0;
    const tables = Object.fromEntries([
      ...pages.map(([type, bytes]) => [type, tableOf(bytes, kept(type), 0)]),
      ["memory", tableOf(memoryBytes, kept("memory"), inPages)],
    ]);
    all.set(id, { assignments: 0, tables, group: maskOf([id]) });
  }
  for (const each of blocks) addBlock(all, each);
  return all;
}

function tableOf(total: number, systemReserved: number, inPages: number): MemoryTable {
  const allocatable = Math.max(0, total - systemReserved - inPages);
  return { total, systemReserved, allocatable, reserved: 0, free: allocatable };
}

/** Takes the bytes from the first of the nodes that has some left, then from the next. */
function addBlock(all: Map<number, NodeMemory>, { nodes, type, bytes }: MemoryBlock): void {
  let missing = bytes;
  for (const id of nodesIn(nodes)) {
    const node = all.get(id);
    const table = node?.tables[type];
    if (node === undefined || table === undefined) throw new Error(`node ${id} has no ${type}`);
    const taken = Math.min(missing, table.free);
    missing -= taken;
    const left = { ...table, reserved: table.reserved + taken, free: table.free - taken };
    all.set(id, { assignments: node.assignments + 1, tables: { ...node.tables, [type]: left }, group: nodes });
  }
}
