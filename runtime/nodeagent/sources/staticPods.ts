import type { Pod } from "../../../generated/core/v1/pod.ts";
import { fullName } from "./staticPod.ts";

export interface StaticPodsOptions {
  /** Runs the pod. */
  readonly put: (pod: Pod) => void;
  /** Ends it. */
  readonly remove: (uid: string) => void;
  readonly onError: (error: unknown) => void;
  /** The pods that should be have changed. */
  readonly onChange: (name: string) => void;
  /** Tells the states of a pod apart. */
  readonly hashOf: (pod: Pod) => string;
}

/**
 * The pods of manifests. One that has changed is another pod, which begins when the one before is gone; one whose
 * manifest gives it its uid stays the same pod.
 */
export class StaticPods {
  readonly #options: StaticPodsOptions;
  /** By source, then by full name. */
  readonly #wanted = new Map<string, ReadonlyMap<string, Pod>>();
  /** Those that run or end, by full name. */
  readonly #running = new Map<string, Pod>();

  constructor(options: StaticPodsOptions) {
    this.#options = options;
  }

  /** These are all pods of a source. Of several with one name the first is run. */
  set(source: string, pods: readonly Pod[]): void {
    const wanted = new Map<string, Pod>();
    for (const each of pods) {
      const name = fullName(each);
      if (!wanted.has(name)) wanted.set(name, each);
      else this.#options.onError(new Error(`several manifests are of the pod ${name}: the first of them is run`));
    }
    this.#wanted.set(source, wanted);
    const names = new Set([...this.#running.keys(), ...pods.map(fullName)]);
    for (const each of names) this.#settle(each);
  }

  /** Nothing is left of a pod. */
  gone({ metadata }: Pod): void {
    for (const [name, pod] of [...this.#running]) {
      // a pod that returns is put there again
      if (pod.metadata?.uid !== metadata?.uid) continue;
      this.#running.delete(name);
      this.#options.onChange(name);
      this.#settle(name);
    }
  }

  has(uid: string): boolean {
    return this.byUid(uid) !== undefined;
  }

  byUid(uid: string): Pod | undefined {
    return [...this.#running.values()].find(({ metadata }) => metadata?.uid === uid);
  }

  /** The pod of a name that runs, or still ends. */
  byName(name: string): Pod | undefined {
    return this.#running.get(name);
  }

  #settle(name: string): void {
    const [wanted] = [...this.#wanted.values()].flatMap((each) => each.get(name) ?? []);
    const running = this.#running.get(name);
    const { remove, hashOf } = this.#options;
    if (running !== undefined && running.metadata?.uid !== wanted?.metadata?.uid) {
      remove(running.metadata?.uid ?? "");
      return;
    }
    if (wanted === undefined || (running !== undefined && hashOf(wanted) === hashOf(running))) return;
    this.#running.set(name, wanted);
    this.#options.put(wanted);
    this.#options.onChange(name);
  }
}
