import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { groupUnauthenticated, userAnonymous } from "../../../generated/wellknown.ts";
import { accessReviews, type AccessReviewsOptions, bearerToken } from "../../component/serving/accessReviews.ts";
import { userOfCertificate } from "../../component/serving/userOfCertificate.ts";
import { RecentTokens } from "../../lib/recentTokens.ts";
import type { UserInfo } from "../../schema/access/user.ts";
import { refusal } from "./refusal.ts";

/** Resolves when a request may be answered. Rejects with a StatusError of 401 or 403, or with why that is not known. */
export type AgentAccess = (req: IncomingMessage, path: string) => Promise<void>;

export interface AgentAccessOptions {
  readonly nodeName: string;
  /** A request without credentials is that of the anonymous user; else it is a 401. */
  readonly anonymous: boolean;
  /** The certificates of clients are verified by the listener, which has their authority. */
  readonly clientCertificates: boolean;
  /** How the API server is asked; absent: there is none to ask. */
  readonly reviews: AccessReviewsOptions | undefined;
  /** Milliseconds for which the API server's word on a token counts; absent: no token holds. */
  readonly tokensForMs?: number | undefined;
  /** Milliseconds for which its word on an access counts; absent: every user may do everything. */
  readonly authorization?: { readonly allowedForMs: number; readonly deniedForMs: number } | undefined;
  readonly nowMs: () => number;
}

/** Who asks the node agent, and whether they may: by certificate, token and the API server's word. */
export function agentAccess(options: AgentAccessOptions): AgentAccess {
  const authenticate = authenticator(options);
  const authorize = authorizer(options);
  return async (req, path) => {
    const user = await authenticate(req);
    if (user === undefined) throw refusal(401, "Unauthorized");
    await authorize(user, { method: req.method ?? "GET", path });
  };
}

const anonymousUser: UserInfo = { name: userAnonymous, groups: [groupUnauthenticated] };

/** A credential that does not hold is no anonymous request. */
function authenticator(options: AgentAccessOptions): (req: IncomingMessage) => Promise<UserInfo | undefined> {
  const { anonymous, clientCertificates, reviews, tokensForMs, nowMs } = options;
  const reviewer = reviews === undefined || tokensForMs === undefined ? undefined : accessReviews(reviews);
  const users = new RecentTokens<UserInfo>(tokensForMs ?? 0);
  return async (req) => {
    const shown = clientCertificates ? userOfCertificate(req.socket as TLSSocket) : undefined;
    if (shown === "refused") return undefined;
    if (shown !== undefined) return shown;
    const token = bearerToken(req.headers.authorization ?? "");
    if (token === "" || (token !== undefined && reviewer === undefined)) return anonymous ? anonymousUser : undefined;
    if (token === undefined || reviewer === undefined) return undefined;
    return users.find(token, { nowMs: nowMs(), ask: () => reviewer.userOf(token) });
  };
}

type Authorize = (user: UserInfo, asked: { readonly method: string; readonly path: string }) => Promise<void>;

function authorizer({ authorization, reviews, nodeName, nowMs }: AgentAccessOptions): Authorize {
  if (authorization === undefined) return async () => {};
  if (reviews === undefined) throw new Error("the API server decides who may do what, and there is none to ask");
  const reviewer = accessReviews(reviews);
  const allowed = new RecentTokens<true>(authorization.allowedForMs);
  const denied = new RecentTokens<true>(authorization.deniedForMs);
  const isAllowed = async (user: UserInfo, verb: string, subresource: string): Promise<boolean> => {
    const resourceAttributes = { verb, version: "v1", resource: "nodes", subresource, name: nodeName };
    const key = JSON.stringify([user.name, user.uid, user.groups, user.extra]);
    const question = { nowMs: nowMs(), about: `${verb} ${subresource}` };
    const asked = async () => ((await reviewer.isAllowed(user, { resourceAttributes })) ? undefined : true);
    const notDenied = async () => ((await denied.find(key, { ...question, ask: asked })) ? undefined : true);
    return (await allowed.find(key, { ...question, ask: notDenied })) ?? false;
  };
  return async (user, { method, path }) => {
    const verb = verbOf(method);
    const subresources = subresourcesOf(path);
    for (const each of subresources) if (await isAllowed(user, verb, each)) return;
    const what = `verb=${verb}, resource=nodes, subresource(s)=[${subresources.join(" ")}]`;
    throw refusal(403, `Forbidden (user=${user.name}, ${what})`);
  };
}

const verbs: Readonly<Record<string, string>> = {
  POST: "create",
  GET: "get",
  HEAD: "get",
  PUT: "update",
  PATCH: "patch",
  DELETE: "delete",
};

function verbOf(method: string): string {
  return verbs[method] ?? "";
}

/** Sub-resources of the node, any of which covers the paths that begin so; of all other paths it is `proxy`. */
const covering: Readonly<Record<string, readonly string[]>> = {
  stats: ["stats"],
  metrics: ["metrics"],
  logs: ["log"],
  spec: ["spec"],
  checkpoint: ["checkpoint", "proxy"],
  healthz: ["healthz", "proxy"],
  configz: ["configz", "proxy"],
  flagz: ["configz", "proxy"],
  statusz: ["statusz", "proxy"],
  pods: ["pods", "proxy"],
  runningpods: ["pods", "proxy"],
};

export function subresourcesOf(path: string): readonly string[] {
  const [, first = ""] = path.split("/");
  return Object.hasOwn(covering, first) ? (covering[first] ?? []) : ["proxy"];
}
