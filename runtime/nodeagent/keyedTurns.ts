/** Runs what is asked for one key one after the other, and for different keys at the same time. */
export type Turns = <T>(key: string, run: () => Promise<T>) => Promise<T>;

export function keyedTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(run, run);
    last.set(key, own);
    const end = () => {
      if (last.get(key) === own) last.delete(key);
    };
    own.then(end, end);
    return own;
  };
}
