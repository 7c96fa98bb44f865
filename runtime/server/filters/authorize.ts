import type { Middleware } from "koa";
import type { Authorizer, Decision } from "../../auth/authorizer.ts";
import { denied } from "../../auth/denied.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { RequestContext } from "./context.ts";
import { escapedMarkup } from "../../schema/errors.ts";
import { requestAttributes } from "./requestAttributes.ts";
import { sendText } from "./send.ts";
import { isSettled } from "./settle.ts";
import { authorizationMeter, type AuthorizationResult } from "./requestSteps.ts";

/** Asks the authorizer; every decision but an allow is a 403. */
export function authorize(authorizer: Authorizer, metrics: MetricRegistry): Middleware<RequestContext> {
  const count = authorizationMeter(metrics);
  return (ctx, next) => {
    const attributes = requestAttributes(ctx.state);
    const proceed = ({ outcome, reason, error }: Decision) => {
      if (outcome !== "allow" && error !== undefined) {
        count("error", ctx.state);
        ctx.state.audit?.authorizerFailed();
        return sendText(
          ctx,
          500,
          `Internal Server Error: ${JSON.stringify(escapedMarkup(ctx.req.url ?? ""))}: ${error}\n`,
        );
      }
      count(results[outcome], ctx.state);
      ctx.state.audit?.authorized(outcome, reason);
      if (outcome !== "allow") throw denied(attributes, reason);
      return next();
    };
    const decision = authorizer(attributes);
    if (!(decision instanceof Promise)) return proceed(decision);
    return decision.then(
      (found) => (isSettled(ctx) ? undefined : proceed(found)), // answered meanwhile: it took too long
      (error: unknown) => {
        count("error", ctx.state);
        throw error;
      },
    );
  };
}

const results: Readonly<Record<Decision["outcome"], AuthorizationResult>> = {
  allow: "allowed",
  deny: "denied",
  noOpinion: "no-opinion",
};
