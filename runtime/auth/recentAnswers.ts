export interface RecentOptions {
  /** In milliseconds. */
  readonly clock: () => number;
  /** The oldest go when there are more. */
  readonly maxKept: number;
}

/** Answers that still count, by what was asked. */
export class RecentAnswers<T> {
  readonly #kept = new Map<string, { readonly answer: T; readonly untilMs: number }>();
  readonly #options: RecentOptions;

  constructor(options: RecentOptions) {
    this.#options = options;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found === undefined || found.untilMs > this.#options.clock()) return found?.answer;
    this.#kept.delete(key);
    return undefined;
  }

  /** With no time to keep it, what was kept is forgotten. */
  set(key: string, answer: T, keepMs: number): void {
    const { clock, maxKept } = this.#options;
    this.#kept.delete(key);
    if (keepMs <= 0) return;
    this.#kept.set(key, { answer, untilMs: clock() + keepMs });
    if (this.#kept.size <= maxKept) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}
