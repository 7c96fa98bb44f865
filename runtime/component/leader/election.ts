import type { Lease, LeaseSpec } from "../../../generated/coordination/v1/lease.ts";
import { type Clock, sleep } from "../../client/clock.ts";
import { isAlreadyExists, isConflict, isNotFound } from "../../client/errors.ts";
import type { NamespacedResource, Stored } from "../../client/resourceTypes.ts";
import type { ElectionTimes } from "./times.ts";
import { microTimestamp } from "../../lib/timestamp.ts";

export interface ElectionOptions {
  readonly leases: NamespacedResource<Lease>;
  readonly namespace: string;
  readonly name: string;
  /** Of this candidate alone, in all processes that ever run. */
  readonly identity: string;
  readonly times: ElectionTimes;
  /** Of time that never goes back; candidates and leaders compare differences alone, each its own. */
  readonly clock: Clock;
  /** Milliseconds since the epoch: what the lease says; no decision uses it. */
  readonly nowMs: () => number;
  /** Ends the candidacy, not the term. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Where it is counted; absent: nowhere. */
  readonly meter?: LeaderMeter;
  /** Who resigns gives the lease back; default: yes. Else the next waits until its time is over. */
  readonly releases?: boolean | undefined;
  /** The server chooses the holder: candidates wait until they find their name in the lease; default: they take it. */
  readonly isCoordinated?: boolean | undefined;
}

/** What is measured of a candidate. */
export interface LeaderMeter {
  readonly leads: (isLeading: boolean) => void;
  /** A leader had to read the lease again before it could renew it. */
  readonly readAgain: () => void;
}

/** The time that this process leads. */
export interface Term {
  /** Aborts when the term is over. */
  readonly signal: AbortSignal;
  /**
   * No other process can have the lease: computed from the clock, so that it is right even before a process that was
   * stopped has run its timers.
   */
  readonly holds: () => boolean;
  /** Ends the term and, as a rule, gives the lease back: the next need not wait. Call it when nothing acts any more. */
  readonly resign: () => Promise<void>;
}

/**
 * Waits until the lease is this candidate's, then renews it until the term ends. Rejects with the signal's reason.
 *
 *   leader     renewal -- 2 s -- renewal -- 2 s -- ... no answer ... 10 s after the last: holds() is false
 *   candidate  sees each renewal, at the latest 2 s later  ...      15 s after it saw the last: takes the lease
 */
export async function winElection(options: ElectionOptions): Promise<Term> {
  const { clock, times, signal, onError, meter } = options;
  const candidate = new Candidate(options);
  meter?.leads(false);
  for (;;) {
    signal.throwIfAborted();
    const outcome = await candidate.look().catch((error: unknown) => {
      if (!signal.aborted) onError(error);
      return { waitMs: times.retryPeriodMs };
    });
    if (outcome === "held") return startTerm(candidate, options);
    if (outcome === "absent") await sleep(times.retryPeriodMs, { clock, signal });
    else if (outcome !== "raced") await sleep(outcome.waitMs, { clock, signal });
  }
}

function startTerm(candidate: Candidate, options: ElectionOptions): Term {
  const { clock, times, onError, meter, releases = true } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const endMs = () => candidate.heldMs + times.renewDeadlineMs;
  const holds = () => !signal.aborted && clock.nowMs() < endMs();
  meter?.leads(true);
  signal.addEventListener("abort", () => meter?.leads(false), { once: true });
  const renewing = renew();

  async function renew(): Promise<void> {
    let outcome: Outcome | "unknown" = "held";
    while (holds() && typeof outcome === "string") {
      if (outcome !== "raced") await pause(Math.min(times.retryPeriodMs, endMs() - clock.nowMs()));
      if (holds()) outcome = await candidate.look(endMs() - clock.nowMs()).catch(tell);
    }
    ending.abort();
  }

  function pause(waitMs: number): Promise<void> {
    return sleep(waitMs, { clock, signal }).catch(() => {}); // who resigns does not wait
  }

  /** An error says nothing of who holds the lease: there is time to ask again. */
  function tell(error: unknown): "unknown" {
    onError(error);
    return "unknown";
  }

  return {
    signal,
    holds,
    resign: async () => {
      const held = holds();
      ending.abort();
      await renewing;
      if (held && releases) await candidate.giveUp().catch(onError);
    },
  };
}

/**
 * "raced": another candidate was faster, which says nothing yet of who leads. "absent": the server has yet to choose,
 * and may choose the same again.
 */
type Outcome = "held" | "raced" | "absent" | { readonly waitMs: number };

/** Reads and writes the lease, and knows what it has seen of it. */
class Candidate {
  /** When the last write that made or kept it the holder was begun. */
  heldMs = Number.NEGATIVE_INFINITY;
  readonly #options: ElectionOptions;
  /** The newest lease seen, and when it was seen first. */
  #seen: { readonly lease: Stored<Lease>; readonly atMs: number } | undefined;
  /** Whether the lease that was seen is what the server has, as far as is known. */
  #isFresh = false;

  constructor(options: ElectionOptions) {
    this.#options = options;
  }

  /** Takes, keeps or waits for the lease. `timeoutMs` limits each request. */
  async look(timeoutMs = Number.POSITIVE_INFINITY): Promise<Outcome> {
    const { clock, identity, times } = this.#options;
    const limit = Math.max(1, Math.min(times.renewDeadlineMs / 2, timeoutMs));
    if (!this.#isFresh) {
      if (this.heldMs > Number.NEGATIVE_INFINITY) this.#options.meter?.readAgain();
      await this.#read(limit);
    }
    const seen = this.#seen;
    const holder = seen?.lease.spec?.holderIdentity ?? "";
    if (this.#options.isCoordinated === true && !this.#isChosen(seen?.lease.spec)) {
      this.#isFresh = false;
      return seen === undefined ? "absent" : { waitMs: times.retryPeriodMs };
    }
    const freeMs = (seen?.atMs ?? 0) + (seen?.lease.spec?.leaseDurationSeconds ?? 0) * 1000;
    const waitMs = freeMs - clock.nowMs();
    if (holder !== "" && holder !== identity && waitMs > 0) {
      this.#isFresh = false;
      return { waitMs: Math.min(waitMs, times.retryPeriodMs) };
    }
    const beganMs = clock.nowMs();
    try {
      await this.#write(this.#claim(seen?.lease), limit);
    } catch (error) {
      if (isConflict(error) || isAlreadyExists(error)) return "raced";
      throw error;
    }
    this.heldMs = beganMs;
    return "held";
  }

  /** The server wants this candidate to hold the lease, whose time may be over: while it says so, no other holds it. */
  #isChosen({ holderIdentity, preferredHolder = "" }: LeaseSpec = {}): boolean {
    return holderIdentity === this.#options.identity && preferredHolder === "";
  }

  /** Leaves the lease without a holder. */
  async giveUp(): Promise<void> {
    const { spec } = this.#seen?.lease ?? {};
    const { holderIdentity: _, ...rest } = spec ?? {};
    await this.#write({ ...rest, leaseDurationSeconds: 1, renewTime: this.#now() }, this.#options.times.retryPeriodMs);
  }

  #claim(lease: Stored<Lease> | undefined): LeaseSpec {
    const { identity, times, isCoordinated = false } = this.#options;
    const now = this.#now();
    const { holderIdentity, acquireTime = now, leaseTransitions = 0, strategy } = lease?.spec ?? {};
    const isNew = holderIdentity !== identity;
    return {
      ...(isCoordinated && strategy !== undefined ? { strategy } : {}),
      holderIdentity: identity,
      leaseDurationSeconds: Math.ceil(times.leaseDurationMs / 1000),
      acquireTime: isNew ? now : acquireTime,
      renewTime: now,
      leaseTransitions: lease !== undefined && isNew ? leaseTransitions + 1 : leaseTransitions,
    };
  }

  async #read(timeoutMs: number): Promise<void> {
    const { leases, namespace, name } = this.#options;
    try {
      this.#note(await leases.namespace(namespace).get(name, { timeoutMs }));
    } catch (error) {
      if (!isNotFound(error)) throw error;
      this.#seen = undefined;
    }
  }

  async #write(spec: LeaseSpec, timeoutMs: number): Promise<void> {
    const { leases, namespace, name } = this.#options;
    const scope = leases.namespace(namespace);
    this.#isFresh = false; // until the answer says so
    const lease = this.#seen?.lease;
    const written =
      lease === undefined
        ? await scope.create({ metadata: { name }, spec }, { timeoutMs })
        : await scope.update({ ...lease, spec }, { timeoutMs });
    this.#note(written);
    this.#isFresh = true;
  }

  #note(lease: Stored<Lease>): void {
    if (this.#seen?.lease.metadata.resourceVersion === lease.metadata.resourceVersion) return;
    this.#seen = { lease, atMs: this.#options.clock.nowMs() };
  }

  /** RFC 3339 to the microsecond. */
  #now(): string {
    return microTimestamp(this.#options.nowMs());
  }
}
