import { type Informer, nameOfKey, objectKey, type Stored } from "../client/index.ts";
import { keyOfName, type ObjectName } from "../client/objectKey.ts";
import type { ApiObject, OwnerReferenceLike } from "../schema/object.ts";
import { type Outcome, runController } from "./frame/runController.ts";
import { WorkQueue, type WorkQueueOptions } from "./frame/workQueue.ts";

export interface ControllerOptions<T extends ApiObject> {
  /** Knows the objects that the controller looks at. Each change is a look; so is each object at the start. */
  readonly informer: Informer<T>;
  /**
   * Know what the controller makes for these objects, with an owner reference that says `controller: true`. A change
   * of it is a look at its owner.
   */
  readonly owned?: readonly Informer<ApiObject>[];
  /**
   * Makes the world as the object wants it, from what is known now: it may be called at any time and any number of
   * times, but for one object once at a time. The object is shared: copy before changing it. What it throws is tried
   * again, after a wait that grows; so is "retry". It is not called for an object that is gone: what must be cleaned up
   * needs a finalizer.
   */
  readonly reconcile: (object: Stored<T>, signal: AbortSignal) => Promise<Outcome> | Promise<void>;
  /** Objects that are looked at at once; default 1. */
  readonly workers?: number;
  /** What `reconcile` threw, unless it was a conflict, which just means that what was known is out of date. */
  readonly onError: (error: unknown, object: ObjectName) => void;
  readonly queue?: WorkQueueOptions;
}

export interface OwnController {
  /** Asks for a look at an object, e.g. because something changed that no informer knows. */
  readonly look: (object: ObjectName) => void;
  /**
   * Runs from when all informers have synced until the signal is aborted, and resolves when no look is under way. The
   * informers are the caller's to run.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/**
 * A controller of one kind.
 *
 * @example
 * const widgets = createInformer(client.example.v1.widgets);
 * const maps = createInformer(client.core.v1.configmaps);
 * const controller = createController({ informer: widgets, owned: [maps], reconcile, onError: console.error });
 * await Promise.all([widgets.run(signal), maps.run(signal), controller.run(signal)]);
 */
export function createController<T extends ApiObject>(options: ControllerOptions<T>): OwnController {
  const { informer, owned = [], reconcile, workers = 1, onError } = options;
  const queue = new WorkQueue(options.queue);
  const consider = (object: Stored<T>) => queue.add(objectKey(object));
  informer.addHandler({ add: consider, update: (_old, object) => consider(object) });
  const considerOwners = (...objects: readonly Stored<ApiObject>[]) => {
    for (const owner of new Set(objects.map((each) => ownerOf(each, informer)))) {
      if (owner !== undefined) consider(owner);
    }
  };
  for (const each of owned) {
    each.addHandler({
      add: (object) => considerOwners(object),
      update: considerOwners, // an owner may have lost it
      delete: (object) => considerOwners(object),
    });
  }
  return {
    look: (object) => queue.add(keyOfName(object)),
    run: (signal) =>
      runController({
        queue,
        workers,
        synced: [informer.synced, ...owned.map((each) => each.synced)],
        reconcile: async (key) => {
          const object = informer.store.get(nameOfKey(key));
          return object === undefined ? undefined : ((await reconcile(object, signal)) ?? undefined);
        },
        context: { signal, onError: (error, key) => onError(error, nameOfKey(key)) },
      }),
  };
}

/** The object that controls another one, as an informer knows it: it lives beside that one or in no namespace. */
function ownerOf<T extends ApiObject>({ metadata }: Stored<ApiObject>, { store }: Informer<T>): Stored<T> | undefined {
  const reference = metadata.ownerReferences?.find((each: OwnerReferenceLike) => each.controller === true);
  if (reference === undefined) return undefined;
  const { name, uid } = reference;
  const { namespace } = metadata;
  const beside = namespace === undefined ? undefined : store.get({ namespace, name });
  return [beside, store.get({ name })].find((each) => each?.metadata.uid === uid);
}
