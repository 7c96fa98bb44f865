import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { KillAction, ObservedPod, StartAction } from "../podState.ts";

/** What a pod's worker can do. All reject with an Error; a StepError says what failed in the words of the API. */
export interface PodWork {
  /** Makes volumes, folders and groups. Succeeds at once where they are there. */
  readonly prepare: (pod: Pod, signal: AbortSignal) => Promise<void>;
  /** Ends what is left of earlier sandboxes and makes the next. */
  readonly createSandbox: (
    pod: Pod,
    given: { readonly attempt: number; readonly observed: ObservedPod },
    signal: AbortSignal,
  ) => Promise<void>;
  readonly start: (
    pod: Pod,
    given: { readonly action: StartAction; readonly ips: readonly string[] },
    signal: AbortSignal,
  ) => Promise<void>;
  /** Runs the hook before the end, then ends the container. */
  readonly kill: (pod: Pod, action: KillAction) => Promise<void>;
  /** Brings what the pod was allocated into force, as far as that needs no restart. */
  readonly resize: (pod: Pod) => Promise<void>;
  readonly stopSandbox: (id: string) => Promise<void>;
  /** Takes away one that has ended, and its log. */
  readonly removeContainer: (pod: Pod, given: { readonly id: string; readonly observed: ObservedPod }) => Promise<void>;
  readonly removeSandbox: (id: string) => Promise<void>;
  /** Takes away volumes and groups of a pod of which nothing runs. */
  readonly tearDown: (pod: Pod, observed: ObservedPod) => Promise<void>;
  /** Takes away all that is left of a pod that is gone. */
  readonly forget: (pod: Pod, observed: ObservedPod) => Promise<void>;
}

/** A step failed, and why as the status of the container says it. */
export class StepError extends Error {
  /** "RunContainerError" */
  readonly reason: string;
  /** There is a container all the same, which counts as a run. */
  readonly madeContainer: boolean;

  constructor(reason: string, message: string, options: { readonly madeContainer: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "StepError";
    this.reason = reason;
    this.madeContainer = options.madeContainer;
  }
}
