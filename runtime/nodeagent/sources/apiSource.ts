import type { Pod } from "../../../generated/core/v1/pod.ts";
import { createInformer } from "../../client/informer.ts";
import type { NamespacedResource, Stored } from "../../client/resourceTypes.ts";

export interface ApiSourceOptions {
  readonly pods: NamespacedResource<Pod>;
  readonly nodeName: string;
  readonly signal: AbortSignal;
  readonly onPod: (pod: Stored<Pod>) => void;
  readonly onGone: (pod: Stored<Pod>) => void;
  readonly onError: (error: unknown) => void;
}

export interface ApiSource {
  readonly find: (namespace: string, name: string) => Stored<Pod> | undefined;
  /** The first list has been handed on. */
  readonly hasSynced: () => boolean;
  readonly synced: Promise<void>;
  readonly stopped: Promise<void>;
}

/** The pods that the API binds to the node. */
export function startApiSource(options: ApiSourceOptions): ApiSource {
  const { pods, nodeName, signal, onPod, onGone, onError } = options;
  const informer = createInformer(pods, { fieldSelector: `spec.nodeName=${nodeName}`, onError, backoff });
  informer.addHandler({
    add: onPod,
    update: (old, pod) => {
      if (old.metadata.uid !== pod.metadata.uid) onGone(old); // deleted and made again while no watch was open
      onPod(pod);
    },
    delete: onGone,
  });
  const stopped = informer.run(signal);
  return {
    find: (namespace, name) => informer.store.get({ namespace, name }),
    hasSynced: informer.hasSynced,
    synced: informer.synced(signal),
    stopped,
  };
}

/** An agent whose server comes back takes its wishes soon. */
const backoff = {
  baseMs: 500,
  /** @limit Wait before pods are listed again after an error: listed after that time. */
  maxMs: 5000,
};
