/** Where loops over input tell how many steps they take; it throws when that is too much. */
export interface Steps {
  readonly step: (count?: number) => void;
}

/** Work that yields where others may have a turn, and returns what it made. */
export type InSteps<T> = Generator<void, T>;
