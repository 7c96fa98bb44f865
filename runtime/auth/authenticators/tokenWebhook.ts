import type { UserInfo } from "../../../generated/authentication/v1/userInfo.ts";
import type { TokenReview } from "../../../generated/authentication/v1/tokenReview.ts";
import { askJson } from "../httpJson.ts";
import { httpTransport } from "../../client/httpTransport.ts";
import { loadKubeconfig } from "../../client/kubeconfig.ts";
import type { Transport } from "../../client/transport.ts";
import { pause } from "../../lib/pause.ts";
import type { TokenIdentity } from "../../schema/access/review.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { tracedTransport } from "../tracedTransport.ts";
import { authenticated } from "../user.ts";
import { AuthenticationError, type TokenAuthenticator } from "./authenticator.ts";
import { RecentTokens } from "../../lib/recentTokens.ts";

export interface TokenWebhookOptions {
  /** Kubeconfig of the webhook. */
  readonly file: string;
  /** Of the reviews. */
  readonly version: string;
  /** Milliseconds for which a token that the webhook accepted is not asked for again. */
  readonly keepMs: number;
  readonly apiDomain: string;
  /** Audiences that a webhook means when it names none. */
  readonly ownAudiences: readonly string[];
  readonly clock: () => number;
  readonly logWarning: (message: string) => void;
  /** Absent: its calls are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** @limit One try of a token webhook: the next is made. */
const tryMs = 10_000;
/** @limit Tries to ask a token webhook: the token is refused. */
const maxTries = 3;
/** Milliseconds before the second try; before each further one half as much again. */
const firstPauseMs = 200;
/** @limit Tokens that a token webhook is asked for at the same time: further ones are refused. */
const maxAsked = 200;
/** Milliseconds between two messages in the log that the webhook fails. */
const logMs = 60_000;

/**
 * Asks a webhook whose a token is. What it accepts is kept for a while, what it does not is asked for again. Rejects
 * with a KubeconfigError for a file that is wrong; the webhook is reached with the first token.
 */
export async function openTokenWebhook(
  options: TokenWebhookOptions,
): Promise<{ readonly authenticator: TokenAuthenticator; readonly close: () => void }> {
  const { file, keepMs, clock } = options;
  await loadKubeconfig({ path: file });
  const transport = tracedTransport(httpTransport({ kubeconfig: file }), options.tracer, "authentication webhook");
  const closing = new AbortController();
  const recent = new RecentTokens<TokenIdentity>(keepMs);
  const ask = reviewer({ transport, signal: closing.signal }, options);
  const authenticator: TokenAuthenticator = (token, audiences) =>
    recent.find(token, { nowMs: clock(), about: audiences.join("\0"), ask: () => ask(token, audiences) });
  const close = () => {
    closing.abort(new Error("the server stops"));
    transport.close();
  };
  return { authenticator, close };
}

interface Webhook {
  readonly transport: Transport;
  /** Aborted when nothing is asked any more. */
  readonly signal: AbortSignal;
}

type Review = (token: string, audiences: readonly string[]) => Promise<TokenIdentity | undefined>;

function reviewer(webhook: Webhook, options: TokenWebhookOptions): Review {
  const { file, version, apiDomain, clock, logWarning } = options;
  let asked = 0;
  let loggedMs = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown): never => {
    if (clock() - loggedMs >= logMs) {
      loggedMs = clock();
      const cause = error instanceof Error ? error.message : String(error);
      logWarning(`the token webhook of ${file} does not answer: ${cause}`);
    }
    throw new AuthenticationError("the token webhook does not answer");
  };
  return async (token, audiences) => {
    if (asked >= maxAsked) throw new AuthenticationError("the token webhook is asked for too many tokens");
    asked += 1;
    const spec = { token, audiences };
    const review = { apiVersion: `authentication.${apiDomain}/${version}`, kind: "TokenReview", metadata: {}, spec };
    try {
      const answer = await answerOf(webhook, review).catch(failed);
      return identityOf(answer, { audiences, own: options.ownAudiences });
    } finally {
      asked -= 1;
    }
  };
}

/** Tries again where another try may help. */
async function answerOf({ transport, signal }: Webhook, body: object): Promise<Partial<TokenReview>> {
  let pauseMs = firstPauseMs;
  for (let tries = 1; ; tries++) {
    try {
      const { status, json } = await askJson(transport, { path: "", body, timeoutMs: tryMs, signal });
      if (status < 200 || status > 299) throw new WebhookStatusError(status);
      return json ?? {};
    } catch (error) {
      const isFinal = error instanceof WebhookStatusError && error.isFinal;
      if (isFinal || signal.aborted || tries >= maxTries) throw error;
    }
    await pause(pauseMs, signal);
    pauseMs *= 1.5;
  }
}

class WebhookStatusError extends Error {
  /** A server that is overloaded or broken may answer the next time. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`the webhook answered ${status}`);
    this.isFinal = status < 500 && status !== 429;
  }
}

function identityOf(
  { status }: Partial<TokenReview>,
  { audiences, own }: { readonly audiences: readonly string[]; readonly own: readonly string[] },
): TokenIdentity | undefined {
  const { authenticated: isKnown, user, audiences: named, error } = status ?? {};
  if (isKnown !== true) {
    if (typeof error !== "string" || error === "") return undefined;
    throw new AuthenticationError(error);
  }
  const good = Array.isArray(named) && named.length > 0 ? named : own;
  const shared = audiences.filter((each) => good.includes(each));
  return shared.length === 0 ? undefined : { user: authenticated(userOf(user ?? {})), audiences: shared };
}

/** What a webhook sends need not be what it should. */
function userOf(given: Readonly<Record<keyof UserInfo, unknown>> | UserInfo): ReturnType<typeof authenticated> {
  const { username, uid, groups, extra } = given as Readonly<Record<keyof UserInfo, unknown>>;
  const all = { uid: uid ?? "", groups: groups ?? [], extra: extra ?? {} };
  if (isText(username) && username !== "" && isText(all.uid) && isTexts(all.groups) && isMapOfTexts(all.extra)) {
    return {
      name: username,
      ...(all.uid === "" ? {} : { uid: all.uid }),
      groups: all.groups,
      ...(Object.keys(all.extra).length === 0 ? {} : { extra: all.extra }),
    };
  }
  throw new AuthenticationError("the token webhook names no user");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isMapOfTexts(value: unknown): value is Record<string, string[]> {
  return typeof value === "object" && value !== null && Object.values(value).every(isTexts);
}
