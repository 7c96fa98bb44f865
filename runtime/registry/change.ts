import {
  alreadyExists,
  alreadyExistsTerminating,
  insufficientStorage,
  internalError,
  modified,
  requestEntityTooLarge,
} from "../../generated/errors.ts";
import type { AdmittedChange } from "../admission/plugin.ts";
import type { LatencyPart } from "../auth/audit/latency.ts";
import { failpoints } from "../lib/failpoints.ts";
import { nextTurn, turnAfter } from "../lib/work.ts";
import type { ApiObject, KindCode } from "../schema/index.ts";
import { StorageError, type WriteOperation, type Written } from "../storage/storage.ts";
import { UnreadableError } from "../watch/watchCache.ts";
import type { Companion } from "./companions.ts";
import { isSame } from "./isSame.ts";
import { sizeProblem } from "./objectSize.ts";
import { Turn } from "./turn.ts";
import type { Store } from "./store.ts";
import { beginsWith, encodeStored, storedHead } from "./stored/storedForm.ts";

/** The newest state a writer may build on: what is durable, or a write under way that will be before this one. */
export interface Current {
  /** Throws UnreadableError where the object cannot be read. */
  readonly bytes: Buffer;
  readonly revision: number;
  /** A new object at each call. Throws as `bytes` does. */
  readonly decode: () => ApiObject;
}

/** What is to become of an object. `object` of a removal is its last form, where that differs from the stored one. */
export type Outcome =
  | { readonly kind: "write"; readonly object: ApiObject }
  | { readonly kind: "remove"; readonly object?: ApiObject }
  | { readonly kind: "keep" };

export interface Changed {
  readonly bytes: Buffer;
  readonly outcome: Outcome["kind"];
  /** Of the write or removal; undefined when nothing was written. */
  readonly revision?: number;
  /** The object did not exist before. */
  readonly created: boolean;
}

export interface Target {
  readonly store: Store;
  readonly code: KindCode;
  readonly namespace: string;
  readonly name: string;
  readonly dryRun: boolean;
  /**
   * What decides waits for an answer from elsewhere, as admission does, and conversions. Then it is asked once about a
   * state, and only about one that is settled; the time that it takes is not that of tries.
   */
  readonly waits?: boolean;
  /** Of the request: when it has ended, no webhook is asked to convert any more. Absent: the server itself writes. */
  readonly signal?: (() => AbortSignal) | undefined;
  /** What admission writes with the object, besides what the kind does; absent: nothing. Throws the refusal. */
  readonly charge?: ((change: AdmittedChange) => readonly Companion[]) | undefined;
  /** Of the request: hears how long the store took. Absent: the server itself writes, or keeps no audit log. */
  readonly audit?: { took(part: LatencyPart, ms: number): void } | undefined;
}

/** What is to become of the newest state. What takes turns lets others write meanwhile. */
export type Decide = (current: Current | undefined) => Outcome | Promise<Outcome>;

/** @limit Tries of a compare-and-swap: 409. */
const maxAttempts = 20;
/**
 * How long the tries of one write may take together, in milliseconds: others get their turn between them.
 * @limit Time of all tries of a write: 409.
 */
const maxTriesMs = 400;

/**
 * Reads the newest state, asks `decide` what is to become of it, and writes that by compare-and-swap; again from the
 * start when another writer was faster. What the kind writes with its objects goes into the same transaction. `decide`
 * may see state that is not durable yet, or, where other servers write too, not the newest any more. So nothing it
 * throws, and no `keep`, is answered before that is settled: it is asked again then.
 */
export async function change(target: Target, decide: Decide): Promise<Changed> {
  const turn = new Turn();
  try {
    return await tryChange(target, decide, turn);
  } finally {
    turn.end();
  }
}

async function tryChange(target: Target, decide: Decide, turn: Turn): Promise<Changed> {
  const { store, namespace, name, dryRun } = target;
  const key = store.keyOf(namespace, name);
  const { storage } = store;
  let isCaughtUp = storage.catchUp === undefined;
  const ask = target.waits === true ? oncePerState(decide) : decide;
  let triesMs = 0;
  for (let attempt = 0; attempt < maxAttempts && triesMs < maxTriesMs; attempt++) {
    if (target.waits === true && (!isCaughtUp || storage.pending(key) !== undefined)) {
      await (storage.catchUp?.() ?? storage.settled());
      isCaughtUp = true;
    }
    const { current, isPending, stored } = newest(target, key);
    const readable = stored === undefined ? undefined : store.readable([stored], target.code, target.signal);
    if (readable !== undefined) await readable;
    const isSettled = isCaughtUp && !isPending;
    let plan: Plan | undefined;
    const startMs = performance.now();
    try {
      const outcome = ask(current);
      plan = planOf(target, outcome instanceof Promise ? await outcome : outcome, current);
    } catch (error) {
      if (isSettled) throw error;
    }
    if (target.waits !== true) triesMs += performance.now() - startMs;
    if (isSettled && plan?.outcome.kind === "keep" && !dryRun) plan = await rewriting(target, key, { plan, current });
    if (plan === undefined || plan.outcome.kind === "keep" || dryRun) {
      if (isSettled && plan !== undefined) return await unwritten(target, plan.outcome, current);
      await (storage.catchUp?.() ?? storage.settled());
    } else {
      const [charged] = plan.charges;
      if (charged !== undefined && storage.catchUp !== undefined && !turn.isTaken) {
        await turn.take(charged.key);
        continue; // what others wrote meanwhile counts
      }
      if (failpoints !== undefined) await failpoints.pass("beforeSwap");
      const { outcome, companions } = plan;
      const writeMs = target.audit === undefined ? 0 : performance.now();
      const result = await write(target, { key, outcome, current, companions });
      target.audit?.took("etcd", performance.now() - writeMs);
      if (result !== undefined) {
        const { bytes, revision } = result;
        const shown = await rendered(target, bytes, revision);
        return { bytes: shown, outcome: outcome.kind, revision, created: current === undefined };
      }
    }
    isCaughtUp = true;
  }
  if (target.waits !== true) await refuseWithoutObject(target, key, decide);
  throw modified(resourceOf(store), name);
}

/** After all tries: who changes what is gone meanwhile hears that, and not of another version of it. */
async function refuseWithoutObject(target: Target, key: string, decide: Decide): Promise<void> {
  const { storage } = target.store;
  await (storage.catchUp?.() ?? storage.settled());
  const { current, isPending } = newest(target, key);
  if (current === undefined && !isPending) await decide(undefined);
}

/** Where the last try failed for another reason than the state, the answer to that state still holds. */
function oncePerState(decide: Decide): Decide {
  let known: { readonly revision: number | undefined; readonly outcome: Outcome } | undefined;
  return async (current) => {
    const revision = current?.revision;
    if (known === undefined || known.revision !== revision) known = { revision, outcome: await decide(current) };
    return known.outcome;
  };
}

interface Plan {
  readonly outcome: Outcome;
  readonly companions: readonly Companion[];
  /** Those of them that admission asks for. */
  readonly charges: readonly Companion[];
}

/** The outcome, with what is written beside it. A new object is completed in a copy, since each try completes it. */
function planOf(target: Target, outcome: Outcome, current: Current | undefined): Plan {
  const { store, dryRun, charge } = target;
  const { companions: companionsOf } = store;
  if (outcome.kind === "keep") return { outcome, companions: [], charges: [] };
  const now = outcome.kind === "remove" ? undefined : outcome.object;
  const charges = charge?.({ now, old: current?.decode }) ?? [];
  if (companionsOf === undefined) return { outcome, companions: charges, charges };
  const old = current?.decode();
  if (now === undefined) return { outcome, companions: [...charges, ...companionsOf(undefined, old)], charges };
  const object = structuredClone(now);
  const companions = [...charges, ...companionsOf(object, old, { dryRun })];
  const isKept = companions.length === 0 && old !== undefined && isSame(object, old);
  return { outcome: isKept ? { kind: "keep" } : { kind: "write", object }, companions, charges };
}

/**
 * An unchanged object is still written where its stored form is stale: encrypted with an older key, or of a version
 * that is not stored any more.
 */
async function rewriting(
  { store }: Target,
  key: string,
  { plan, current }: { readonly plan: Plan; readonly current: Current | undefined },
): Promise<Plan> {
  if (current === undefined) return plan;
  const isOfVersion = beginsWith(current.bytes, storedHead(store.storedForm));
  if (isOfVersion && (await store.storage.isStale?.(key)) !== true) return plan;
  return { outcome: { kind: "write", object: current.decode() }, companions: [], charges: [] };
}

interface Newest {
  readonly current: Current | undefined;
  /** What `current` is read from; undefined where there is nothing to read. */
  readonly stored?: Buffer;
  readonly isPending: boolean;
}

function newest(target: Target, key: string): Newest {
  const { store, code } = target;
  const pending = store.storage.pending(key);
  const isPending = pending !== undefined;
  const found = pending ?? store.cache.get(key);
  if (found?.unreadable !== undefined) return { current: unreadable(key, found), isPending };
  const bytes = found === undefined ? undefined : "value" in found ? found.value : found.bytes;
  if (found === undefined || bytes === undefined) return { current: undefined, isPending };
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const current = { bytes: buffer, revision: found.revision, decode: () => store.decode(buffer, code) };
  return { current, stored: buffer, isPending };
}

/** Something is there, and that is all that is known of it. */
function unreadable(key: string, found: { readonly revision: number; readonly unreadable?: string | undefined }) {
  const { revision, unreadable: reason = "" } = found;
  const fail = (): never => {
    throw new UnreadableError([{ key, revision, reason, isDeleted: false }]);
  };
  const current: Current = {
    get bytes() {
      return fail();
    },
    revision,
    decode: fail,
  };
  return current;
}

/** What a write would answer that is not done. */
async function unwritten(target: Target, outcome: Outcome, current: Current | undefined): Promise<Changed> {
  try {
    return await answerOf(target, outcome, current);
  } catch (error) {
    if (!(error instanceof StorageError) || error.code !== "tooLarge") throw error;
    const lighter = withoutManagers(outcome);
    if (lighter === undefined) throw requestEntityTooLarge(error.message);
    await nextTurn();
    return unwritten(target, lighter, current);
  }
}

async function answerOf(target: Target, outcome: Outcome, current: Current | undefined): Promise<Changed> {
  const object = outcome.kind === "keep" ? undefined : outcome.object;
  const revision = current?.revision ?? 0;
  const bytes =
    object === undefined
      ? current?.bytes
      : checked(target, object, { bytes: unstored(target, object, revision), revision, current });
  if (bytes === undefined) throw internalError("a change of nothing to nothing");
  return { bytes: await rendered(target, bytes), outcome: outcome.kind, created: current === undefined };
}

/** Bytes of an object that is not stored: a webhook that converts is not asked about it. */
function unstored({ store, code }: Target, object: ApiObject, revision: number): Buffer {
  if (code.strategy.convert === undefined) return store.encode(object, code, revision);
  return encodeStored(store.form, object, revision);
}

/**
 * The JSON answer. Long bytes that are to be read again are so in a later turn: they were written in this one. What is
 * made of the bytes of a revision that the cache has, others find there.
 */
function rendered(target: Target, bytes: Buffer, revision?: number): Buffer | Promise<Buffer> {
  const { store, code, namespace, name } = target;
  if (store.servesStoredBytes) return store.render(bytes, code);
  const entry = store.get(namespace, name);
  const shared = entry?.revision === revision && entry?.unreadable === undefined ? (entry?.bytes ?? bytes) : bytes;
  const readable = store.readable([shared], code) ?? turnAfter(shared);
  return readable === undefined ? store.render(shared, code) : readable.then(() => store.render(shared, code));
}

interface Encoded {
  readonly bytes: Buffer;
  readonly revision: number;
  readonly current: Current | undefined;
}

/** The bytes of an object. Throws StorageError "tooLarge"; what is too large already may be marked as deleted. */
function checked({ store, namespace, name }: Target, object: ApiObject, { bytes, revision, current }: Encoded): Buffer {
  const problem = sizeProblem({ bytes, revision }, current, store.collection.maxObjectBytes);
  if (problem === undefined) return bytes;
  const isMarked = object.metadata?.deletionTimestamp !== undefined && current !== undefined;
  if (isMarked && !isTerminating(current)) return bytes;
  throw new StorageError("tooLarge", store.keyOf(namespace, name), problem);
}

/** The stored bytes after the write and its revision, or undefined when another writer was faster. */
async function write(
  target: Target,
  change: {
    readonly key: string;
    readonly outcome: Exclude<Outcome, { kind: "keep" }>;
    readonly current: Current | undefined;
    readonly companions: readonly Companion[];
  },
): Promise<{ readonly bytes: Buffer; readonly revision: number } | undefined> {
  const { store, code } = target;
  const { key, outcome, current, companions } = change;
  const { prefix, ttlSeconds } = store.collection;
  const expectedRevision = current?.revision ?? 0;
  const writable = outcome.kind === "write" ? store.writable(outcome.object, code) : undefined;
  if (writable !== undefined) await writable;
  try {
    if (outcome.kind === "remove") {
      if (current === undefined) throw internalError("a removal of nothing");
      const { revision } = await commit(store, { prefix, key, expectedRevision }, companions);
      const { object } = outcome;
      return { bytes: object === undefined ? current.bytes : unstored(target, object, expectedRevision), revision };
    }
    const { object } = outcome;
    const value = (revision: number) =>
      checked(target, object, { bytes: store.encode(object, code, revision), revision, current });
    const isOfDeletion = object.metadata?.deletionTimestamp !== undefined;
    const life = { ...(ttlSeconds === undefined ? {} : { ttlSeconds }), ...(isOfDeletion ? { isOfDeletion } : {}) };
    const event = await commit(store, { prefix, key, expectedRevision, value, ...life }, companions);
    return { bytes: event.value as Buffer, revision: event.revision };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.code === "exists" || error.code === "missing" || error.code === "conflict") {
      const refusal = companions.find((each) => each.key === error.key)?.refusal;
      if (refusal !== undefined) throw refusal();
      return undefined;
    }
    if (error.code === "tooLarge") {
      const lighter = withoutManagers(outcome);
      if (lighter !== undefined) return write(target, { ...change, outcome: lighter });
      throw requestEntityTooLarge(error.message);
    }
    if (error.code === "full") throw insufficientStorage(error.message);
    throw internalError(error.message);
  }
}

/** Who manages which field can be as large as the fields, and an object is worth more without it than not stored. */
function withoutManagers(outcome: Outcome): Extract<Outcome, { kind: "write" }> | undefined {
  if (outcome.kind !== "write" || outcome.object.metadata?.managedFields === undefined) return undefined;
  const { managedFields: _managedFields, ...metadata } = outcome.object.metadata;
  return { kind: "write", object: { ...outcome.object, metadata } };
}

async function commit(
  { storage }: Store,
  operation: WriteOperation,
  companions: readonly Companion[],
): Promise<Written> {
  if (companions.length === 0) return storage.write(operation);
  const written = (await storage.transact([...companions, operation])).at(-1);
  if (written === undefined) throw new Error("a transaction without a write");
  return written;
}

export function resourceOf(store: Store): { group: string; resource: string } {
  return { group: store.descriptor.group, resource: store.descriptor.plural };
}

/** The error of a create that met an object of the same name. */
export function existsError(store: Store, current: Current, name: string): Error {
  return isTerminating(current)
    ? alreadyExistsTerminating(resourceOf(store), name)
    : alreadyExists(resourceOf(store), name);
}

/** What cannot be read is there all the same. */
function isTerminating(current: Current): boolean {
  try {
    return current.decode().metadata?.deletionTimestamp !== undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
