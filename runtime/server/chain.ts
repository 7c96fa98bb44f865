import type { RequestListener } from "node:http";
import type { Authorizer } from "../auth/authorizer.ts";
import type { Auditor } from "../auth/audit/auditor.ts";
import { aggregate, type AggregateOptions } from "./filters/aggregate.ts";
import { audit } from "./filters/audit.ts";
import { auditReceived } from "./filters/auditReceived.ts";
import { type AuthenticateOptions, authenticate } from "./filters/authenticate.ts";
import { authorize } from "./filters/authorize.ts";
import { cors, type OriginPattern } from "./filters/cors.ts";
import { isClientGone } from "./filters/clientGone.ts";
import { deadlines } from "./filters/deadline.ts";
import { dispatch, type DispatchOptions } from "./filters/dispatch.ts";
import { type EndpointOptions, endpoints } from "./endpoints/endpoints.ts";
import { flowControl } from "./filters/flowcontrol/flowControl.ts";
import { goaway } from "./filters/goaway.ts";
import { impersonate } from "./filters/impersonate.ts";
import { inFlight } from "./filters/flowcontrol/inFlight.ts";
import type { InFlightLimits } from "./filters/flowcontrol/inFlightLimits.ts";
import { logRequests, type RequestLog } from "./filters/logRequests.ts";
import { KoaApp } from "./koaApp.ts";
import { measure } from "./filters/measure.ts";
import { recover } from "./filters/recover.ts";
import { resolve } from "./filters/resolve.ts";
import { statusSender } from "./filters/sendStatus.ts";
import { refuseAtStop, type StopRefusals } from "./filters/stopRefusals.ts";
import { strictTransport } from "./filters/strictTransport.ts";
import { trace, traceArrival, traceStep } from "./filters/trace.ts";
import { type BacklogLimits, defaultBacklogLimits } from "./filters/streams/streamBacklog.ts";
import { Streams } from "./filters/streams/streams.ts";
import type { FlowControl } from "../flowcontrol/flowControl.ts";
import type { HandlerContext } from "../handlers/context.ts";
import { handler } from "../handlers/handlers.ts";
import type { Tracer } from "../schema/tracer.ts";
import type { DialOptions } from "../proxy/proxy.ts";

export interface ServerOptions extends EndpointOptions {
  readonly authentication: AuthenticateOptions;
  readonly authorizer: Authorizer;
  readonly freshKinds: DispatchOptions["freshKinds"];
  /** Absent: no request is logged. */
  readonly audit?: Auditor | undefined;
  readonly handlers: HandlerContext;
  /** Undefined: no group-version is answered elsewhere. */
  readonly extensions: Omit<AggregateOptions, "streams"> | undefined;
  /** Called as each request comes. */
  readonly onRequest: () => void;
  readonly limits: {
    readonly requestTimeoutMs: number;
    readonly writeTimeoutMs: number;
    /** Absent: the plain limits, `inFlight`. */
    readonly flowControl?: FlowControl | undefined;
    readonly inFlight: InFlightLimits;
    /** Absent: those of production. */
    readonly backlog?: BacklogLimits | undefined;
  };
  /** Absent: nothing of that. */
  readonly front?: FrontOptions | undefined;
  /** How requests that go on to somewhere else reach it. */
  readonly proxy: DialOptions;
  readonly logError: (message: string, error: unknown) => void;
  /** Absent: requests are not logged. */
  readonly log?: RequestLog | undefined;
  /** Absent: requests are not traced. */
  readonly tracer?: Tracer | undefined;
}

/** What happens to a request before its user is known. */
export interface FrontOptions {
  /** Of the web pages that may read answers; empty: none. */
  readonly origins: readonly OriginPattern[];
  /** Directives of Strict-Transport-Security; empty: no such header. */
  readonly strictTransport: readonly string[];
  /** From 0 to 1: in how many requests over HTTP/2 the client is asked to connect anew. */
  readonly goawayChance: number;
  /** Absent: a server that stops listens no more, and refuses nothing. */
  readonly refusals: StopRefusals | undefined;
}

/** The request line without a socket: what a listener calls, and how its open streams are ended. */
export interface Server {
  readonly callback: RequestListener;
  readonly streams: Streams;
  readonly stop: () => void;
}

/** Puts the chain together, in the order a request meets it. */
export function createServer(options: ServerOptions): Server {
  const { registry, authentication, authorizer, logError, limits } = options;
  const { metrics } = options.pages;
  const app = new KoaApp();
  const streams = new Streams(limits.backlog ?? defaultBacklogLimits, logError);
  const { platform, loadMeta, encodings, isGateOn } = options.handlers;
  const sendStatus = statusSender({ platform, loadMeta, ...encodings, logError });
  const times = { defaultMs: limits.requestTimeoutMs, writeMs: limits.writeTimeoutMs, tickMs: 250 };
  const deadline = deadlines({ ...times, sendStatus });
  const { tracer, front } = options;
  app.use(measure({ metrics, registry, platform, onRequest: options.onRequest }));
  if (tracer !== undefined) app.use(traceArrival(tracer));
  if (options.log !== undefined) app.use(logRequests(options.log));
  app.use(audit(options.audit));
  app.use(recover({ logError, sendStatus, namesUnreadable: options.handlers.unsafeDelete }));
  if (front !== undefined && front.strictTransport.length > 0) app.use(strictTransport(front.strictTransport));
  if (front !== undefined && front.origins.length > 0) app.use(cors(front.origins));
  app.use(resolve(platform.wireAliases));
  if (front?.refusals !== undefined) app.use(refuseAtStop(front.refusals));
  if (front !== undefined && front.goawayChance > 0) app.use(goaway(front.goawayChance, options.handlers.random));
  app.use(deadline.filter);
  app.use(authenticate(authentication, { platform, metrics }));
  if (tracer !== undefined) app.use(trace(tracer));
  if (options.audit !== undefined) app.use(auditReceived(options.audit));
  app.use(impersonate({ authorizer, constrained: isGateOn("ConstrainedImpersonation"), ...platform }, metrics));
  const { flowControl: control, requestTimeoutMs } = limits;
  if (control === undefined) app.use(inFlight(limits.inFlight, metrics));
  else app.use(flowControl({ control, registry, metrics, requestTimeoutMs }));
  if (tracer !== undefined) app.use(traceStep("wait"));
  app.use(authorize(authorizer, metrics));
  if (tracer !== undefined) app.use(traceStep("authorize"));
  if (options.extensions !== undefined) app.use(aggregate({ ...options.extensions, streams }));
  const { freshKinds, proxy } = options;
  const { apiDomain } = platform;
  app.use(dispatch({ registry, freshKinds, handler: handler(options.handlers), apiDomain, proxy, streams }));
  app.use(endpoints(options));
  app.on("error", (error) => {
    if (!isClientGone(error)) logError("after the answer", error);
  });
  const stop = () => {
    deadline.stop();
    streams.close();
  };
  return { callback: app.callback() as RequestListener, streams, stop };
}
