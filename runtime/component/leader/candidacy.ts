import type { LeaseCandidate } from "../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { backoffMs } from "../../client/backoff.ts";
import { type Clock, sleep } from "../../client/clock.ts";
import { isConflict } from "../../client/errors.ts";
import { createInformer } from "../../client/informer.ts";
import type { NamespacedResource, Stored } from "../../client/resourceTypes.ts";
import { microTimestamp } from "../../lib/timestamp.ts";

/** By what a server chooses among candidates. */
export interface CandidateVersions {
  /** Of the program, e.g. "1.36.0". */
  readonly binaryVersion: string;
  /** As which it behaves: the server chooses the oldest. */
  readonly emulationVersion: string;
}

export interface CandidacyOptions {
  readonly candidates: NamespacedResource<LeaseCandidate>;
  /** Of the lease, and of the candidate. */
  readonly namespace: string;
  readonly leaseName: string;
  /** Also the candidate's name. */
  readonly identity: string;
  readonly versions: CandidateVersions;
  readonly clock: Clock;
  /** Milliseconds since the epoch: what the candidate says. */
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Between two renewals that nothing asked for. */
const renewMs = 5 * 60_000;
const backoff = {
  baseMs: 200,
  /** @limit Wait before a renewal of a candidate that failed is tried again: tried again after that time. */
  maxMs: 7000,
};

/**
 * Keeps the object by which a server knows that this process would lead, and answers when the server asks whether it
 * is still there, until the signal is aborted. The server deletes it when it was not renewed for long.
 */
export async function keepCandidacy(options: CandidacyOptions): Promise<void> {
  const { candidates, namespace, leaseName, identity: name, versions, clock, nowMs, signal, onError } = options;
  const scope = candidates.namespace(namespace);
  const own = createInformer(scope, { fieldSelector: `metadata.name=${name}`, clock, onError });
  let asked = new AbortController();
  own.addHandler({
    update: (_old, now) => {
      if (isAsked(now)) asked.abort();
    },
  });
  const renew = async () => {
    const current = own.store.get({ namespace, name });
    const now = microTimestamp(nowMs());
    if (current === undefined) {
      const spec = { leaseName, ...versions, strategy: "OldestEmulationVersion", renewTime: now };
      await scope.create({ metadata: { name }, spec });
      return;
    }
    // A clock behind the server's must not make an answer look older than its question.
    const { pingTime = "" } = current.spec;
    await scope.update({ ...current, spec: { ...current.spec, renewTime: pingTime > now ? pingTime : now } });
  };
  const keeping = async () => {
    await own.synced(signal);
    for (let failures = 0; !signal.aborted; ) {
      asked = new AbortController();
      const waitMs = await renew().then(
        () => renewMs,
        (error: unknown) => {
          if (!isConflict(error) && !signal.aborted) onError(error);
          return backoffMs(failures++, backoff, Math.random);
        },
      );
      if (waitMs === renewMs) failures = 0;
      await sleep(waitMs, { clock, signal: AbortSignal.any([signal, asked.signal]) }).catch(() => {});
    }
  };
  await Promise.all([
    own.run(signal),
    keeping().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  ]);
}

function isAsked({ spec: { pingTime = "", renewTime = "" } }: Stored<LeaseCandidate>): boolean {
  return pingTime > renewTime;
}
