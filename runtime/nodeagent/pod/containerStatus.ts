import type {
  ContainerState,
  ContainerStatus,
  ContainerStateTerminated,
} from "../../../generated/core/v1/containerStatus.ts";
import type { VolumeMount } from "../../../generated/core/v1/container.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { reportedResources } from "../resize/reportedResources.ts";
import { formatDurationNanos } from "../../schema/duration.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { memberOf } from "../../schema/object.ts";
import { type ContainerView, hasInitContainers, hasSucceeded, type Outlook } from "./containers.ts";
import { knownStatus, lostRun, lostState } from "./lostRun.ts";
import { isStarted } from "./initialization.ts";
import { type ContainerMemory, type ObservedContainer, type PodView, usualStatusRules } from "./podState.ts";
import { probeResults } from "./probeResults.ts";
import { isTrigger, removedForRestart, restartingState, restartsAll } from "./restartAll.ts";
import { dueMs, isOverForGood, isReplaced, restartAfter } from "./restart.ts";

interface Given extends Outlook {
  readonly container: ContainerView;
}

/** What is reported of one container. */
export function containerStatus(view: PodView, given: Given): ContainerStatus {
  const { container } = given;
  const { name, spec, newest } = container;
  const known = knownStatus(view.memory.status, name);
  const state = stateOf(view, given);
  const last = lastRun({ container, state });
  const isFollowed = given.ending === undefined && !isOverForGood(view, container);
  const lost = isFollowed ? lostRun(view.memory.status, container) : undefined;
  const terminated = last === undefined ? lost : terminatedState(view, last);
  const lastState: ContainerState = terminated === undefined ? (known?.lastState ?? {}) : { terminated };
  const removed = given.ending === undefined ? removedForRestart(view, container) : undefined;
  const user = newest?.user;
  const shown = newest ?? last;
  const devices = view.memory.devices?.get(name);
  return {
    name,
    state,
    lastState,
    ready: isReady(view, container),
    restartCount: newest?.attempt ?? (known?.restartCount ?? 0) + (lost === undefined ? 0 : 1),
    image: newest?.image ?? spec.image ?? "",
    imageID: newest?.imageId ?? "",
    ...(shown === undefined ? {} : { containerID: containerId(view, shown.id) }),
    ...(container.role === "ephemeral" ? {} : { started: isUp(view, container) }),
    ...(newest === undefined ? {} : amountsOf(view, container)),
    ...mountStatuses(view, container),
    ...removed,
    ...(devices === undefined ? {} : { allocatedResourcesStatus: [...devices] }),
    ...(user === undefined
      ? {}
      : { user: { linux: { uid: user.uid, gid: user.gid, supplementalGroups: [...user.supplementalGroups] } } }),
  };
}

/** What a container was allocated and has, from when it is made on. */
function amountsOf(view: PodView, container: ContainerView): Pick<ContainerStatus, "allocatedResources" | "resources"> {
  const { requests } = container.spec.resources ?? {};
  const resources = resourcesOf(view, container);
  return requests === undefined ? { resources } : { allocatedResources: requests, resources };
}

/** What a running container has; what one that does not run will have. */
function resourcesOf({ memory }: PodView, { name, spec, newest }: ContainerView): ResourceRequirements {
  const { resources: allocated = {} } = spec;
  if (newest?.state !== "running") return allocated;
  return reportedResources(memberOf(memory.resize.given, name) ?? allocated, newest.bounds);
}

/** "containerd://<id>" */
function containerId({ runtimeName }: PodView, id: string): string {
  return `${runtimeName}://${id}`;
}

function stateOf(view: PodView, { container, containers, ending }: Given): ContainerState {
  const { newest, name } = container;
  if (newest?.state === "running") return { running: { startedAt: timestamp(newest.startedMs) } };
  if (ending === undefined && newest?.state === "exited" && restartsAll(containers)) {
    return isTrigger(container) ? { terminated: terminatedState(view, newest) } : { waiting: restartingState };
  }
  const memory = view.memory.containers.get(name);
  const waiting = ending === undefined ? waitingState(view, { container, memory }) : undefined;
  if (waiting !== undefined) return { waiting };
  // The API lets no container come back that has ended where its pod wants no restart.
  if (ending === undefined && newest?.state === "exited" && isReplaced(view, container)) {
    return { waiting: { reason: "ContainerCreating" } };
  }
  if (newest?.state === "exited") return { terminated: terminatedState(view, newest) };
  const lost = lostRun(view.memory.status, container);
  if (ending === undefined && lost !== undefined && isOverForGood(view, container)) return { terminated: lost };
  const known = knownStatus(view.memory.status, name)?.state;
  if (ending !== undefined && newest === undefined && known?.terminated !== undefined) return known;
  if (ending !== undefined && newest === undefined && known?.running !== undefined) return { terminated: lostState };
  return { waiting: { reason: hasInitContainers(view.pod) ? "PodInitializing" : "ContainerCreating" } };
}

/** Why a container waits for its next start; undefined when it does not. */
function waitingState(
  view: PodView,
  { container, memory }: { readonly container: ContainerView; readonly memory: ContainerMemory | undefined },
): { reason: string; message?: string } | undefined {
  const { pod, nowMs } = view;
  const { name } = container;
  const { failure, backoff } = memory ?? {};
  const restart = restartAfter(view, container);
  const isBackedOff = restart !== undefined && dueMs(restart.atMs, nowMs) > nowMs;
  if (isOverForGood(view, container)) return undefined;
  if (!isBackedOff || backoff === undefined) {
    return failure === undefined ? undefined : { reason: failure.reason, message: failure.message };
  }
  const { namespace = "", name: podName = "", uid = "" } = pod.metadata ?? {};
  const delay = formatDurationNanos(BigInt(Math.round(backoff.delayMs)) * 1_000_000n);
  const where = `container=${name} pod=${podName}_${namespace}(${uid})`;
  return { reason: "CrashLoopBackOff", message: `back-off ${delay} restarting failed ${where}` };
}

/** The run that ended before the state that is shown. */
function lastRun({
  container,
  state,
}: {
  readonly container: ContainerView;
  readonly state: ContainerState;
}): ObservedContainer | undefined {
  const { newest, previous } = container;
  const last = state.waiting !== undefined && newest?.state === "exited" ? newest : previous;
  return last?.state === "exited" ? last : undefined;
}

function terminatedState(view: PodView, ended: ObservedContainer): ContainerStateTerminated {
  const { exitCode, reason, message, startedMs, finishedMs, id } = ended;
  return {
    exitCode,
    reason: reason || (exitCode === 0 ? "Completed" : "Error"),
    ...(message === "" ? {} : { message }),
    startedAt: timestamp(startedMs),
    finishedAt: timestamp(finishedMs),
    containerID: containerId(view, id),
  };
}

/** Whether a container runs and has got through its start. */
function isUp(view: PodView, { spec, newest }: ContainerView): boolean {
  return newest?.state === "running" && isStarted(view, { spec, id: newest.id });
}

/** Whether a container serves; an init container is ready when it has done its work. */
function isReady(view: PodView, container: ContainerView): boolean {
  const { name, role, spec, newest } = container;
  if (role === "init") return hasSucceeded(newest);
  if (role === "ephemeral" || newest === undefined || !isUp(view, container)) return false;
  return spec.readinessProbe === undefined || probeResults(view, { name, id: newest.id }).ready === true;
}

function mountStatuses(
  { statusRules = usualStatusRules }: PodView,
  { spec }: ContainerView,
): Pick<ContainerStatus, "volumeMounts"> {
  const { volumeMounts = [] } = spec;
  if (volumeMounts.length === 0) return {};
  return {
    volumeMounts: volumeMounts.map((mount) => {
      const { name, mountPath, readOnly = false } = mount;
      const mode = isRecursive(mount, statusRules.mountsRecursively) ? "Enabled" : "Disabled";
      return { name, mountPath, ...(readOnly ? { readOnly, recursiveReadOnly: mode } : {}) };
    }),
  };
}

/** Whether all that is below a mount is read-only with it. */
function isRecursive({ recursiveReadOnly, mountPropagation = "None" }: VolumeMount, isPossible: boolean): boolean {
  if (recursiveReadOnly === "IfPossible") return isPossible && mountPropagation === "None";
  return recursiveReadOnly === "Enabled";
}
