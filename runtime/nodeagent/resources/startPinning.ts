import { sleep } from "../../client/clock.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { PodCache } from "../pod/podCache.ts";
import type { PodManager } from "../pod/podManager.ts";
import { cpusText } from "./cpuSet.ts";
import { pinContainers } from "./pinContainers.ts";
import type { ResourceManagers } from "./resourceManagers.ts";

export interface PinningOptions {
  readonly options: Pick<NodeAgentOptions, "clock" | "connection" | "resources">;
  readonly managers: ResourceManagers;
  readonly cache: Pick<PodCache, "all" | "has">;
  readonly manager: () => Pick<PodManager, "has" | "isOver">;
  /** Whether all pods of the node are known. */
  readonly haveSynced: () => boolean;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Gives new pods their parts of the machine, and keeps running containers on the processors that are left to them. */
export interface Pinning {
  readonly admit: ResourceManagers["admit"];
  readonly giveBack: ResourceManagers["giveBack"];
  /** A pod has ended: others may have what it had. */
  readonly wake: () => void;
  readonly ended: Promise<void>;
}

export function startPinning(given: PinningOptions): Pinning {
  const { options, managers, cache, manager, haveSynced, signal, onError } = given;
  const { clock, connection, resources } = options;
  if (resources.cpuPolicy === "none" && resources.memoryPolicy === "None") {
    const { admit, giveBack } = managers;
    return { admit, giveBack, wake: () => {}, ended: Promise.resolve() };
  }
  /** What no source knows any more may still run. */
  const isKept = (uid: string) => (manager().has(uid) ? !manager().isOver(uid) : cache.has(uid));
  const release = () => {
    if (haveSynced()) managers.retain(isKept);
  };
  let wake = () => {};
  signal.addEventListener("abort", () => wake(), { once: true });
  const keepPinned = async () => {
    let applied: ReadonlyMap<string, string> = new Map();
    while (!signal.aborted) {
      const waking = new AbortController();
      wake = () => waking.abort();
      release();
      applied = await pinContainers(cache.all(), {
        ...{ applied, runtime: connection.runtime, signal, onError },
        cpusOf: (podUid, container) => cpusText(managers.cpus.of(podUid, container)),
      });
      await sleep(resources.reconcileMs, { clock, signal: waking.signal }).catch(() => {});
    }
  };
  return {
    admit: (pod, known) => {
      release();
      const refusal = managers.admit(pod, known);
      wake(); // the others are to leave what the pod has for itself
      return refusal;
    },
    giveBack: (pod) => {
      managers.giveBack(pod);
      wake();
    },
    wake: () => wake(),
    ended: Promise.resolve().then(keepPinned), // what the caller opens beside this is there by then
  };
}
