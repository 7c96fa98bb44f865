import type { EvictionRules } from "../frame/controller.ts";

/** What decides how fast nodes of a zone are given up. */
interface Zone {
  nodes: number;
  unready: number;
  /** Names of nodes whose turn has not come, in the order in which they asked. */
  readonly waiting: Set<string>;
  /** When the last of them had its turn. */
  turnMs: number;
}

interface Place {
  readonly zone: string;
  readonly isReady: boolean;
}

export interface EvictionPaceOptions {
  readonly rules: EvictionRules;
  readonly nowMs: () => number;
  /** The node is the first of those that wait now: ask for its turn. */
  readonly onFirst: (name: string) => void;
}

/** After so many milliseconds the first of a zone asks again, since the zone may have another pace by then. */
const askAgainMs = 5000;

/** So many unready nodes disrupt no zone, whatever their share. */
const fewUnready = 2;

/**
 * Gives nodes that stay unready their turns to be left by their pods, zone by zone: where many nodes fail at once the
 * network or this process is likely to be at fault, and pods that move help less than they harm.
 *
 *   well, or no node of the zone is ready      the usual rate
 *   many nodes unready, large cluster          the secondary rate
 *   many nodes unready, small cluster          none while another zone is well, else the usual rate
 *
 * No rate is 0 because all zones fail: a node that stays unready gets its taint, be it the only one.
 */
export class EvictionPace {
  readonly #options: EvictionPaceOptions;
  readonly #zones = new Map<string, Zone>();
  readonly #places = new Map<string, Place>();
  /** Nodes that had their turn and have not been seen with their taint. */
  readonly #granted = new Set<string>();
  #wellZones = 0;

  constructor(options: EvictionPaceOptions) {
    this.#options = options;
  }

  /** Notes where a node is, and whether it is ready. */
  see(name: string, place: Place): void {
    const before = this.#places.get(name);
    if (before?.zone === place.zone && before.isReady === place.isReady) return;
    if (before !== undefined && before.zone !== place.zone) this.leave(name);
    if (before !== undefined) this.#count(before, -1);
    this.#places.set(name, place);
    this.#count(place, 1);
  }

  /** The node is gone. */
  forget(name: string): void {
    const place = this.#places.get(name);
    if (place === undefined) return;
    this.leave(name);
    this.#places.delete(name);
    this.#count(place, -1);
  }

  /**
   * Milliseconds after which to ask again for the turn of a node; 0 when it is now, until `leave`. Undefined when
   * others are before it: `onFirst` says when they no longer are.
   */
  turn(name: string): number | undefined {
    if (this.#granted.has(name)) return 0;
    const zone = this.#zoneOf(name);
    if (zone === undefined) return undefined;
    zone.waiting.add(name);
    const [first] = zone.waiting;
    if (first !== name) return undefined;
    const perSecond = this.#perSecond(zone);
    const now = this.#options.nowMs();
    const leftMs = perSecond > 0 ? zone.turnMs + 1000 / perSecond - now : askAgainMs;
    if (leftMs > 0) return Math.min(leftMs, askAgainMs);
    zone.turnMs = now;
    this.leave(name);
    this.#granted.add(name);
    return 0;
  }

  /** The node is ready, or has its taint: it waits no more. */
  leave(name: string): void {
    this.#granted.delete(name);
    const { waiting } = this.#zoneOf(name) ?? {};
    const [first] = waiting ?? [];
    waiting?.delete(name);
    const [next] = waiting ?? [];
    if (first === name && next !== undefined) this.#options.onFirst(next);
  }

  #zoneOf(name: string): Zone | undefined {
    return this.#zones.get(this.#places.get(name)?.zone ?? "");
  }

  #count({ zone: key, isReady }: Place, change: 1 | -1): void {
    const zone = this.#zones.get(key) ?? { nodes: 0, unready: 0, waiting: new Set<string>(), turnMs: -Infinity };
    const wasWell = this.#isWell(zone);
    zone.nodes += change;
    if (!isReady) zone.unready += change;
    this.#wellZones += Number(this.#isWell(zone)) - Number(wasWell);
    if (zone.nodes > 0) this.#zones.set(key, zone);
    else this.#zones.delete(key);
  }

  #isWell(zone: Zone): boolean {
    return zone.unready < zone.nodes && !this.#isDisrupted(zone);
  }

  /** Many of its nodes are unready, but not all. */
  #isDisrupted({ nodes, unready }: Zone): boolean {
    const { unhealthyShare } = this.#options.rules;
    return unready < nodes && unready > fewUnready && unready / nodes >= unhealthyShare;
  }

  #perSecond(zone: Zone): number {
    const { perSecond, secondaryPerSecond, largeClusterSize } = this.#options.rules;
    if (!this.#isDisrupted(zone)) return perSecond;
    if (this.#places.size > largeClusterSize) return secondaryPerSecond;
    return this.#wellZones > 0 ? 0 : perSecond;
  }
}
