import type { Container } from "../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../generated/core/v1/pod.ts";
import type { PodPlace } from "../../runtime/nodeagent/container/downward.ts";

/**
 * A pod called shop/till with the given fields and, unless they name others, one container `desk`, which has all of its
 * volumes.
 */
export function podOf(spec: Partial<PodSpec> = {}, metadata: Pod["metadata"] = {}): Pod {
  const volumeMounts = (spec.volumes ?? []).map(({ name }) => ({ name, mountPath: `/${name}` }));
  const mounts = volumeMounts.length === 0 ? {} : { volumeMounts };
  return {
    metadata: { namespace: "shop", name: "till", uid: "9b2f-77", ...metadata },
    spec: { containers: [containerOf(mounts)], nodeName: "north", serviceAccountName: "clerk", ...spec },
  };
}

export function containerOf(fields: Partial<Container> = {}): Container {
  return { name: "desk", image: "registry.test/desk:4", ...fields };
}

export const place: PodPlace = {
  hostIPs: ["192.0.2.7", "2001:db8::7"],
  podIPs: ["198.51.100.3", "2001:db8:1::3"],
  allocatable: { cpu: "4", memory: "8Gi", "ephemeral-storage": "90Gi" },
};
