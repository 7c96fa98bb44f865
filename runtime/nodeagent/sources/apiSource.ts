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
  /** The first list has been handed on. */
  readonly hasSynced: () => boolean;
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
  return { hasSynced: informer.hasSynced, stopped: informer.run(signal) };
}

/** An agent whose server comes back takes its wishes soon. */
export const backoff = {
  baseMs: 500,
  /** @limit Wait before pods or services are listed again after an error: listed after that time. */
  maxMs: 5000,
};
