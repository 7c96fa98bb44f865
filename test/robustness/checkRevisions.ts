import type { ChangeLog } from "./changeLog.ts";
import type { History } from "./history.ts";

/**
 * The faults of the one sequence of revisions that all objects share, in words: a write is above everything that
 * anybody knew when it was called, a list that promised the newest state is not below it, and no two writes have one.
 */
export function revisionFaults(history: History, log: ChangeLog): string[] {
  return [...belowWhatWasKnown(history, log), ...sharedRevisions(history)];
}

interface Call {
  readonly calledMs: number;
  readonly name: string;
  readonly revision: number;
  /** The lowest revision that it may have, above what was known. */
  readonly above: 0 | 1;
}

function belowWhatWasKnown(history: History, log: ChangeLog): string[] {
  const known = log.keys.flatMap((key) => log.of(key)).sort((a, b) => a.knownMs - b.knownMs);
  const calls = [...writesOf(history), ...listsOf(history)].sort((a, b) => a.calledMs - b.calledMs);
  const faults: string[] = [];
  let next = 0;
  let newest = 0;
  for (const { calledMs, name, revision, above } of calls) {
    for (let change = known[next]; change !== undefined && change.knownMs < calledMs; change = known[++next]) {
      newest = Math.max(newest, change.revision);
    }
    if (revision < newest + above) faults.push(`${name} was told ${revision} when ${newest} was known`);
  }
  return faults;
}

function writesOf({ operations }: History): Call[] {
  return operations.flatMap(({ by, key, action, calledMs, outcome }) => {
    if (action.kind === "read" || outcome.kind !== "version") return [];
    const { revision } = outcome.version;
    return [{ calledMs, name: `the ${action.kind} of ${key} by ${by}`, revision, above: 1 as const }];
  });
}

function listsOf({ snapshots }: History): Call[] {
  return snapshots
    .filter(({ isFresh }) => isFresh)
    .map(({ by, calledMs, revision }) => ({ calledMs, name: `a list of ${by}`, revision, above: 0 as const }));
}

function sharedRevisions(history: History): string[] {
  const writes = new Map<number, string>();
  return writesOf(history).flatMap(({ revision, name }) => {
    const other = writes.get(revision);
    writes.set(revision, name);
    return other === undefined ? [] : [`${name} and ${other} were both told ${revision}`];
  });
}
