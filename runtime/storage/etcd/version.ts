/** What can be relied on in the watches of a member. */
export interface WatchFeatures {
  /** The answer to a progress request comes after all events up to the revision that it names. */
  readonly progressIsOrdered: boolean;
}

/**
 * Where the answers to progress requests are in order, by minor version: before, one could overtake events, or name a
 * revision that a watch which starts ahead of the store had not come to.
 */
const orderedSince: Readonly<Record<string, number>> = { "3.4": 31, "3.5": 13 };

/** By the version that a member tells, e.g. "3.4.23"; nothing is expected of one that tells none. */
export function watchFeatures(version: string): WatchFeatures {
  const [major = Number.NaN, minor = Number.NaN, patch = Number.NaN] = version.split(/[.+-]/).map(Number);
  const since = orderedSince[`${major}.${minor}`];
  const isLater = major > 3 || (major === 3 && minor > 5);
  return { progressIsOrdered: isLater || (since !== undefined && patch >= since) };
}
