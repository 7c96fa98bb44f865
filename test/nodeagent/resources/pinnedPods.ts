import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Measure } from "../../../runtime/nodeagent/resources/resourceMeter.ts";

/** A container that asks for exactly so much. */
export function pinned(
  name: string,
  cpu: string,
  more: Partial<Container> & { readonly memory?: string } = {},
): Container {
  const { memory = "1Gi", ...fields } = more;
  const amounts = { cpu, memory };
  return { name, image: "registry.test/desk:4", resources: { requests: amounts, limits: amounts }, ...fields };
}

export function pinnedPod(uid: string, containers: Container[], initContainers: Container[] = []): Pod {
  return { metadata: { namespace: "shop", name: uid, uid }, spec: { containers, initContainers } };
}

/** Measures nothing. */
export const measure: Measure = (run) => run();
