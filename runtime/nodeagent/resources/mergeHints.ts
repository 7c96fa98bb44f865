import type { Hint, Hints } from "./hints.ts";
import type { MemoryNode } from "./machineTopology.ts";
import { maskOf, type NodeMask, nodesIn, sizeOf } from "./nodeMask.ts";

export type TopologyPolicy = "none" | "best-effort" | "restricted" | "single-numa-node";

export interface MergeContext {
  readonly policy: TopologyPolicy;
  readonly nodes: readonly MemoryNode[];
  /** Of as many nodes those that are closest to each other, rather than those with the lowest ids. */
  readonly prefersClosest: boolean;
}

/** @limit Combinations of hints that are compared for a container: the others are left out. */
const maxCombinations = 200_000;

/** The one place from which all resources of a container are best given. */
export function mergeHints(all: readonly Hints[], context: MergeContext): Hint {
  const { policy } = context;
  const every = maskOf(context.nodes.map(({ id }) => id));
  const isSingle = policy === "single-numa-node";
  const lists = all.flatMap((hints) => [...hints.values()]).map(listOf);
  const usable = isSingle ? lists.map((each) => each.filter(isOfOneNode)) : lists;
  const best = bestOf(usable, { ...context, every });
  return isSingle && best.nodes === every ? { ...best, nodes: undefined } : best;
}

/** Whether a pod with such a place is taken. */
export function isAdmitted({ isPreferred }: Hint, policy: TopologyPolicy): boolean {
  return isPreferred || policy === "none" || policy === "best-effort";
}

/** A resource that cannot be aligned may come from anywhere, if need be. */
function listOf(hints: readonly Hint[]): readonly Hint[] {
  return hints.length === 0 ? [{ nodes: undefined, isPreferred: false }] : hints;
}

function isOfOneNode({ nodes, isPreferred }: Hint): boolean {
  return isPreferred && (nodes === undefined || sizeOf(nodes) === 1);
}

interface Merging extends MergeContext {
  readonly every: NodeMask;
}

function bestOf(lists: readonly (readonly Hint[])[], merging: Merging): Hint {
  const { every } = merging;
  if (lists.length === 0) return { nodes: every, isPreferred: true };
  const wished = Math.max(...lists.map((list) => leastSize(list, every)));
  let best: Hint | undefined;
  for (const combination of combinationsOf(lists)) {
    const merged = merge(combination, every);
    if (merged.nodes === 0) continue;
    if (best === undefined || isBetter(merged, best, { ...merging, wished })) best = merged;
  }
  return best ?? { nodes: every, isPreferred: false };
}

function leastSize(list: readonly Hint[], every: NodeMask): number {
  const sizes = list.map(({ nodes }) => (nodes === undefined ? 0 : sizeOf(nodes)));
  return Math.min(sizeOf(every), ...sizes);
}

function* combinationsOf(lists: readonly (readonly Hint[])[]): Generator<readonly Hint[]> {
  const total = lists.reduce((product, { length }) => product * length, 1);
  for (let index = 0; index < Math.min(total, maxCombinations); index++) {
    let rest = index;
    yield lists.flatMap((list) => {
      const at = rest % list.length;
      rest = Math.floor(rest / list.length);
      return list[at] ?? [];
    });
  }
}

/** Nodes that all of the hints have. It is preferred if each is, and they agree. */
function merge(combination: readonly Hint[], every: NodeMask): { readonly nodes: NodeMask; isPreferred: boolean } {
  const masks = combination.flatMap(({ nodes }) => nodes ?? []);
  const agree = masks.every((each) => each === masks[0]);
  return {
    nodes: masks.reduce((common, each) => common & each, every),
    isPreferred: agree && combination.every(({ isPreferred }) => isPreferred),
  };
}

/**
 * Whether a place is better than another: a preferred one, then that of fewer nodes. One that is not preferred is best
 * with as many nodes as the resource with the most needs, `wished`: with fewer it could not be given.
 */
function isBetter(one: Hint, other: Hint, context: Merging & { readonly wished: number }): boolean {
  if (one.isPreferred !== other.isPreferred) return one.isPreferred;
  const { every, wished } = context;
  const [size, otherSize] = [one, other].map(({ nodes = every }) => sizeOf(nodes)) as [number, number];
  if (size === otherSize) return isNearer(one.nodes ?? every, other.nodes ?? every, context);
  if (one.isPreferred || otherSize > wished) return size < otherSize;
  return otherSize < wished && size > otherSize && size <= wished;
}

/** Of sets of as many nodes. */
function isNearer(one: NodeMask, other: NodeMask, { nodes, prefersClosest }: MergeContext): boolean {
  if (!prefersClosest) return one < other;
  const distance = (mask: NodeMask) => {
    const ids = nodesIn(mask);
    const all = nodes
      .filter(({ id }) => ids.includes(id))
      .flatMap((each) => ids.map((id) => each.distances.get(id) ?? 0));
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  return distance(one) === distance(other) ? one < other : distance(one) < distance(other);
}
