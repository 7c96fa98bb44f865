/** How a long piece of work goes on in steps, with rests in which others have the disk. */
export interface Pace {
  /** Ends the work between two steps: it throws the reason. */
  readonly signal: AbortSignal;
  /** Waits so many milliseconds, or until the signal is aborted. */
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A rest is so many times as long as the step before it: the disk is the work's for a quarter of the time at most. */
const restsPerStep = 3;
/**
 * Milliseconds of a rest: at least, because disks that are quick for a moment make all wait when the work goes on for
 * long; at most, where they are slow.
 */
const minRestMs = 25;
const maxRestMs = 1000;

/** Of work that others wait for, or beside which nothing else goes on. */
export async function noRest(): Promise<void> {}

/** Takes a step and rests. Throws the reason of the signal instead when it is aborted. */
export async function pacedStep(run: () => Promise<void>, { signal, rest }: Pace): Promise<void> {
  signal.throwIfAborted();
  const startMs = performance.now();
  await run();
  const restMs = (performance.now() - startMs) * restsPerStep;
  await rest(Math.min(Math.max(restMs, minRestMs), maxRestMs), signal);
}
