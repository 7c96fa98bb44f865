import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { unauthorized } from "../../../generated/errors.ts";
import { AuthenticationError, type RequestAuthenticator } from "../../auth/authenticators/authenticator.ts";
import { anonymousUser, type UserInfo } from "../../auth/user.ts";
import type { TokenNotes } from "../../schema/access/review.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { isStatusError, type Platform } from "../../schema/index.ts";
import type { Context, RequestContext } from "./context.ts";
import { endConnection, isHttp2 } from "./endConnection.ts";
import { authenticationMeter, userMeter } from "./requestSteps.ts";
import { isSettled } from "./settle.ts";
import { Warnings } from "./warnings.ts";
import { isWebSocketRequest } from "./streams/webSocket.ts";
import { takeProtocolToken } from "./streams/webSocketProtocols.ts";

export interface AuthenticateOptions {
  /** Asked in order, before the token. */
  readonly requests: readonly RequestAuthenticator[];
  /** Finds the user of a bearer token; undefined when it is unknown. Fails where that could not be found out. */
  readonly token: (token: string, notes: TokenNotes) => UserInfo | undefined | Promise<UserInfo | undefined>;
  /** Whether a request without credentials for this path is `system:anonymous`; otherwise it is refused. */
  readonly anonymous: (path: string) => boolean;
  /** An HTTP/2 connection, whose streams cost a client little, ends with a request that has no valid credential. */
  readonly endsAnonymousHttp2: boolean;
}

/**
 * Finds the user: headers of a front proxy, client certificate, bearer token, anonymous. A credential that does not
 * hold does not stop the next one, but without one that does, the answer is 401.
 */
export function authenticate(
  options: AuthenticateOptions,
  { platform, metrics }: { readonly platform: Platform; readonly metrics: MetricRegistry },
): Middleware<RequestContext> {
  const count = authenticationMeter(metrics);
  const countUser = userMeter(metrics);
  const endHttp2 = (ctx: Context) => {
    if (options.endsAnonymousHttp2 && isHttp2(ctx.req)) endConnection(ctx);
  };
  return (ctx, next) => {
    const proceed = (user: UserInfo | undefined): unknown => {
      if (user === undefined) {
        if (ctx.req.headers.authorization !== undefined) ctx.state.refusal ??= "no valid bearer token";
        throw refused(unauthorized());
      }
      if (user === anonymousUser) endHttp2(ctx);
      ctx.state.user = user;
      count("success", ctx.state);
      countUser(user.name);
      return next();
    };
    const refused = (error: unknown): unknown => {
      endHttp2(ctx);
      count(isStatusError(error) ? "failure" : "error", ctx.state);
      if (!(error instanceof AuthenticationError)) return error;
      ctx.state.refusal = error.message;
      return unauthorized();
    };
    let user: UserInfo | undefined | Promise<UserInfo | undefined>;
    try {
      user = userOf(ctx, options, platform);
    } catch (error) {
      throw refused(error);
    }
    if (!(user instanceof Promise)) return proceed(user);
    return user.then(
      (found) => (isSettled(ctx) ? undefined : proceed(found)), // answered meanwhile: it took too long
      (error) => Promise.reject(refused(error)),
    );
  };
}

/** Undefined where no credential holds. */
function userOf(
  ctx: Context,
  { requests, token: userOfToken, anonymous }: AuthenticateOptions,
  { apiDomain }: Platform,
): UserInfo | undefined | Promise<UserInfo | undefined> {
  const { req } = ctx;
  let failed = false;
  for (const authenticator of requests) {
    try {
      const user = authenticator(req);
      if (user !== undefined) return user;
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
      ctx.state.refusal = error.message;
      failed = true;
    }
  }
  const token = bearerToken(ctx) ?? protocolToken(req, apiDomain);
  if (token !== undefined) return userOfToken(token, notesOf(ctx.state));
  return !failed && anonymous(ctx.state.info.path) ? anonymousUser : undefined;
}

function notesOf(state: RequestContext): TokenNotes {
  return {
    annotate: (key, value) => state.audit?.annotate(key, value),
    warn: (text) => warn(state, text),
  };
}

function warn(state: RequestContext, text: string): void {
  state.warnings ??= new Warnings();
  state.warnings.add(text);
}

function protocolToken(req: IncomingMessage, apiDomain: string): string | undefined {
  return isWebSocketRequest(req) ? takeProtocolToken(req, apiDomain) : undefined;
}

function bearerToken({ req, state }: Context): string | undefined {
  const { authorization } = req.headers;
  if (authorization === undefined) return undefined;
  const [scheme = "", token, after] = authorization.trim().split(" ", 3);
  if (scheme.toLowerCase() !== "bearer") return undefined;
  if (token === "" && after !== undefined) warn(state, spaceBeforeToken);
  return token === "" ? undefined : token;
}

const spaceBeforeToken =
  "the provided Authorization header contains extra space before the bearer token, and is ignored";
