import { type ChangeLog, valueIn } from "./changeLog.ts";
import {
  type History,
  isChosen,
  type Operation,
  type Outcome,
  type Sighting,
  type Snapshot,
  type Version,
} from "./history.ts";
import { findContradiction, type ObjectState, type Step } from "./linearize.ts";

/**
 * The faults of each object's history, in words; none when there is one order of all its operations in which each could
 * happen as it was told, and that agrees with the order in which they followed each other. What a watcher or a list
 * showed has happened by then, and what nobody answered may have happened or not.
 */
export function objectFaults(history: History, log: ChangeLog): string[] {
  const operations = new Map<string, Operation[]>(log.keys.map((key) => [key, []]));
  for (const each of history.operations) operations.get(each.key)?.push(each);
  for (const snapshot of history.snapshots)
    for (const each of readsOf(snapshot, log.keys)) operations.get(each.key)?.push(each);
  return [...operations].flatMap(([key, ofKey]) => {
    const found = findContradiction([...ofKey.map((each) => stepOf(each, log)), ...endSteps(key, log)]);
    if (found === undefined) return [];
    const { step, state, before } = found;
    const rest = before === undefined ? `; it was ${textOf(state)}` : ` though ${before.name}`;
    return [`${key}: no order explains that ${step.name}${rest}`];
  });
}

/**
 * A fresh list reads each object that it chooses. Of one that it leaves out it says something only when nothing but the
 * name chooses.
 */
function readsOf(snapshot: Snapshot, keys: readonly string[]): Operation[] {
  const { by, calledMs, answeredMs, selection, objects, isFresh } = snapshot;
  if (!isFresh) return [];
  return keys.flatMap((key): Operation[] => {
    const version = objects.get(key);
    if (version === undefined && (selection.color !== undefined || (selection.key ?? key) !== key)) return [];
    const outcome: Outcome = version === undefined ? { kind: "absent" } : { kind: "version", version };
    return [{ by, key, calledMs, answeredMs, action: { kind: "read" }, outcome }];
  });
}

function stepOf(operation: Operation, log: ChangeLog): Step {
  const { by, key, calledMs, action, outcome } = operation;
  const seen = outcome.kind === "unknown" ? writtenBy(operation, log) : undefined;
  const change =
    seen ??
    (outcome.kind === "version" ? log.of(key).find((each) => each.revision === outcome.version.revision) : undefined);
  const isWrite = action.kind !== "read" && outcome.kind !== "refused";
  const told = seen?.version === undefined ? outcome : { kind: "version" as const, version: seen.version };
  return {
    calledMs,
    answeredMs: Math.min(operation.answeredMs, (isWrite ? change?.knownMs : undefined) ?? Number.POSITIVE_INFINITY),
    isOptional: told.kind === "unknown",
    isRead: !isWrite,
    ...(told.kind === "version" ? { revision: told.version.revision } : {}),
    name: nameOf(operation, told, by),
    apply: (state) => applied(state, { ...operation, outcome: told }, log),
  };
}

/** The change that a write without an answer made, if somebody saw it. */
function writtenBy({ key, action }: Operation, log: ChangeLog) {
  const value = valueIn(action);
  return value === undefined ? undefined : log.of(key).find(({ version }) => version?.value === value);
}

/** Of what may or may not have happened, steps that do the same have one name. */
function nameOf({ action, calledMs, answeredMs }: Operation, told: Outcome, by: string): string {
  if (told.kind === "unknown") return JSON.stringify({ ...action, value: undefined });
  const wanted = "value" in action ? ` ${action.value}` : "";
  const from = "from" in action && action.from !== undefined ? ` from ${action.from}` : "";
  const times = `${calledMs.toFixed(1)} to ${answeredMs.toFixed(1)} ms`;
  return `the ${action.kind}${wanted}${from} of ${by}, ${times}, was told ${toldText(told)}`;
}

function toldText(outcome: Outcome): string {
  if (outcome.kind === "version") return `@${outcome.version.revision} ${outcome.version.value}`;
  if (outcome.kind === "removed") return `that ${outcome.uid} is removed`;
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

function textOf({ isPresent, revision, value, isHidden }: ObjectState): string {
  return isPresent ? `@${revision}${isHidden ? "+" : ""} ${value}` : `absent since @${revision}`;
}

/** The state after an operation; undefined where it would have been told another thing. */
function applied(state: ObjectState, operation: Operation, log: ChangeLog): ObjectState | undefined {
  const { action, outcome } = operation;
  if (outcome.kind === "refused") return isRefusedRightly(state, operation, outcome.reason) ? state : undefined;
  switch (action.kind) {
    case "read":
      return isRead(state, outcome) ? state : undefined;
    case "sweep":
      return state.isPresent ? gone(state, log) : outcome.kind === "unknown" ? undefined : state;
    case "delete": {
      const isMeant =
        state.isPresent &&
        meets(state, preconditionOf(action)) &&
        (outcome.kind !== "removed" || isUid(state, outcome.uid));
      return isMeant ? gone(state, log) : undefined;
    }
    case "create":
      return state.isPresent ? undefined : written(state, operation);
    case "apply":
      return written(state, operation);
    default:
      return state.isPresent && meets(state, preconditionOf(action)) ? written(state, operation) : undefined;
  }
}

interface Precondition {
  readonly from?: number;
  readonly uid?: string;
}

function preconditionOf(action: Operation["action"]): Precondition {
  return {
    ...("from" in action && action.from !== undefined ? { from: action.from } : {}),
    ...("uid" in action && action.uid !== undefined ? { uid: action.uid } : {}),
  };
}

function meets(state: ObjectState, { from, uid }: Precondition): boolean {
  return (
    (from === undefined || (state.revision === from && !state.isHidden)) && (uid === undefined || isUid(state, uid))
  );
}

/** The uid of what a write made that nobody was told of may be any. */
function isUid(state: ObjectState, uid: string): boolean {
  return state.uid === uid || (state.isHidden && state.uid === "");
}

function isRefusedRightly(
  state: ObjectState,
  { action }: Operation,
  reason: "exists" | "missing" | "conflict",
): boolean {
  if (reason === "exists") return state.isPresent;
  if (reason === "missing") return !state.isPresent;
  return state.isPresent && (state.isHidden || !meets(state, preconditionOf(action)));
}

function isRead(state: ObjectState, outcome: Outcome): boolean {
  if (outcome.kind !== "version") return !state.isPresent;
  const { revision, uid, value } = outcome.version;
  return state.isPresent && state.revision === revision && state.uid === uid && state.value === value;
}

function written(state: ObjectState, { action, outcome }: Operation): ObjectState | undefined {
  if (outcome.kind !== "version") {
    return {
      ...state,
      isPresent: true,
      uid: state.isPresent ? state.uid : "",
      value: valueIn(action) ?? "",
      isHidden: true,
    };
  }
  const { revision, uid, value }: Version = outcome.version;
  const isSame = state.isPresent ? isUid(state, uid) : state.uid !== uid;
  if (!isSame || revision <= state.revision || value !== valueIn(action)) return undefined;
  return { isPresent: true, revision, uid, value, isHidden: false };
}

function gone(state: ObjectState, log: ChangeLog): ObjectState | undefined {
  const end = log.endOf(state.uid);
  if (end !== undefined && end.revision <= state.revision) return undefined;
  return { ...state, isPresent: false, revision: end?.revision ?? state.revision, isHidden: false };
}

/** What was seen to end had ended by then. */
function endSteps(key: string, log: ChangeLog): Step[] {
  return log
    .of(key)
    .filter(({ version }) => version === undefined)
    .map(({ revision, uid, knownMs }) => ({
      calledMs: 0,
      answeredMs: knownMs,
      isOptional: false,
      isRead: true,
      name: `a watcher heard of the end of ${uid} at ${knownMs.toFixed(1)} ms`,
      apply: (state) => (state.revision >= revision ? state : undefined),
    }));
}

/** The faults of lists and of reads that may be old: what they show together is the state of no revision. */
export function readFaults(history: History, log: ChangeLog): string[] {
  const mayGo = vanishing(history);
  const mayLeave = leaving(history, log);
  const ofLists = history.snapshots.flatMap((snapshot) =>
    log.keys.flatMap((key) => {
      const fault = snapshotFault(snapshot, key, { log, mayGo, mayLeave });
      return fault === undefined ? [] : [`${snapshot.by}, a list at ${snapshot.revision}: ${fault}`];
    }),
  );
  const ofReads = history.sightings.flatMap((sighting) => sightingFault(sighting, { log, mayGo }) ?? []);
  return [...ofLists, ...ofReads];
}

function sightingFault(
  { by, key, version, notOlderThan, atMs }: Sighting,
  { log, mayGo }: { readonly log: ChangeLog; readonly mayGo: MayGo },
): string | undefined {
  const known = newestUntil(log, key, notOlderThan);
  if (known === undefined) return undefined;
  const at = `${notOlderThan}, at which it was @${known.revision}`;
  if (version !== undefined) {
    return version.revision >= known.revision ? undefined : `${by}: ${key}@${version.revision} is older than ${at}`;
  }
  const next = log.of(key).find((each) => each.revision > known.revision && each.version?.uid !== known.uid);
  if (known.version === undefined || next !== undefined || mayGo(key, known.version, atMs)) return undefined;
  return `${by}: nothing of ${key} is older than ${at}`;
}

function newestUntil(log: ChangeLog, key: string, revision: number) {
  return log.of(key).findLast((each) => each.revision <= revision);
}

type MayGo = (key: string, version: Version, beforeMs: number) => boolean;

function snapshotFault(
  { revision, selection, objects, answeredMs }: Snapshot,
  key: string,
  { log, mayGo, mayLeave }: { readonly log: ChangeLog; readonly mayGo: MayGo; readonly mayLeave: MayGo },
): string | undefined {
  const expected = newestUntil(log, key, revision)?.version;
  const chosen = expected !== undefined && isChosen(selection, key, expected) ? expected : undefined;
  const found = objects.get(key);
  if (found !== undefined && !isChosen(selection, key, found))
    return `${key} is ${found.color}, which was not asked for`;
  if (found?.revision === chosen?.revision) return undefined;
  if (found === undefined && chosen !== undefined) {
    const next = log.of(key).find((each) => each.revision > revision);
    if (next?.uid !== chosen.uid && mayGo(key, chosen, answeredMs)) return undefined;
    if (selection.color !== undefined && mayLeave(key, chosen, answeredMs)) return undefined;
  }
  const text = (version: Version | undefined) => (version === undefined ? "nothing" : `@${version.revision}`);
  return `it has ${text(found)} of ${key}, and not ${text(chosen)}`;
}

/** Whether an object may have gone without anybody being told when. */
function vanishing(history: History): MayGo {
  const hidden = history.operations.filter(({ action, outcome }) => {
    return (
      action.kind === "sweep" || outcome.kind === "removed" || (outcome.kind === "unknown" && action.kind !== "create")
    );
  });
  return (key, version, beforeMs) =>
    hidden.some(({ key: other, calledMs, outcome }) => {
      return other === key && calledMs < beforeMs && (outcome.kind !== "removed" || outcome.uid === version.uid);
    });
}

/** Whether an object may have got another color by a write that nobody was told of. */
function leaving({ operations }: History, log: ChangeLog): MayGo {
  const hidden = operations.filter((each) => {
    const isWrite = valueIn(each.action) !== undefined && each.action.kind !== "create";
    return isWrite && each.outcome.kind === "unknown" && writtenBy(each, log) === undefined;
  });
  return (key, version, beforeMs) =>
    hidden.some(({ key: other, calledMs, action }) => {
      const isMeant = action.kind !== "update" || action.from === version.revision;
      return other === key && calledMs < beforeMs && isMeant;
    });
}
