import { setMaxListeners } from "node:events";
import type { UserInfo } from "../../../generated/authentication/v1/userInfo.ts";
import type { TokenReview } from "../../../generated/authentication/v1/tokenReview.ts";
import type { TokenIdentity } from "../../schema/access/review.ts";
import type { Tracer } from "../../schema/tracer.ts";
import { openReviewer, triedAnswer } from "../reviewer.ts";
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

/** @limit One try of a token webhook: the token is refused. */
const tryMs = 10_000;
/** @limit Tries to ask a token webhook: the token is refused. */
const maxTries = 3;
/** Milliseconds before the second try. */
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
  const webhook = await openReviewer({ file, tracer: options.tracer, name: "authentication webhook" });
  const closing = new AbortController();
  const { signal } = closing;
  setMaxListeners(Infinity, signal); // every question waits for it
  const recent = new RecentTokens<TokenIdentity>(keepMs);
  const tries = { maxTries, pauseMs: firstPauseMs, signal };
  const answerTo = async (review: object): Promise<Partial<TokenReview>> => {
    const { json = {} } = await triedAnswer(() => webhook.ask(review, { timeoutMs: tryMs, signal }), tries);
    if ((json["kind"] ?? reviewKind) !== reviewKind) throw new Error(`its answer is no ${reviewKind}`);
    return json;
  };
  const ask = reviewer(answerTo, options);
  const authenticator: TokenAuthenticator = (token, audiences) =>
    recent.find(token, { nowMs: clock(), about: audiences.join("\0"), ask: () => ask(token, audiences) });
  const close = () => {
    closing.abort(new Error("the server stops"));
    webhook.close();
  };
  return { authenticator, close };
}

const reviewKind = "TokenReview";

type Review = (token: string, audiences: readonly string[]) => Promise<TokenIdentity | undefined>;

function reviewer(answerTo: (review: object) => Promise<Partial<TokenReview>>, options: TokenWebhookOptions): Review {
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
    const review = { apiVersion: `authentication.${apiDomain}/${version}`, kind: reviewKind, metadata: {}, spec };
    try {
      const answer = await answerTo(review).catch(failed);
      return identityOf(answer, { audiences, own: options.ownAudiences });
    } finally {
      asked -= 1;
    }
  };
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
