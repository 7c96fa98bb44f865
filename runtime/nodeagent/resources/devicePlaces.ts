import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Device } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { wholeValue } from "../../schema/quantity.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { DeviceManager } from "../plugins/deviceManager.ts";
import { deviceNodes } from "../plugins/deviceNodes.ts";
import { AllocationError } from "./allocationError.ts";
import type { Hint, HintProvider } from "./hints.ts";
import { masksOf, type NodeMask, nodesIn, sizeOf } from "./nodeMask.ts";
import { endedBefore, mostAtOnce, pinnableContainers } from "./requests.ts";

/** Promises devices to containers when their pod is admitted; plugins are asked when the containers are made. */
export function devicePlaces(
  devices: Pick<DeviceManager, "devices" | "free" | "isResource" | "of" | "promise">,
): HintProvider {
  const countOf = ({ resources }: Container, name: string) => {
    const amount = resources?.limits?.[name];
    return amount === undefined ? 0 : wholeValue(amount);
  };
  const namesOf = (containers: readonly Container[]) => {
    const all = containers.flatMap((each) => Object.keys(each.resources?.limits ?? {}));
    return [...new Set(all)].filter((name) => devices.isResource(name));
  };
  const ownerOf = (pod: Pod, container: Container) => {
    return { podUid: podIdentity(pod).uid, container: container.name, after: endedBefore(pod, container) };
  };
  return {
    hints: (pod, container) => {
      const containers = container === undefined ? pinnableContainers(pod) : [container];
      const found = namesOf(containers).flatMap((name): [string, readonly Hint[]][] => {
        const all = devices.devices().get(name) ?? [];
        if (!all.some((each) => deviceNodes(each) !== 0)) return [];
        const count = mostAtOnce(container === undefined ? pod : { spec: { containers: [container] } }, (each) =>
          countOf(each, name),
        );
        const own = containers.flatMap((each) =>
          devices.of(ownerOf(pod, each)).flatMap(({ resource, ids }) => (resource === name ? ids : [])),
        );
        const [first] = containers;
        const free = first === undefined ? [] : devices.free(ownerOf(pod, first), name);
        return count === 0 ? [] : [[name, deviceHints(all, { count, free: own.length > 0 ? own : free })]];
      });
      return new Map(found);
    },
    allocate: (pod, container, { nodes }) => {
      for (const name of namesOf([container])) {
        const count = countOf(container, name);
        const problem = devices.promise(ownerOf(pod, container), name, { count, nodes });
        if (problem !== undefined) throw new AllocationError(problem);
      }
    },
  };
}

/** Where so many devices are to be had, those on the fewest nodes preferred. */
export function deviceHints(
  all: readonly Device[],
  { count, free }: { readonly count: number; readonly free: readonly string[] },
): readonly Hint[] {
  const ids = nodesIn(all.reduce((mask, each) => mask | deviceNodes(each), 0));
  const isFree = new Set(free);
  const within = (mask: NodeMask, isMeant: (device: Device) => boolean) =>
    all.filter((each) => (deviceNodes(each) & mask) !== 0 && isMeant(each)).length;
  const masks = masksOf(ids);
  const least = masks.find((mask) => within(mask, () => true) >= count);
  return masks
    .filter((mask) => within(mask, ({ ID }) => isFree.has(ID)) >= count)
    .map((nodes) => ({ nodes, isPreferred: least !== undefined && sizeOf(nodes) === sizeOf(least) }));
}
