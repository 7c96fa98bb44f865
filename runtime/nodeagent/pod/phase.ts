import type { ContainerView, Outlook } from "./containers.ts";
import { isInitialized } from "./initialization.ts";
import { knownStatus } from "./lostRun.ts";
import type { PodView } from "./podState.ts";
import { lastExitCode } from "./restart.ts";

export type Phase = "Pending" | "Running" | "Succeeded" | "Failed";

/** The life of a pod in one word. An end is final, and reported when nothing of the pod runs any more. */
export function podPhase(view: PodView, { containers, ending, isStopped }: Outlook): Phase {
  const { phase } = view.memory.status;
  const apps = containers.filter(({ role }) => role === "app");
  if (isStopped) {
    const isGood = ending?.reason === undefined && apps.every((each) => lastExitCode(view, each) === 0);
    return isGood ? "Succeeded" : "Failed";
  }
  if (ending !== undefined && phase === "Running") return "Running";
  return apps.every((each) => hasRun(view, each)) && (ending !== undefined || isInitialized(view, containers))
    ? "Running"
    : "Pending";
}

function hasRun({ memory }: PodView, { name, newest, previous }: ContainerView): boolean {
  if (newest?.state === "running" || newest?.state === "exited" || previous !== undefined) return true;
  const known = knownStatus(memory.status, name);
  return known?.lastState?.terminated !== undefined || known?.state?.running !== undefined;
}
