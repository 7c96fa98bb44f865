import type { ContainerView, Outlook } from "./containers.ts";
import { isInitialized } from "./initialization.ts";
import { knownStatus } from "./lostRun.ts";
import type { PodView } from "./podState.ts";
import { isOverForGood, lastExitCode } from "./restart.ts";
import { restartsAll } from "./restartAll.ts";

export type Phase = "Pending" | "Running" | "Succeeded" | "Failed";

/** The life of a pod in one word. An end is final, and reported when nothing of the pod runs any more. */
export function podPhase(view: PodView, outlook: Outlook): Phase {
  const outcome = podOutcome(view, outlook);
  if (outlook.isStopped) return outcome === "Succeeded" ? outcome : "Failed";
  if (outcome === "Pending" || outcome === "Running") return outcome;
  return view.memory.status.phase === "Running" ? "Running" : "Pending";
}

/** The phase that follows from what is known already, though something of the pod may run. */
export function podOutcome(view: PodView, { containers, ending, isStopped }: Outlook): Phase {
  const apps = containers.filter(({ role }) => role === "app");
  const areGood = () => apps.every((each) => lastExitCode(view, each) === 0);
  if (isStopped) {
    // One that never ran has not failed: its pod did not get that far.
    const isWaiting = !isFinished(view, containers) && apps.some((each) => lastExitCode(view, each) === undefined);
    if (ending?.reason === undefined && isWaiting) return "Pending";
    return ending?.reason === undefined && areGood() ? "Succeeded" : "Failed";
  }
  if (ending?.reason === deadlineReason) return "Failed";
  const runs = containers.some(({ role, newest }) => role === "sidecar" && newest?.state === "running");
  if (!runs && isFinished(view, containers)) return areGood() ? "Succeeded" : "Failed";
  if (ending !== undefined && view.memory.status.phase === "Running") return "Running";
  return apps.every((each) => hasRun(view, each)) && (ending !== undefined || isInitialized(view, containers))
    ? "Running"
    : "Pending";
}

/** Why a pod ends that was active for too long. */
export const deadlineReason = "DeadlineExceeded";

/** Nothing of the pod will run again: an init container has failed for good, or all other containers have ended. */
export function isFinished(view: PodView, containers: readonly ContainerView[]): boolean {
  if (restartsAll(containers)) return false;
  const isOver = (each: ContainerView) => isOverForGood(view, each);
  const apps = containers.filter(({ role }) => role === "app");
  if (apps.every(isOver)) return true;
  const failed = containers.filter((each) => each.role === "init" && isOver(each) && lastExitCode(view, each) !== 0);
  // One that failed in a sandbox in which the others had begun before is not needed there.
  const hasBegunIn = (id: string | undefined) =>
    apps.some(({ newest }) => newest !== undefined && newest.sandboxId === id);
  return failed.some(({ newest }) => !hasBegunIn(newest?.sandboxId));
}

function hasRun({ memory }: PodView, { name, newest, previous }: ContainerView): boolean {
  if (newest?.state === "running" || newest?.state === "exited" || previous !== undefined) return true;
  const known = knownStatus(memory.status, name);
  return known?.lastState?.terminated !== undefined || known?.state?.running !== undefined;
}
