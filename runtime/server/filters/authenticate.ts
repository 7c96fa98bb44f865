import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { unauthorized } from "../../../generated/errors.ts";
import type { TokenAuthenticator } from "../../auth/tokenFile.ts";
import { anonymousUser, type UserInfo } from "../../auth/user.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { isStatusError, type Platform } from "../../schema/index.ts";
import type { RequestContext } from "./context.ts";
import { authenticationMeter, userMeter } from "./requestSteps.ts";
import { isWebSocketRequest } from "./webSocket.ts";
import { takeProtocolToken } from "./webSocketProtocols.ts";

export interface AuthenticateOptions {
  /** The user of a connection's client certificate. */
  readonly certificate: (socket: object) => UserInfo | undefined;
  /** Asked in order; the first that knows the token wins. */
  readonly tokens: readonly TokenAuthenticator[];
  /** Requests without credentials are `system:anonymous`; otherwise they are refused. */
  readonly anonymous: boolean;
}

/** Finds the user: client certificate, then bearer token, then anonymous. An unknown token is a 401. */
export function authenticate(
  options: AuthenticateOptions,
  { platform, metrics }: { readonly platform: Platform; readonly metrics: MetricRegistry },
): Middleware<RequestContext> {
  const count = authenticationMeter(metrics);
  const countUser = userMeter(metrics);
  return (ctx, next) => {
    const proceed = (user: UserInfo) => {
      ctx.state.user = user;
      count("success", ctx.state);
      countUser(user.name);
      return next();
    };
    const refuse = (error: unknown): never => {
      count(isStatusError(error) ? "failure" : "error", ctx.state);
      throw error;
    };
    let user: UserInfo | Promise<UserInfo>;
    try {
      user = userOf(ctx.req, options, platform);
    } catch (error) {
      return refuse(error);
    }
    return user instanceof Promise ? user.then(proceed, refuse) : proceed(user);
  };
}

/** Throws, or rejects with, an "Unauthorized" for credentials that nobody knows. */
function userOf(
  req: IncomingMessage,
  options: AuthenticateOptions,
  { apiDomain }: Platform,
): UserInfo | Promise<UserInfo> {
  const byCertificate = options.certificate(req.socket);
  if (byCertificate !== undefined) return byCertificate;
  const token = bearerToken(req.headers.authorization) ?? protocolToken(req, apiDomain);
  if (token === undefined) {
    if (options.anonymous) return anonymousUser;
    throw unauthorized();
  }
  return userOfToken(token, options.tokens);
}

/** A promise only from the first authenticator on that needs one. */
function userOfToken(token: string, authenticators: readonly TokenAuthenticator[]): UserInfo | Promise<UserInfo> {
  for (const [index, authenticator] of authenticators.entries()) {
    const user = authenticator(token);
    if (user instanceof Promise) {
      return user.then((known) => known ?? userOfToken(token, authenticators.slice(index + 1)));
    }
    if (user !== undefined) return user;
  }
  throw unauthorized();
}

function protocolToken(req: IncomingMessage, apiDomain: string): string | undefined {
  return isWebSocketRequest(req) ? takeProtocolToken(req, apiDomain) : undefined;
}

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const match = /^bearer +(\S+) *$/i.exec(header);
  return match?.[1];
}
