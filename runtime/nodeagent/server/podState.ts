import type { Pod } from "../../../generated/core/v1/pod.ts";

/** What the node agent knows of its pods, as far as its ports show it. */
export interface PodState {
  /** Pods that the agent runs, with their newest status. */
  readonly pods: () => readonly Pod[];
  readonly find: (namespace: string, name: string) => Pod | undefined;
  /** The runtime's id of the newest run of a container, or of the run before; undefined where there is none. */
  readonly containerId: (pod: Pod, container: string, run: ContainerRun) => string | undefined;
  /** The runtime's id of the sandbox that the pod is in. */
  readonly sandboxId: (pod: Pod) => string | undefined;
  /** The pods that the runtime runs, as far as it knows them: whether the API server knows them or not. */
  readonly running: () => Promise<readonly Pod[]>;
}

export type ContainerRun = "current" | "previous";
