import type { ParameterizedContext } from "koa";
import type { UserInfo } from "../auth/user.ts";
import type { RequestInfo } from "./requestInfo.ts";
import type { Warnings } from "./warnings.ts";

/** What the filters find out about a request, in the order they run. */
export interface RequestContext {
  info: RequestInfo;
  /** Query string without the question mark. */
  search: string;
  /** The clock at arrival, in milliseconds since the epoch. */
  nowMs: number;
  user: UserInfo;
  auditId: string;
  /** Made when there is something to warn of; every answer carries them, failures too. */
  warnings?: Warnings;
}

export type Context = ParameterizedContext<RequestContext>;
