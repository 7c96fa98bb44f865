import { isUnknownToRuntime, type RuntimeClient } from "../cri/connectRuntime.ts";
import type { ObservedPod } from "../pod/podState.ts";

export interface PinOptions {
  /** The processors of a container, as the kernel lists them; "" for all. */
  readonly cpusOf: (podUid: string, container: string) => string;
  /** What was set before, by the id of the container. */
  readonly applied: ReadonlyMap<string, string>;
  readonly runtime: Pick<RuntimeClient, "updateContainerResources">;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/**
 * Sets the processors of running containers where they are not as they are to be: those that share get more when a
 * container with its own ends, and fewer when one comes. Returns what is set now.
 */
export async function pinContainers(
  pods: readonly ObservedPod[],
  { cpusOf, applied, runtime, signal, onError }: PinOptions,
): Promise<ReadonlyMap<string, string>> {
  const now = new Map<string, string>();
  for (const { uid, containers } of pods) {
    for (const { id, name, state } of containers) {
      const cpusetCpus = cpusOf(uid, name);
      if (state !== "running" || cpusetCpus === "" || signal.aborted) continue;
      try {
        if (applied.get(id) !== cpusetCpus) {
          await runtime.updateContainerResources({ containerId: id, linux: { cpusetCpus } });
        }
        now.set(id, cpusetCpus);
      } catch (error) {
        if (!isUnknownToRuntime(error) && !signal.aborted) onError(error); // the next call tries again
      }
    }
  }
  return now;
}
