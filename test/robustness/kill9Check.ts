/**
 * The protocol between the process that is killed and the parent, one line each, written before the process goes on:
 *
 *   try put KEY              a write is about to be made; each key has at most one under way
 *   ack put KEY REVISION     it was acknowledged; likewise `delete`
 *   seen put KEY REVISION    a watcher got the change
 */
export type ChangeType = "put" | "delete";

interface Known {
  readonly type: ChangeType;
  readonly revision: number;
}

/** What was said about one round. */
export interface Testimony {
  /** Newest acknowledged or seen change of each key. */
  readonly known: Map<string, Known>;
  /** The write under way for each key when the process died. */
  readonly tried: Map<string, ChangeType>;
  readonly seen: number[];
  /** Their revisions. */
  readonly acknowledged: Set<number>;
  /** Whether an acknowledgement must come after the watcher's word of the same change. */
  readonly watcherFirst: boolean;
  /** Whether every revision is one of the process that is killed; else it only knows that none comes twice or late. */
  readonly ownsRevisions: boolean;
  readonly faults: string[];
}

/** The store after the process died. */
export interface Snapshot {
  readonly revision: number;
  /** `isWhole`: the value is the one that was written at that revision. */
  readonly objects: ReadonlyMap<string, { readonly revision: number; readonly isWhole: boolean }>;
}

export function emptyTestimony(options: Pick<Testimony, "watcherFirst" | "ownsRevisions">): Testimony {
  return { known: new Map(), tried: new Map(), seen: [], acknowledged: new Set(), ...options, faults: [] };
}

/** Takes in one line of the process. */
export function hear(testimony: Testimony, line: string): void {
  const [verb, type, key = "", revisionText] = line.split(" ");
  if ((type !== "put" && type !== "delete") || key === "") {
    testimony.faults.push(`the process said: ${line}`);
    return;
  }
  if (verb === "try") {
    testimony.tried.set(key, type);
    return;
  }
  const revision = Number(revisionText);
  if (verb === "seen") testimony.seen.push(revision);
  else {
    testimony.acknowledged.add(revision);
    testimony.tried.delete(key);
    if (testimony.watcherFirst && testimony.known.get(key)?.revision !== revision) {
      testimony.faults.push(`${key} was acknowledged at ${revision} before the watcher had it`);
    }
  }
  if (revision >= (testimony.known.get(key)?.revision ?? 0)) testimony.known.set(key, { type, revision });
}

/** Everything in which the store contradicts what the process said. `before` is the store as the round began. */
export function faultsOf(testimony: Testimony, { before, after }: { before: Snapshot; after: Snapshot }): string[] {
  const { seen, ownsRevisions } = testimony;
  const faults = [...testimony.faults];
  seen.forEach((revision, i) => {
    const expected = (ownsRevisions ? before.revision + i : (seen[i - 1] ?? before.revision)) + 1;
    if (ownsRevisions ? revision === expected : revision >= expected) return;
    faults.push(`the watcher got revision ${revision} where ${expected} was next`);
  });
  const newest = seen.at(-1) ?? before.revision;
  const told = new Set(seen);
  for (const revision of testimony.acknowledged) {
    if (revision < newest && !told.has(revision)) faults.push(`the watcher missed revision ${revision}`);
  }
  if (after.revision < newest) faults.push(`revision ${newest} was seen, the store is at ${after.revision}`);
  const keys = new Set([...before.objects.keys(), ...after.objects.keys(), ...testimony.known.keys()]);
  for (const key of keys) {
    const fault = faultOf(key, testimony, { before, after });
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

function faultOf(key: string, { known, tried }: Testimony, { before, after }: { before: Snapshot; after: Snapshot }) {
  const found = after.objects.get(key);
  if (found !== undefined && !found.isWhole)
    return `${key} at ${found.revision} does not have the value that was written`;
  const earlier = before.objects.get(key);
  const last =
    known.get(key) ?? (earlier === undefined ? undefined : { type: "put" as const, revision: earlier.revision });
  const underWay = tried.get(key);
  const expectedRevision = last?.type === "put" ? last.revision : undefined;
  if (found?.revision === expectedRevision) return undefined;
  if (found === undefined && underWay === "delete") return undefined;
  if (found !== undefined && underWay === "put" && found.revision > (last?.revision ?? before.revision))
    return undefined;
  return `${key}: last known ${last?.type ?? "absent"} ${last?.revision ?? ""}, found ${found?.revision ?? "nothing"}`;
}
