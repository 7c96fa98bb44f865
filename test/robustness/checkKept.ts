import { type Change, type ChangeLog, changeLogOf } from "./changeLog.ts";
import type { History, Operation, Version } from "./history.ts";

/** What a server has that went on without writes which it gave up. */
export interface Kept {
  /** As it says: it has everything up to this revision, and nothing later. */
  readonly revision: number;
  readonly objects: ReadonlyMap<string, Version>;
}

/**
 * What it should have and has not, or has and should not have, in words: the objects as they stood at the revision, as
 * far as anybody was told. When a write without an answer happened is not known, nor is it of a removal that no watcher
 * heard of.
 */
export function keptFaults(history: History, { revision, objects }: Kept): string[] {
  const log = changeLogOf(history);
  const faults = [...log.faults];
  for (const key of log.keys) {
    const now = objects.get(key);
    const last = log.of(key).findLast((each) => each.revision <= revision);
    const isUncertain = history.operations.some((each) => each.key === key && mayHaveChanged(each, last, log));
    if (now !== undefined && now.revision > revision) {
      faults.push(`${key}@${now.revision} is later than ${revision}, after which all is given up`);
    } else if (now?.revision !== last?.version?.revision && !isUncertain) {
      faults.push(`of ${key} at ${revision} there is @${now?.revision}, and not @${last?.version?.revision}`);
    } else if (last !== undefined && (now?.revision ?? last.revision) < last.revision) {
      faults.push(`${key}@${now?.revision} is older than @${last.revision}, which is not given up`);
    }
  }
  return faults;
}

/** Whether a call may be why an object is another than the one that is known last. */
function mayHaveChanged({ action, outcome }: Operation, last: Change | undefined, log: ChangeLog): boolean {
  if (outcome.kind === "unknown") return true;
  if (last === undefined || log.endOf(last.uid) !== undefined) return false;
  return (
    (outcome.kind === "removed" && outcome.uid === last.uid) || (action.kind === "sweep" && outcome.kind === "absent")
  );
}
