import { finalizerForegroundDeletion, finalizerOrphan } from "../../../generated/wellknown.ts";
import { isConflict, isNotFound } from "../../client/errors.ts";
import { eachInTurns } from "../../lib/work.ts";
import type { OwnerReferenceLike } from "../../schema/index.ts";
import type { Outcome } from "../frame/runController.ts";
import { awaitsDependents, isHeldBy } from "./finalizers.ts";
import { type Item, itemKey } from "./monitors.ts";
import { type OwnerContext, type Owners, ownersOf } from "./owners.ts";

export interface CollectContext extends OwnerContext {
  /** Adds an object to those that are looked at. */
  readonly add: (key: string) => void;
}

/** Milliseconds until an object is looked at again whose owner no watch has shown. */
const unsureMs = 30_000;

/**
 * Looks at one object: does its part when it is being deleted, else asks what has become of its owners. All writes name
 * the version that they were computed from, so what is not known yet makes a conflict and another look.
 */
export async function collect(key: string, context: CollectContext): Promise<Outcome> {
  const item = context.monitors.get(key);
  if (item === undefined) return undefined;
  try {
    return item.object.metadata.deletionTimestamp === undefined
      ? await deleteUnlessOwned(item, context)
      : await finishDeletion(item, context);
  } catch (error) {
    if (isNotFound(error)) return undefined; // another writer was faster
    throw error;
  }
}

/** An owner that leaves its dependents behind frees them first; one that takes them along waits for them. */
async function finishDeletion(item: Item, context: CollectContext): Promise<Outcome> {
  const { object } = item;
  const { uid } = object.metadata;
  // One that names itself as its owner cannot wait for itself.
  const dependents = context.monitors.dependents(uid).filter((each) => each.object.metadata.uid !== uid);
  if (isHeldBy(finalizerOrphan, object)) {
    await freeAll(dependents, uid, context);
    await removeFinalizer(item, finalizerOrphan, context);
    return undefined;
  }
  if (!awaitsDependents(object)) return undefined;
  if (!dependents.some((each) => isBlocking(each, uid))) {
    await removeFinalizer(item, finalizerForegroundDeletion, context);
    return undefined;
  }
  await eachInTurns(dependents, (each) => {
    if (!awaitsDependents(each.object)) context.add(itemKey(each));
  });
  return undefined;
}

function isBlocking({ object }: Item, ownerUid: string): boolean {
  const references = object.metadata.ownerReferences ?? [];
  return references.some(({ uid, blockOwnerDeletion }) => uid === ownerUid && blockOwnerDeletion === true);
}

async function deleteUnlessOwned(item: Item, context: CollectContext): Promise<Outcome> {
  const { ownerReferences = [], uid } = item.object.metadata;
  if (ownerReferences.length === 0) return undefined;
  const owners = await ownersOf(item, context);
  if (owners === "misplaced") return undefined;
  if (owners === "unserved") return "retry";
  if (owners.solid.length > 0) return keepFor(owners, { item, context });
  const dependents = context.monitors.dependents(uid);
  const isAwaited = owners.waiting.length > 0 && dependents.length > 0;
  // Of objects that wait for each other in a circle one has to give way.
  if (isAwaited && dependents.some(({ object }) => awaitsDependents(object))) {
    const unblocked = ownerReferences.map((each) => ({ ...each, blockOwnerDeletion: false }));
    if (ownerReferences.some((each) => each.blockOwnerDeletion === true)) {
      await setOwners(item, unblocked, context);
      return undefined; // which is an event that brings it back here
    }
  }
  await remove(item, isAwaited ? "Foreground" : policyOf(item), context);
  return undefined;
}

/** The owners that stay keep the object; the others are no owners any more. */
async function keepFor(
  owners: Owners,
  at: { readonly item: Item; readonly context: CollectContext },
): Promise<Outcome> {
  if (owners.dangling.length + owners.waiting.length > 0) await setOwners(at.item, owners.solid, at.context);
  return owners.isUnsure ? { afterMs: unsureMs } : undefined;
}

/** The policy that the object itself asks for, as its delete named none. */
function policyOf({ object }: Item): "Orphan" | "Foreground" | "Background" {
  if (isHeldBy(finalizerOrphan, object)) return "Orphan";
  return isHeldBy(finalizerForegroundDeletion, object) ? "Foreground" : "Background";
}

async function remove(
  { resource, object }: Item,
  propagationPolicy: "Orphan" | "Foreground" | "Background",
  { monitors, signal }: CollectContext,
): Promise<void> {
  const { namespace = "", name, uid, resourceVersion } = object.metadata;
  const preconditions = { uid, resourceVersion };
  await monitors.place(resource, namespace).delete(name, { preconditions, propagationPolicy, signal });
}

/** @limit Dependents of one owner freed at once: the others wait. */
const freedAtOnce = 20;

/**
 * Ends when no request is under way, so that the next look begins none twice. A conflict concerns one dependent; what
 * else fails would fail for all.
 */
async function freeAll(dependents: readonly Item[], ownerUid: string, context: CollectContext): Promise<void> {
  const waiting = dependents.values();
  const conflicts: unknown[] = [];
  const failures: unknown[] = [];
  const worker = async () => {
    for (const each of waiting) {
      if (failures.length > 0) return;
      await free(each, ownerUid, context).catch((error: unknown) => {
        (isConflict(error) ? conflicts : failures).push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: freedAtOnce }, worker));
  const [first] = [...failures, ...conflicts];
  if (first !== undefined) throw first;
}

async function free(dependent: Item, ownerUid: string, context: CollectContext): Promise<void> {
  const { ownerReferences = [] } = dependent.object.metadata;
  try {
    const others = ownerReferences.filter((each) => each.uid !== ownerUid);
    await setOwners(dependent, others, context);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

async function setOwners(
  item: Item,
  ownerReferences: readonly OwnerReferenceLike[],
  context: CollectContext,
): Promise<void> {
  await change(item, { ownerReferences: ownerReferences.length === 0 ? null : [...ownerReferences] }, context);
}

async function removeFinalizer(item: Item, finalizer: string, context: CollectContext): Promise<void> {
  const finalizers = item.object.metadata.finalizers?.filter((each) => each !== finalizer) ?? [];
  await change(item, { finalizers: finalizers.length === 0 ? null : finalizers }, context);
}

async function change(
  { resource, object }: Item,
  metadata: { readonly finalizers?: string[] | null; readonly ownerReferences?: OwnerReferenceLike[] | null },
  { monitors, signal }: CollectContext,
): Promise<void> {
  const { namespace = "", name, uid, resourceVersion } = object.metadata;
  const body = { metadata: { uid, resourceVersion, ...metadata } };
  await monitors.place(resource, namespace).patch(name, { type: "merge", body }, { signal });
}
