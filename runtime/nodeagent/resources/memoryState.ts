import { type CheckpointFile, checkpointFile, describedMap } from "./checkpointFile.ts";
import type { MachineMemory, MemoryBlock, MemoryTable, NodeMemory } from "./memoryTables.ts";
import { maskOf, nodesIn } from "./nodeMask.ts";

/** Which containers have which memory, by the uid of their pod and their name. */
export type MemoryAssignments = ReadonlyMap<string, ReadonlyMap<string, readonly MemoryBlock[]>>;

interface BlockEntry {
  readonly numaAffinity: readonly number[];
  readonly type: string;
  readonly size: number;
}

interface NodeEntry {
  readonly numberOfAssignments: number;
  readonly memoryMap: Readonly<Record<string, MemoryTable>>;
  readonly cells: readonly number[];
}

/** As it stands in the file. */
export interface MemoryCheckpoint {
  readonly policyName: string;
  readonly machineState: Readonly<Record<string, NodeEntry>>;
  readonly entries?: Readonly<Record<string, Readonly<Record<string, readonly BlockEntry[]>>>>;
}

export function memoryStateFile(path: string): CheckpointFile<MemoryCheckpoint> {
  return checkpointFile<MemoryCheckpoint>(path, described);
}

export function memoryCheckpointOf(
  machine: MachineMemory,
  { assigned, policyName }: { readonly assigned: MemoryAssignments; readonly policyName: string },
): MemoryCheckpoint {
  const blocks = (containers: ReadonlyMap<string, readonly MemoryBlock[]>) =>
    Object.fromEntries([...containers].map(([name, all]) => [name, all.map(entryOf)]));
  const entries = Object.fromEntries([...assigned].map(([uid, containers]) => [uid, blocks(containers)]));
  const machineState = Object.fromEntries([...machine].map(([id, node]) => [id, nodeEntryOf(node)]));
  return { policyName, machineState, ...(assigned.size === 0 ? {} : { entries }) };
}

export function assignmentsOf({ entries = {} }: MemoryCheckpoint): MemoryAssignments {
  const blocks = (containers: Readonly<Record<string, readonly BlockEntry[]>>) =>
    new Map(Object.entries(containers).map(([name, all]) => [name, all.map(blockOf)]));
  return new Map(Object.entries(entries).map(([uid, containers]) => [uid, blocks(containers)]));
}

function entryOf({ nodes, type, bytes }: MemoryBlock): BlockEntry {
  return { numaAffinity: nodesIn(nodes), type, size: bytes };
}

function blockOf({ numaAffinity, type, size }: BlockEntry): MemoryBlock {
  return { nodes: maskOf(numaAffinity), type, bytes: size };
}

function nodeEntryOf({ assignments, tables, group }: NodeMemory): NodeEntry {
  return { numberOfAssignments: assignments, memoryMap: tables, cells: nodesIn(group) };
}

/** The form of which the field takes the checksum. */
function described({ policyName, machineState, entries }: MemoryCheckpoint): string {
  const fields = [
    `PolicyName:(string)${policyName}`,
    `MachineState:(state.NUMANodeMap)${describedMap(machineState, describedNode)}`,
    `Entries:(state.ContainerMemoryAssignments)${describedMap(entries, (containers) =>
      describedMap(containers, (blocks) => `[${blocks.map(describedBlock).join(" ")}]`),
    )}`,
    "Checksum:(checksum.Checksum)0",
  ];
  return `(*state.MemoryManagerCheckpoint){${fields.join(" ")}}`;
}

function describedNode({ numberOfAssignments, memoryMap, cells }: NodeEntry): string {
  const tables = describedMap(memoryMap, (table) => `<*>{${describedTable(table)}}`);
  const map = `MemoryMap:(map[v1.ResourceName]*state.MemoryTable)${tables}`;
  return `<*>{NumberOfAssignments:(int)${numberOfAssignments} ${map} Cells:([]int)[${cells.join(" ")}]}`;
}

function describedTable({ total, systemReserved, allocatable, reserved, free }: MemoryTable): string {
  const amounts = { TotalMemSize: total, SystemReserved: systemReserved, Allocatable: allocatable };
  const all = Object.entries({ ...amounts, Reserved: reserved, Free: free });
  return all.map(([name, bytes]) => `${name}:(uint64)${bytes}`).join(" ");
}

function describedBlock({ numaAffinity, type, size }: BlockEntry): string {
  return `{NUMAAffinity:([]int)[${numaAffinity.join(" ")}] Type:(v1.ResourceName)${type} Size:(uint64)${size}}`;
}
