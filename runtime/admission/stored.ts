/** Stored objects of a kind as plugins ask for them. What they get is shared by all who ask: not to be changed. */
export interface Stored<T> {
  /** Undefined: there is no such object. */
  readonly find: (namespace: string, name: string) => T | undefined;
  /** Of all objects that can be read, by key. The same list while no object of the kind changes. */
  readonly all: () => readonly T[];
  /** Learns of what other servers have written. */
  readonly refresh: () => Promise<void>;
}

/** What a function finds in all objects of a kind: looked for again when one of them has changed. */
export function foundIn<T, R>({ all }: Pick<Stored<T>, "all">, find: (all: readonly T[]) => R): () => R {
  let known: { readonly of: readonly T[]; readonly found: R } | undefined;
  return () => {
    const of = all();
    if (known?.of !== of) known = { of, found: find(of) };
    return known.found;
  };
}

/** The objects of two places as one: those of the first stand before those of the second. */
export function joined<T>(first: Pick<Stored<T>, "all">, second: Pick<Stored<T>, "all">): Pick<Stored<T>, "all"> {
  let known: { readonly of: readonly unknown[]; readonly all: readonly T[] } | undefined;
  return {
    all: () => {
      const [before, after] = [first.all(), second.all()];
      if (before.length === 0) return after;
      if (known?.of[0] !== before || known.of[1] !== after) {
        known = { of: [before, after], all: [...before, ...after] };
      }
      return known.all;
    },
  };
}
