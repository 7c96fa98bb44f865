import { containerHash } from "../container/names.ts";
import { planResize } from "../resize/planResize.ts";
import { type ContainerView, currentSandbox, runningBounds, startKey } from "./containers.ts";
import { initIsDone, isInit } from "./initialization.ts";
import { due, killOf, needsEnd } from "./kills.ts";
import { knownStatus, lostRun } from "./lostRun.ts";
import { restartAllActions, restartsAll } from "./restartAll.ts";
import type { Action, KillAction, ObservedSandbox, PodPlan, PodView, StartAction } from "./podState.ts";
import {
  dueMs,
  isOverForGood,
  lastExitCode,
  nextBackoff,
  restartAfter,
  restartMs,
  restartPolicyOf,
  runsAgain,
} from "./restart.ts";

type Plan = Pick<PodPlan, "actions" | "wakeMs">;

/** What a pod that is to run needs next: room, a sandbox, then its containers in their order. */
export function planRunning(view: PodView, containers: readonly ContainerView[]): Plan {
  const { observed, memory, nowMs } = view;
  const strays = observed.sandboxes.slice(1).filter((each) => each.isReady);
  const stops = strays.map(({ id }): Action => ({ kind: "stopSandbox", key: `stop:${id}`, id }));
  const sandbox = currentSandbox(observed);
  const lost = observed.containers.filter((each) => needsEnd(each) && each.sandboxId !== sandbox?.id);
  const kills = [...lost.map((each) => killOf(view, each, sandboxChanged)), ...killsOf(view, { containers, sandbox })];
  const actions: Action[] = [...stops, ...due(view, kills)];
  const { failure } = memory;
  const retryMs = failure === undefined ? nowMs : dueMs(failure.retryMs, nowMs);
  if (retryMs > nowMs) return { actions, wakeMs: retryMs };
  if (!memory.isPrepared) return { actions: [...actions, { kind: "prepare", key: "prepare" }] };
  if (sandbox === undefined) {
    if (lost.length > 0) return { actions };
    const attempt = (observed.sandboxes[0]?.attempt ?? -1) + 1;
    return { actions: [...actions, { kind: "createSandbox", key: "sandbox", attempt }] };
  }
  const isStarting = [...memory.inFlight.keys()].some((key) => key.startsWith("start:"));
  if (restartsAll(containers)) return { actions: [...stops, ...restartAllActions(view, containers)] };
  const resize = resizeActions(view, { isStarting });
  actions.push(...resize.actions.filter(({ key }) => !kills.some((each) => each.key === key)));
  const isResizing = memory.inFlight.has("resize") || resize.actions.some(({ kind }) => kind === "resize");
  const starts = candidates(view, { containers, sandbox });
  const [next] = starts.filter((each) => each.dueMs <= nowMs);
  if (next !== undefined && !isStarting && !isResizing) return { actions: [...actions, next.action] };
  // Others wait for the one that is starting.
  const laterMs = [...starts.map((each) => each.dueMs), resize.retryMs].filter((each) => each > nowMs);
  return laterMs.length === 0 ? { actions } : { actions, wakeMs: Math.min(...laterMs) };
}

/**
 * In place first, while no container starts: the group of the pod would shrink below what that one gets. Then
 * containers that take a restart for it.
 */
function resizeActions(
  view: PodView,
  { isStarting }: { readonly isStarting: boolean },
): { readonly actions: readonly Action[]; readonly retryMs: number } {
  const { pod, observed, memory, nowMs } = view;
  const { inPlace, byRestart } = planResize(pod, runningBounds(view));
  const retryMs = dueMs(memory.resize.failure?.retryMs ?? 0, nowMs);
  if (inPlace.length > 0 || !memory.resize.isGroupSet) {
    return { actions: isStarting || retryMs > nowMs ? [] : [{ kind: "resize", key: "resize" }], retryMs };
  }
  if (memory.inFlight.has("resize")) return { actions: [], retryMs };
  const ended = observed.containers.filter(({ state, name }) => state === "running" && byRestart.includes(name));
  const kills = ended.map((each) => ({
    ...killOf(view, each, `Container ${each.name} resize requires restart`),
    replaces: true,
  }));
  return { actions: due(view, kills), retryMs };
}

const sandboxChanged = "Pod sandbox changed, it will be killed and re-created.";

interface InSandbox {
  readonly containers: readonly ContainerView[];
  readonly sandbox: ObservedSandbox | undefined;
}

/** Containers that run and must be started again, or are none of the pod's. */
function killsOf(view: PodView, { containers, sandbox }: InSandbox): KillAction[] {
  const { observed, memory } = view;
  const known = new Map(containers.map((each) => [each.name, each]));
  return observed.containers.flatMap((each) => {
    if (!needsEnd(each) || each.sandboxId !== sandbox?.id) return [];
    const container = known.get(each.name);
    if (container === undefined || container.newest?.id !== each.id)
      return [killOf(view, each, `Stopping container ${each.name}`)];
    const { failed } = memory.probes.get(each.id) ?? {};
    if (failed !== undefined) {
      const replaces = container.role === "sidecar" || restartPolicyOf(view.pod, container) !== "Never";
      const kill = killOf(view, each, failedText(view, { containers, container, probe: failed.probe, replaces }));
      return [{ ...kill, graceSeconds: failed.graceSeconds ?? kill.graceSeconds, replaces }];
    }
    const isOther = each.hash !== "" && each.hash !== containerHash(container.spec);
    if (isOther)
      return [{ ...killOf(view, each, `Container ${each.name} definition changed${again}`), replaces: true }];
    return each.state === "unknown" ? [killOf(view, each, `Container ${each.name} is in unknown state${again}`)] : [];
  });
}

const again = ", will be restarted";

interface FailedProbe {
  readonly containers: readonly ContainerView[];
  readonly container: ContainerView;
  readonly probe: string;
  readonly replaces: boolean;
}

/** Where no other container goes on it is the end of the pod, and is said so. */
function failedText(view: PodView, { containers, container, probe, replaces }: FailedProbe): string {
  const { name, role } = container;
  if (role === "sidecar") return `Init container ${name} failed ${probe} probe`;
  const goesOn = containers.some((each) => each.role === "app" && each.name !== name && !isOverForGood(view, each));
  if (!replaces && role === "app" && !goesOn) return `Stopping container ${name}`;
  return `Container ${name} failed ${probe} probe${replaces ? again : ""}`;
}

interface Candidate {
  readonly action: StartAction;
  readonly dueMs: number;
}

/** Containers that are to be started, the first that must be first. */
function candidates(
  view: PodView,
  { containers, sandbox }: InSandbox & { readonly sandbox: ObservedSandbox },
): Candidate[] {
  const found: Candidate[] = [];
  const add = (each: ContainerView) => {
    const candidate = candidateOf(view, { container: each, sandbox });
    if (candidate !== undefined) found.push(candidate);
  };
  for (const each of containers) if (each.role === "ephemeral" && each.newest === undefined) add(each);
  const apps = containers.filter(({ role }) => role === "app");
  const hasBegun = apps.some(({ current }) => current !== undefined);
  const inits = containers.filter(({ role }) => isInit(role));
  for (const [index, each] of inits.entries()) {
    if (hasBegun && each.role === "init") continue;
    if (initIsDone(view, each)) continue;
    if (each.current?.state !== "running") add(each);
    const isPassed = hasBegun || inits.slice(index + 1).some(({ current }) => current !== undefined);
    if (!isPassed) return found;
  }
  for (const each of apps) if (each.current?.state !== "running") add(each);
  return found;
}

function candidateOf(
  view: PodView,
  { container, sandbox }: { readonly container: ContainerView; readonly sandbox: ObservedSandbox },
): Candidate | undefined {
  const { memory, nowMs } = view;
  const { name, newest } = container;
  const { failure, backoff } = memory.containers.get(name) ?? {};
  const start = { kind: "start", key: startKey(name), name, sandboxId: sandbox.id } as const;
  const retryMs = dueMs(failure?.retryMs ?? 0, nowMs);
  if (newest === undefined) {
    if (isLostForGood(view, container)) return undefined;
    const { finishedAt } = lostRun(memory.status, container) ?? {};
    const endedMs = finishedAt ? Date.parse(finishedAt) : undefined;
    const action = {
      ...{ ...start, attempt: attemptAfterStatus(memory, container), replaces: undefined },
      backoff: endedMs === undefined ? backoff : nextBackoff(backoff, endedMs, view.restartDelays),
    };
    const backedOffMs = endedMs === undefined ? 0 : dueMs(restartMs(backoff, endedMs), nowMs);
    return { action, dueMs: Math.max(retryMs, backedOffMs) };
  }
  if (newest.state === "created") {
    return { action: { ...start, attempt: newest.attempt, backoff, replaces: newest.id }, dueMs: retryMs };
  }
  if (newest.state !== "exited") return undefined;
  const attempt = newest.attempt + 1;
  if (!runsAgain(view, container, newest.exitCode)) {
    // In another sandbox an init container has its work before it again.
    if (container.role !== "init" || newest.sandboxId === sandbox.id) return undefined;
    return { action: { ...start, attempt, backoff, replaces: undefined }, dueMs: retryMs };
  }
  const restart = restartAfter(view, container) ?? { atMs: nowMs, backoff };
  const action = { ...start, attempt, backoff: restart.backoff, replaces: undefined };
  return { action, dueMs: Math.max(retryMs, dueMs(restart.atMs, nowMs)) };
}

/** An init container that did its work has it before it again: the pod has begun anew. */
function isLostForGood(view: PodView, container: ContainerView): boolean {
  const isDone = container.role === "init" && lastExitCode(view, container) === 0;
  return !isDone && isOverForGood(view, container);
}

/** A container that the runtime has lost counts on from what was reported of it. */
function attemptAfterStatus({ status }: PodView["memory"], container: ContainerView): number {
  const count = knownStatus(status, container.name)?.restartCount ?? 0;
  return lostRun(status, container) === undefined ? count : count + 1;
}
