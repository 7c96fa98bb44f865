import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { LeaseCandidate } from "../../../generated/coordination/v1beta1/leaseCandidate.ts";
import { steadyClock } from "../../client/clock.ts";
import { createTransport } from "../../client/createTransport.ts";
import type { ClientOptions } from "../../client/options.ts";
import type { NamespacedResource } from "../../client/resourceTypes.ts";
import { type CandidateVersions, keepCandidacy } from "./candidacy.ts";
import { winElection } from "./election.ts";
import { fenced } from "./fence.ts";
import { checkTimes, type ElectionTimes, usualTimes } from "./times.ts";

/** A client that knows leases, as the generated one does. */
export interface LeaseClient {
  readonly coordination: {
    readonly v1: { readonly leases: NamespacedResource<Lease> };
    /** Needed where the server chooses. */
    readonly v1beta1?: { readonly leasecandidates: NamespacedResource<LeaseCandidate> };
  };
}

export interface LeadOptions<C extends LeaseClient> {
  readonly createClient: (options: ClientOptions) => C;
  /** How the server is reached; default: as a kubeconfig says. */
  readonly access?: ClientOptions;
  /** Those of the lease: programs that name the same one are candidates of one election. */
  readonly namespace: string;
  readonly name: string;
  /** Of this process alone; default: the machine's name and a random part. */
  readonly identity?: string;
  /** Default: a candidate takes a lease that was not renewed for 15 s; a leader that cannot renew stops after 10 s. */
  readonly times?: ElectionTimes;
  /**
   * With them the server chooses the leader, the one with the oldest versions: it must have the gate
   * CoordinatedLeaderElection on and serve `leasecandidates`. Absent: the candidates take the lease themselves.
   */
  readonly versions?: CandidateVersions;
  /** Ends the leadership, and with it `lead`. */
  readonly signal: AbortSignal;
  /** A look at the lease failed; there will be another. */
  readonly onError: (error: unknown) => void;
  /**
   * What only the leader does. The signal is aborted when the term is over; from then on the client sends nothing:
   * its calls reject with a DeposedError.
   */
  readonly run: (client: C, signal: AbortSignal) => Promise<void>;
}

const timeNames = {
  leaseDurationMs: "leaseDurationMs",
  renewDeadlineMs: "renewDeadlineMs",
  retryPeriodMs: "retryPeriodMs",
};

/**
 * Waits until this process leads, and runs what only the leader does; when it has lost the lease, it is a candidate
 * again. Resolves when `run` has ended by itself or the signal is aborted, and rejects with what `run` throws; the
 * lease is given back before that, so that the next leader need not wait.
 */
export async function lead<C extends LeaseClient>(options: LeadOptions<C>): Promise<void> {
  const {
    createClient,
    access = {},
    times = usualTimes,
    signal,
    run,
    identity = `${hostname()}_${randomUUID()}`,
  } = options;
  checkTimes(times, timeNames);
  const { namespace, name, onError, versions } = options;
  const transport = createTransport({ ...access, maxRetries: 0 });
  const { v1, v1beta1 } = createClient({ transport }).coordination;
  const common = { namespace, identity, clock: steadyClock, nowMs: Date.now, onError };
  const election = { ...common, leases: v1.leases, name, times, signal, isCoordinated: versions !== undefined };
  const ending = new AbortController();
  let candidacy: Promise<void> | undefined;
  try {
    if (versions !== undefined) {
      if (v1beta1 === undefined)
        throw new Error("a server cannot choose without leasecandidates of coordination v1beta1");
      const { leasecandidates: candidates } = v1beta1;
      const ends = AbortSignal.any([signal, ending.signal]);
      candidacy = keepCandidacy({ ...common, candidates, leaseName: name, versions, signal: ends });
      candidacy.catch(onError);
    }
    for (let isOver = false; !isOver; ) {
      const term = await winElection(election);
      const ends = AbortSignal.any([term.signal, signal]);
      try {
        await run(createClient({ transport: fenced(transport, term) }), ends);
        isOver = signal.aborted || term.holds();
      } catch (error) {
        if (term.holds()) throw error; // else it was deposed, and what it did failed by that
      } finally {
        await term.resign();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    ending.abort();
    await candidacy?.catch(() => {});
    transport.close();
  }
}
