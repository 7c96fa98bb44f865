import type { ContainerStatus } from "../../../../generated/core/v1/containerStatus.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";

/** What the columns of a pod are made of. */
export interface PodSummary {
  readonly reason: string;
  readonly readyContainers: number;
  /** Containers and those init containers that keep running (sidecars). */
  readonly totalContainers: number;
  readonly restarts: number;
  /** When a container last ended and was started again, in milliseconds since the epoch. */
  readonly lastRestartMs: number | undefined;
}

/** Counts the containers of a pod and finds the one word that says most about it. */
export function podSummary(pod: Pod): PodSummary {
  const sidecars = sidecarNames(pod);
  const totalContainers = (pod.spec?.containers?.length ?? 0) + (sidecars?.length ?? 0);
  const initial = initialSummary(pod, sidecars);
  const isInitialized = hasCondition(pod, "Initialized");
  const main = initial.isInitializing && !isInitialized ? initial : mainSummary(pod, initial);
  return {
    reason: finalReason(pod, main.reason),
    readyContainers: main.readyContainers,
    totalContainers,
    restarts: main.restarts,
    lastRestartMs: main.lastRestartMs,
  };
}

interface Progress {
  readonly reason: string;
  readonly readyContainers: number;
  readonly restarts: number;
  readonly lastRestartMs: number | undefined;
}

interface InitialProgress extends Progress {
  readonly isInitializing: boolean;
  readonly sidecarRestarts: number;
  readonly lastSidecarRestartMs: number | undefined;
}

/** Walks the init containers up to the first that is not done. */
function initialSummary(pod: Pod, sidecars: readonly string[] | undefined): InitialProgress {
  let reason = phaseReason(pod);
  let isInitializing = false;
  let readyContainers = 0;
  let restarts = 0;
  let lastRestartMs: number | undefined;
  let sidecarRestarts = 0;
  let lastSidecarRestartMs: number | undefined;
  const statuses = pod.status?.initContainerStatuses ?? [];
  for (let index = 0; index < statuses.length; index += 1) {
    const status = statuses[index];
    if (status === undefined) continue;
    restarts += status.restartCount ?? 0;
    lastRestartMs = latest(lastRestartMs, status);
    const isSidecar = sidecars?.includes(status.name) === true;
    if (isSidecar) {
      sidecarRestarts += status.restartCount ?? 0;
      lastSidecarRestartMs = latest(lastSidecarRestartMs, status);
    }
    if (status.state?.terminated !== undefined && (status.state.terminated.exitCode ?? 0) === 0) continue;
    if (isSidecar && status.started === true) {
      if (status.ready) readyContainers += 1;
      continue;
    }
    reason = initialReason(status, index, pod.spec?.initContainers?.length ?? 0);
    isInitializing = true;
    break;
  }
  return { reason, isInitializing, readyContainers, restarts, lastRestartMs, sidecarRestarts, lastSidecarRestartMs };
}

/** Walks the containers from the last to the first, so that the first one with something to say wins. */
function mainSummary(pod: Pod, initial: InitialProgress): Progress {
  let { reason, readyContainers } = initial;
  let restarts = initial.sidecarRestarts;
  let lastRestartMs = initial.lastSidecarRestartMs;
  let hasRunning = false;
  const statuses = pod.status?.containerStatuses ?? [];
  for (let index = statuses.length - 1; index >= 0; index -= 1) {
    const status = statuses[index];
    if (status === undefined) continue;
    restarts += status.restartCount ?? 0;
    lastRestartMs = latest(lastRestartMs, status);
    const { waiting, running, terminated } = status.state ?? {};
    if (waiting?.reason !== undefined && waiting.reason !== "") {
      reason = waiting.reason;
    } else if (terminated !== undefined) {
      reason = terminationReason(terminated);
    } else if (status.ready && running !== undefined) {
      hasRunning = true;
      readyContainers += 1;
    }
  }
  if (reason === "Completed" && hasRunning) reason = hasCondition(pod, "Ready") ? "Running" : "NotReady";
  return { reason, readyContainers, restarts, lastRestartMs };
}

function phaseReason(pod: Pod): string {
  const scheduled = pod.status?.conditions?.find((each) => each.type === "PodScheduled");
  if (scheduled?.reason === "SchedulingGated") return "SchedulingGated";
  const { reason, phase } = pod.status ?? {};
  return reason !== undefined && reason !== "" ? reason : (phase ?? "");
}

function initialReason(status: ContainerStatus, index: number, total: number): string {
  const { waiting, terminated } = status.state ?? {};
  if (terminated !== undefined) return `Init:${terminationReason(terminated)}`;
  const reason = waiting?.reason ?? "";
  return reason !== "" && reason !== "PodInitializing" ? `Init:${reason}` : `Init:${index}/${total}`;
}

function terminationReason(terminated: { reason?: string; signal?: number; exitCode?: number }): string {
  if (terminated.reason !== undefined && terminated.reason !== "") return terminated.reason;
  const signal = terminated.signal ?? 0;
  return signal !== 0 ? `Signal:${signal}` : `ExitCode:${terminated.exitCode ?? 0}`;
}

/** A pod that is being deleted says so, unless it has already ended or its node is gone. */
function finalReason(pod: Pod, reason: string): string {
  if (pod.metadata?.deletionTimestamp === undefined) return reason;
  if (pod.status?.reason === "NodeLost") return "Unknown";
  const phase = pod.status?.phase;
  return phase === "Succeeded" || phase === "Failed" ? reason : "Terminating";
}

function sidecarNames(pod: Pod): string[] | undefined {
  let names: string[] | undefined;
  for (const container of pod.spec?.initContainers ?? []) {
    if (container.restartPolicy !== "Always") continue;
    names ??= [];
    names.push(container.name);
  }
  return names;
}

function latest(ms: number | undefined, status: ContainerStatus): number | undefined {
  const finishedAt = status.lastState?.terminated?.finishedAt;
  if (finishedAt === undefined || finishedAt === null) return ms;
  const finishedMs = Date.parse(finishedAt);
  return Number.isNaN(finishedMs) || (ms !== undefined && ms >= finishedMs) ? ms : finishedMs;
}

function hasCondition(pod: Pod, type: string): boolean {
  return pod.status?.conditions?.some((each) => each.type === type && each.status === "True") === true;
}
