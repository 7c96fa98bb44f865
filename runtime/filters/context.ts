import type { ParameterizedContext } from "koa";
import type { UserInfo } from "../auth/user.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** What the filters find out about a request, in the order they run. */
export interface RequestContext {
  info: RequestInfo;
  /** Query string without the question mark. */
  search: string;
  /** The clock at arrival, in milliseconds since the epoch. */
  nowMs: number;
  user: UserInfo;
  auditId: string;
}

export type Context = ParameterizedContext<RequestContext>;
