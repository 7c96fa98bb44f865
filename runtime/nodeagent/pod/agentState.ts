import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodState } from "../server/podState.ts";
import { currentSandbox } from "./containers.ts";
import type { PodCache } from "./podCache.ts";
import type { PodManager } from "./podManager.ts";
import type { ObservedPod } from "./podState.ts";

/** What the agent's ports show of its pods. */
export function agentState(manager: () => PodManager, cache: PodCache): PodState {
  const observed = ({ metadata }: Pod) => cache.get(metadata?.uid ?? "");
  return {
    pods: () => manager().pods(),
    find: (namespace, name) => {
      const isIt = ({ metadata }: Pod) => metadata?.name === name && metadata.namespace === namespace;
      return manager().pods().find(isIt);
    },
    containerId: (pod, container, run) => {
      const runs = observed(pod).containers.filter((each) => each.name === container && each.state !== "created");
      return runs[run === "current" ? 0 : 1]?.id;
    },
    sandboxId: (pod) => currentSandbox(observed(pod))?.id,
    running: async () => cache.all().filter(runs).map(runningPod),
  };
}

function runs({ containers }: ObservedPod): boolean {
  return containers.some(({ state }) => state === "running");
}

/** As much of a pod as the runtime knows, which names images by their ids. */
function runningPod({ uid, name, namespace, containers }: ObservedPod): Pod {
  const running = containers.filter(({ state }) => state === "running");
  return {
    metadata: { uid, name, namespace },
    spec: { containers: running.map(({ name, imageId }) => ({ name, image: imageId, resources: {} })) },
    status: {},
  };
}
