import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodFeed } from "../podinfo/podInfo.ts";

/** Passes changes of pods on to those who watch them. */
export class PodChanges {
  readonly #listeners = new Set<(pod: Pod) => void>();

  readonly onChange: PodFeed["onChange"] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  changed(pod: Pod): void {
    for (const each of this.#listeners) each(pod);
  }
}
