import { forbiddenPath, unauthorized } from "../../../generated/errors.ts";
import { groupUnauthenticated, userAnonymous } from "../../../generated/wellknown.ts";
import type { Transport } from "../../client/transport.ts";
import { RecentTokens } from "../../lib/recentTokens.ts";
import type { UserInfo } from "../../schema/access/user.ts";

/** Resolves when a request may be answered. Rejects with a StatusError of 401 or 403, or with why that is not known. */
export type Access = (request: {
  readonly method: string;
  readonly path: string;
  /** The header; "" where there is none. */
  readonly authorization: string;
}) => Promise<void>;

export interface DelegatedAccessOptions {
  /** To the API server. */
  readonly transport: Transport;
  readonly apiDomain: string;
  /** Paths that anyone may read; one that ends in a star allows all that begin so. */
  readonly alwaysAllowPaths: readonly string[];
  readonly nowMs: () => number;
}

/** Milliseconds for which an answer of the API server counts. */
const keptMs = 10_000;
/** @limit Question about access to the API server: the request is a 500. */
const questionTimeoutMs = 10_000;

/**
 * Asks the API server who holds a token (TokenReview), and whether that user may read the path (SubjectAccessReview).
 * Users and allowed paths count for a while, refusals are asked for each time.
 */
export function delegatedAccess({ transport, apiDomain, alwaysAllowPaths, nowMs }: DelegatedAccessOptions): Access {
  const users = new RecentTokens<UserInfo>(keptMs);
  const allowed = new RecentTokens<true>(keptMs);
  const post = async (group: string, plural: string, body: object): Promise<Answered> => {
    const { status, body: bytes } = await transport.request({
      method: "POST",
      path: `/apis/${group}.${apiDomain}/v1/${plural}`,
      body: JSON.stringify({ apiVersion: `${group}.${apiDomain}/v1`, ...body }),
      timeoutMs: questionTimeoutMs,
    });
    if (status !== 201) throw new Error(`the API server answered ${status} to a question about access`);
    return (JSON.parse(Buffer.from(bytes).toString("utf8")) as { readonly status?: Answered }).status ?? {};
  };
  const userOf = async (token: string): Promise<UserInfo | undefined> => {
    const { authenticated, user } = await post("authentication", "tokenreviews", {
      kind: "TokenReview",
      spec: { token },
    });
    return authenticated === true && user !== undefined
      ? { name: user.username ?? "", groups: user.groups ?? [], ...pick(user) }
      : undefined;
  };
  const mayRead = async (user: UserInfo, verb: string, path: string): Promise<true | undefined> => {
    const { name, groups, uid, extra } = user;
    const spec = { user: name, groups, uid, extra, nonResourceAttributes: { verb, path } };
    const kind = "SubjectAccessReview";
    return (await post("authorization", "subjectaccessreviews", { kind, spec })).allowed === true ? true : undefined;
  };
  return async ({ method, path, authorization }) => {
    if (alwaysAllowPaths.some((each) => isCovered(path, each))) return;
    const token = tokenOf(authorization);
    const ask = (): Promise<UserInfo | undefined> | UserInfo => (token === "" ? anonymous : userOf(token));
    const user = await users.find(token, { nowMs: nowMs(), ask });
    if (user === undefined) throw unauthorized();
    const verb = method.toLowerCase();
    const about = `${verb} ${path}`;
    const decided = await allowed.find(token, { nowMs: nowMs(), about, ask: () => mayRead(user, verb, path) });
    if (decided === undefined) throw forbiddenPath(user.name, verb, path);
  };
}

/** The status of a review, as far as it is read. */
interface Answered {
  readonly authenticated?: boolean;
  readonly allowed?: boolean;
  readonly user?: {
    readonly username?: string;
    readonly uid?: string;
    readonly groups?: readonly string[];
    readonly extra?: Readonly<Record<string, readonly string[]>>;
  };
}

const anonymous: UserInfo = { name: userAnonymous, groups: [groupUnauthenticated] };

function pick({ uid, extra }: NonNullable<Answered["user"]>): Pick<UserInfo, "uid" | "extra"> {
  return { ...(uid === undefined ? {} : { uid }), ...(extra === undefined ? {} : { extra }) };
}

/** Throws unauthorized for a header that carries no bearer token. */
function tokenOf(authorization: string): string {
  if (authorization === "") return "";
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthorized();
  return token;
}

function isCovered(path: string, allowedPath: string): boolean {
  return allowedPath.endsWith("*") ? path.startsWith(allowedPath.slice(0, -1)) : path === allowedPath;
}
