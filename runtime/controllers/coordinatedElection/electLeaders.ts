import type { Client } from "../../../generated/client.ts";
import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { LeaseCandidate } from "../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { sleep } from "../../client/clock.ts";
import { type Clock, createInformer, isNotFound, nameOfKey, objectKey, type Stored } from "../../client/index.ts";
import { keyOfName } from "../../client/objectKey.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { WorkQueue } from "../frame/workQueue.ts";
import { chosenSpec, DisagreementError, isPending, isValid, stepOf } from "./ballot.ts";
import { microTimestamp } from "../../lib/timestamp.ts";

export interface ElectionsOptions {
  /** Counts by the time of day: what it reads and writes is compared with what candidates write. */
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** What elections read and write. */
export type ElectionClient = {
  readonly coordination: {
    readonly v1: Pick<Client["coordination"]["v1"], "leases">;
    readonly v1beta1: Pick<Client["coordination"]["v1beta1"], "leasecandidates">;
  };
};

/** Between two looks at a lease that has candidates: nothing happens when its holder is silent. */
const lookMs = 5000;
/** Between two looks for candidates that are gone. */
const collectMs = 30 * 60_000;

/**
 * Chooses the holders of the leases that have candidates, and deletes candidates that are gone, until the signal is
 * aborted. One process at a time does that.
 */
export async function electLeaders({ coordination }: ElectionClient, options: ElectionsOptions): Promise<void> {
  const { clock, signal, onError } = options;
  const { leases } = coordination.v1;
  const { leasecandidates } = coordination.v1beta1;
  const indexers = { lease: (each: Candidate) => [leaseOf(each)] };
  const candidates = createInformer(leasecandidates, { indexers, onError, clock });
  const known = createInformer(leases, { onError, clock });
  const queue = new WorkQueue({ clock });
  const consider = (candidate: Candidate) => {
    if (!isPending(candidate)) queue.add(leaseOf(candidate)); // else its answer will be the news
  };
  candidates.addHandler({ add: consider, update: (_old, now) => consider(now), delete: consider });
  const look = (lease: Stored<Lease>) => queue.add(objectKey(lease));
  known.addHandler({ add: look, update: (_old, now) => look(now), delete: look });
  const reconcile = async (key: string): Promise<Outcome> => {
    const at = nameOfKey(key);
    const step = attempt(() => stepOf(known.store.get(at), candidates.store.byIndex("lease", key), clock.nowMs()));
    if (step instanceof DisagreementError) onError(step);
    else if (step.kind === "silence") return undefined;
    else if (step.kind === "ask") for (const each of step.candidates) await ask(each);
    else if (step.kind === "choose") await choose(key, step);
    return { afterMs: lookMs };
  };
  const ask = (candidate: Candidate) => {
    const { namespace = "" } = candidate.metadata;
    const pingTime = microTimestamp(clock.nowMs());
    return leasecandidates.namespace(namespace).update({ ...candidate, spec: { ...candidate.spec, pingTime } });
  };
  const choose = async (key: string, step: Parameters<typeof chosenSpec>[1]) => {
    const { namespace = "", name } = nameOfKey(key);
    const scope = leases.namespace(namespace);
    const lease = await unlessGone(scope.get(name));
    const spec = chosenSpec(lease, step, clock.nowMs());
    if (spec === undefined) return;
    if (lease === undefined) await scope.create({ metadata: { name }, spec });
    else await scope.update({ ...lease, spec });
  };
  const collect = async () => {
    for (;;) {
      await sleep(collectMs, { clock, signal });
      for (const each of candidates.store.list()) {
        if (!isValid(each, clock.nowMs())) await remove(each).catch(onError);
      }
    }
  };
  /** One that was renewed meanwhile has another version, and stays. */
  const remove = async ({ metadata: { namespace = "", name, resourceVersion } }: Candidate) => {
    const preconditions = { resourceVersion };
    await unlessGone(leasecandidates.namespace(namespace).delete(name, { preconditions }));
  };
  const context = { signal, onError };
  await Promise.all([
    candidates.run(signal),
    known.run(signal),
    runController({ queue, workers: 1, synced: [candidates.synced, known.synced], reconcile, context }),
    collect().catch(() => {}), // it ends with the signal
  ]);
}

type Candidate = Stored<LeaseCandidate>;

function leaseOf({ metadata: { namespace = "" }, spec }: Candidate): string {
  return keyOfName({ namespace, name: spec.leaseName });
}

function attempt<T>(run: () => T): T | DisagreementError {
  try {
    return run();
  } catch (error) {
    if (error instanceof DisagreementError) return error;
    throw error;
  }
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
