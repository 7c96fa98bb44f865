import { badRequest, tooLargeResourceVersion } from "../../../generated/errors.ts";
import { quoted } from "../../schema/quoted.ts";
import type { ResourceRequest } from "../request.ts";

/** @limit Read of a revision ahead of the server: 504 with the current revision. */
const waitMs = 3000;
const pollMs = 20;
const retrySeconds = 1;
const maxUint64 = 2n ** 64n - 1n;

/** Reads a resourceVersion parameter; throws badRequest when it is no number of 64 bits. */
export function revisionOf(text: string): number {
  const isNumber = /^\d+$/.test(text);
  if (isNumber && (text.length < 20 || (text.length === 20 && BigInt(text) <= maxUint64))) return Number(text);
  const cause = isNumber ? "value out of range" : "invalid syntax";
  const problem = `Invalid value: ${quoted(text)}: strconv.ParseUint: parsing ${quoted(text)}: ${cause}`;
  throw badRequest(`invalid resource version: resourceVersion: ${problem}`);
}

export interface WantedRevision {
  readonly revision: number;
  /** The revision as the client wrote it: it may be beyond what a number holds exactly. */
  readonly text: string;
  /** That revision and no later one: a client that asks again will hardly find it. */
  readonly isExact?: boolean;
}

/**
 * Resolves when the cache has seen the revision; throws tooLargeResourceVersion when it does not within three seconds.
 * The request's signal is asked for only where there is something to wait for: making one costs as much as a read.
 */
export async function awaitRevision(request: ResourceRequest, wanted: WantedRevision): Promise<void> {
  const { revision, text, isExact = false } = wanted;
  const { store } = request;
  const { cache } = store;
  const endMs = Date.now() + waitMs;
  if (cache.revision < revision) await store.fresh(); // another server may have answered with it
  while (cache.revision < revision) {
    if (Date.now() >= endMs || request.signal.aborted) {
      throw tooLargeResourceVersion(text, cache.revision, isExact ? undefined : retrySeconds);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
