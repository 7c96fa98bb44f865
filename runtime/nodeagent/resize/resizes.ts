import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodCondition } from "../../../generated/core/v1/podStatus.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { CgroupLimits, PodLimitsContext } from "../cgroups/limits.ts";
import type { ResizeMeter } from "../meters/resizeMeter.ts";
import { runningBounds } from "../pod/containers.ts";
import type { EventText } from "../../component/eventRecorder.ts";
import type { ObservedPod, ResizeState } from "../pod/podState.ts";
import { type BoundsFile, openBoundsFile } from "./boundsFile.ts";
import { groupLimits, isSameGroup } from "./groupLimits.ts";
import { objectionTo, type ResizeContext } from "./judgeResize.ts";
import {
  boundsOf,
  type ContainerBounds,
  type GivenBounds,
  type PodBounds,
  withBounds,
  withGiven,
  withUnsure,
} from "./podBounds.ts";
import { completedEvent, errorEvent, pendingEvent, startedEvent } from "./resizeEvents.ts";
import type { JudgeTrigger, PendingState, ResizeMemory } from "./resizeMemory.ts";
import { resizeOrder } from "./resizeOrder.ts";

/** A pod whose resize is judged. */
export interface ResizedPod {
  readonly uid: string;
  /** As its source has it. */
  readonly wanted: Pod;
  /** With what it was allocated. */
  readonly pod: Pod;
  readonly isEnding: boolean;
  readonly isTerminated: boolean;
  /** Something is otherwise: looks at the pod again. */
  readonly reallocate: () => void;
}

export interface ResizesOptions {
  /** Holds the files of what is allocated and what is in force. */
  readonly folder: string;
  readonly context: () => ResizeContext;
  /** All pods of the node are known: before, what seems free may be another's. */
  readonly canJudge: () => boolean;
  readonly limits: () => PodLimitsContext;
  readonly nowMs: () => number;
  readonly record: (pod: Pod, text: EventText) => void;
  /** Counts what pods ask for and what becomes of it. */
  readonly meter: ResizeMeter;
  readonly onError: (error: unknown) => void;
}

/** What no file keeps. */
type PodState = Omit<ResizeMemory, keyof GivenBounds> & {
  readonly isReported?: boolean;
  /** The group was about to be set, and it is not known how far that got. */
  readonly isGroupUnsure?: boolean;
};

/** @limit Wait before a resize of a pod that failed is tried again: tried again after that time. */
const retryMs = 10_000;

export async function openResizes(options: ResizesOptions): Promise<Resizes> {
  const { folder, onError } = options;
  const [allocated, actuated] = await Promise.all([
    openBoundsFile(`${folder}/allocated_pods_state`, onError),
    openBoundsFile(`${folder}/actuated_pods_state`, onError),
  ]);
  return new Resizes(options, { allocated, actuated });
}

/** From what pods want to what they are allocated, and what of it is in force. Files keep both for the next agent. */
export class Resizes {
  readonly #options: ResizesOptions;
  readonly #allocated: BoundsFile;
  readonly #actuated: BoundsFile;
  #isPruned = false;
  readonly #states = new Map<string, PodState>();

  constructor(options: ResizesOptions, files: { readonly allocated: BoundsFile; readonly actuated: BoundsFile }) {
    this.#options = options;
    this.#allocated = files.allocated;
    this.#actuated = files.actuated;
  }

  /** The pod with what it was allocated; as it is while it was allocated nothing. */
  allocated(pod: Pod): Pod {
    const bounds = this.#allocated.get(uidOf(pod));
    return bounds === undefined ? pod : withBounds(pod, bounds);
  }

  /** The node takes the pod with what it has. */
  admit(pod: Pod): void {
    const uid = uidOf(pod);
    const inProgress = conditionOf(pod, "PodResizeInProgress");
    const pending = conditionOf(pod, "PodResizePending");
    this.#note(uid, {
      ...(inProgress === undefined ? {} : { generation: inProgress.observedGeneration, isReported: true }),
      ...(pending === undefined ? {} : { pending: pendingOf(pending) }),
    });
    if (this.#allocated.get(uid) === undefined) this.#save(this.#allocated.set(uid, this.#resizable(pod)));
  }

  /** Whether a container may get something else while its pod is there: init containers that end, by a gate. */
  isResizable({ spec }: Pod, name: string): boolean {
    const init = spec?.initContainers?.find((each) => each.name === name);
    if (init === undefined || init.restartPolicy === "Always") return true;
    return this.#options.context().isGateOn("InPlacePodVerticalScalingInitContainers");
  }

  /** What of a pod is allocated: containers that cannot be resized have what their pod says. */
  #resizable(pod: Pod): PodBounds {
    const bounds = boundsOf(pod);
    const own = Object.entries(bounds.containers).filter(([name]) => this.isResizable(pod, name));
    return { ...bounds, containers: Object.fromEntries(own) };
  }

  /** What the plan of a pod must know. A group that no agent has set is set when the pod is prepared. */
  state(pod: Pod, observed: ObservedPod): ResizeState {
    const memory = this.memory(observed.uid);
    const { group } = memory;
    if (group === undefined) return { ...memory, isGroupSet: this.#states.get(observed.uid)?.isGroupUnsure !== true };
    const running = runningBounds({ observed, memory: { resize: memory } });
    return { ...memory, isGroupSet: isSameGroup(group, groupLimits(pod, running, this.#options.limits())) };
  }

  memory(uid: string): ResizeMemory {
    const { containers: given = {}, unsure = {} } = this.#actuated.get(uid) ?? {};
    return { ...this.#states.get(uid), given, unsure };
  }

  /** Allocates what pods want and the node has. Call it when either may have changed, with what has. */
  judge(pods: readonly ResizedPod[], trigger: JudgeTrigger): void {
    if (!this.#options.canJudge()) return;
    this.#prune(pods);
    const counted = pods.filter(({ isTerminated }) => !isTerminated);
    const sinceMs = ({ uid }: ResizedPod) => this.#states.get(uid)?.pending?.sinceMs ?? Number.MAX_SAFE_INTEGER;
    const pending = (each: ResizedPod) => ({ wanted: each.wanted, allocated: each.pod, sinceMs: sinceMs(each) });
    const waiting = counted.filter((each) => !each.isEnding && each.wanted !== each.pod);
    for (const each of counted) if (each.wanted === each.pod) this.#withdraw(each);
    for (const each of waiting.sort((a, b) => resizeOrder(pending(a), pending(b)))) {
      const others = counted.filter((other) => other !== each).map(({ pod }) => pod);
      this.#judgeOne(each, others, trigger);
    }
  }

  /**
   * A container is about to start with what its pod was allocated, or was given this in place. A file that cannot be
   * written is reported and holds up no container: a later agent would give it the same again.
   */
  async give(uid: string, fresh: ContainerBounds): Promise<void> {
    const { given: before, unsure: unsureBefore } = this.memory(uid);
    const { given: containers, unsure } = withGiven({ given: before, unsure: unsureBefore }, fresh);
    if (deepEqual(before, containers) && deepEqual(unsureBefore, unsure)) return;
    await this.#actuated.set(uid, { containers, unsure }).catch(this.#options.onError);
  }

  /**
   * A running container is about to be given this: from now on it may have it, whatever becomes of the call and of the
   * agent. Rejects where no later agent would know, as it could make the group of the pod too small.
   */
  async giving(uid: string, fresh: ContainerBounds): Promise<void> {
    const { given: containers, unsure } = withUnsure(this.memory(uid), fresh);
    await this.#actuated.set(uid, { containers, unsure });
  }

  /** The group is about to be set: nothing is known of it until it was. */
  settingGroup(uid: string): void {
    this.#note(uid, { group: undefined, isGroupUnsure: true });
  }

  setGroup(uid: string, group: CgroupLimits): void {
    this.#note(uid, { group, isGroupUnsure: false });
  }

  succeeded(uid: string): void {
    this.#note(uid, { failure: undefined });
  }

  failed(pod: Pod, message: string): void {
    const uid = uidOf(pod);
    if (this.#states.get(uid)?.failure?.message !== message) this.#options.record(pod, errorEvent(pod, message));
    this.#note(uid, { failure: { message, retryMs: this.#options.nowMs() + retryMs } });
  }

  /** The pod was looked at: a resize that was reported and is over is reported as such. */
  looked(pod: Pod, { isInProgress }: { readonly isInProgress: boolean }): void {
    const uid = uidOf(pod);
    if (isInProgress || this.#states.get(uid)?.isReported !== true) return;
    this.#note(uid, { isReported: false, failure: undefined });
    this.#options.record(pod, completedEvent(pod));
  }

  /** The pod is gone. */
  forget(uid: string): void {
    this.#states.delete(uid);
    this.#save(Promise.all([this.#allocated.delete(uid), this.#actuated.delete(uid)]));
  }

  /** Pods that went while no agent ran are in the files still. */
  #prune(pods: readonly ResizedPod[]): void {
    if (this.#isPruned) return;
    this.#isPruned = true;
    const uids = new Set(pods.map(({ uid }) => uid));
    this.#save(Promise.all([this.#allocated, this.#actuated].map((each) => each.retain(uids))));
  }

  #judgeOne(resized: ResizedPod, others: readonly Pod[], trigger: JudgeTrigger): void {
    const { uid, wanted, pod } = resized;
    const { record, context, nowMs, meter } = this.#options;
    const judged = objectionTo({ wanted, allocated: pod }, others, context());
    const { generation } = wanted.metadata ?? {};
    const known = this.#states.get(uid)?.pending;
    const isNew = known === undefined || known.generation !== generation;
    if (isNew) meter.requested(wanted, pod);
    if (judged === undefined) {
      if (!isNew && known.reason === "Deferred") meter.acceptedLate(trigger);
      this.#save(this.#allocated.set(uid, this.#resizable(wanted)));
      this.#note(uid, { pending: undefined, failure: undefined, generation, isReported: true });
      record(wanted, startedEvent(wanted));
      resized.reallocate();
      return;
    }
    const { detail, said, ...objection } = judged;
    const pending = { ...objection, generation, sinceMs: known?.sinceMs ?? nowMs() };
    if (deepEqual(known, pending)) return;
    this.#note(uid, { pending });
    if (detail !== undefined && (isNew || known.reason !== "Infeasible")) meter.infeasible(detail);
    if (known?.reason !== objection.reason || known.message !== objection.message) {
      record(wanted, pendingEvent(wanted, said === undefined ? objection : { ...objection, said }));
    }
    resized.reallocate();
  }

  /** The pod wants what it was allocated. */
  #withdraw(resized: ResizedPod): void {
    if (this.#states.get(resized.uid)?.pending === undefined) return;
    this.#note(resized.uid, { pending: undefined });
    resized.reallocate();
  }

  #note(uid: string, fresh: PodState): void {
    this.#states.set(uid, { ...this.#states.get(uid), ...fresh });
  }

  #save(written: Promise<unknown>): void {
    written.catch(this.#options.onError);
  }
}

function uidOf({ metadata }: Pod): string {
  return metadata?.uid ?? "";
}

function conditionOf({ status }: Pod, type: string): PodCondition | undefined {
  return status?.conditions?.find((each) => each.type === type && each.status === "True");
}

/** As an earlier agent reported it. */
function pendingOf({ reason, message = "", observedGeneration, lastTransitionTime }: PodCondition): PendingState {
  return {
    reason: reason === "Infeasible" ? reason : "Deferred",
    message,
    generation: observedGeneration,
    sinceMs: Date.parse(lastTransitionTime ?? "") || 0,
  };
}
