import * as definitions from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ObservedPod } from "../pod/podState.ts";
import type { AgentFamilies } from "./families.ts";

/** A pod that the agent works on. */
export interface WorkedPod {
  readonly pod: Pod;
  /** A source has it. */
  readonly isDesired: boolean;
  /** A source had it while this agent ran: else only the runtime did. */
  readonly isKnown: boolean;
  readonly isEnding: boolean;
  readonly isTerminated: boolean;
}

export interface PodGaugesInput {
  readonly worked: () => readonly WorkedPod[];
  readonly isStatic: (pod: Pod) => boolean;
  readonly observed: () => readonly ObservedPod[];
}

/** Says how many pods and containers there are now. Call what it returns before each look at the metrics. */
export function podGauges({ gauge }: AgentFamilies, { worked, isStatic, observed }: PodGaugesInput): () => void {
  const active = gauge(definitions.activePods);
  const desired = gauge(definitions.desiredPods);
  const mirrors = gauge(definitions.mirrorPods).with({});
  const working = gauge(definitions.workingPods);
  for (const config of ["desired", "orphan", "runtime_only"]) {
    for (const lifecycle of ["sync", "terminating", "terminated"]) {
      for (const value of ["true", ""]) working.with({ config, lifecycle, static: value });
    }
  }
  const ephemeral = gauge(definitions.managedEphemeralContainers).with({});
  const sandboxes = gauge(definitions.runningPods).with({});
  const containers = gauge(definitions.runningContainers);
  const inProgress = gauge(definitions.podInProgressResizes).with({});
  const pending = gauge(definitions.podPendingResizes);
  return () => {
    const all = worked().map((each) => ({ ...each, static: isStatic(each.pod) ? "true" : "" }));
    for (const value of ["true", ""]) {
      const own = all.filter((each) => each.static === value);
      active.with({ static: value }).set(own.filter(({ isTerminated }) => !isTerminated).length);
      desired.with({ static: value }).set(own.filter(({ isDesired }) => isDesired).length);
    }
    mirrors.set(all.filter((each) => each.isDesired && each.static === "true").length);
    for (const { values, state } of working.series) {
      const [config, lifecycle, value] = values;
      const isIt = (each: (typeof all)[number]) =>
        configOf(each) === config && lifecycleOf(each) === lifecycle && each.static === value;
      state.set(all.filter(isIt).length);
    }
    const desiredPods = all.filter(({ isDesired }) => isDesired).map(({ pod }) => pod);
    ephemeral.set(desiredPods.reduce((sum, { spec }) => sum + (spec?.ephemeralContainers?.length ?? 0), 0));
    const has = observed();
    sandboxes.set(has.filter((each) => each.sandboxes[0]?.isReady === true).length);
    const states = has.flatMap((each) => each.containers.map(({ state }) => state));
    for (const state of ["created", "running", "exited", "unknown"] as const) {
      containers.with({ container_state: state }).set(states.filter((each) => each === state).length);
    }
    const conditions = desiredPods.flatMap(({ status }) => status?.conditions ?? []);
    const of = (type: string) => conditions.filter((each) => each.type === type);
    inProgress.set(of("PodResizeInProgress").length);
    for (const reason of ["Deferred", "Infeasible"]) {
      const count = of("PodResizePending").filter((each) => each.reason === reason).length;
      pending.with({ reason: reason.toLowerCase() }).set(count);
    }
  };
}

function configOf({ isDesired, isKnown }: WorkedPod): string {
  if (isDesired) return "desired";
  return isKnown ? "orphan" : "runtime_only";
}

function lifecycleOf({ isEnding, isTerminated }: WorkedPod): string {
  if (isTerminated) return "terminated";
  return isEnding ? "terminating" : "sync";
}
