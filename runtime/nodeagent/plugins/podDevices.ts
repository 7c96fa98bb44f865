import type { Pod } from "../../../generated/core/v1/pod.ts";
import { allContainers, type AnyContainer, isSidecar, podIdentity } from "../container/podIdentity.ts";
import { wholeValue } from "../../schema/quantity.ts";
import { type ContainerNeeds, containerNeeds } from "./containerNeeds.ts";
import type { DeviceManager } from "./deviceManager.ts";

/** Gives a container the devices that it has limits for. Rejects with an Error where there are not enough. */
export async function giveDevices(
  devices: Pick<DeviceManager, "isResource" | "allocate">,
  pod: Pod,
  container: AnyContainer,
): Promise<ContainerNeeds> {
  const limits = Object.entries(container.resources?.limits ?? {});
  const wanted = new Map(
    limits.filter(([name]) => devices.isResource(name)).map(([name, amount]) => [name, wholeValue(amount)]),
  );
  if (wanted.size === 0) return containerNeeds([]);
  const { initContainers = [] } = pod.spec ?? {};
  const isInit = initContainers.some((each) => each.name === container.name);
  const ended = initContainers.filter((each) => !isSidecar(each)).map((each) => each.name);
  const owner = { podUid: podIdentity(pod).uid, container: container.name };
  return containerNeeds(await devices.allocate({ ...owner, after: isInit ? before(pod, container) : ended }, wanted));
}

/** Init containers have ended when the next one is made. */
function before(pod: Pod, container: AnyContainer): readonly string[] {
  const names = allContainers({ spec: { ...pod.spec, containers: [], ephemeralContainers: [] } }).map(
    (each) => each.name,
  );
  const sidecars = (pod.spec?.initContainers ?? []).filter(isSidecar).map((each) => each.name);
  return names.slice(0, names.indexOf(container.name)).filter((each) => !sidecars.includes(each));
}

/** Devices of the node as amounts of resources. */
export function deviceAmounts(
  devices: Pick<DeviceManager, "amounts">,
): Readonly<Record<"capacity" | "allocatable", Record<string, string>>> {
  const amounts = [...devices.amounts()];
  return {
    capacity: Object.fromEntries(amounts.map(([name, { capacity }]) => [name, String(capacity)])),
    allocatable: Object.fromEntries(amounts.map(([name, { allocatable }]) => [name, String(allocatable)])),
  };
}
