import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type Informer, isNotFound, nameOfKey, objectKey, type Stored } from "../../client/index.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { runController } from "../frame/runController.ts";
import type { WorkQueue } from "../frame/workQueue.ts";

const workers = 2;

export interface Protection<T extends ApiObject> {
  readonly queue: WorkQueue;
  readonly objects: Informer<T>;
  readonly finalizer: string;
  /** Whether an object that is being deleted must stay. What uses it adds its key to the queue when it does not. */
  readonly isInUse: (object: Stored<T>) => boolean | Promise<boolean>;
  readonly update: (object: Stored<T>) => Promise<unknown>;
  /** What must be known before the first look, beside the objects. */
  readonly synced?: readonly ((signal: AbortSignal) => Promise<void>)[];
  readonly upkeep?: Upkeep<T>;
}

/** What else is kept right of objects that are not being deleted. */
export interface Upkeep<T extends ApiObject> {
  readonly isDue: (object: Stored<T>) => boolean;
  readonly run: (object: Stored<T>) => Promise<void>;
}

/** Sees to it that objects have a finalizer, and takes it off those that are being deleted once they are not in use. */
export async function runProtection<T extends ApiObject>(
  { queue, objects, finalizer, isInUse, update, synced = [], upkeep }: Protection<T>,
  context: ControllerContext,
): Promise<void> {
  const consider = (object: Stored<T>) => {
    const isHeld = object.metadata.finalizers?.includes(finalizer) === true;
    const isEnding = object.metadata.deletionTimestamp !== undefined;
    if (isHeld === isEnding || upkeep?.isDue(object) === true) queue.add(objectKey(object));
  };
  objects.addHandler({ add: consider, update: (_old, now) => consider(now) });
  const keep = async (object: Stored<T>) => {
    const { finalizers = [], deletionTimestamp } = object.metadata;
    const others = finalizers.filter((each) => each !== finalizer);
    const isEnding = deletionTimestamp !== undefined;
    if (isEnding !== others.length < finalizers.length) {
      if (upkeep?.isDue(object) === true) await upkeep.run(object);
    } else if (!isEnding || !(await isInUse(object))) {
      const wanted = isEnding ? others : [...finalizers, finalizer];
      await update({ ...object, metadata: { ...object.metadata, finalizers: wanted } });
    }
  };
  const reconcile = async (key: string): Promise<undefined> => {
    const object = objects.store.get(nameOfKey(key));
    if (object === undefined) return;
    try {
      await keep(object);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };
  await runController({ queue, workers, synced: [objects.synced, ...synced], reconcile, context });
}

export interface PodProtection<T extends ApiObject> extends Omit<Protection<T>, "isInUse" | "synced"> {
  /** Names of the objects that a pod uses, all in its namespace. */
  readonly namesOf: (pod: Stored<Pod>) => readonly string[];
  /** A change of the pod may have let go of what it used. */
  readonly hasLetGo: (pod: Stored<Pod>) => boolean;
  readonly uses: (pod: Stored<Pod>, object: Stored<T>) => boolean;
}

/** The same of objects that pods use. */
export async function runPodProtection<T extends ApiObject>(
  { namesOf, hasLetGo, uses, ...protection }: PodProtection<T>,
  context: ControllerContext,
): Promise<void> {
  const { client, informers, signal } = context;
  const { pods } = client.core.v1;
  const known = informers.of(pods);
  const release = (pod: Stored<Pod>) => {
    for (const name of namesOf(pod)) protection.queue.add(`${pod.metadata.namespace}/${name}`);
  };
  known.addHandler({
    update: (_old, pod) => {
      if (hasLetGo(pod)) release(pod);
    },
    delete: release,
  });
  /** Only the server proves that there is no such pod. */
  const isInUse = async (object: Stored<T>): Promise<boolean> => {
    const { namespace = "" } = object.metadata;
    if (known.store.list(namespace).some((pod) => uses(pod, object))) return true;
    return (await pods.namespace(namespace).list({ signal })).items.some((pod) => uses(pod, object));
  };
  await runProtection({ ...protection, isInUse, synced: [known.synced] }, context);
}
