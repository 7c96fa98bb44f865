import { hash } from "node:crypto";
import { timeout } from "../../../generated/errors.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { JsonAnswer } from "../../auth/httpJson.ts";
import { RecentAnswers } from "../../auth/recentAnswers.ts";
import { type Reviewer, triedAnswer } from "../../auth/reviewer.ts";
import { type ApiObject, isObject, type Platform } from "../../schema/index.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { isOfPods } from "./ofPods.ts";

export interface ImagePolicySettings {
  /** Milliseconds for which answers are kept; 0: they are not. */
  readonly allowMs: number;
  readonly denyMs: number;
  /** Milliseconds before the webhook is asked a second time. */
  readonly pauseMs: number;
  /** Whether images may be used where the webhook does not answer. */
  readonly allowsOnFailure: boolean;
}

export interface ImagePolicyOptions extends ImagePolicySettings {
  readonly webhook: Pick<Reviewer, "ask">;
  readonly platform: Pick<Platform, "apiDomain" | "names">;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  readonly logWarning: (message: string) => void;
}

/** @limit Tries to ask an image policy webhook: what `defaultAllow` says. */
const maxTries = 5;
/** @limit Time of all tries to ask an image policy webhook: the same. */
const askMs = 30_000;
/** @limit Questions to an image policy webhook that wait for an answer: for further ones, the same. */
const maxAsked = 1000;
/** @limit Answers of an image policy webhook that are kept: the oldest are asked for again. */
const maxKept = 1024;
/** @limit Answer of an image policy webhook, in characters: it is not kept. */
const maxKeptCharacters = 10_000;
/** Milliseconds between two messages in the log that the webhook fails. */
const logMs = 60_000;

const name = "ImagePolicyWebhook";
const reviewKind = "ImageReview";

interface ReviewSpec {
  readonly containers: readonly { readonly image?: string | undefined }[];
  readonly annotations?: Readonly<Record<string, string>>;
  readonly namespace: string;
}

interface Verdict {
  readonly isAllowed: boolean;
  readonly reason: string;
  readonly auditAnnotations: Readonly<Record<string, string>>;
}

/**
 * Asks a webhook whether the images of a pod may be used: at every write of the pod, since its annotations count too,
 * and of its ephemeral containers.
 */
export function imagePolicy(options: ImagePolicyOptions): WaitingPlugin {
  const { platform, allowsOnFailure } = options;
  const domain = `image-policy.${platform.apiDomain}`;
  const auditDomain = `${name.toLowerCase()}.${domain}`;
  const verdictOf = verdictAsker(options);
  return {
    name,
    about: { operations: ["create", "update"], resources: ["pods"] },
    waits: isReviewed,
    validate: async (attributes, object) => {
      if (object === undefined) return undefined;
      let verdict: Verdict;
      try {
        verdict = await verdictOf(specOf(attributes, object, domain), attributes.signal());
      } catch (error) {
        if (attributes.signal().aborted) throw timeout("request did not complete within requested timeout");
        if (!allowsOnFailure) return refused(attributes, failureText(error));
        attributes.audit?.annotate(`${auditDomain}/failed-open`, "true");
        const metadata = (object.metadata ??= {});
        metadata.annotations = { ...metadata.annotations, [platform.names.annotationImagePolicyFailedOpen]: "true" };
        return undefined;
      }
      const { isAllowed, reason, auditAnnotations } = verdict;
      for (const [key, value] of Object.entries(auditAnnotations)) {
        attributes.audit?.annotate(`${auditDomain}/${key}`, value);
      }
      if (isAllowed) return undefined;
      const denied = "image policy webhook backend denied one or more images";
      return refused(
        attributes,
        reason === "" ? "one or more images rejected by webhook backend" : `${denied}: ${reason}`,
      );
    },
  };
}

function isReviewed(attributes: AdmissionAttributes): boolean {
  const { operation, subresource } = attributes;
  if (operation !== "create" && operation !== "update") return false;
  return isOfPods(attributes) && (subresource === "" || subresource === "ephemeralcontainers");
}

function specOf({ subresource, namespace }: AdmissionAttributes, object: ApiObject, domain: string): ReviewSpec {
  const { metadata, spec } = object as Pod;
  const own = [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])];
  const reviewed = subresource === "" ? own : (spec?.ephemeralContainers ?? []);
  const annotations = Object.entries(metadata?.annotations ?? {}).filter(([key]) => key.includes(`.${domain}/`));
  return {
    containers: reviewed.map(({ image }) => ({ image })),
    ...(annotations.length === 0 ? {} : { annotations: Object.fromEntries(annotations) }),
    namespace,
  };
}

function failureText(error: unknown): string {
  return `error contacting webhook backend: ${error instanceof Error ? error.message : String(error)}`;
}

/** What is kept is kept by a digest of the question, whatever its length. Failures are not. */
function verdictAsker(options: ImagePolicyOptions): (spec: ReviewSpec, signal: AbortSignal) => Promise<Verdict> {
  const { clock, allowMs, denyMs, logWarning } = options;
  const recent = new RecentAnswers<Verdict>({ clock, maxKept });
  const ask = statusAsker(options);
  let loggedMs = Number.NEGATIVE_INFINITY;
  return async (spec, signal) => {
    const key = hash("sha256", JSON.stringify(spec), "base64");
    const kept = recent.get(key);
    if (kept !== undefined) return kept;
    try {
      const verdict = await ask(spec, signal);
      const isShort = JSON.stringify(verdict).length <= maxKeptCharacters;
      if (isShort) recent.set(key, verdict, verdict.isAllowed ? allowMs : denyMs);
      return verdict;
    } catch (error) {
      if (!signal.aborted && clock() - loggedMs >= logMs) {
        loggedMs = clock();
        logWarning(`image policy: ${failureText(error)}`);
      }
      throw error;
    }
  };
}

function statusAsker({
  webhook,
  platform,
  pauseMs,
}: ImagePolicyOptions): (spec: ReviewSpec, signal: AbortSignal) => Promise<Verdict> {
  const apiVersion = `imagepolicy.${platform.apiDomain}/v1alpha1`;
  let asked = 0;
  return async (spec, client) => {
    if (asked >= maxAsked) throw new Error("too many requests wait for it");
    asked += 1;
    const signal = AbortSignal.any([client, AbortSignal.timeout(askMs)]);
    const review = { apiVersion, kind: reviewKind, metadata: {}, spec, status: { allowed: false } };
    try {
      const ask = () => webhook.ask(review, { timeoutMs: askMs, signal });
      const verdict = verdictIn(await triedAnswer(ask, { maxTries, pauseMs, signal }), apiVersion);
      if (verdict === undefined) throw new Error(`its answer is no ${reviewKind}`);
      return verdict;
    } finally {
      asked -= 1;
    }
  };
}

/** Undefined where a body is no review: what is not understood is a failure, and never a verdict. */
function verdictIn({ json }: JsonAnswer, apiVersion: string): Verdict | undefined {
  if (json === undefined || json["kind"] !== reviewKind || json["apiVersion"] !== apiVersion) return undefined;
  const { status = {} } = json;
  if (!isObject(status)) return undefined;
  const { allowed = false, reason = "", auditAnnotations } = status;
  const notes = auditAnnotations ?? {};
  if (typeof allowed !== "boolean" || typeof reason !== "string" || !isTexts(notes)) return undefined;
  return { isAllowed: allowed, reason, auditAnnotations: notes };
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((each) => typeof each === "string");
}
