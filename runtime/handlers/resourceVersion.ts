import { badRequest, tooLargeResourceVersion } from "../../generated/errors.ts";
import type { Store } from "../registry/store.ts";

/** How long a read waits for a version that is ahead of the server, in milliseconds. */
const waitMs = 3000;
const pollMs = 20;

/** Reads a resourceVersion parameter; throws badRequest when it is not a decimal number. */
export function revisionOf(text: string): number {
  if (/^\d{1,19}$/.test(text)) return Number(text);
  throw badRequest(
    `invalid resource version: resourceVersion: Invalid value: ${JSON.stringify(text)}: ` +
      `strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`,
  );
}

/**
 * Resolves when the cache has seen the revision; throws tooLargeResourceVersion when it does not within three seconds.
 */
export async function awaitRevision(store: Store, wanted: { revision: number; signal: AbortSignal }): Promise<void> {
  const { cache } = store;
  const endMs = Date.now() + waitMs;
  while (cache.revision < wanted.revision) {
    if (Date.now() >= endMs || wanted.signal.aborted) throw tooLargeResourceVersion(wanted.revision, cache.revision);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
