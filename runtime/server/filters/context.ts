import type { ParameterizedContext } from "koa";
import type { AuditedRequest } from "../../auth/audit/auditedRequest.ts";
import type { UserInfo } from "../../auth/user.ts";
import type { EarlyPart, RequestSpan } from "../../schema/tracer.ts";
import type { Route } from "../../registry/registry.ts";
import type { RequestInfo } from "./requestInfo.ts";
import type { Warnings } from "./warnings.ts";

/** What the filters find out about a request, in the order they run. */
export interface RequestContext {
  info: RequestInfo;
  /** Query string without the question mark. */
  search: string;
  /** The clock at arrival, in milliseconds since the epoch. */
  nowMs: number;
  /** As whom the request acts. */
  user: UserInfo;
  /** Who sent it, where it acts as another. */
  impersonator?: UserInfo;
  /** The verb that allowed it to, where that was one of the constrained modes. */
  impersonationConstraint?: string;
  auditId: string;
  /** Notes for the audit log; absent where the server keeps none. */
  audit?: AuditedRequest;
  /** Why a credential did not hold, which clients do not hear. */
  refusal?: string;
  /** Made when there is something to warn of; every answer carries them, failures too. */
  warnings?: Warnings;
  /** The monotonic clock after the last step that was measured, in milliseconds. */
  lapMs: number;
  /** Where the trace of the request is written; absent: it is not traced. */
  span?: RequestSpan;
  /** What it did before its span began; absent without traces. */
  earlyParts?: EarlyPart[];
  /** The monotonic clock after the last step of its trace, in milliseconds; absent without traces. */
  stepMs?: number;
  /** Milliseconds that it may take; absent for long-running ones. */
  allowedMs?: number;
  /** Names and values of headers that every answer has, one after the other; absent without flow control. */
  flowHeaders?: readonly string[];
  /** Called as a stream begins to send what happens. */
  begun?: () => void;
  /** Tells those who measure where a resource request goes. */
  measure: (ctx: Context, route: Route) => void;
  /** Where a resource request went; absent when it did not come that far. */
  route?: Route;
  /** Bytes of the request's body; absent until it is read. */
  bodyBytes?: number;
  /** Bytes of the body that was sent; absent for streams. */
  sentBytes?: number;
  /** The server broke the request off to protect itself. */
  isTerminated?: true;
  /** Nothing waits for the request any more; see settle.ts. */
  settled?: true;
  /** What is ended when the request is settled; absent: nothing waits. */
  waiting?: (() => void)[] | undefined;
  /** What listens for the end of the answer then. */
  settle?: (() => void) | undefined;
}

export type Context = ParameterizedContext<RequestContext>;
