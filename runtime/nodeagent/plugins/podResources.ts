import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { isSidecar, podIdentity } from "../container/podIdentity.ts";
import type { podResourcesMeter } from "../meters/deviceMeter.ts";
import { TokenBucket } from "../../schema/tokenBucket.ts";
import type { CpuManager } from "../resources/cpuManager.ts";
import type { MemoryManager } from "../resources/memoryManager.ts";
import type { MemoryBlock } from "../resources/memoryTables.ts";
import { nodesIn } from "../resources/nodeMask.ts";
import type { ClaimManager, ContainerDevice } from "./claims/claimManager.ts";
import type { DeviceManager } from "./deviceManager.ts";
import { nodesOf } from "./deviceNodes.ts";

export interface PodResourcesOptions {
  readonly pods: () => readonly Pod[];
  /** Those that are listed. */
  readonly listed: () => readonly Pod[];
  readonly devices: Pick<DeviceManager, "of" | "allocatable">;
  readonly cpus: Pick<CpuManager, "allocatable" | "exclusive">;
  readonly memory: Pick<MemoryManager, "allocatable" | "of">;
  /** The devices that a container has by claims. */
  readonly claimed: ClaimManager["claimedBy"];
  readonly metered?: ReturnType<typeof podResourcesMeter>;
}

/** @limit Requests a second for what containers have, over some seconds: the next fails. */
const requestsPerSecond = 100;
/** @limit Such requests at once after a pause: the next fails. */
const burst = 10;

/** The service by which monitors learn which devices, processors and memory containers have. */
export function podResources(options: PodResourcesOptions): (router: ConnectRouter) => void {
  const { pods, listed, devices, cpus, memory, claimed, metered = (_, answer) => answer() } = options;
  const resourcesOf = (pod: Pod) => {
    const { namespace, name, uid } = podIdentity(pod);
    const { initContainers = [], containers: usual = [] } = pod.spec ?? {};
    const containers = [...initContainers.filter(isSidecar), ...usual].map((each) => ({
      name: each.name,
      devices: devices
        .of({ podUid: uid, container: each.name })
        .flatMap(({ resource, ids, nodes }) => ids.map((id) => deviceText(resource, id, nodesOf(id, nodes)))),
      cpuIds: (cpus.exclusive(uid, each.name) ?? []).map(BigInt),
      memory: memory.of(uid, each.name).map(memoryText),
      dynamicResources: dynamicResources(claimed(pod, each)),
    }));
    return { name, namespace, containers };
  };
  const find = ({ podName, podNamespace }: { readonly podName: string; readonly podNamespace: string }) => {
    const pod = pods().find(({ metadata }) => metadata?.name === podName && metadata.namespace === podNamespace);
    if (pod !== undefined) return { podResources: resourcesOf(pod) };
    throw new ConnectError(`pod ${podName} in namespace ${podNamespace} not found`, Code.Unknown);
  };
  const allocatable = () => ({
    cpuIds: cpus.allocatable().map(BigInt),
    memory: memory.allocatable().map(memoryText),
    devices: [...devices.allocatable()].flatMap(([resource, all]) =>
      all.map(({ ID, topology }) => deviceText(resource, ID, topology?.nodes.map((each) => each.ID) ?? [])),
    ),
  });
  const bucket = new TokenBucket({ qps: requestsPerSecond, burst });
  const answered: typeof metered = (call, answer) => {
    if (bucket.takeIfAny(performance.now())) return metered(call, answer);
    throw new ConnectError("rejected by rate limit", Code.ResourceExhausted);
  };
  return (router) =>
    router.service(PodResourcesLister, {
      list: () => answered("list", () => ({ podResources: listed().map(resourcesOf) })),
      get: (asked) => answered("get", () => find(asked)),
      getAllocatableResources: () => answered("getAllocatableResources", allocatable),
    });
}

function memoryText({ nodes, type, bytes }: MemoryBlock) {
  return {
    memoryType: type,
    size: BigInt(bytes),
    topology: { nodes: nodesIn(nodes).map((id) => ({ ID: BigInt(id) })) },
  };
}

function deviceText(resourceName: string, id: string, nodes: readonly bigint[]) {
  const topology = nodes.length === 0 ? {} : { topology: { nodes: nodes.map((ID) => ({ ID })) } };
  return { resourceName, deviceIds: [id], ...topology };
}

/** Devices by the claims that they are of. */
function dynamicResources(devices: readonly ContainerDevice[]) {
  const names = [...new Set(devices.map(({ claimName }) => claimName))];
  return names.map((claimName) => {
    const own = devices.filter((each) => each.claimName === claimName);
    return {
      ...{ claimName, claimNamespace: own[0]?.namespace ?? "" },
      claimResources: own.map(({ driver, PoolName, DeviceName, CDIDeviceIDs }) => ({
        ...{ driverName: driver, poolName: PoolName, deviceName: DeviceName },
        cdiDevices: CDIDeviceIDs.map((name) => ({ name })),
      })),
    };
  });
}
