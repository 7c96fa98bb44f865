import { forbiddenPath, unauthorized } from "../../../generated/errors.ts";
import { groupUnauthenticated, userAnonymous } from "../../../generated/wellknown.ts";
import type { Transport } from "../../client/transport.ts";
import { RecentTokens } from "../../lib/recentTokens.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { accessReviews, type AccessReviewsOptions, bearerToken } from "./accessReviews.ts";

/** Resolves when a request may be answered. Rejects with a StatusError of 401 or 403, or with why that is not known. */
export type Access = (request: {
  readonly method: string;
  readonly path: string;
  /** The header; "" where there is none. */
  readonly authorization: string;
  /** Whom the certificate of the client names; absent: it has shown none. */
  readonly certified?: UserInfo | "refused" | undefined;
}) => Promise<void>;

export interface DelegatedAccessOptions extends AccessReviewsOptions {
  /** To the API server, for questions whether a user may read a path; absent: the same as for tokens. */
  readonly authorization?: Transport;
  /** Paths that anyone may read; one that ends in a star allows all that begin so. */
  readonly alwaysAllowPaths: readonly string[];
  /** Milliseconds for which the user of a token counts, and that one may read a path. */
  readonly knownForMs: number;
  readonly allowedForMs: number;
  readonly nowMs: () => number;
}

/**
 * Asks the API server who holds a token (TokenReview), unless a certificate says who asks, and whether that user may
 * read the path (SubjectAccessReview). Users and allowed paths count for a while, refusals are asked for each time.
 */
export function delegatedAccess(options: DelegatedAccessOptions): Access {
  const { alwaysAllowPaths, allowedForMs, knownForMs, nowMs, authorization: transport = options.transport } = options;
  const reviews = { ...accessReviews({ ...options, transport }), userOf: accessReviews(options).userOf };
  const users = new RecentTokens<UserInfo>(knownForMs);
  const allowed = new RecentTokens<true>(allowedForMs);
  const userOf = async ({ authorization, certified }: Parameters<Access>[0]) => {
    if (certified === "refused") return undefined;
    const token = certified === undefined ? bearerToken(authorization) : "";
    if (token === undefined) return undefined;
    const ask = () => (token === "" ? anonymous : reviews.userOf(token));
    const user = certified ?? (await users.find(token, { nowMs: nowMs(), ask }));
    return user === undefined
      ? undefined
      : { user, credential: certified === undefined ? token : JSON.stringify(user) };
  };
  return async (request) => {
    const { method, path } = request;
    if (alwaysAllowPaths.some((each) => isCovered(path, each))) return;
    const known = await userOf(request);
    if (known === undefined) throw unauthorized();
    const { user, credential } = known;
    const verb = method.toLowerCase();
    const about = `${verb} ${path}`;
    const mayRead = async () =>
      (await reviews.isAllowed(user, { nonResourceAttributes: { verb, path } })) ? true : undefined;
    const decided = await allowed.find(credential, { nowMs: nowMs(), about, ask: mayRead });
    if (decided === undefined) throw forbiddenPath(user.name, verb, path);
  };
}

const anonymous: UserInfo = { name: userAnonymous, groups: [groupUnauthenticated] };

function isCovered(path: string, allowedPath: string): boolean {
  return allowedPath.endsWith("*") ? path.startsWith(allowedPath.slice(0, -1)) : path === allowedPath;
}
