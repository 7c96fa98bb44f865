import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ResourceStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { RuntimeBounds } from "../resize/reportedResources.ts";
import type { ResizeMemory } from "../resize/resizeMemory.ts";

/** What the runtime has of a pod. */
export interface ObservedPod {
  readonly uid: string;
  readonly namespace: string;
  readonly name: string;
  /** The newest first. */
  readonly sandboxes: readonly ObservedSandbox[];
  /** Of all sandboxes, the newest first. */
  readonly containers: readonly ObservedContainer[];
}

export interface ObservedSandbox {
  readonly id: string;
  /** From 0. */
  readonly attempt: number;
  readonly isReady: boolean;
  readonly createdMs: number;
  /** Of the pod; the first is the main one. None in the network of the node. */
  readonly ips: readonly string[];
}

export interface ObservedContainer {
  readonly id: string;
  readonly name: string;
  /** How often a container of this name was started before. */
  readonly attempt: number;
  readonly sandboxId: string;
  readonly state: "created" | "running" | "exited" | "unknown";
  readonly createdMs: number;
  readonly startedMs: number;
  readonly finishedMs: number;
  readonly exitCode: number;
  /** The runtime's: "Completed", "Error", "OOMKilled", "StartError"... */
  readonly reason: string;
  readonly message: string;
  /** As the pod names it. */
  readonly image: string;
  readonly imageId: string;
  /** Of the part of its definition that a change of restarts it; "" where the runtime has none. */
  readonly hash: string;
  /** What it may use, where the runtime says so. */
  readonly bounds?: RuntimeBounds | undefined;
  readonly user?: { readonly uid: number; readonly gid: number; readonly supplementalGroups: readonly number[] };
}

/** What the agent alone knows of a pod; it is lost with the process. */
export interface PodMemory {
  /** Work that has begun and not ended, by the key of its action. */
  readonly inFlight: ReadonlyMap<string, InFlight>;
  /** Volumes, folders and groups of the pod are there. */
  readonly isPrepared: boolean;
  /** Why the pod as a whole does not get on, until it is tried again. */
  readonly failure?: Failure | undefined;
  /** By the name of the container. */
  readonly containers: ReadonlyMap<string, ContainerMemory>;
  /** By the id of the container; absent: no probe has said anything. */
  readonly probes: ReadonlyMap<string, ProbeResults>;
  readonly resize: ResizeState;
  /** By the name of the container, the health of its devices; absent: it has none. */
  readonly devices?: ReadonlyMap<string, readonly ResourceStatus[]>;
  /** Why the pod must end, if it must. */
  readonly ending?: Ending | undefined;
  /** The last status that was made: it has the times of transitions. */
  readonly status: PodStatus;
}

export interface ResizeState extends ResizeMemory {
  /** Whether the group of the pod is set to what it is to be now. */
  readonly isGroupSet: boolean;
}

export interface InFlight {
  /** When it ends a container at the latest, in milliseconds since the epoch. */
  readonly deadlineMs?: number;
}

/** Something failed, and is tried again. */
export interface Failure {
  /** "ErrImagePull" */
  readonly reason: string;
  readonly message: string;
  readonly retryMs: number;
}

export interface ContainerMemory {
  readonly failure?: Failure | undefined;
  /** Of restarts after an exit. */
  readonly backoff?: Backoff | undefined;
  /** The id of a run that the agent ends so that another follows, whatever the pod says of restarts. */
  readonly replacing?: string | undefined;
}

export interface Backoff {
  readonly delayMs: number;
  /** The end of the run after which it was set. */
  readonly sinceMs: number;
}

export interface ProbeResults {
  readonly started?: boolean;
  readonly ready?: boolean;
  /** A probe wants the container ended. */
  readonly failed?: { readonly probe: "liveness" | "startup"; readonly graceSeconds?: number | undefined } | undefined;
}

export interface Ending {
  /** Seconds that containers get to end by themselves. */
  readonly graceSeconds: number;
  readonly sinceMs: number;
  /** What the status says of a pod that failed as a whole: "Evicted", "DeadlineExceeded". */
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Of the condition DisruptionTarget, of a pod that the node ends for its own sake. */
  readonly conditionReason?: string | undefined;
  /** Of that condition, where it is another than that of the status. */
  readonly conditionMessage?: string | undefined;
}

/** How long a container that keeps ending waits for its restarts. */
export interface RestartDelays {
  /** Before the second restart; each further one waits twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Everything that decides what happens next to a pod. */
export interface PodView {
  /** With what the node has allocated it. */
  readonly pod: Pod;
  readonly observed: ObservedPod;
  readonly memory: PodMemory;
  readonly hostIps: readonly string[];
  /** "containerd" */
  readonly runtimeName: string;
  /** Absent: the usual ones. */
  readonly restartDelays?: RestartDelays;
  /** Absent: the usual ones. */
  readonly statusRules?: StatusRules;
  readonly nowMs: number;
}

/** What gates and the runtime decide about statuses. */
export interface StatusRules {
  /** Pods have the condition PodReadyToStartContainers. */
  readonly hasReadyToStart: boolean;
  /** What was reported of a run counts until its probes say something: the agent may have just started. */
  readonly keepsReported: boolean;
  /** Pods say what the node has allocated them as a whole. */
  readonly hasAmounts: boolean;
  /** The runtime can make all that is below a mount read-only. */
  readonly mountsRecursively: boolean;
}

export const usualStatusRules: StatusRules = {
  ...{ hasReadyToStart: true, keepsReported: true, hasAmounts: true },
  mountsRecursively: false,
};

/** One piece of work; work of the same key is not begun twice. */
export type Action =
  | { readonly kind: "prepare"; readonly key: "prepare" }
  | { readonly kind: "createSandbox"; readonly key: "sandbox"; readonly attempt: number }
  | { readonly kind: "stopSandbox"; readonly key: string; readonly id: string }
  | { readonly kind: "removeSandbox"; readonly key: string; readonly id: string }
  | { readonly kind: "resize"; readonly key: "resize" }
  | StartAction
  | KillAction
  | { readonly kind: "removeContainer"; readonly key: string; readonly id: string };

export interface StartAction {
  readonly kind: "start";
  readonly key: string;
  readonly name: string;
  readonly sandboxId: string;
  readonly attempt: number;
  /** For the next restart. */
  readonly backoff: Backoff | undefined;
  /** A container that was made and never started, which this one takes the place of. */
  readonly replaces: string | undefined;
}

export interface KillAction {
  readonly kind: "kill";
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly graceSeconds: number;
  readonly message: string;
  /** Another run is to follow. */
  readonly replaces: boolean;
}

export interface PodPlan {
  /** What can be done now, all of it at once. */
  readonly actions: readonly Action[];
  readonly status: PodStatus;
  /** Containers of the pod that run and are to go on. */
  readonly running: readonly ObservedContainer[];
  /** The pod is to end, or has: nothing of it starts any more. */
  readonly isEnding: boolean;
  /** It is to end and nothing of it runs. */
  readonly isStopped: boolean;
  /** When to look again though nothing has happened; absent: need not be. */
  readonly wakeMs?: number | undefined;
}
