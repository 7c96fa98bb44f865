import type { Middleware } from "koa";
import { internalError } from "../../../generated/errors.ts";
import type { Auditor } from "../../auth/audit/auditor.ts";
import type { RequestContext } from "./context.ts";

/** Logs that a request was received, once its user is known; in strict mode an event that is not kept is a 500. */
export function auditReceived(auditor: Auditor): Middleware<RequestContext> {
  return (ctx, next) => {
    const keeping = ctx.state.audit?.received();
    if (keeping === undefined) return next();
    return keeping.then((isKept) => {
      if (isKept) return next();
      auditor.rejected();
      throw internalError("failed to store audit event");
    });
  };
}
