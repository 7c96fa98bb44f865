import { setTimeout as sleep } from "node:timers/promises";
import {
  ConnectionError,
  isAlreadyExists,
  isConflict,
  isExpired,
  isNotFound,
  isStatusError,
  type Patch,
} from "../../runtime/client/index.ts";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import type { Action, History, Outcome, Version } from "./history.ts";
import { bodyOf, colors, mapsOf, versionOf, versionsOf } from "./objects.ts";
import { integerFrom, pickFrom, type Random } from "./random.ts";
import type { Server } from "./server.ts";

/** What clients work on, and where they write down what they did. */
export interface Work {
  readonly history: History;
  readonly servers: readonly Server[];
  readonly keys: readonly string[];
  /** Of what a write writes. */
  readonly bytes: number;
  readonly now: () => number;
  readonly isOver: () => boolean;
  /** What anybody saw last of each object: writers start from there, and readers ask for what is not older. */
  readonly known: Map<string, Version>;
}

/** One who calls, and what makes its choices. */
export interface Caller {
  readonly by: string;
  readonly random: Random;
}

/** Milliseconds that a client rests after a call, and after one that failed. */
const restMs = 2;
const failedRestMs = 20;

/** Writes until the round is over: each time another object, in another way. */
export async function writeOn(work: Work, caller: Caller): Promise<void> {
  const { by, random } = caller;
  for (let i = 0; !work.isOver(); i++) {
    const write = { key: pickFrom(work.keys, random), value: `${by}#${i}`, color: pickFrom(colors, random) };
    const chance = random();
    const ok = chance < 0.02 ? await sweep(work, caller) : await writeOnce(work, caller, { ...write, chance });
    await sleep(ok ? restMs : failedRestMs);
  }
}

interface Write {
  readonly key: string;
  readonly value: string;
  readonly color: string;
  /** In [0, 1): chooses how. */
  readonly chance: number;
}

/** Whether an answer came. */
function writeOnce(work: Work, caller: Caller, { key, value, color, chance }: Write): Promise<boolean> {
  const { by, random } = caller;
  const maps = mapsOf(pickFrom(work.servers, random).client);
  const body = bodyOf(key, { value, color, bytes: work.bytes });
  const known = work.known.get(key);
  const attempt = (action: Action, call: () => Promise<Outcome>) => record(work, { by, key, action }, call);
  const version = async (call: Promise<Stored>): Promise<Outcome> => ({
    kind: "version",
    version: versionOf(await call),
  });
  const patch = (each: Patch<ConfigMap>) => version(maps.patch(key, each));
  if (chance < 0.2 || (known === undefined && chance < 0.7)) {
    return attempt({ kind: "create", value }, () => version(maps.create(body)));
  }
  if (chance < 0.45 && known !== undefined) {
    const resourceVersion = String(known.revision);
    const object = { ...body, metadata: { ...body.metadata, resourceVersion } };
    return attempt({ kind: "update", value, from: known.revision }, () => version(maps.update(object)));
  }
  if (chance < 0.65) {
    const { data } = body;
    return attempt({ kind: "patch", value }, () =>
      patch({ type: "merge", body: { metadata: { labels: { color } }, data } }),
    );
  }
  if (chance < 0.85) {
    return attempt({ kind: "apply", value }, () => patch({ type: "apply", body, fieldManager: by, force: true }));
  }
  const isExact = known !== undefined && chance > 0.93;
  const preconditions = isExact ? { uid: known.uid, resourceVersion: String(known.revision) } : undefined;
  const action: Action = isExact ? { kind: "delete", uid: known.uid, from: known.revision } : { kind: "delete" };
  return attempt(action, async () => {
    const answer = await maps.delete(key, preconditions === undefined ? {} : { preconditions });
    return { kind: "removed", uid: uidOf(answer) };
  });
}

type Maps = ReturnType<typeof mapsOf>;
type Stored = Awaited<ReturnType<Maps["get"]>>;

/** Of a Status that tells of a deletion, or of the object. */
function uidOf(answer: Awaited<ReturnType<Maps["delete"]>>): string {
  if ("details" in answer) return answer.details?.uid ?? "";
  return "uid" in (answer.metadata ?? {}) ? (answer as Stored).metadata.uid : "";
}

/** Deletes the objects of one color: a delete of each that the answer names, or may be of any when there is none. */
async function sweep(work: Work, { by, random }: Caller): Promise<boolean> {
  const { history, keys, now } = work;
  const maps = mapsOf(pickFrom(work.servers, random).client);
  const calledMs = now();
  const color = pickFrom(colors, random);
  const note = (key: string, answeredMs: number, outcome: Outcome) =>
    history.operations.push({ by, key, calledMs, answeredMs, action: { kind: "sweep" }, outcome });
  try {
    const answer = await maps.deleteCollection({ labelSelector: `color=${color}` });
    const answeredMs = now();
    const items = "items" in answer ? (answer.items as Stored[]) : [];
    for (const { metadata } of items) note(metadata.name, answeredMs, { kind: "absent" });
    return true;
  } catch (error) {
    if (isUnsent(error)) return false;
    for (const key of keys) note(key, Number.POSITIVE_INFINITY, { kind: "unknown" });
    return false;
  }
}

/** Makes a call and writes down what it was told. A call that never left, or says nothing, is not written down. */
export async function record(
  work: Work,
  { by, key, action }: { readonly by: string; readonly key: string; readonly action: Action },
  call: () => Promise<Outcome>,
): Promise<boolean> {
  const { history, known, now } = work;
  const calledMs = now();
  try {
    const outcome = await call();
    history.operations.push({ by, key, calledMs, answeredMs: now(), action, outcome });
    if (outcome.kind === "version") learn(known, key, outcome.version);
    else known.delete(key);
    return true;
  } catch (error) {
    const outcome = outcomeOf(error, action);
    if (outcome === undefined) return false;
    const answeredMs = outcome.kind === "unknown" ? Number.POSITIVE_INFINITY : now();
    history.operations.push({ by, key, calledMs, answeredMs, action, outcome });
    if (outcome.kind !== "unknown") known.delete(key);
    return outcome.kind !== "unknown";
  }
}

function learn(known: Map<string, Version>, key: string, version: Version): void {
  if (version.revision > (known.get(key)?.revision ?? 0)) known.set(key, version);
}

/** What an error says about a call; undefined when that it did nothing. Throws what no fault explains. */
function outcomeOf(error: unknown, action: Action): Outcome | undefined {
  if (isUnsent(error) || isRefusedByDisk(error) || isExpired(error)) return undefined;
  if (isNotFound(error)) return action.kind === "read" ? { kind: "absent" } : { kind: "refused", reason: "missing" };
  if (isAlreadyExists(error)) return { kind: "refused", reason: "exists" };
  if (isConflict(error)) return "from" in action ? { kind: "refused", reason: "conflict" } : undefined;
  const isAnswer = isStatusError(error) && (error.status.code ?? 500) < 500 && error.status.code !== 429;
  if (isAnswer || !(isStatusError(error) || error instanceof ConnectionError)) throw error;
  return action.kind === "read" ? undefined : { kind: "unknown" };
}

/** There was no space: then nothing was written. */
function isRefusedByDisk(error: unknown): boolean {
  return isStatusError(error) && error.status.code === 507;
}

/** Nobody listened, so nothing was sent. */
function isUnsent(error: unknown): boolean {
  return error instanceof ConnectionError && error.code === "ECONNREFUSED";
}

/** Reads until the round is over: objects and lists, the newest and older ones, at once and page by page. */
export async function readOn(work: Work, caller: Caller): Promise<void> {
  while (!work.isOver()) {
    let ok = true;
    try {
      await readOnce(work, caller);
    } catch (error) {
      if (outcomeOf(error, { kind: "read" }) !== undefined) throw error;
      ok = false;
    }
    await sleep(ok ? restMs : failedRestMs);
  }
}

/** A page of a list that is read page by page. */
const pageSize = 3;

async function readOnce(work: Work, { by, random }: Caller): Promise<void> {
  const maps = mapsOf(pickFrom(work.servers, random).client);
  const key = pickFrom(work.keys, random);
  const oldest = work.known.get(key)?.revision ?? 0;
  switch (integerFrom(0, 9, random)) {
    case 0:
      return lookAt(work, { by, key, notOlderThan: 0 }, () => maps.get(key, { resourceVersion: "0" }));
    case 1:
      return lookAt(work, { by, key, notOlderThan: oldest }, () => maps.get(key, { resourceVersion: String(oldest) }));
    case 2:
      return listOnce(work, { by, isFresh: true }, () => maps.list());
    case 3:
      return listOnce(work, { by, isFresh: false }, () => maps.list({ resourceVersion: "0" }));
    case 4: {
      const color = pickFrom(colors, random);
      return listOnce(work, { by, isFresh: true, color }, () => maps.list({ labelSelector: `color=${color}` }));
    }
    case 5:
      return listPaged(work, { by, maps });
    default:
      await record(work, { by, key, action: { kind: "read" } }, async () => {
        return { kind: "version", version: versionOf(await maps.get(key)) };
      });
      return undefined;
  }
}

/** A get that may be answered with an older state. */
async function lookAt(
  { history, now }: Work,
  sighting: { readonly by: string; readonly key: string; readonly notOlderThan: number },
  call: () => Promise<Stored>,
): Promise<void> {
  try {
    const version = versionOf(await call());
    history.sightings.push({ ...sighting, atMs: now(), version });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    history.sightings.push({ ...sighting, atMs: now() });
  }
}

type List = Awaited<ReturnType<Maps["list"]>>;

export async function listOnce(
  { history, now, known }: Work,
  options: { readonly by: string; readonly isFresh: boolean; readonly color?: string },
  call: () => Promise<List>,
): Promise<void> {
  const { by, isFresh, color } = options;
  const calledMs = now();
  const { metadata, items } = await call();
  const objects = versionsOf(items);
  const revision = Number(metadata.resourceVersion);
  const selection = color === undefined ? {} : { color };
  history.snapshots.push({ by, calledMs, answeredMs: now(), revision, isFresh, selection, objects });
  for (const [key, version] of objects) learn(known, key, version);
}

/** All pages are of the revision of the first, which is the newest then; the same list once more is asked for by it. */
async function listPaged(
  { history, now }: Work,
  { by, maps }: { readonly by: string; readonly maps: Maps },
): Promise<void> {
  const calledMs = now();
  let answeredMs: number | undefined;
  let revision = "0";
  const items: Stored[] = [];
  for await (const page of maps.listAll({ limit: pageSize })) {
    answeredMs ??= now();
    revision = page.metadata.resourceVersion ?? "0";
    items.push(...page.items);
  }
  const state = { revision: Number(revision), selection: {} };
  const objects = versionsOf(items);
  const first = { by: `${by}, paged`, calledMs, answeredMs: answeredMs ?? calledMs, isFresh: true };
  history.snapshots.push({ ...first, ...state, objects });
  const again = await maps.list({ resourceVersion: revision, resourceVersionMatch: "Exact" });
  const second = { by: `${by}, exact`, calledMs, answeredMs: now(), isFresh: false };
  history.snapshots.push({ ...second, ...state, objects: versionsOf(again.items) });
}
