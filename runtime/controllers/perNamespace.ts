import type { Namespace } from "../../generated/core/v1/namespace.ts";
import { causesOfError, isAlreadyExists, isNotFound, type NamespacedResource, type Stored } from "../client/index.ts";
import type { ApiObject } from "../schema/index.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { runController } from "./frame/runController.ts";

export interface PerNamespaceOptions<T extends ApiObject> {
  readonly resource: NamespacedResource<T>;
  /** Of the queue, for metrics. */
  readonly queueName: string;
  /** The name that the object has in each namespace. */
  readonly name: string;
  /** A new one. */
  readonly make: () => T;
  /** What it is to be, where it is not as it should be; undefined where it is. Absent: any will do. */
  readonly repair?: (stored: Stored<T>) => Stored<T> | undefined;
}

/** Namespaces that are looked at at once. */
const workers = 5;

/** Sees to it that every active namespace has an object of a kind, made anew when it is deleted. */
export async function keepInEveryNamespace<T extends ApiObject>(
  context: ControllerContext,
  options: PerNamespaceOptions<T>,
): Promise<void> {
  const { client, informers, newQueue, signal } = context;
  const { resource, queueName, name, make, repair } = options;
  const queue = newQueue(queueName);
  const namespaces = informers.of(client.core.v1.namespaces);
  const objects = informers.of(resource, { fieldSelector: `metadata.name=${name}` });
  const consider = (namespace: Stored<Namespace>) => queue.add(namespace.metadata.name);
  const reconsider = (object: Stored<ApiObject>) => queue.add(object.metadata.namespace ?? "");
  namespaces.addHandler({ add: consider, update: (_old, now) => consider(now) });
  objects.addHandler({ update: (_old, now) => reconsider(now), delete: reconsider });
  const reconcile = async (namespace: string): Promise<undefined> => {
    if (namespaces.store.get({ name: namespace })?.status?.phase !== "Active") return;
    const stored = objects.store.get({ namespace, name });
    const wanted = stored === undefined ? undefined : repair?.(stored);
    const place = resource.namespace(namespace);
    try {
      if (stored === undefined) await place.create(make(), { signal });
      else if (wanted !== undefined) await place.update(wanted, { signal });
    } catch (error) {
      if (!isSettled(error)) throw error;
    }
  };
  await runController({ queue, workers, synced: [namespaces.synced, objects.synced], reconcile, context });
}

/** The object is there already, or the namespace is gone or going: an event follows, or none is needed. */
function isSettled(error: unknown): boolean {
  const isTerminating = causesOfError(error).some((each) => each.reason === "NamespaceTerminating");
  return isAlreadyExists(error) || isNotFound(error) || isTerminating;
}
