import type { Change, ChangeLog } from "./changeLog.ts";
import { type History, isChosen, type Session, type Version, type WatchedChange } from "./history.ts";

/**
 * The faults of what watchers heard, in words. The names are those of the field: ordered (revisions never go back),
 * unique (no change comes twice), atomic (changes of one revision come together), reliable (no change between two that
 * were told is left out), resumable (the same over the times that a watcher went on), bookmarkable (nothing comes after
 * a bookmark that it covers), and filtered: what leaves a selection is deleted to it, what enters is added.
 */
export function watchFaults(history: History, log: ChangeLog): string[] {
  return history.sessions.flatMap((session) => {
    const heard = listen(session);
    const faults = [
      ...heard.faults,
      ...leftOut(session, { heard, log }),
      ...disagreements(session, { heard, history }),
    ];
    return faults.map((fault) => `${session.by}, from ${session.from}: ${fault}`);
  });
}

interface Heard {
  readonly faults: readonly string[];
  /** The newest revision of an event or bookmark. */
  readonly last: number;
  readonly changes: ReadonlyMap<string, WatchedChange>;
  /** The versions that the watcher had of each key, undefined where it had none, with the revision each came at. */
  readonly members: ReadonlyMap<string, readonly Membership[]>;
}

interface Membership {
  readonly since: number;
  readonly version: Version | undefined;
}

/** Goes over what was heard in the order in which it came. */
function listen({ from, initial, items, selection }: Session): Heard {
  const faults: string[] = [];
  const changes = new Map<string, WatchedChange>();
  const members = new Map<string, Membership[]>();
  for (const [key, version] of initial) members.set(key, [{ since: from, version }]);
  let last = from;
  let bookmark = from;
  for (const item of items) {
    if (item.kind === "bookmark") {
      if (item.revision < last) faults.push(`a bookmark of ${item.revision} came after ${last}`);
      last = Math.max(last, item.revision);
      bookmark = last;
      continue;
    }
    const { key, type, version } = item;
    const text = `${type} ${key}@${version.revision}`;
    if (changes.has(`${key}@${version.revision}`)) faults.push(`${text} came twice`);
    else if (version.revision < last) faults.push(`${text} came after ${last}`);
    else if (version.revision <= bookmark) faults.push(`${text} came after the bookmark ${bookmark}`);
    const ofKey = members.get(key) ?? [];
    members.set(key, ofKey);
    const fault = changeFault(item, ofKey.at(-1)?.version);
    if (fault !== undefined) faults.push(`${text} ${fault}`);
    if (type !== "DELETED" && !isChosen(selection, key, version)) faults.push(`${text} was not asked for`);
    changes.set(`${key}@${version.revision}`, item);
    ofKey.push({ since: version.revision, version: type === "DELETED" ? undefined : version });
    last = Math.max(last, version.revision);
  }
  return { faults, last, changes, members };
}

/** What the watcher had of the key before decides what a change is to it. */
function changeFault({ type, version }: WatchedChange, before: Version | undefined): string | undefined {
  if (type === "ADDED") return before === undefined ? undefined : `came for what was there @${before.revision}`;
  if (before === undefined) return "came for what was not there";
  if (before.uid !== version.uid) return `came for another object than @${before.revision}`;
  const isLast = type === "MODIFIED" || before.value === version.value;
  return isLast ? undefined : `has ${version.value}, and the last known was ${before.value}`;
}

/** Changes that others were told of, inside of what the watcher has heard of, and that it was not told, or not so. */
function leftOut(
  { from, selection }: Session,
  { heard, log }: { readonly heard: Heard; readonly log: ChangeLog },
): string[] {
  const faults: string[] = [];
  for (const key of log.keys) {
    for (const change of log.of(key)) {
      if (change.revision <= from || change.revision > heard.last) continue;
      const told = heard.changes.get(`${key}@${change.revision}`);
      const isIn = change.version !== undefined && isChosen(selection, key, change.version);
      if (told === undefined) {
        const was = memberAt(heard.members.get(key), change.revision - 1);
        if (isIn || was !== undefined) faults.push(`${textOf(change)} was left out`);
      } else if (isIn === (told.type === "DELETED")) {
        faults.push(`${textOf(change)} came as ${told.type}`);
      }
    }
  }
  return faults;
}

function textOf({ key, revision, version }: Change): string {
  return version === undefined ? `the end of ${key}@${revision}` : `${key}@${revision} ${version.value}`;
}

/** Lists inside of what the watcher has heard of that show another state than what it heard makes. */
function disagreements(
  { selection, from }: Session,
  { heard, history }: { readonly heard: Heard; readonly history: History },
): string[] {
  const faults: string[] = [];
  for (const { revision, objects, by, selection: listed } of history.snapshots) {
    if (revision < from || revision > heard.last || listed.key !== undefined || listed.color !== undefined) continue;
    for (const key of new Set([...objects.keys(), ...heard.members.keys()])) {
      const object = objects.get(key);
      const expected = object !== undefined && isChosen(selection, key, object) ? object.revision : "nothing";
      const had = memberAt(heard.members.get(key), revision)?.revision ?? "nothing";
      if (had !== expected) faults.push(`at ${revision} it had ${had} of ${key}, and ${by} listed ${expected}`);
    }
  }
  return faults;
}

function memberAt(memberships: readonly Membership[] | undefined, revision: number): Version | undefined {
  return memberships?.findLast(({ since }) => since <= revision)?.version;
}
