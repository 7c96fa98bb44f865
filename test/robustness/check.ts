import { changeLogOf } from "./changeLog.ts";
import { callFaults } from "./checkCalls.ts";
import { objectFaults, readFaults } from "./checkObjects.ts";
import { revisionFaults } from "./checkRevisions.ts";
import { watchFaults } from "./checkWatches.ts";
import type { History } from "./history.ts";

/**
 * Everything in a history that servers which behave like one that never fails could not have told, in words: each
 * object is linearizable, revisions are one sequence, lists are the state at their revision, watches keep their
 * promises, and no call failed without a cause.
 */
export function faultsOf(history: History): string[] {
  const log = changeLogOf(history);
  return [
    ...log.faults,
    ...revisionFaults(history, log),
    ...objectFaults(history, log),
    ...readFaults(history, log),
    ...watchFaults(history, log),
    ...callFaults(history),
  ];
}
