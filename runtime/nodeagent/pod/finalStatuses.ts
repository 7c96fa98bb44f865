import type { ContainerStateTerminated, ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import { lostState } from "./lostRun.ts";

interface Statuses {
  readonly init: ContainerStatus[];
  readonly app: ContainerStatus[];
}

const message = "The container could not be located when the pod was terminated";
const notFound: ContainerStateTerminated = { ...lostState, message };

/** The last statuses of a pod: of containers that were to run nothing is known but that they run no more. */
export function finalStatuses({ init, app }: Statuses): Statuses {
  const [last] = init.slice(-1);
  const isInitialized = last === undefined || app.some(hasBegun) || [last.state, last.lastState].some(hasSucceeded);
  const begun = Math.max(1, init.findLastIndex(hasBegun) + 1); // the first was to run in any case
  return {
    init: init.map((each, index) => (index < begun ? ended(each) : each)),
    app: isInitialized ? app.map(ended) : app,
  };
}

function hasBegun({ state, lastState }: ContainerStatus): boolean {
  return state?.waiting === undefined || lastState?.terminated !== undefined;
}

function hasSucceeded(state: ContainerStatus["state"]): boolean {
  return state?.terminated?.exitCode === 0;
}

function ended(status: ContainerStatus): ContainerStatus {
  const { state } = status;
  if (state?.terminated === undefined) return { ...status, state: { terminated: notFound } };
  if (state.terminated.message !== lostState.message) return status;
  return { ...status, state: { terminated: { ...state.terminated, message } } };
}
