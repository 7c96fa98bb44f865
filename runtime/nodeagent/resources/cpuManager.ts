import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type CheckpointFile, kept } from "./checkpointFile.ts";
import { checkCpuState, cpuHints, type CpuPolicy, exclusiveCpus } from "./cpuPolicy.ts";
import { endedBefore, exclusiveCount, mostAtOnce, pinnableContainers } from "./requests.ts";
import { type CpuSet, union, without } from "./cpuSet.ts";
import { type CpuAssignments, type CpuCheckpoint, checkpointOf, type CpuState, stateOf } from "./cpuState.ts";
import type { Hint, HintProvider, Hints } from "./hints.ts";
import { policyChanged } from "./policyChanged.ts";
import type { Measure } from "./resourceMeter.ts";

export interface CpuManagerOptions {
  /** Absent: no container has processors for itself. */
  readonly policy: CpuPolicy | undefined;
  readonly file: CheckpointFile<CpuCheckpoint>;
  /** Runs what gives a container processors. */
  readonly measure: Measure;
}

const noCpus: CpuSet = [];

/** Which containers have which processors for themselves. */
export class CpuManager implements HintProvider {
  readonly #options: CpuManagerOptions;
  #state: CpuState;

  /** Throws an Error for a file of another policy or another machine. */
  constructor(options: CpuManagerOptions) {
    this.#options = options;
    const before = options.file.read();
    this.#state = restored(options, before);
    if (before === undefined) this.#write(this.#state);
  }

  /** Processors of a container: its own, or those that it shares; none where the policy leaves it all. */
  of(podUid: string, container: string): CpuSet {
    return this.exclusive(podUid, container) ?? this.#state.shared;
  }

  exclusive(podUid: string, container: string): CpuSet | undefined {
    return this.#state.assigned.get(podUid)?.get(container);
  }

  get shared(): CpuSet {
    return this.#state.shared;
  }

  get assigned(): CpuAssignments {
    return this.#state.assigned;
  }

  /** All that containers may have for themselves. */
  allocatable(): CpuSet {
    const { policy } = this.#options;
    if (policy === undefined) return noCpus;
    return without(
      policy.topology.cpus.map(({ id }) => id),
      policy.reserved,
    );
  }

  hints(pod: Pod, container?: Container): Hints {
    const { policy } = this.#options;
    const countOf = (each: Container) => exclusiveCount(pod, each);
    const count = container === undefined ? mostAtOnce(pod, countOf) : countOf(container);
    if (policy === undefined || count === 0) return new Map();
    const { uid } = podIdentity(pod);
    const containers = container === undefined ? pinnableContainers(pod) : [container];
    const own = union(...containers.flatMap((each) => [this.exclusive(uid, each.name) ?? noCpus]));
    if (own.length > 0) {
      const hints = own.length === count ? cpuHints({ count, shared: noCpus, reusable: own }, policy) : [];
      return new Map([["cpu", hints]]);
    }
    const reusable = container === undefined ? noCpus : this.#reusable(pod, container);
    return new Map([["cpu", cpuHints({ count, shared: this.#state.shared, reusable }, policy)]]);
  }

  /** Gives a container processors of its own if it is to have some; those that it had before if it had any. */
  allocate(pod: Pod, container: Container, { nodes }: Hint): void {
    const { policy } = this.#options;
    const count = policy === undefined ? 0 : exclusiveCount(pod, container);
    const { uid } = podIdentity(pod);
    if (policy === undefined || count === 0 || this.exclusive(uid, container.name) !== undefined) return;
    const { shared, assigned } = this.#state;
    const reusable = this.#reusable(pod, container);
    const cpus = this.#options.measure(() => exclusiveCpus({ count, shared, reusable, nodes }, policy));
    const containers = new Map([...(assigned.get(uid) ?? []), [container.name, cpus]]);
    kept(() => this.#write({ shared: without(shared, cpus), assigned: new Map([...assigned, [uid, containers]]) }));
  }

  /** Takes back what pods have that are not among these. */
  retain(isKept: (podUid: string) => boolean): void {
    const { shared, assigned } = this.#state;
    const left = [...assigned].filter(([uid]) => isKept(uid));
    if (left.length === assigned.size) return;
    const released = [...assigned].filter(([uid]) => !isKept(uid)).flatMap(([, each]) => [...each.values()].flat());
    this.#write({ shared: union(shared, released), assigned: new Map(left) });
  }

  #reusable(pod: Pod, container: Container): CpuSet {
    const own = this.#state.assigned.get(podIdentity(pod).uid) ?? new Map<string, CpuSet>();
    const ended = endedBefore(pod, container);
    const lasting = [...own].filter(([name]) => !ended.includes(name) && name !== container.name);
    const past = ended.flatMap((name) => own.get(name) ?? []);
    const now = lasting.flatMap(([, cpus]) => cpus);
    return without(union(past), now);
  }

  #write(state: CpuState): void {
    const { file, policy } = this.#options;
    file.write(checkpointOf(state, nameOf(policy)));
    this.#state = state;
  }
}

function nameOf(policy: CpuPolicy | undefined): string {
  return policy === undefined ? "none" : "static";
}

function restored({ policy, file }: CpuManagerOptions, before: CpuCheckpoint | undefined): CpuState {
  if (before !== undefined && before.policyName !== nameOf(policy)) {
    throw policyChanged({ manager: "CPU", configured: nameOf(policy), before: before.policyName, path: file.path });
  }
  if (policy === undefined) return { shared: noCpus, assigned: new Map() };
  const all = policy.topology.cpus.map(({ id }) => id);
  const first = { shared: policy.options.reservesStrictly ? without(all, policy.reserved) : all, assigned: new Map() };
  try {
    const state = before === undefined ? first : stateOf(before);
    const assigned = [...state.assigned.values()].flatMap((each) => [...each.values()]);
    checkCpuState({ shared: state.shared, assigned }, policy);
    return state;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path} does not fit this machine: ${text}; drain the node and remove the file`, {
      cause: error,
    });
  }
}
