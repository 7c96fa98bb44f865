/**
 * Tells how far a long run is: nothing in its first second, then a line that renews itself, or one line a second in a
 * log.
 */
export interface Progress {
  /** A step has begun or moved on. */
  readonly at: (step: string) => void;
  /** Clears the line, so that what follows starts clean. */
  readonly end: () => void;
}

export interface ProgressOptions {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
}

const quietMs = 1000;

export function makeProgress({ write, isTerminal, now }: ProgressOptions): Progress {
  const start = now();
  let printedAt = start;
  let isLineOpen = false;
  return {
    at: (step) => {
      const time = now();
      const isDue = time - start >= quietMs && time - printedAt >= (isTerminal ? 100 : quietMs);
      if (!isDue) return;
      printedAt = time;
      const line = `generate: ${step} (${((time - start) / 1000).toFixed(1)} s)`;
      write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
      isLineOpen = isTerminal;
    },
    end: () => {
      if (isLineOpen) write("\r\u001b[K");
      isLineOpen = false;
    },
  };
}
