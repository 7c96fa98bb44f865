import type { Action, History, Version } from "./history.ts";

/** A change that somebody was told of. */
export interface Change {
  readonly key: string;
  readonly revision: number;
  /** Absent: the object went. */
  readonly version?: Version;
  /** Of a deletion: which object went. */
  readonly uid: string;
  /** When it was first known. */
  readonly knownMs: number;
}

/** Everything that is known to have happened, whoever was told of it. */
export interface ChangeLog {
  /** In the order of revisions. */
  of(key: string): readonly Change[];
  readonly keys: readonly string[];
  /** The change of an object's end, where it is known. */
  endOf(uid: string): Change | undefined;
  /** Tellings that contradict each other, in words. */
  readonly faults: readonly string[];
}

/** Puts together what all clients were told of. */
export function changeLogOf(history: History): ChangeLog {
  const changes = new Map<string, Map<number, Change>>();
  const ends = new Map<string, Change>();
  const faults: string[] = [];
  const learn = (change: Change, by: string) => {
    const ofKey = changes.get(change.key) ?? new Map<number, Change>();
    changes.set(change.key, ofKey);
    const known = ofKey.get(change.revision);
    if (known !== undefined && textOf(known) !== textOf(change)) {
      faults.push(`${change.key}@${change.revision} is ${textOf(known)}, but ${by} was told ${textOf(change)}`);
    }
    if (known === undefined || change.knownMs < known.knownMs) ofKey.set(change.revision, change);
    if (change.version === undefined) ends.set(change.uid, ofKey.get(change.revision) ?? change);
  };
  tell(history, learn);
  const sorted = new Map<string, readonly Change[]>();
  for (const [key, ofKey] of changes)
    sorted.set(
      key,
      [...ofKey.values()].sort((a, b) => a.revision - b.revision),
    );
  faults.push(...strangeValues(history, sorted), ...secondEffects(history, sorted), ...secondEnds(sorted));
  const keys = new Set([...sorted.keys(), ...history.operations.map(({ key }) => key)]);
  return { of: (key) => sorted.get(key) ?? [], keys: [...keys], endOf: (uid) => ends.get(uid), faults };
}

function tell(history: History, learn: (change: Change, by: string) => void): void {
  const put = (key: string, version: Version, { knownMs, by }: { knownMs: number; by: string }) =>
    learn({ key, revision: version.revision, version, uid: version.uid, knownMs }, by);
  for (const { key, outcome, answeredMs, by } of history.operations) {
    if (outcome.kind === "version") put(key, outcome.version, { knownMs: answeredMs, by });
  }
  for (const { objects, answeredMs, by } of history.snapshots) {
    for (const [key, version] of objects) put(key, version, { knownMs: answeredMs, by });
  }
  for (const { key, version, atMs, by } of history.sightings) {
    if (version !== undefined) put(key, version, { knownMs: atMs, by });
  }
  for (const { items, selection, by } of history.sessions) {
    for (const item of items) {
      if (item.kind === "bookmark") continue;
      const { key, version, atMs } = item;
      if (item.type !== "DELETED") put(key, version, { knownMs: atMs, by });
      else if (selection.color === undefined) {
        learn({ key, revision: version.revision, uid: version.uid, knownMs: atMs }, by);
      }
    }
  }
}

function textOf({ version, uid }: Change): string {
  return version === undefined ? `the end of ${uid}` : `${version.value} (${version.color}) of ${uid}`;
}

/** Values that nobody ever tried to write. */
function strangeValues(history: History, changes: ReadonlyMap<string, readonly Change[]>): string[] {
  const tried = new Set(history.operations.map(({ key, action }) => `${key} ${valueIn(action)}`));
  return [...changes.values()]
    .flat()
    .filter(({ key, version }) => version !== undefined && !tried.has(`${key} ${version.value}`))
    .map(({ key, revision, version }) => `${key}@${revision} has the value ${version?.value}, which nobody wrote`);
}

/** Values that came twice, and those of writes that were refused: a write happens once, or not at all. */
function secondEffects(history: History, changes: ReadonlyMap<string, readonly Change[]>): string[] {
  const refused = new Set(
    history.operations
      .filter(({ outcome }) => outcome.kind === "refused")
      .map(({ key, action }) => `${key} ${valueIn(action)}`),
  );
  const first = new Map<string, number>();
  return [...changes.values()].flat().flatMap(({ key, version, revision }) => {
    if (version === undefined) return [];
    const text = `${key} ${version.value}`;
    const other = first.get(text);
    first.set(text, revision);
    if (refused.has(text)) return [`${key}@${revision} has the value ${version.value}, which was refused`];
    return other === undefined ? [] : [`${key} has the value ${version.value} at ${other} and again at ${revision}`];
  });
}

export function valueIn(action: Action): string | undefined {
  return "value" in action ? action.value : undefined;
}

/** Objects that ended twice, or changed after their end. */
function secondEnds(changes: ReadonlyMap<string, readonly Change[]>): string[] {
  const faults: string[] = [];
  for (const [key, ofKey] of changes) {
    const ended = new Set<string>();
    for (const { uid, version, revision } of ofKey) {
      if (ended.has(uid)) faults.push(`${key}@${revision} is a change of ${uid}, which had ended`);
      if (version === undefined) ended.add(uid);
    }
  }
  return faults;
}
