import { timestamp } from "../../lib/timestamp.ts";
import type { Outcome } from "../../registry/change.ts";
import type { Registry } from "../../registry/registry.ts";
import type { Store } from "../../registry/store.ts";
import type { ApiObject, KindCode, Platform } from "../../schema/index.ts";
import { setCondition } from "../conditions.ts";
import { descriptorOf } from "../descriptor.ts";
import { changeObject } from "./changeObject.ts";
import type { Definition } from "./definitions.ts";
import { statusWriter } from "./statusWriter.ts";

export interface DeletionOptions {
  readonly registry: Registry;
  /** Of the definitions. */
  readonly store: Store;
  readonly code: KindCode;
  readonly platform: Platform;
  readonly clock: () => number;
  readonly signal: AbortSignal;
}

/** Objects that are deleted at once. */
const batchSize = 256;

/**
 * Deletes the objects of a definition that is being deleted, and lets the definition go when none is left. Returns
 * false while objects are held by finalizers of their own.
 */
export async function finishDeletion(definition: Definition, options: DeletionOptions): Promise<boolean> {
  const finalizer = options.platform.names.finalizerCustomResources;
  if (definition.crd.metadata?.finalizers?.includes(finalizer) !== true) return true;
  if (!isUnderWay(definition)) await tell(definition, underWay, options);
  let left: number;
  try {
    left = await deleteObjects(definition, options);
  } catch (error) {
    const message = `could not delete instances: ${error instanceof Error ? error.message : String(error)}`;
    await tell(definition, { reason: "InstanceDeletionFailed", message }, options);
    throw error;
  }
  if (left > 0) return false;
  await release(definition, finalizer, options);
  return true;
}

const underWay = { reason: "InstanceDeletionInProgress", message: "CustomResource deletion is in progress" };

function isUnderWay({ crd }: Definition): boolean {
  return crd.status?.conditions?.some(({ reason }) => reason === underWay.reason) === true;
}

/** Marks objects that have finalizers and removes the others; returns how many are still there. */
async function deleteObjects({ name, crd, kinds }: Definition, options: DeletionOptions): Promise<number> {
  const { registry, signal } = options;
  const { versions = [] } = crd.spec ?? {};
  const version = versions.find((each) => each.storage === true);
  if (version === undefined) return 0;
  const any = kinds[0] ?? { ...descriptorOf(crd, version, { objectMeta: metadataIsNotRead }), custom: true as const };
  const store = registry.unrouted(name, any);
  await store.collection.open();
  await store.storage.settled(); // creates that were let in before the definition was marked
  const { entries } = store.cache.list({ prefix: store.rangeOf("") });
  for (let from = 0; from < entries.length && !signal.aborted; from += batchSize) {
    const batch = entries.slice(from, from + batchSize);
    await Promise.all(batch.map((entry) => deleteObject(store, entry, options)));
  }
  return store.cache.list({ prefix: store.rangeOf(""), limit: 1 }).entries.length;
}

/** Deleting looks at metadata alone, so no field table is asked for. */
function metadataIsNotRead(): never {
  throw new Error("the objects of a definition that goes are not decoded");
}

/** What a delete needs of a kind: objects are written back as they lie. */
const asStored: KindCode = {
  structure: { name: "", fields: [], byName: new Map(), preserveUnknown: true },
  setDefaults: () => {},
  validate: () => [],
  cells: () => [],
  strategy: {},
};

function deleteObject(
  store: Store,
  { namespace, name }: { readonly namespace: string; readonly name: string },
  { clock }: DeletionOptions,
): Promise<void> {
  return changeObject({ store, code: asStored, namespace, name }, (object) => {
    const metadata = (object.metadata ??= {});
    if ((metadata.finalizers ?? []).length === 0) return { kind: "remove" };
    if (metadata.deletionTimestamp !== undefined) return { kind: "keep" };
    metadata.deletionTimestamp = timestamp(clock());
    metadata.deletionGracePeriodSeconds = 0;
    if (metadata.generation !== undefined) metadata.generation += 1;
    return { kind: "write", object };
  });
}

async function tell(
  definition: Definition,
  found: { readonly reason: string; readonly message: string },
  options: DeletionOptions,
): Promise<void> {
  const { store, code, clock } = options;
  const decide = (crd: ApiObject): Outcome => {
    setCondition(crd, { type: "Terminating", status: "True", ...found, time: timestamp(clock()) });
    return { kind: "write", object: crd };
  };
  await changeObject({ store, code, namespace: "", name: definition.name }, decide, statusWriter(options));
}

/** Takes the finalizer away; the definition goes with the last one. */
async function release(definition: Definition, finalizer: string, options: DeletionOptions): Promise<void> {
  const { store, code, clock } = options;
  await changeObject({ store, code, namespace: "", name: definition.name }, (crd) => {
    if (crd.metadata === undefined || crd.metadata.uid !== definition.crd.metadata?.uid) return { kind: "keep" };
    setCondition(crd, {
      type: "Terminating",
      status: "False",
      reason: "InstanceDeletionCompleted",
      message: "removed all instances",
      time: timestamp(clock()),
    });
    const finalizers = (crd.metadata.finalizers ?? []).filter((each) => each !== finalizer);
    if (finalizers.length === 0) return { kind: "remove", object: crd };
    crd.metadata.finalizers = finalizers;
    return { kind: "write", object: crd };
  });
}
