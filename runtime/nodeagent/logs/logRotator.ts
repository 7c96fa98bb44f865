import { type Container, ContainerState } from "../../../generated/pb/cri/v1/api_pb.ts";
import { repeat } from "../../lib/repeat.ts";
import { containerLogPath, type RuntimeKeys } from "../container/names.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";
import { openPlaces } from "../places.ts";
import { rotateLog } from "./rotateLog.ts";

export interface LogRotatorOptions {
  readonly runtime: Pick<RuntimeClient, "listContainers" | "reopenContainerLog">;
  readonly keys: RuntimeKeys;
  readonly logRoot: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly intervalMs: number;
  /** Most logs that are rotated at a time. */
  readonly workers: number;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/**
 * Looks at the logs of all running containers again and again, until the signal ends it, and rotates those that are too
 * long. One that takes long holds up neither the next look nor, where there are more workers, the others.
 */
export async function rotateLogs(options: LogRotatorOptions): Promise<void> {
  const { signal, intervalMs, onError } = options;
  const places = openPlaces(options.workers);
  const underWay = new Map<string, Promise<void>>();

  async function rotateInTurn(rotate: () => Promise<unknown>): Promise<void> {
    const leave = await places.take({ signal }).catch(() => undefined); // the signal has ended the wait
    if (leave !== undefined) await rotate().catch(onError).finally(leave);
  }

  const look = async () => {
    for (const [path, rotate] of await runningLogs(options)) {
      if (underWay.has(path)) continue;
      const done = rotateInTurn(rotate).finally(() => underWay.delete(path));
      underWay.set(path, done);
    }
  };
  const looks = repeat(look, { everyMs: intervalMs, onError, signal });
  looks.ask();
  await looks.ended;
  await Promise.all(underWay.values());
}

/** How each log of the agent's running containers is rotated, by its path. */
async function runningLogs(options: LogRotatorOptions): Promise<ReadonlyMap<string, () => Promise<unknown>>> {
  const { runtime, signal, maxBytes, maxFiles, nowMs } = options;
  const filter = { state: { state: ContainerState.CONTAINER_RUNNING } };
  const { containers } = await runtime.listContainers({ filter }, { signal });
  const logs = new Map<string, () => Promise<unknown>>();
  for (const each of containers) {
    const path = logPathOf(each, options);
    const reopen = async () => void (await runtime.reopenContainerLog({ containerId: each.id }));
    if (path !== undefined) logs.set(path, () => rotateLog(path, { maxBytes, maxFiles, nowMs, reopen }));
  }
  return logs;
}

/** Where the agent asked for the log; undefined for a container that is not its own. */
function logPathOf({ labels, metadata }: Container, { keys, logRoot }: LogRotatorOptions): string | undefined {
  const {
    [keys.podNamespace]: namespace,
    [keys.podName]: pod,
    [keys.podUid]: uid,
    [keys.containerName]: name,
  } = labels;
  if (namespace === undefined || pod === undefined || uid === undefined || name === undefined) return undefined;
  return `${logRoot}/${namespace}_${pod}_${uid}/${containerLogPath(name, metadata?.attempt ?? 0)}`;
}
