/** @limit Continue tokens whose remaining count is remembered: the oldest is forgotten. */
const maxPlaces = 1000;

/** Where a page of a list ended. */
export interface PageEnd {
  readonly prefix: string;
  /** Key of its last item. */
  readonly after: string;
  readonly revision: number;
}

/**
 * How many objects follow where pages ended: at a fixed revision that stays, so the next page need not count what lies
 * beyond it once more. Counting every page's rest makes a walk of a large collection quadratic.
 */
export class PageCounts {
  readonly #counts = new Map<string, number>();

  get(end: PageEnd): number | undefined {
    return this.#counts.get(nameOf(end));
  }

  set(end: PageEnd, count: number): void {
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= maxPlaces) this.#counts.delete(oldest);
    this.#counts.set(nameOf(end), count);
  }
}

function nameOf({ prefix, after, revision }: PageEnd): string {
  return `${revision} ${prefix} ${after}`;
}
