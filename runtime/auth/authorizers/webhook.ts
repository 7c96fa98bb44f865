import type { AccessRules, Attributes, Authorizer, Decision } from "../../schema/access/authorization.ts";
import type { JsonAnswer } from "../httpJson.ts";
import { RecentAnswers } from "../recentAnswers.ts";
import { triedAnswer } from "../reviewer.ts";
import { aggregate } from "./rbac.ts";
import type { ConditionMeter } from "./conditionMeter.ts";
import { reviewSpec, type ReviewSpec, specInVersion } from "./reviewSpec.ts";

export interface WebhookOptions {
  /** As messages name it. */
  readonly name: string;
  /** Of the reviews. */
  readonly version: "v1" | "v1beta1";
  readonly apiDomain: string;
  /** Milliseconds for which answers are kept; 0: they are not. */
  readonly authorizedMs: number;
  readonly unauthorizedMs: number;
  /** What counts where there is no answer. */
  readonly onError: "noOpinion" | "deny";
  /** The webhook is asked where all of them hold. One that cannot be evaluated throws an Error. */
  readonly conditions: readonly ((request: ReviewSpec) => boolean)[];
  /** Hears of the conditions; absent: they are not counted. */
  readonly meter?: ConditionMeter | undefined;
  /** Sends a review. Rejects where there is no answer in time. */
  readonly ask: (review: object, signal: AbortSignal) => Promise<JsonAnswer>;
  /** Aborted when nothing is asked any more. */
  readonly signal: AbortSignal;
  readonly clock: () => number;
  readonly logWarning: (message: string) => void;
  /** Milliseconds before the second try; default 500. */
  readonly pauseMs?: number;
}

/** @limit Tries to ask an authorization webhook: what its failure policy says. */
const maxTries = 5;
const defaultPauseMs = 500;
/** @limit Answers of an authorization webhook that are kept: the oldest are asked for again. */
const maxKept = 8192;
/** @limit Questions to an authorization webhook that wait for an answer: further ones are not asked. */
const maxAsked = 1000;
/** @limit Attributes of a request to an authorization webhook, in characters: its answer is not kept. */
const maxKeptCharacters = 10_000;
/** Milliseconds between two messages in the log that the webhook fails. */
const logMs = 60_000;

const reviewKind = "SubjectAccessReview";

interface Status {
  readonly allowed?: boolean;
  readonly denied?: boolean;
  readonly reason?: string;
}

/** Asks another program by a SubjectAccessReview, and keeps its answers for a while. */
export function webhookAuthorizer(options: WebhookOptions): Authorizer {
  const { authorizedMs, unauthorizedMs, onError, conditions, meter, clock } = options;
  const recent = new RecentAnswers<Decision>({ clock, maxKept });
  const ask = statusAsker(options);
  const failed = (error: unknown): Decision => {
    return { outcome: onError, reason: "", error: error instanceof Error ? error.message : String(error) };
  };
  const decide: Authorizer = (attributes: Attributes): Decision | Promise<Decision> => {
    const spec = reviewSpec(attributes);
    try {
      if (!isConcerned(conditions, spec, meter)) return silent;
    } catch (error) {
      return failed(error);
    }
    const key = JSON.stringify(spec);
    const kept = recent.get(key);
    if (kept !== undefined) return kept;
    return ask(spec).then((status) => {
      const decision = decisionOf(status);
      const keepMs = status.allowed === true ? authorizedMs : unauthorizedMs;
      if (key.length <= maxKeptCharacters) recent.set(key, decision, keepMs);
      return decision;
    }, failed);
  };
  return Object.assign(decide, { rulesFor: () => unlisted });
}

const unlisted: AccessRules = {
  resourceRules: [],
  nonResourceRules: [],
  incomplete: true,
  evaluationError: "webhook authorizer does not support user rule resolution",
};

const silent: Decision = { outcome: "noOpinion", reason: "" };

/** A condition that does not hold counts more than one that cannot be evaluated. */
function isConcerned(
  conditions: WebhookOptions["conditions"],
  spec: ReviewSpec,
  meter: ConditionMeter | undefined,
): boolean {
  const startMs = performance.now();
  const note = (end: Parameters<ConditionMeter>[0]) => meter?.(end, (performance.now() - startMs) / 1000);
  const problems: string[] = [];
  for (const holds of conditions) {
    try {
      if (holds(spec)) continue;
      note("excluded");
      return false;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  note(problems.length === 0 ? "held" : "failed");
  if (problems.length > 0) throw new Error(aggregate(problems));
  return true;
}

function decisionOf({ allowed = false, denied = false, reason = "" }: Status): Decision {
  const error = "webhook subject access review returned both allow and deny response";
  if (allowed && denied) return { outcome: "deny", reason, error };
  return { outcome: denied ? "deny" : allowed ? "allow" : "noOpinion", reason };
}

/** Asks for the status of a review, and again where another try may help. */
function statusAsker(options: WebhookOptions): (spec: ReviewSpec) => Promise<Status> {
  const { name, version, apiDomain, signal, clock, logWarning, pauseMs = defaultPauseMs } = options;
  const apiVersion = `authorization.${apiDomain}/${version}`;
  let asked = 0;
  let loggedMs = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown): never => {
    const cause = error instanceof Error ? error.message : String(error);
    if (clock() - loggedMs >= logMs) {
      loggedMs = clock();
      logWarning(`the authorization webhook ${name} does not answer: ${cause}`);
    }
    throw new Error(`failed to call authorization webhook ${JSON.stringify(name)}: ${cause}`);
  };
  return async (spec) => {
    if (asked >= maxAsked) return failed(new Error("too many requests wait for it"));
    asked += 1;
    try {
      const status = { allowed: false };
      const review = { apiVersion, kind: reviewKind, metadata: {}, spec: specInVersion(spec, version), status };
      const answer = await triedAnswer(() => options.ask(review, signal), { maxTries, pauseMs, signal }).catch(failed);
      return statusOf(answer, apiVersion) ?? failed(new Error("its answer is no SubjectAccessReview"));
    } finally {
      asked -= 1;
    }
  };
}

/** Undefined where a body is no review: what is not understood is a failure, and never an opinion. */
function statusOf({ json }: JsonAnswer, wanted: string): Status | undefined {
  if (json === undefined) return undefined;
  const { kind = reviewKind, apiVersion = wanted } = json;
  if (kind !== reviewKind || apiVersion !== wanted) return undefined;
  const status = json["status"] ?? {};
  if (typeof status !== "object" || Array.isArray(status)) return undefined;
  const { allowed, denied, reason } = status as Readonly<Record<keyof Status, unknown>>;
  const isReview = isAbsentOr("boolean", allowed) && isAbsentOr("boolean", denied) && isAbsentOr("string", reason);
  return isReview ? (status as Status) : undefined;
}

function isAbsentOr(type: "boolean" | "string", value: unknown): boolean {
  return value === undefined || typeof value === type;
}
