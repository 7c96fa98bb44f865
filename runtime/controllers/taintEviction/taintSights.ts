import type { Node } from "../../../generated/core/v1/node.ts";
import type { Taint } from "../../../generated/core/v1/scheduling.ts";
import type { Stored } from "../../client/index.ts";
import type { EvictingTaint } from "./deadline.ts";

/** The taints of each node that remove pods. One that does not say when it was added counts from its first sight. */
export class TaintSights {
  readonly #known = new Map<string, readonly EvictingTaint[]>();

  /** Whether they are others than before. */
  see({ metadata: { name }, spec }: Stored<Node>, nowMs: number): boolean {
    const before = this.of(name);
    const taints = (spec?.taints ?? []).filter(({ effect }) => effect === "NoExecute");
    const now = taints.map((taint): EvictingTaint => {
      const known = before.find((each) => isSame(each.taint, taint));
      return known ?? { taint, sinceMs: Date.parse(taint.timeAdded ?? "") || nowMs };
    });
    if (now.length === before.length && now.every((each) => before.includes(each))) return false;
    if (now.length === 0) this.#known.delete(name);
    else this.#known.set(name, now);
    return true;
  }

  forget(node: string): void {
    this.#known.delete(node);
  }

  of(node: string): readonly EvictingTaint[] {
    return this.#known.get(node) ?? [];
  }
}

function isSame(a: Taint, b: Taint): boolean {
  return a.key === b.key && a.value === b.value && a.timeAdded === b.timeAdded;
}
