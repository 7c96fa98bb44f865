/** Where loops over input tell how many steps they take; it throws when that is too much. */
export interface Steps {
  readonly step: (count?: number) => void;
}

/**
 * Work that yields where others may have a turn, and returns what it made. It goes on when a promise that it yields has
 * resolved, which none may fail to; only work that may take turns waits for anything.
 */
export type InSteps<T> = Generator<Promise<void> | void, T>;
