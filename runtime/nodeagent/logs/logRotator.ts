import { type Container, ContainerState } from "../../../generated/pb/cri/v1/api_pb.ts";
import { pause } from "../../lib/pause.ts";
import { containerLogPath, type RuntimeKeys } from "../container/names.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";
import { rotateLog } from "./rotateLog.ts";

export interface LogRotatorOptions {
  readonly runtime: Pick<RuntimeClient, "listContainers" | "reopenContainerLog">;
  readonly keys: RuntimeKeys;
  readonly logRoot: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly intervalMs: number;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Rotates the logs of all running containers again and again, until the signal ends it. */
export async function rotateLogs(options: LogRotatorOptions): Promise<void> {
  const { signal, intervalMs, onError } = options;
  while (!signal.aborted) {
    await sweep(options).catch(onError);
    await pause(intervalMs, signal);
  }
}

async function sweep(options: LogRotatorOptions): Promise<void> {
  const { runtime, signal, onError, maxBytes, maxFiles, nowMs } = options;
  const filter = { state: { state: ContainerState.CONTAINER_RUNNING } };
  const { containers } = await runtime.listContainers({ filter }, { signal });
  for (const each of containers) {
    const path = logPathOf(each, options);
    if (path === undefined || signal.aborted) continue;
    const reopen = async () => void (await runtime.reopenContainerLog({ containerId: each.id }));
    await rotateLog(path, { maxBytes, maxFiles, nowMs, reopen }).catch(onError);
  }
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
