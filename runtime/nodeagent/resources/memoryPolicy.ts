import { AllocationError } from "./allocationError.ts";
import type { Hint } from "./hints.ts";
import type { MachineMemory, MemoryBlock } from "./memoryTables.ts";
import { maskOf, masksOf, type NodeMask, nodesIn, sizeOf } from "./nodeMask.ts";

export interface MemoryRequest {
  /** Bytes by the names of resources. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Blocks of containers of the same pod that have ended when this one runs. */
  readonly reusable: readonly MemoryBlock[];
  readonly machine: MachineMemory;
}

/**
 * Nodes that could give all of the memory, the fewest preferred. A node that gives memory to a container by itself is
 * not given together with others, and one that is given together with others only together with the same.
 */
export function memoryHints({ amounts, reusable, machine }: MemoryRequest): readonly Hint[] {
  const entries = Object.entries(amounts);
  const sum = (mask: NodeMask, type: string, part: "allocatable" | "free") =>
    nodesIn(mask).reduce((total, id) => total + (machine.get(id)?.tables[type]?.[part] ?? 0), 0);
  const again = (mask: NodeMask, type: string) =>
    reusable.reduce((total, each) => total + (each.nodes === mask && each.type === type ? each.bytes : 0), 0);
  const possible = masksOf([...machine.keys()]).filter((mask) =>
    entries.every(([type, bytes]) => sum(mask, type, "allocatable") >= bytes),
  );
  const [least] = possible;
  const leastSize = least === undefined ? machine.size : sizeOf(least);
  return possible
    .filter((mask) => fitsGroups(mask, machine))
    .filter((mask) => entries.every(([type, bytes]) => sum(mask, type, "free") + again(mask, type) >= bytes))
    .map((nodes) => ({ nodes, isPreferred: sizeOf(nodes) === leastSize }));
}

/** Blocks of memory for one container. Throws an AllocationError as the field words it. */
export function memoryBlocks(request: MemoryRequest, place: Hint): readonly MemoryBlock[] {
  const hints = memoryHints(request);
  const nodes =
    place.nodes === undefined ? bestOf(hints, place, notAny) : nodesFor(hints, { ...place, nodes: place.nodes });
  return Object.entries(request.amounts).map(([type, bytes]) => ({ nodes, type, bytes }));
}

const notAny = {
  none: "failed to get the default NUMA affinity, no NUMA nodes with enough memory is available",
  notPreferred: "failed to find the default preferred hint",
};
const notMore = {
  none: "failed to find NUMA nodes to extend the current topology hint",
  notPreferred: "failed to find the extended preferred hint",
};

/** The place itself where it has enough, else the nearest larger one. */
function nodesFor(hints: readonly Hint[], place: Hint & { readonly nodes: NodeMask }): NodeMask {
  if (hints.some(({ nodes }) => nodes === place.nodes)) return place.nodes;
  const larger = hints.filter(({ nodes = 0 }) => (nodes & place.nodes) === place.nodes);
  return bestOf(larger, place, notMore);
}

/** Hints stand in the order of their size. */
function bestOf(hints: readonly Hint[], place: Hint, words: typeof notAny): NodeMask {
  const best = hints.find(({ isPreferred }) => isPreferred) ?? hints[0];
  if (best?.nodes === undefined) throw new AllocationError(`[memorymanager] ${words.none}`);
  if (place.isPreferred && !best.isPreferred) throw new AllocationError(`[memorymanager] ${words.notPreferred}`);
  return best.nodes;
}

function fitsGroups(mask: NodeMask, machine: MachineMemory): boolean {
  return nodesIn(mask).every((id) => {
    const { assignments = 0, group = maskOf([id]) } = machine.get(id) ?? {};
    return assignments === 0 || group === mask;
  });
}

/** Blocks of ended containers, less what the new blocks use again: each byte counts once. */
export function lessReused(past: readonly MemoryBlock[], blocks: readonly MemoryBlock[]): readonly MemoryBlock[] {
  const wanted = new Map(blocks.map((each) => [`${each.nodes} ${each.type}`, each.bytes]));
  return past.map((each) => {
    const key = `${each.nodes} ${each.type}`;
    const reused = Math.min(each.bytes, wanted.get(key) ?? 0);
    wanted.set(key, (wanted.get(key) ?? 0) - reused);
    return { ...each, bytes: each.bytes - reused };
  });
}
