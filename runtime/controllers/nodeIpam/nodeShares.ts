import type { ControllerContext, NodeNetworks } from "../frame/controller.ts";
import { NetworkPool } from "./networkPool.ts";

/** What each node has of the networks of the cluster, or was chosen for it and is being written. */
export class NodeShares {
  readonly #pools: readonly NetworkPool[];
  readonly #held = new Map<string, readonly string[]>();

  constructor({ clusters, services }: NodeNetworks, meterOf?: ControllerContext["networkMeter"]) {
    this.#pools = clusters.map((each) => new NetworkPool(each, meterOf));
    for (const each of services) this.#hold(each);
  }

  /** Notes what a node says that it has. Returns whether what it had before is free. */
  see(node: string, cidrs: readonly string[]): boolean {
    const before = this.#held.get(node) ?? [];
    if (cidrs.join() === before.join()) return false;
    this.#release(before);
    this.#held.set(node, cidrs);
    for (const each of cidrs) this.#hold(each);
    return before.length > 0;
  }

  /**
   * One network of each cluster network for a node that has none, in their order. A later call gives the same: a write
   * that failed may be on its way yet. Undefined when one of them has none left.
   */
  choose(node: string): readonly string[] | undefined {
    const known = this.#held.get(node) ?? [];
    if (known.length > 0) {
      // Meanwhile another node may have been given one of them by other hands.
      if (!known.some((each) => this.#pools.some((pool) => pool.isShared(each)))) return known;
      this.forget(node);
    }
    const chosen = this.#pools.map((each) => each.take()).filter((each) => each !== undefined);
    if (chosen.length < this.#pools.length) {
      this.#release(chosen);
      return undefined;
    }
    this.#held.set(node, chosen);
    return chosen;
  }

  /** The node is gone. Returns whether something is free by that. */
  forget(node: string): boolean {
    const before = this.#held.get(node) ?? [];
    this.#held.delete(node);
    this.#release(before);
    return before.length > 0;
  }

  #hold(cidr: string): void {
    for (const each of this.#pools) each.hold(cidr);
  }

  #release(cidrs: readonly string[]): void {
    for (const cidr of cidrs) for (const each of this.#pools) each.release(cidr);
  }
}
