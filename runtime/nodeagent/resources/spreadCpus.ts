import { cpuSet, type CpuSet } from "./cpuSet.ts";
import type { MachineTopology } from "./machineTopology.ts";
import { masksOf, nodesIn } from "./nodeMask.ts";
import { takeCpus, type TakeOptions } from "./takeCpus.ts";
import { addTo } from "../../schema/groups.ts";

/**
 * Takes processors in equal parts of as few memory nodes as have them, and of several such sets of nodes those after
 * which all nodes have the most alike left. `groupSize` processors are not parted. Where no equal parts can be had,
 * they are taken as near to each other as can be.
 */
export function spreadCpus(
  free: CpuSet,
  count: number,
  { groupSize, ...options }: TakeOptions & { readonly groupSize: number },
): CpuSet | undefined {
  const byNode = freeByNode(free, options.topology);
  if (count > free.length || count % groupSize !== 0) return takeCpus(free, count, options);
  const masks = masksOf([...byNode.keys()].sort((a, b) => a - b)).map(nodesIn);
  for (let size = 1; size <= byNode.size && size * groupSize <= count; size++) {
    const divisions = masks
      .filter((nodes) => nodes.length === size)
      .flatMap((nodes) => divisionOf(nodes, { byNode, count, groupSize }) ?? []);
    for (const { parts } of divisions.sort((a, b) => a.unevenness - b.unevenness)) {
      const taken = [...parts].map(([node, part]) => takeCpus(byNode.get(node) ?? [], part, options));
      if (taken.every((each) => each !== undefined)) return cpuSet(taken.flat());
    }
  }
  return takeCpus(free, count, options);
}

interface Division {
  /** Processors to take by node. */
  readonly parts: ReadonlyMap<number, number>;
  /** How different what the nodes have left is: the sum of the squares. */
  readonly unevenness: number;
}

/** Parts of which none is more than a group larger than another; the nodes with the most left have the larger ones. */
function divisionOf(
  nodes: readonly number[],
  given: { readonly byNode: ReadonlyMap<number, CpuSet>; readonly count: number; readonly groupSize: number },
): Division | undefined {
  const { byNode, count, groupSize } = given;
  const groups = count / groupSize;
  const least = Math.floor(groups / nodes.length);
  const larger = groups - least * nodes.length;
  const freeOf = (node: number) => byNode.get(node)?.length ?? 0;
  const order = [...nodes].sort((a, b) => freeOf(b) - freeOf(a) || a - b);
  const parts = new Map(order.map((node, index) => [node, (least + (index < larger ? 1 : 0)) * groupSize]));
  if (order.some((node) => (parts.get(node) ?? 0) > freeOf(node))) return undefined;
  const left = [...byNode.keys()].map((node) => freeOf(node) - (parts.get(node) ?? 0));
  const mean = left.reduce((sum, each) => sum + each, 0) / left.length;
  return { parts, unevenness: left.reduce((sum, each) => sum + (each - mean) ** 2, 0) };
}

function freeByNode(free: CpuSet, { cpus }: MachineTopology): ReadonlyMap<number, CpuSet> {
  const isFree = new Set(free);
  const byNode = new Map<number, number[]>();
  for (const { id, node } of cpus) if (isFree.has(id)) addTo(byNode, node, id);
  return byNode;
}
