import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { allContainers, podIdentity } from "../container/podIdentity.ts";
import type { DeviceManager } from "./deviceManager.ts";

/** Processors that a container has for itself. */
export interface ExclusiveCpus {
  readonly of: (podUid: string, container: string) => readonly number[];
  /** All that containers may have for themselves. */
  readonly allocatable: () => readonly number[];
}

export interface PodResourcesOptions {
  /** Pods that have not ended. */
  readonly pods: () => readonly Pod[];
  readonly devices: Pick<DeviceManager, "of" | "devices">;
  readonly cpus: ExclusiveCpus;
}

/** The service by which monitors learn which devices and processors containers have. */
export function podResources({ pods, devices, cpus }: PodResourcesOptions): (router: ConnectRouter) => void {
  const resourcesOf = (pod: Pod) => {
    const { namespace, name, uid } = podIdentity(pod);
    const containers = allContainers(pod).map(({ name: container }) => ({
      name: container,
      devices: devices.of({ podUid: uid, container }).map(({ resource, ids }) => devicesText(resource, ids)),
      cpuIds: cpus.of(uid, container).map(BigInt),
    }));
    return { name, namespace, containers };
  };
  return (router) =>
    router.service(PodResourcesLister, {
      list: () => ({ podResources: pods().map(resourcesOf) }),
      get: ({ podName, podNamespace }) => {
        const pod = pods().find(({ metadata }) => metadata?.name === podName && metadata.namespace === podNamespace);
        if (pod === undefined)
          throw new ConnectError(`pod ${podName} in namespace ${podNamespace} not found`, Code.NotFound);
        return { podResources: resourcesOf(pod) };
      },
      getAllocatableResources: () => ({
        cpuIds: cpus.allocatable().map(BigInt),
        devices: [...devices.devices()].flatMap(([resource, all]) =>
          all.map(({ ID, topology }) => ({
            ...devicesText(resource, [ID]),
            ...(topology === undefined ? {} : { topology: { nodes: topology.nodes.map((each) => ({ ID: each.ID })) } }),
          })),
        ),
      }),
    });
}

function devicesText(resourceName: string, ids: readonly string[]) {
  return { resourceName, deviceIds: [...ids] };
}
