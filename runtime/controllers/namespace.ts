import type { Namespace } from "../../generated/core/v1/namespace.ts";
import type { ClusterResource, Stored, Transport } from "../client/index.ts";
import { createInformer, isConflict, isNotFound, namespacedResource } from "../client/index.ts";
import { namespacedResources } from "./discovery.ts";

export interface NamespaceControllerOptions {
  readonly namespaces: ClusterResource<Namespace>;
  /** Reaches the same server; what lives in namespaces is found by discovery. */
  readonly transport: Transport;
  /** The entry of spec.finalizers that this controller answers for. */
  readonly finalizer: string;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Time between two looks at a namespace whose contents go slowly, in milliseconds. */
const retryMs = 1000;

/**
 * Empties namespaces that are being deleted and then takes the finalizer away that holds them. Resolves when the signal
 * aborts.
 */
export async function runNamespaceController(options: NamespaceControllerOptions): Promise<void> {
  const { namespaces, finalizer, signal, onError } = options;
  const underWay = new Set<string>();
  const consider = (namespace: Stored<Namespace>): void => {
    const { name, deletionTimestamp } = namespace.metadata;
    const isHeld = namespace.spec?.finalizers?.includes(finalizer) === true;
    if (deletionTimestamp === undefined || !isHeld || underWay.has(name)) return;
    underWay.add(name);
    finalize(name, options)
      .catch((error) => {
        if (!signal.aborted) onError(error);
      })
      .finally(() => underWay.delete(name));
  };
  const informer = createInformer(namespaces, { onError });
  informer.addHandler({ add: consider, update: (_old, now) => consider(now) });
  await informer.run(signal);
}

/** Deletes the contents again and again until nothing is left, then lets the namespace go. */
async function finalize(name: string, options: NamespaceControllerOptions): Promise<void> {
  const { namespaces, finalizer, signal } = options;
  while (!signal.aborted) {
    if ((await empty(name, options)) === 0) {
      try {
        const namespace = await namespaces.get(name, { signal });
        const finalizers = namespace.spec?.finalizers?.filter((each) => each !== finalizer) ?? [];
        const released = { ...namespace, spec: { ...namespace.spec, finalizers } };
        await namespaces.subresource<Namespace>("finalize").update(name, released, { signal });
        return;
      } catch (error) {
        if (isNotFound(error)) return;
        if (!isConflict(error)) throw error;
      }
    }
    await wait(retryMs, signal);
  }
}

/** Deletes what is there; returns how many objects are left. */
async function empty(namespace: string, options: NamespaceControllerOptions): Promise<number> {
  const { transport, signal } = options;
  let remaining = 0;
  for (const { ref, verbs } of await namespacedResources(transport, signal)) {
    if (!verbs.includes("list") || !verbs.includes("deletecollection")) continue;
    const resource = namespacedResource(transport, ref).namespace(namespace);
    await resource.deleteCollection({ signal });
    const { items, metadata } = await resource.list({ limit: 1, signal });
    remaining += items.length + (metadata.remainingItemCount ?? 0);
  }
  return remaining;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
