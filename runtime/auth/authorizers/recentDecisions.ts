import type { Decision } from "../../schema/access/authorization.ts";

/** @limit Answers of an authorization webhook that are kept: the oldest are asked for again. */
const maxKept = 8192;

/** Decisions that still count, by what was asked. */
export class RecentDecisions {
  readonly #kept = new Map<string, { readonly decision: Decision; readonly untilMs: number }>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get(key: string): Decision | undefined {
    const found = this.#kept.get(key);
    if (found === undefined || found.untilMs > this.#clock()) return found?.decision;
    this.#kept.delete(key);
    return undefined;
  }

  set(key: string, decision: Decision, keepMs: number): void {
    this.#kept.delete(key);
    if (keepMs <= 0) return;
    this.#kept.set(key, { decision, untilMs: this.#clock() + keepMs });
    if (this.#kept.size <= maxKept) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}
