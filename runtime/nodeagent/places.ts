export interface TakeOptions {
  /** Before those that wait without this. */
  readonly isFirst?: boolean;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** A few places for work of one sort; what finds none waits. */
export interface Places {
  /** Resolves to how the place is left; leaving it twice is once. Rejects with the signal's reason. */
  readonly take: (options?: TakeOptions) => Promise<() => void>;
  /** How many wait. */
  readonly waiting: () => number;
}

export function openPlaces(count: number): Places {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let free = count;

  function next(): void {
    const begin = free > 0 ? (first.shift() ?? others.shift()) : undefined;
    if (begin === undefined) return;
    free -= 1;
    begin();
  }

  function place(): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      free += 1;
      next();
    };
  }

  return {
    take: ({ isFirst = false, signal } = {}) =>
      new Promise((resolve, reject) => {
        const queue = isFirst ? first : others;
        const begin = () => {
          signal?.removeEventListener("abort", leave);
          resolve(place());
        };
        const leave = () => {
          queue.splice(queue.indexOf(begin), 1);
          reject(signal?.reason);
        };
        queue.push(begin);
        if (signal?.aborted) return leave();
        signal?.addEventListener("abort", leave, { once: true });
        next();
      }),
    waiting: () => first.length + others.length,
  };
}
