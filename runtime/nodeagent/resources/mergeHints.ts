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
  for (const each of combined(lists, every)) {
    if (each.nodes !== 0 && (best === undefined || isBetter(each, best, { ...merging, wished }))) best = each;
  }
  return best ?? { nodes: every, isPreferred: false };
}

function leastSize(list: readonly Hint[], every: NodeMask): number {
  const sizes = list.map(({ nodes }) => (nodes === undefined ? 0 : sizeOf(nodes)));
  return Math.min(sizeOf(every), ...sizes);
}

/** What hints of several resources come to together. */
interface Combination {
  /** Those that all of the hints have. */
  readonly nodes: NodeMask;
  /** The nodes that the hints agree on: undefined where none names any, 0 where they do not agree. */
  readonly agreed: NodeMask | undefined;
  readonly arePreferred: boolean;
}

/**
 * All ways to take a hint of each list, those that come to the same but once: with n nodes there are not more than
 * 3 * 2^n of them, however many resources there are. A way is preferred if its hints are, and agree.
 */
function combined(lists: readonly (readonly Hint[])[], every: NodeMask): readonly (Hint & { nodes: NodeMask })[] {
  let all: readonly Combination[] = [{ nodes: every, agreed: undefined, arePreferred: true }];
  for (const list of new Set(lists)) {
    const next = new Map<string, Combination>();
    for (const each of all) {
      for (const hint of list) {
        const more = withHint(each, hint);
        next.set(`${more.nodes} ${more.agreed} ${more.arePreferred}`, more);
      }
    }
    all = [...next.values()];
  }
  return all.map(({ nodes, agreed, arePreferred }) => ({ nodes, isPreferred: arePreferred && agreed !== 0 }));
}

function withHint({ nodes, agreed, arePreferred }: Combination, hint: Hint): Combination {
  const common = hint.nodes === undefined ? nodes : nodes & hint.nodes;
  const both = agreed === undefined ? hint.nodes : hint.nodes === undefined || hint.nodes === agreed ? agreed : 0;
  return { nodes: common, agreed: both, arePreferred: both !== 0 && arePreferred && hint.isPreferred };
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
