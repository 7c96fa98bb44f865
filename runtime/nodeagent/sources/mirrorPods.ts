import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { isAlreadyExists, isNotFound } from "../../client/errors.ts";
import type { NamespacedResource, Stored } from "../../client/resourceTypes.ts";
import { pause } from "../../lib/pause.ts";
import type { Platform } from "../../schema/platform.ts";
import { fullName, hashOf } from "./staticPod.ts";

export interface MirrorPodsOptions {
  readonly pods: NamespacedResource<Pod>;
  readonly names: Platform["names"];
  readonly nodeName: string;
  /** The owner of mirrors; undefined while it is not registered. */
  readonly node: () => Stored<Node> | undefined;
  /** The static pod of a full name, if there is one. */
  readonly staticPod: (name: string) => Pod | undefined;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

const retryMs = 3000;

/** Keeps an image in the API of each static pod: it shows what runs, and deleting it ends nothing. */
export class MirrorPods {
  readonly #options: MirrorPodsOptions;
  readonly #known = new Map<string, Stored<Pod>>();
  /** Full names that are being worked on; true when they must be looked at again. */
  readonly #working = new Map<string, boolean>();

  constructor(options: MirrorPodsOptions) {
    this.#options = options;
  }

  get(name: string): Stored<Pod> | undefined {
    return this.#known.get(name);
  }

  /** The API has this mirror. */
  seen(mirror: Stored<Pod>): void {
    this.#known.set(fullName(mirror), mirror);
    this.look(fullName(mirror));
  }

  /** The API has it no more. */
  gone(mirror: Stored<Pod>): void {
    const name = fullName(mirror);
    if (this.#known.get(name)?.metadata.uid === mirror.metadata.uid) this.#known.delete(name);
    this.look(name);
  }

  /** A static pod or its mirror is another. */
  look(name: string): void {
    if (this.#working.has(name)) return void this.#working.set(name, true);
    this.#working.set(name, false);
    void this.#work(name);
  }

  async #work(name: string): Promise<void> {
    const { signal, onError } = this.#options;
    for (let isDone = false; !isDone && !signal.aborted; ) {
      this.#working.set(name, false);
      try {
        isDone = (await this.#reconcile(name)) && this.#working.get(name) === false;
      } catch (error) {
        onError(error);
      }
      if (!isDone && this.#working.get(name) === false) await pause(retryMs, signal);
    }
    this.#working.delete(name);
  }

  /** Returns whether nothing is left to do until something changes. */
  async #reconcile(name: string): Promise<boolean> {
    const { staticPod, pods, names, node } = this.#options;
    const wanted = staticPod(name);
    const mirror = this.#known.get(name);
    if (mirror !== undefined) {
      const { uid, namespace = "", annotations, deletionTimestamp } = mirror.metadata;
      const isSame = wanted !== undefined && annotations?.[names.annotationConfigMirror] === hashOf(wanted, names);
      if (isSame && deletionTimestamp === undefined) return true;
      await gone(
        pods.namespace(namespace).delete(mirror.metadata.name, { gracePeriodSeconds: 0, preconditions: { uid } }),
      );
      return true; // the watch says when it is gone
    }
    if (wanted === undefined) return true;
    if (node() === undefined) return false;
    try {
      await pods.namespace(wanted.metadata?.namespace ?? "").create(this.#mirrorOf(wanted));
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      return false;
    }
    return true;
  }

  #mirrorOf(pod: Pod): Pod {
    const { names, nodeName, node } = this.#options;
    const { uid: _, creationTimestamp: __, ...metadata } = pod.metadata ?? {};
    const owner = { apiVersion: "v1", kind: "Node", name: nodeName, uid: node()?.metadata.uid ?? "", controller: true };
    return {
      metadata: {
        ...metadata,
        annotations: { ...metadata.annotations, [names.annotationConfigMirror]: hashOf(pod, names) },
        ownerReferences: [owner],
      },
      ...(pod.spec === undefined ? {} : { spec: pod.spec }),
    };
  }
}

async function gone(deleted: Promise<unknown>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
