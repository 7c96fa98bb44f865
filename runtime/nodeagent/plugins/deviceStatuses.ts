import type { ResourceHealth, ResourceStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { ClaimManager } from "./claims/claimManager.ts";
import type { HealthCache } from "./claims/healthCache.ts";
import { namedClaims } from "./claims/podClaims.ts";
import type { DeviceManager } from "./deviceManager.ts";

/** Gates that decide whether the health of devices is reported. */
export type DeviceGate = "ResourceHealthStatus" | "ResourceHealthStatusMessage";

export interface DeviceStatusesOptions {
  readonly isGateOn: (gate: DeviceGate) => boolean;
  readonly devices: Pick<DeviceManager, "health" | "of">;
  readonly manager: Pick<ClaimManager, "devicesFor">;
  readonly health: Pick<HealthCache, "of">;
}

/** By the names of containers, the health of the devices that they have. */
export type DeviceStatuses = (pod: Pod) => ReadonlyMap<string, readonly ResourceStatus[]>;

/** What is reported of the devices of pods: those of plugins, and those of claims by the claims. */
export function deviceStatuses({ isGateOn, devices, manager, health }: DeviceStatusesOptions): DeviceStatuses {
  if (!isGateOn("ResourceHealthStatus")) return () => new Map();
  const hasMessages = isGateOn("ResourceHealthStatusMessage");
  const claimed = (pod: Pod, claim: Parameters<ClaimManager["devicesFor"]>[1]) =>
    manager.devicesFor(pod, claim).map(({ driver, PoolName, DeviceName, CDIDeviceIDs: [first] }): ResourceHealth => {
      const { health: state, message } = health.of(driver, PoolName, DeviceName);
      return {
        ...{ resourceID: first ?? `${driver}/${PoolName}/${DeviceName}`, health: state },
        ...(hasMessages && message !== "" ? { message } : {}),
      };
    });
  return (pod) => {
    const { uid: podUid } = podIdentity(pod);
    const ofContainers = (pod.spec?.containers ?? []).map((container) => {
      const given = devices.of({ podUid, container: container.name });
      const all = [
        ...given.map(({ resource, ids }) => ({
          name: resource,
          resources: ids.map((id) => ({ resourceID: id, health: devices.health(resource, id) })),
        })),
        ...namedClaims(pod, container).map((each) => ({ name: each.name, resources: once(claimed(pod, each)) })),
      ];
      return [container.name, all.filter(({ resources }) => resources.length > 0)] as const;
    });
    return new Map(ofContainers.filter(([, statuses]) => statuses.length > 0));
  };
}

/** Devices may share an id. */
function once(healths: readonly ResourceHealth[]): ResourceHealth[] {
  return [...new Map(healths.map((each) => [each.resourceID, each])).values()];
}
