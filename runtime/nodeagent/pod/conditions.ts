import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodCondition } from "../../../generated/core/v1/podStatus.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { allContainers } from "../container/podIdentity.ts";
import { planResize } from "../resize/planResize.ts";
import type { GivenBounds } from "../resize/podBounds.ts";
import { type ContainerView, currentSandbox, runningBounds } from "./containers.ts";
import { isInit } from "./initialization.ts";
import type { Phase } from "./phase.ts";
import { type Ending, type PodView, usualStatusRules } from "./podState.ts";
import { isReplaced } from "./restart.ts";
import { restartsAll } from "./restartAll.ts";

interface Given {
  /** What becomes of the pod, though something of it may run. */
  readonly phase: Phase;
  readonly containers: readonly ContainerView[];
  readonly init: readonly ContainerStatus[];
  readonly app: readonly ContainerStatus[];
  readonly isStopped: boolean;
  readonly ending: Ending | undefined;
}

type Finding = Pick<PodCondition, "status" | "reason" | "message" | "observedGeneration">;
type Findings = Readonly<Record<string, Finding>>;

/** Conditions that a pod has only while they hold. */
export function isPassing(type: string): boolean {
  return type === "PodResizePending" || type === "PodResizeInProgress";
}

/** The conditions of others that the pod has, then those that are the node agent's. */
export function podConditions(view: PodView, given: Given): PodCondition[] {
  const containersReady = containersReadiness(given);
  const own: Findings = {
    ...resize(view, given),
    ...disruption(given),
    ...readyToStart(view),
    Initialized: initialization(given),
    Ready: readiness(view, containersReady),
    ContainersReady: containersReady,
    PodScheduled: { status: "True" },
    ...restartOfAll(view, given),
  };
  const isOwn = (type: string) => Object.hasOwn(own, type) || isPassing(type);
  const others = (view.pod.status?.conditions ?? []).filter(({ type }) => !isOwn(type));
  return [...others, ...Object.entries(own).map(([type, finding]) => condition(view, { type, finding }))];
}

/** The node has ended the pod for its own sake: said when nothing of it runs any more. */
function disruption({ ending, isStopped }: Given): Findings {
  const { conditionReason: reason, conditionMessage: message = ending?.message } = ending ?? {};
  if (!isStopped || reason === undefined || message === undefined) return {};
  return { DisruptionTarget: { status: "True", reason, message } };
}

/** Of pods that may restart all of their containers at once. */
function restartOfAll({ pod }: PodView, { phase, containers }: Given): Findings {
  const rules = allContainers(pod).flatMap(({ restartPolicyRules = [] }) => restartPolicyRules);
  if (!rules.some(({ action }) => action === "RestartAllContainers")) return {};
  if (phase === "Succeeded") return { AllContainersRestarting: { status: "False", reason: "PodCompleted" } };
  if (phase === "Failed") return { AllContainersRestarting: { status: "False", reason: "PodFailed" } };
  if (!restartsAll(containers)) return { AllContainersRestarting: { status: "False" } };
  const message = "container exited with restart policy rule";
  return { AllContainersRestarting: { status: "True", reason: "RestartAllContainersStarted", message } };
}

/** The pod wants what it was not allocated, or its containers do not have what it was. */
function resize(view: PodView, { ending, containers }: Given): Findings {
  const { pending, failure, generation } = view.memory.resize;
  if (ending !== undefined) return {};
  const isInProgress = planResize(view.pod, resizedBounds(view, containers)).isInProgress;
  const observed = (each: number | undefined) => (each === undefined ? {} : { observedGeneration: each });
  return {
    ...(pending === undefined
      ? {}
      : {
          PodResizePending: {
            ...{ status: "True", reason: pending.reason, message: pending.message },
            ...observed(pending.generation),
          },
        }),
    ...(isInProgress
      ? {
          PodResizeInProgress: {
            ...{ status: "True", ...observed(generation) },
            ...(failure === undefined ? {} : { reason: "Error", message: failure.message }),
          },
        }
      : {}),
  };
}

/** What running containers have, and what those had that were ended to get something else. */
function resizedBounds(view: PodView, containers: readonly ContainerView[]): GivenBounds {
  const replaced = containers.filter((each) => isReplaced(view, each)).map(({ name }) => name);
  const given = Object.entries(view.memory.resize.given).filter(([name]) => replaced.includes(name));
  const running = runningBounds(view);
  return { ...running, given: { ...running.given, ...Object.fromEntries(given) } };
}

/** Transitions keep their time while the status stays the same, and of a resize the reason too. */
function condition(
  { pod, memory, nowMs }: PodView,
  { type, finding }: { readonly type: string; readonly finding: Finding },
): PodCondition {
  const generation = pod.metadata?.generation;
  const known = [...(memory.status.conditions ?? []), ...(pod.status?.conditions ?? [])];
  const before = known.find((each) => each.type === type);
  const isKept = before?.status === finding.status && (!isPassing(type) || before.reason === finding.reason);
  const isSame = isKept && before.message === finding.message;
  const now = timestamp(nowMs);
  const probedAt = isSame ? (before.lastProbeTime ?? now) : now;
  const hasGeneration = generation !== undefined && type !== "AllContainersRestarting";
  return {
    type,
    ...(hasGeneration ? { observedGeneration: generation } : {}),
    ...finding,
    lastProbeTime: isPassing(type) ? probedAt : null,
    lastTransitionTime: isKept && before.lastTransitionTime ? before.lastTransitionTime : now,
  };
}

/** Without its gate the condition is that of another, and stays as it is. */
function readyToStart(view: PodView): Findings {
  const { hasReadyToStart } = view.statusRules ?? usualStatusRules;
  return hasReadyToStart ? { PodReadyToStartContainers: { status: isReadyToStart(view) ? "True" : "False" } } : {};
}

function isReadyToStart({ pod, observed }: PodView): boolean {
  const sandbox = currentSandbox(observed);
  return sandbox !== undefined && (pod.spec?.hostNetwork === true || sandbox.ips.length > 0);
}

function initialization({ phase, containers, init }: Given): Finding {
  if (phase === "Succeeded") return { status: "True", reason: "PodCompleted" };
  const hasBegun = containers.some(({ role, newest }) => role === "app" && newest !== undefined);
  const roles = containers.filter(({ role }) => isInit(role)).map(({ role }) => role);
  const incomplete = init.filter(({ ready, started, state }, index) => {
    if (roles[index] === "sidecar") return !hasBegun && started !== true;
    return !hasBegun && !ready && state?.terminated?.exitCode !== 0;
  });
  if (incomplete.length === 0) return { status: "True" };
  const message = `containers with incomplete status: ${nameList(incomplete)}`;
  return { status: "False", reason: "ContainersNotInitialized", message };
}

function containersReadiness({ phase, containers, init, app }: Given): Finding {
  if (phase === "Succeeded") return { status: "False", reason: "PodCompleted" };
  if (phase === "Failed") return { status: "False", reason: "PodFailed" };
  const roles = containers.filter(({ role }) => isInit(role)).map(({ role }) => role);
  const sidecars = init.filter((_, index) => roles[index] === "sidecar");
  const unready = [...sidecars, ...app].filter(({ ready }) => !ready);
  if (unready.length === 0) return { status: "True" };
  return {
    ...{ status: "False", reason: "ContainersNotReady" },
    message: `containers with unready status: ${nameList(unready)}`,
  };
}

/** A pod is ready when its containers are, and all conditions that it names as gates hold. */
function readiness({ pod }: PodView, containersReady: Finding): Finding {
  if (containersReady.status !== "True") return containersReady;
  const problems = (pod.spec?.readinessGates ?? []).flatMap(({ conditionType }) => {
    const found = pod.status?.conditions?.find(({ type }) => type === conditionType);
    if (found === undefined)
      return [`corresponding condition of pod readiness gate "${conditionType}" does not exist.`];
    if (found.status === "True") return [];
    return [`the status of pod readiness gate "${conditionType}" is not "True", but ${found.status}`];
  });
  if (problems.length === 0) return { status: "True" };
  return { status: "False", reason: "ReadinessGatesNotReady", message: problems.join(", ") };
}

/** "[a b]" */
function nameList(statuses: readonly ContainerStatus[]): string {
  return `[${statuses.map(({ name }) => name).join(" ")}]`;
}
