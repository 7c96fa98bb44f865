import type { Pod } from "../../../generated/core/v1/pod.ts";
import { steadyClock } from "../../client/clock.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";

/** Names of nodes that pods have and that are not there. */
export class LostNodes {
  readonly #context: ControllerContext;
  /** When each was first missed. */
  readonly #missedMs = new Map<string, number>();

  constructor(context: ControllerContext) {
    this.#context = context;
  }

  /** Those that are missed for so long that no watch is just late, and that the server does not have either. */
  async of(pods: readonly Stored<Pod>[], isKnown: (node: string) => boolean): Promise<ReadonlySet<string>> {
    const { quarantineMs } = this.#context.podGarbage;
    const nowMs = steadyClock.nowMs();
    const named = new Set(pods.map(({ spec }) => spec?.nodeName ?? ""));
    named.delete("");
    const missing = [...named].filter((each) => !isKnown(each));
    for (const each of this.#missedMs.keys()) if (!named.has(each) || isKnown(each)) this.#missedMs.delete(each);
    for (const each of missing) if (!this.#missedMs.has(each)) this.#missedMs.set(each, nowMs);
    const lost = new Set<string>();
    for (const each of missing) {
      if (nowMs - (this.#missedMs.get(each) ?? nowMs) >= quarantineMs && (await this.#isGone(each))) lost.add(each);
    }
    return lost;
  }

  /** Only the server proves it. */
  async #isGone(node: string): Promise<boolean> {
    const { client, signal, onError } = this.#context;
    try {
      await client.core.v1.nodes.get(node, { signal });
      return false;
    } catch (error) {
      if (isNotFound(error)) return true;
      if (!signal.aborted) onError(error);
      return false;
    }
  }
}
