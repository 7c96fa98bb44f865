import { AllocationError } from "./allocationError.ts";
import { type CpuSet, cpusText, intersection, isSubset, union, without } from "./cpuSet.ts";
import type { Hint } from "./hints.ts";
import type { MachineTopology } from "./machineTopology.ts";
import { hasNode, masksOf, type NodeMask, nodesIn, sizeOf } from "./nodeMask.ts";
import { spreadCpus } from "./spreadCpus.ts";
import { takeCpus } from "./takeCpus.ts";

/** What a cluster's administrator may wish of processors that containers have for themselves. */
export interface CpuPolicyOptions {
  /** Only whole cores. */
  readonly fullCores: boolean;
  readonly spreadsOverNodes: boolean;
  /** What is of one socket is near enough. */
  readonly alignsBySocket: boolean;
  readonly spreadsOverCores: boolean;
  /** Containers do not use reserved processors together either. */
  readonly reservesStrictly: boolean;
  readonly keepsToCaches: boolean;
}

export interface CpuPolicy {
  readonly topology: MachineTopology;
  /** Processors that no container has for itself. */
  readonly reserved: CpuSet;
  readonly options: CpuPolicyOptions;
}

export interface CpuRequest {
  readonly count: number;
  /** Those that no container has for itself. */
  readonly shared: CpuSet;
  /** Of containers of the same pod that have ended when this one runs. */
  readonly reusable: CpuSet;
  /** Where they are to be, if they can. */
  readonly nodes?: NodeMask | undefined;
}

/** Processors for one container alone. Throws an AllocationError as the field words it. */
export function exclusiveCpus({ count, shared, reusable, nodes }: CpuRequest, policy: CpuPolicy): CpuSet {
  const free = freeCpus({ count, shared, reusable }, policy);
  const near = nodes === undefined ? [] : intersection(free, cpusNear(nodes, policy));
  const first = take(near, Math.min(count, near.length), policy);
  return union(first, take(without(free, first), count - first.length, policy));
}

/** Where so many processors are to be had, those on the fewest nodes preferred. */
export function cpuHints({ count, shared, reusable }: Omit<CpuRequest, "nodes">, policy: CpuPolicy): readonly Hint[] {
  const { topology, reserved, options } = policy;
  const free = union(without(shared, reserved), reusable);
  const masks = masksOf(topology.nodes.map(({ id }) => id));
  const all = topology.cpus.map(({ id }) => id);
  const within = (cpus: CpuSet, mask: NodeMask) => intersection(cpus, cpusOf(mask, topology));
  const least = masks.find((mask) => within(all, mask).length >= count);
  const leastSize = least === undefined ? topology.nodes.length : sizeOf(least);
  return masks
    .filter((mask) => within(free, mask).length >= count && isSubset(reusable, cpusOf(mask, topology)))
    .map((mask) => {
      const isNear = options.alignsBySocket && isOfFewestSockets(mask, leastSize, topology);
      return { nodes: mask, isPreferred: sizeOf(mask) === leastSize || isNear };
    });
}

/** Processors for `count` programs of the system: the first cores. */
export function reservedCpus(count: number, { topology, options }: Omit<CpuPolicy, "reserved">): CpuSet {
  const all = topology.cpus.map(({ id }) => id);
  return take(all, count, { topology, options, reserved: [] });
}

/** Throws an Error for what containers cannot have on this machine. */
export function checkCpuState(
  { shared, assigned }: { readonly shared: CpuSet; readonly assigned: readonly CpuSet[] },
  { topology, reserved, options }: CpuPolicy,
): void {
  const all = topology.cpus.map(({ id }) => id);
  const kept = options.reservesStrictly ? reserved : [];
  const known = union(shared, kept, ...assigned);
  if (!options.reservesStrictly && !isSubset(reserved, shared)) {
    const text = `not all reserved cpus: "${cpusText(reserved)}" are present in defaultCpuSet: "${cpusText(shared)}"`;
    throw new Error(text);
  }
  if (options.reservesStrictly && intersection(reserved, shared).length > 0) {
    const text = `some of strictly reserved cpus: "${cpusText(reserved)}" are present in defaultCpuSet`;
    throw new Error(`${text}: "${cpusText(shared)}"`);
  }
  const overlap = assigned.find((each) => intersection(each, shared).length > 0);
  if (overlap !== undefined) {
    throw new Error(`cpuset "${cpusText(overlap)}" overlaps with default cpuset "${cpusText(shared)}"`);
  }
  if (cpusText(known) === cpusText(all)) return;
  throw new Error(
    `current set of available CPUs "${cpusText(all)}" doesn't match with CPUs in state "${cpusText(known)}"`,
  );
}

export function threadsPerCore({ cpus }: MachineTopology): number {
  const cores = new Set(cpus.map(({ core }) => core)).size;
  return cores === 0 ? 1 : Math.floor(cpus.length / cores);
}

function freeCpus({ count, shared, reusable }: CpuRequest, { topology, reserved, options }: CpuPolicy): CpuSet {
  const free = union(without(shared, reserved), reusable);
  if (!options.fullCores) return free;
  const perCore = threadsPerCore(topology);
  if (count % perCore !== 0) {
    const text = `SMT Alignment Error: requested ${count} cpus not multiple cpus per core = ${perCore}`;
    throw new AllocationError(text, "SMTAlignmentError");
  }
  const reservedCores = new Set(topology.cpus.filter(({ id }) => reserved.includes(id)).map(({ core }) => core));
  const whole = without(
    free,
    topology.cpus.filter(({ core }) => reservedCores.has(core)).map(({ id }) => id),
  );
  if (count <= whole.length) return whole;
  const available = `available physical CPUs = ${whole.length}, requested CPUs = ${count}, CPUs per core = ${perCore}`;
  throw new AllocationError(`SMT Alignment Error: not enough free physical CPUs: ${available}`, "SMTAlignmentError");
}

function take(free: CpuSet, count: number, { topology, options }: CpuPolicy): CpuSet {
  const { spreadsOverCores, keepsToCaches } = options;
  const wish = { topology, spreadsOverCores, keepsToCaches };
  const groupSize = options.fullCores ? threadsPerCore(topology) : 1;
  const taken = options.spreadsOverNodes
    ? spreadCpus(free, count, { ...wish, groupSize })
    : takeCpus(free, count, wish);
  if (taken !== undefined) return taken;
  throw new AllocationError(
    `not enough cpus available to satisfy request: requested=${count}, available=${free.length}`,
  );
}

/** Processors of some nodes, or of all their sockets where that is near enough. */
function cpusNear(mask: NodeMask, { topology, options }: CpuPolicy): CpuSet {
  if (!options.alignsBySocket) return cpusOf(mask, topology);
  const sockets = new Set(topology.cpus.filter(({ node }) => hasNode(mask, node)).map(({ socket }) => socket));
  return topology.cpus.filter(({ socket }) => sockets.has(socket)).map(({ id }) => id);
}

function cpusOf(mask: NodeMask, { cpus }: MachineTopology): CpuSet {
  return cpus.filter(({ node }) => hasNode(mask, node)).map(({ id }) => id);
}

/** Whether nodes are of no more sockets than so many nodes need. */
function isOfFewestSockets(mask: NodeMask, leastSize: number, { cpus, nodes }: MachineTopology): boolean {
  const sockets = (ids: readonly number[]) =>
    new Set(cpus.filter(({ node }) => ids.includes(node)).map((c) => c.socket));
  const all = sockets(nodes.map(({ id }) => id)).size;
  const nodesPerSocket = Math.max(1, Math.floor(nodes.length / Math.max(1, all)));
  return sockets(nodesIn(mask)).size === Math.ceil(leastSize / nodesPerSocket);
}
