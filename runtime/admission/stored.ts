/** Stored objects of a kind as plugins ask for them. What they get is shared by all who ask: not to be changed. */
export interface Stored<T> {
  /** Undefined: there is no such object. */
  readonly find: (namespace: string, name: string) => T | undefined;
  /** Of all objects that can be read, by key. The same list while no object of the kind changes. */
  readonly all: () => readonly T[];
  /** Learns of what other servers have written. */
  readonly refresh: () => Promise<void>;
}
