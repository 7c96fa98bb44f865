import { join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import { milliOf, nanosIn, unitsOf } from "../container/amounts.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { hardReservation } from "../eviction/hardReservation.ts";
import { type Amounts, capacityOf } from "../node/capacity.ts";
import type { DeviceManager } from "../plugins/deviceManager.ts";
import type { Refusal } from "../admission/refusal.ts";
import { CpuManager } from "./cpuManager.ts";
import { type CpuPolicy, reservedCpus } from "./cpuPolicy.ts";
import { cpusText, isSubset } from "./cpuSet.ts";
import { cpuStateFile } from "./cpuState.ts";
import { devicePlaces } from "./devicePlaces.ts";
import type { MachineTopology } from "./machineTopology.ts";
import { MemoryManager, type MemoryPolicy } from "./memoryManager.ts";
import { memoryStateFile } from "./memoryState.ts";
import { nodesIn } from "./nodeMask.ts";
import { resourceMeter } from "./resourceMeter.ts";
import { placePod } from "./topologyManager.ts";

/** Gives containers their processors and memory. */
export interface ResourceManagers {
  readonly cpus: CpuManager;
  readonly memory: MemoryManager;
  /**
   * Gives the containers of a pod what they are to have for themselves, or says why the node does not take it. One that
   * is known keeps what it has until it has ended.
   */
  readonly admit: (pod: Pod, given?: { readonly isKnown: boolean }) => Refusal | undefined;
  /** Takes back what a pod was given that the node does not take after all. */
  readonly giveBack: (pod: Pod) => void;
  /** Takes back what pods have that are not among these. */
  readonly retain: (isKept: (podUid: string) => boolean) => void;
  /** The lists of processors and memory nodes of a container; "" for all. */
  readonly pinned: (podUid: string, container: string) => { readonly cpus: string; readonly memoryNodes: string };
  /** Whether a container, or one of the pod's, has processors for itself, whose time is not limited. */
  readonly isUnlimited: (podUid: string, container?: string) => boolean;
}

export interface ResourceManagersOptions {
  readonly options: Pick<
    NodeAgentOptions,
    "eviction" | "machine" | "node" | "platform" | "ports" | "resources" | "rootFolder"
  >;
  readonly devices: Pick<DeviceManager, "devices" | "free" | "isResource" | "of" | "promise" | "takeBack">;
  readonly logError: (message: string, error: unknown) => void;
}

/** Throws an Error for policies that this machine or what an agent before has left does not allow. */
export function openResourceManagers({ options, devices, logError }: ResourceManagersOptions): ResourceManagers {
  const { resources, rootFolder } = options;
  const meter = resourceMeter(options.ports.component.metrics, options.platform.agentName);
  const { topologyPolicy: policy, scope, prefersClosest, maxNodes } = resources;
  const isIdle = resources.cpuPolicy === "none" && resources.memoryPolicy === "None" && policy === "none";
  const topology = isIdle ? { cpus: [], nodes: [] } : options.machine.topology();
  if (policy !== "none" && topology.nodes.length > maxNodes) {
    throw new Error(`the topology manager does not work on machines with more than ${maxNodes} NUMA nodes`);
  }
  const cpus = new CpuManager({
    policy: resources.cpuPolicy === "none" ? undefined : cpuPolicy(topology, options),
    ...{ file: cpuStateFile(join(rootFolder, "cpu_manager_state")), measure: meter.cpus },
  });
  const memory = new MemoryManager({
    policy: resources.memoryPolicy === "None" ? undefined : memoryPolicy(topology, options),
    ...{ file: memoryStateFile(join(rootFolder, "memory_manager_state")), measure: meter.memory },
  });
  const providers = [devicePlaces(devices), cpus, memory];
  const retain = (isKept: (podUid: string) => boolean) => {
    try {
      cpus.retain(isKept);
      memory.retain(isKept);
      meter.show(cpus);
    } catch (error) {
      logError("what pods had for themselves is not free yet", error);
    }
  };
  const giveBack = (pod: Pod) => {
    const { uid } = podIdentity(pod);
    devices.takeBack(uid);
    retain((each) => each !== uid);
  };
  meter.show(cpus);
  return {
    ...{ cpus, memory, retain, giveBack },
    admit: (pod, { isKnown } = { isKnown: false }) => {
      const { nodes } = topology;
      const refusal = meter.place(() => placePod(pod, { policy, scope, prefersClosest, nodes, providers }));
      meter.show(cpus);
      if (refusal !== undefined && !isKnown) giveBack(pod);
      return refusal;
    },
    pinned: (podUid, container) => ({
      cpus: cpusText(cpus.of(podUid, container)),
      memoryNodes: cpusText(nodesIn(memory.nodesOf(podUid, container))),
    }),
    isUnlimited: (podUid, container) => {
      if (resources.limitsExclusiveCpus) return false;
      return container === undefined ? cpus.assigned.has(podUid) : cpus.exclusive(podUid, container) !== undefined;
    },
  };
}

function cpuPolicy(
  topology: MachineTopology,
  { resources, node }: Pick<ResourceManagersOptions["options"], "node" | "resources">,
): CpuPolicy {
  const { cpuOptions: options, reservedCpus: given } = resources;
  const all = topology.cpus.map(({ id }) => id);
  const sockets = new Set(topology.cpus.map(({ socket }) => socket)).size;
  if (options.alignsBySocket && sockets > topology.nodes.length) {
    throw new Error("the option align-by-socket does not work on machines with more sockets than NUMA nodes");
  }
  if (!isSubset(given, all)) {
    throw new Error(`--reserved-cpus: "${cpusText(given)}" are not all among the processors "${cpusText(all)}"`);
  }
  const nanos = node.reservations.reduce((sum, each) => sum + nanosIn(each, "cpu"), 0n);
  const count = Math.ceil(milliOf(nanos) / 1000);
  if (given.length === 0 && count === 0) {
    throw new Error("--cpu-manager-policy=static needs processors that are reserved: name some with --reserved-cpus");
  }
  return { topology, options, reserved: given.length > 0 ? given : reservedCpus(count, { topology, options }) };
}

function memoryPolicy(
  topology: MachineTopology,
  given: Pick<ResourceManagersOptions["options"], "eviction" | "machine" | "node" | "resources">,
): MemoryPolicy {
  const { resources, node, eviction, machine } = given;
  const { reservedMemory: reserved } = resources;
  const hard = hardReservation(eviction.reserving, capacityOf(machine.read(), undefined, 0));
  const reservations: readonly Amounts[] = [...node.reservations, hard];
  const types = new Set(["memory", ...[...reserved.values()].flatMap(Object.keys)]);
  for (const type of types) {
    const stated = [...reserved.values()].reduce((sum, each) => sum + (each[type] ?? 0), 0);
    const expected = unitsOf(reservations.reduce((sum, each) => sum + nanosIn(each, type), 0n));
    if (stated === expected) continue;
    const text = `the total amount ${stated} of type "${type}" is not equal to the value ${expected}`;
    throw new Error(`--reserved-memory: ${text} that reservations and hard eviction thresholds keep from pods`);
  }
  if (![...reserved.values()].some(({ memory = 0 }) => memory > 0)) {
    throw new Error("--memory-manager-policy=Static needs memory that is reserved: name some with --reserved-memory");
  }
  const unknown = [...reserved.keys()].find((id) => topology.nodes.every((each) => each.id !== id));
  if (unknown !== undefined) throw new Error(`--reserved-memory: the machine has no NUMA node ${unknown}`);
  return { topology, reserved };
}
