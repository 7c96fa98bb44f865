import type { Lease, LeaseSpec } from "../../../generated/coordination/v1/lease.ts";
import type { LeaseCandidate } from "../../../generated/coordination/v1beta1/leaseCandidate.ts";
import type { Stored } from "../../client/index.ts";
import { Semver } from "../../schema/formats/semver.ts";
import { microTimestamp } from "../../lib/timestamp.ts";

type Candidate = Stored<LeaseCandidate>;

/** For which a candidate may answer, and for which its answer counts. */
const electionMs = 5000;
/** After the last renewal of a candidate: it no longer counts, and is deleted. */
const validMs = 30 * 60_000;
/** Of a lease whose holder was just chosen: it renews the lease for as long as it likes. */
const durationSeconds = 5;
const oldest = "OldestEmulationVersion";

/** What an election does next. */
export type Step =
  /** The holder is the right one, or some candidates were asked and may still answer. */
  | { readonly kind: "wait" }
  /** No candidate has answered: none can be chosen before something changes. */
  | { readonly kind: "silence" }
  | { readonly kind: "ask"; readonly candidates: readonly Candidate[] }
  /** `holder` is absent where another program chooses, by a strategy of its own. */
  | { readonly kind: "choose"; readonly strategy: string; readonly holder: string | undefined };

/** Candidates of one lease do not agree on how its holder is chosen. */
export class DisagreementError extends Error {}

/**
 * One step of the election of a lease's holder, from what is stored alone: there is no other state, so any server can
 * take the next step. Throws a DisagreementError.
 *
 *   a candidate  renewTime before pingTime, pinged less than 5 s ago: it may still answer
 *                renewed less than 5 s ago: it takes part
 *                else: it is asked, once, and takes no part where it does not answer
 */
export function stepOf(lease: Lease | undefined, candidates: readonly Candidate[], nowMs: number): Step {
  const valid = candidates.filter((each) => isValid(each, nowMs));
  if (valid.length === 0) return { kind: "silence" };
  if (!isNeeded(lease, valid, nowMs)) return { kind: "wait" };
  const asked = valid.filter((each) => mustBeAsked(each, nowMs));
  if (asked.length > 0) return { kind: "ask", candidates: asked };
  if (valid.some((each) => mayAnswer(each, nowMs))) return { kind: "wait" };
  const present = valid.filter((each) => isPresent(each, nowMs));
  if (present.length === 0) return { kind: "silence" };
  const strategy = strategyOf(present);
  if (strategy !== oldest) return { kind: "choose", strategy, holder: undefined };
  const holder = bestOf(present)?.metadata.name;
  return holder === undefined ? { kind: "silence" } : { kind: "choose", strategy, holder };
}

/** The candidate was renewed lately enough to count at all. */
export function isValid({ spec }: Candidate, nowMs: number): boolean {
  const { renewTime } = spec;
  return renewTime !== undefined && Date.parse(renewTime) + validMs >= nowMs;
}

/** It was asked and has not answered. The server's form of times has an order as text, to the microsecond. */
export function isPending({ spec: { pingTime, renewTime } }: Candidate): boolean {
  return pingTime !== undefined && renewTime !== undefined && renewTime < pingTime;
}

function isNeeded(lease: Lease | undefined, candidates: readonly Candidate[], nowMs: number): boolean {
  const holder = lease?.spec?.holderIdentity ?? "";
  if (lease === undefined || holder === "" || isOver(lease, nowMs)) return true;
  const isStale = ({ spec }: Candidate) => Date.parse(spec.renewTime ?? "") + validMs / 2 < nowMs;
  if (candidates.some(isStale)) return true; // it is asked before it is taken for gone
  if (strategyOf(candidates) !== oldest) return false;
  const best = bestOf(candidates)?.metadata.name;
  return best !== undefined && best !== holder;
}

function isOver({ spec = {} }: Lease, nowMs: number): boolean {
  const { renewTime, leaseDurationSeconds } = spec;
  if (renewTime === undefined || leaseDurationSeconds === undefined) return true;
  return Date.parse(renewTime) + leaseDurationSeconds * 1000 < nowMs;
}

function isPresent({ spec }: Candidate, nowMs: number): boolean {
  return Date.parse(spec.renewTime ?? "") + electionMs > nowMs;
}

function mayAnswer(candidate: Candidate, nowMs: number): boolean {
  return isPending(candidate) && Date.parse(candidate.spec.pingTime ?? "") + electionMs > nowMs;
}

function mustBeAsked(candidate: Candidate, nowMs: number): boolean {
  if (isPresent(candidate, nowMs) || isPending(candidate)) return false;
  const { pingTime } = candidate.spec;
  return pingTime === undefined || Date.parse(pingTime) + electionMs < nowMs;
}

/** That of the newest program. */
function strategyOf(candidates: readonly Candidate[]): string {
  let [newest] = candidates;
  for (const each of candidates.slice(1)) {
    if (newest === undefined) break;
    const order = compareVersions(each.spec.binaryVersion, newest.spec.binaryVersion);
    if (order === 0 && each.spec.strategy !== newest.spec.strategy) {
      const names = [newest, each].map(({ metadata, spec }) => `${metadata.name} (${spec.strategy ?? ""})`);
      throw new DisagreementError(`candidates of one version name different strategies: ${names.join(", ")}`);
    }
    if (order > 0) newest = each;
  }
  return newest?.spec.strategy ?? "";
}

/** The one that behaves as the oldest version; of those, the oldest program, and then who has been there longest. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const known = candidates.filter(({ spec }) =>
    [spec.emulationVersion, spec.binaryVersion].every((each) => versionOf(each) !== undefined),
  );
  return known.reduce<Candidate | undefined>((best, each) => {
    return best === undefined || compare(each, best) < 0 ? each : best;
  }, undefined);
}

/** By name in the end, so that all servers choose alike. */
function compare(one: Candidate, other: Candidate): number {
  const age = ({ metadata }: Candidate) => `${metadata.creationTimestamp} ${metadata.name}`;
  return (
    compareVersions(one.spec.emulationVersion, other.spec.emulationVersion) ||
    compareVersions(one.spec.binaryVersion, other.spec.binaryVersion) ||
    (age(one) < age(other) ? -1 : 1)
  );
}

const zero = Semver.parse("0.0.0");

/** What is no version counts as 0.0.0. */
function compareVersions(one: string | undefined, other: string | undefined): number {
  const [a = zero, b = zero] = [versionOf(one), versionOf(other)];
  return a === undefined || b === undefined ? 0 : a.compare(b);
}

function versionOf(text = ""): Semver | undefined {
  return Semver.parse(text, { normalize: true });
}

/**
 * The spec of a lease once the election has chosen; undefined where it is so already. A holder whose time is not over
 * keeps the lease until it has read who is preferred, and lets its time run out.
 */
export function chosenSpec(
  lease: Lease | undefined,
  { strategy, holder }: Extract<Step, { readonly kind: "choose" }>,
  nowMs: number,
): LeaseSpec | undefined {
  const renewTime = microTimestamp(nowMs);
  const chosen = { ...(holder === undefined ? {} : { holderIdentity: holder }), renewTime };
  if (lease === undefined) return { ...chosen, strategy, leaseDurationSeconds: durationSeconds };
  const { spec = {} } = lease;
  const { holderIdentity: current = "", preferredHolder, acquireTime: _, ...rest } = spec;
  if (holder !== undefined && (current === "" || (isOver(lease, nowMs) && current !== holder))) {
    return { ...rest, ...chosen, strategy, leaseDurationSeconds: durationSeconds };
  }
  const preferred = holder === undefined || holder === current ? preferredHolder : holder;
  if (spec.strategy === strategy && preferred === preferredHolder) return undefined;
  return { ...spec, strategy, ...(preferred === undefined ? {} : { preferredHolder: preferred }) };
}
