import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type CheckpointFile, kept } from "./checkpointFile.ts";
import type { Hint, HintProvider, Hints } from "./hints.ts";
import type { MachineTopology } from "./machineTopology.ts";
import { lessReused, memoryBlocks, memoryHints, type MemoryRequest } from "./memoryPolicy.ts";
import { assignmentsOf, type MemoryAssignments, type MemoryCheckpoint, memoryCheckpointOf } from "./memoryState.ts";
import { type MachineMemory, machineMemory, type MemoryBlock, type ReservedMemory } from "./memoryTables.ts";
import { type NodeMask, nodesIn } from "./nodeMask.ts";
import { policyChanged } from "./policyChanged.ts";
import type { Measure } from "./resourceMeter.ts";
import { endedBefore, mostAtOnce, pinnableContainers, pinnedMemory } from "./requests.ts";

export interface MemoryPolicy {
  readonly topology: MachineTopology;
  readonly reserved: ReservedMemory;
}

export interface MemoryManagerOptions {
  /** Absent: containers have memory from wherever the kernel takes it. */
  readonly policy: MemoryPolicy | undefined;
  readonly file: CheckpointFile<MemoryCheckpoint>;
  /** Runs what gives a container memory. */
  readonly measure: Measure;
}

/** Which containers have memory of which nodes for themselves. */
export class MemoryManager implements HintProvider {
  readonly #options: MemoryManagerOptions;
  #assigned: MemoryAssignments;

  /** Throws an Error for a file of another policy or another machine. */
  constructor(options: MemoryManagerOptions) {
    this.#options = options;
    const before = options.file.read();
    this.#assigned = restored(options, before);
    if (before === undefined) this.#write(this.#assigned);
  }

  of(podUid: string, container: string): readonly MemoryBlock[] {
    return this.#assigned.get(podUid)?.get(container) ?? [];
  }

  /** Nodes of which a container has memory; 0 for one that may have it of all. */
  nodesOf(podUid: string, container: string): NodeMask {
    return this.of(podUid, container).reduce((mask, { nodes }) => mask | nodes, 0);
  }

  /** What containers may have in all, a block a node and kind. */
  allocatable(): readonly MemoryBlock[] {
    return [...this.#machine([])].flatMap(([id, { tables }]) =>
      Object.entries(tables).flatMap(([type, { allocatable: bytes }]) =>
        bytes === 0 ? [] : [{ nodes: 1 << id, type, bytes }],
      ),
    );
  }

  hints(pod: Pod, container?: Container): Hints {
    const amounts = container === undefined ? amountsOfPod(pod) : pinnedMemory(pod, container);
    if (this.#options.policy === undefined || Object.keys(amounts).length === 0) return new Map();
    const { uid } = podIdentity(pod);
    const containers = container === undefined ? pinnableContainers(pod) : [container];
    const own = containers.flatMap(({ name }) => this.of(uid, name));
    const found = own.length > 0 ? ownHints(own) : memoryHints(this.#request(pod, amounts, container));
    // As in the field, memory that no nodes have takes no side: that there is none is found when it is to be given.
    return new Map(found.length === 0 ? [] : Object.keys(amounts).map((type) => [type, found]));
  }

  /** Gives a container its memory if it is to have some; what it had before if it had any. */
  allocate(pod: Pod, container: Container, place: Hint): void {
    const amounts = pinnedMemory(pod, container);
    const { uid } = podIdentity(pod);
    const hasNone = this.#options.policy === undefined || Object.keys(amounts).length === 0;
    if (hasNone || this.of(uid, container.name).length > 0) return;
    const request = this.#request(pod, amounts, container);
    const blocks = this.#options.measure(() => memoryBlocks(request, place));
    const containers = new Map(this.#assigned.get(uid));
    for (const name of endedBefore(pod, container)) {
      const past = containers.get(name);
      if (past !== undefined) containers.set(name, lessReused(past, blocks));
    }
    kept(() => this.#write(new Map([...this.#assigned, [uid, containers.set(container.name, blocks)]])));
  }

  /** Takes back what pods have that are not among these. */
  retain(isKept: (podUid: string) => boolean): void {
    const left = [...this.#assigned].filter(([uid]) => isKept(uid));
    if (left.length < this.#assigned.size) this.#write(new Map(left));
  }

  #request(pod: Pod, amounts: MemoryRequest["amounts"], container: Container | undefined): MemoryRequest {
    const { uid } = podIdentity(pod);
    const ended = container === undefined ? [] : endedBefore(pod, container);
    const reusable = ended.flatMap((name) => this.of(uid, name));
    return { amounts, reusable, machine: this.#machine(blocksOf(this.#assigned)) };
  }

  #machine(blocks: readonly MemoryBlock[]): MachineMemory {
    const { policy } = this.#options;
    return policy === undefined ? new Map() : machineMemory(policy.topology, { reserved: policy.reserved, blocks });
  }

  #write(assigned: MemoryAssignments): void {
    const { file, policy } = this.#options;
    file.write(memoryCheckpointOf(this.#machine(blocksOf(assigned)), { assigned, policyName: nameOf(policy) }));
    this.#assigned = assigned;
  }
}

function blocksOf(assigned: MemoryAssignments): readonly MemoryBlock[] {
  return [...assigned.values()].flatMap((containers) => [...containers.values()].flat());
}

/** The nodes that containers have already. */
function ownHints(own: readonly MemoryBlock[]): readonly Hint[] {
  const masks = new Set(own.map(({ nodes }) => nodes));
  return [...masks].map((nodes) => ({ nodes, isPreferred: true }));
}

function amountsOfPod(pod: Pod): Readonly<Record<string, number>> {
  const types = new Set(pinnableContainers(pod).flatMap((each) => Object.keys(pinnedMemory(pod, each))));
  const most = (type: string) => mostAtOnce(pod, (each) => pinnedMemory(pod, each)[type] ?? 0);
  return Object.fromEntries([...types].map((type) => [type, most(type)]));
}

function nameOf(policy: MemoryPolicy | undefined): string {
  return policy === undefined ? "None" : "Static";
}

function restored({ policy, file }: MemoryManagerOptions, before: MemoryCheckpoint | undefined): MemoryAssignments {
  const configured = nameOf(policy);
  if (before !== undefined && before.policyName !== configured) {
    throw policyChanged({ manager: "memory", configured, before: before.policyName, path: file.path });
  }
  if (policy === undefined || before === undefined) return new Map();
  const assigned = assignmentsOf(before);
  const expected = machineMemory(policy.topology, { reserved: policy.reserved, blocks: [] });
  const nodes = new Set([...expected.keys(), ...Object.keys(before.machineState).map(Number)]);
  const isSame = [...nodes].every((id) => {
    const now = shapeOf(expected.get(id)?.tables);
    return now === shapeOf(before.machineState[id]?.memoryMap);
  });
  const isKnown = blocksOf(assigned).every((each) =>
    nodesIn(each.nodes).every((id) => expected.get(id)?.tables[each.type]),
  );
  if (isSame && isKnown) return assigned;
  const text = "the expected machine state is different from the real one";
  throw new Error(`${file.path} does not fit this machine: ${text}; drain the node and remove the file`);
}

/** What of a node's memory does not change while the machine stays as it is. */
function shapeOf(
  tables: Readonly<Record<string, { total: number; systemReserved: number; allocatable: number }>> = {},
) {
  const names = Object.keys(tables).sort();
  return names.map((n) => `${n} ${tables[n]?.total} ${tables[n]?.systemReserved} ${tables[n]?.allocatable}`).join(",");
}
