import { ConnectionError } from "../client/errors.ts";
import { httpTransport } from "../client/httpTransport.ts";
import { loadKubeconfig } from "../client/kubeconfig.ts";
import { pause } from "../lib/pause.ts";
import { failureMessage } from "../schema/status.ts";
import { formatDurationNanos } from "../schema/duration.ts";
import type { Tracer } from "../schema/tracer.ts";
import { askJson, type JsonAnswer } from "./httpJson.ts";
import { tracedTransport } from "./tracedTransport.ts";

/** A webhook that answers reviews. */
export interface Reviewer {
  /** Sends a review. Rejects with an Error where there is no answer in time. */
  readonly ask: (review: object, options: { readonly timeoutMs: number; readonly signal: AbortSignal }) => Answering;
  readonly close: () => void;
}

type Answering = Promise<JsonAnswer>;

export interface ReviewerOptions {
  /** Kubeconfig of the webhook. */
  readonly file: string;
  /** As spans have it: "authorization webhook". */
  readonly name: string;
  /** Absent: its calls are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** Rejects with a KubeconfigError for a file that is wrong; the webhook is reached with the first review. */
export async function openReviewer({ file, name, tracer }: ReviewerOptions): Promise<Reviewer> {
  await loadKubeconfig({ path: file });
  const transport = tracedTransport(httpTransport({ kubeconfig: file }), tracer, { name });
  return {
    ask: (body, options) => askJson(transport, { path: timeoutQuery(options.timeoutMs), body, ...options }),
    close: () => transport.close(),
  };
}

/** Says how long the answer is waited for. */
function timeoutQuery(ms: number): string {
  return `?timeout=${formatDurationNanos(BigInt(Math.round(ms * 1e6)))}`;
}

export interface Tries {
  readonly maxTries: number;
  /** Milliseconds before the second try; before each further one half as much again. */
  readonly pauseMs: number;
  /** Aborted when nothing is asked any more. */
  readonly signal: AbortSignal;
}

const pauseGrowth = 1.5;
/** 206: a later status is not understood. */
const lastSuccess = 206;
/** Failures that may be over soon. */
const passing: readonly number[] = [429, 500, 504];

/** A program that is not there will not be there a moment later either. */
function isReset(error: unknown): boolean {
  return error instanceof ConnectionError && error.code === "ECONNRESET";
}

/**
 * An answer of success, after further tries where these may help. A webhook that was silent for the time of a question
 * is not asked again: the request behind it has waited long enough. Rejects with an Error: why there is none.
 */
export async function triedAnswer(ask: () => Answering, { maxTries, pauseMs, signal }: Tries): Answering {
  for (let tries = 1, waitMs = pauseMs; ; tries++, waitMs *= pauseGrowth) {
    const answer = await ask().catch((error: unknown) => ({ error }));
    if ("status" in answer && answer.status >= 200 && answer.status <= lastSuccess) return answer;
    const problem = "error" in answer ? answer.error : answerError(answer);
    const isFinal = "error" in answer ? !isReset(answer.error) : !passing.includes(answer.status);
    if (isFinal || tries >= maxTries || signal.aborted) throw problem;
    await pause(waitMs, signal);
  }
}

function answerError({ status, json }: JsonAnswer): Error {
  const message = failureMessage(json);
  return new Error(`it answered with ${status}${message === undefined ? "" : `: ${message}`}`);
}
