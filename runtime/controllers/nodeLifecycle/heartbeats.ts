/** What has been seen of a node, by the clock of this process: those of nodes may be wrong. */
export interface Sight {
  /** When the node was last heard. */
  readonly heardMs: number;
  /** Since when its Ready condition is what it is. */
  readonly readySinceMs: number;
}

interface Known extends Sight {
  readonly beat: string;
  readonly ready: string;
}

/** Notes when heartbeats and conditions of nodes change. */
export class Heartbeats {
  readonly #known = new Map<string, Known>();

  /** `beat` is another at each heartbeat; `ready` is the status of the condition, "" for none. */
  see(name: string, { beat, ready, nowMs }: Pick<Known, "beat" | "ready"> & { readonly nowMs: number }): Sight {
    const known = this.#known.get(name);
    const heardMs = known?.beat === beat ? known.heardMs : nowMs;
    const readySinceMs = known?.ready === ready ? known.readySinceMs : nowMs;
    const sight = { beat, ready, heardMs, readySinceMs };
    this.#known.set(name, sight);
    return sight;
  }

  forget(name: string): void {
    this.#known.delete(name);
  }
}
