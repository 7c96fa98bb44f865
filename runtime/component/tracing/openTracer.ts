import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Context, Span, SpanContext } from "@opentelemetry/api";
import { tracingSpansTotal } from "../../../generated/metrics.ts";
import type { EarlyPart, RequestSpan, RequestSpanOptions, SpanAttributes, Tracer } from "../../schema/tracer.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { countedSpans } from "./countedSpans.ts";

export interface TracingConfiguration {
  /** Where spans are exported to, by OTLP over gRPC: "http://localhost:4317". */
  readonly endpoint: string;
  /** Of the requests that no trusted client has a trace of, how many are recorded. */
  readonly samplingRatePerMillion: number;
}

export interface TracerOptions extends TracingConfiguration {
  /** What makes the spans: "apiserver". */
  readonly scope: string;
  /** Attributes of the process: "service.name". */
  readonly resource: Attributes;
  readonly metrics: MetricRegistry;
  readonly logWarning: (message: string) => void;
}

/** @limit Spans that wait to be exported: the next are dropped and counted. */
const maxQueuedSpans = 4096;
/** Milliseconds after which spans are exported that do not fill a batch. */
const batchMs = 1000;
/** @limit Export of spans: they are lost and counted. */
const exportTimeoutMs = 5000;
/** @limit Export of the spans that are left when the server stops: they are lost. */
const closeTimeoutMs = 2000;
/** @limit Value of an attribute of a span, in characters: cut. */
const maxAttributeLength = 1024;

/** Loads the libraries of traces, and exports spans over OTLP by gRPC. */
export async function openTracer(options: TracerOptions): Promise<Tracer> {
  const [api, provider] = await Promise.all([import("@opentelemetry/api"), openProvider(options)]);
  const tracer = provider.getTracer(options.scope);
  const around = new AsyncLocalStorage<Context>();
  const gathering = new AsyncLocalStorage<EarlyPart[]>();
  const { ROOT_CONTEXT, SpanKind, trace } = api;
  const inSpan = <T>(span: Span, context: Context, work: () => T): T => {
    const failed = (error: unknown) => fail(span, messageOf(error), api.SpanStatusCode.ERROR);
    return settled(() => around.run(trace.setSpan(context, span), work), { end: () => span.end(), failed });
  };
  return {
    begin: (request) => {
      const { name, startMs, attributes, isTrusted } = request;
      const remote = remoteContext(request, api);
      const parent = remote !== undefined && isTrusted ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      const links = remote !== undefined && !isTrusted ? [{ context: remote }] : [];
      const given = { kind: SpanKind.SERVER, startTime: startMs, attributes, links };
      const span = tracer.startSpan(name, given, parent);
      const context = trace.setSpan(parent, span);
      return requestSpan(span, {
        run: (work) => around.run(context, work),
        part: (part, times) => {
          if (!span.isRecording()) return;
          tracer.startSpan(part, { startTime: times.startMs }, context).end(times.endMs);
        },
        errorCode: api.SpanStatusCode.ERROR,
      });
    },
    root: (name, attributes, work) => {
      return inSpan(tracer.startSpan(name, { attributes }, ROOT_CONTEXT), ROOT_CONTEXT, work);
    },
    gather: (parts, work) => gathering.run(parts, work),
    within: (name, attributes, work) => {
      const context = around.getStore();
      const parts = context === undefined ? gathering.getStore() : undefined;
      if (parts !== undefined) return noted(work, { name, parts });
      if (context === undefined || trace.getSpan(context)?.isRecording() !== true) return work();
      return inSpan(tracer.startSpan(name, { attributes }, context), context, work);
    },
    headers: () => {
      const context = around.getStore();
      return context === undefined ? {} : headersOf(trace.getSpanContext(context));
    },
    recordedHeaders: () => {
      const context = around.getStore();
      const isRecorded = context !== undefined && trace.getSpan(context)?.isRecording() === true;
      return isRecorded ? headersOf(trace.getSpanContext(context)) : {};
    },
    close: () => withinTime(provider.shutdown()),
  };
}

async function openProvider(options: TracerOptions) {
  const { endpoint, samplingRatePerMillion, resource, metrics, logWarning } = options;
  const [sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-grpc"),
  ]);
  const exporter = new OTLPTraceExporter({ url: endpoint, timeoutMillis: exportTimeoutMs });
  const counted = countedSpans(exporter, {
    newProcessor: (each) =>
      new sdk.BatchSpanProcessor({
        ...{ exporter: each, maxQueueSize: maxQueuedSpans, scheduledDelayMillis: batchMs },
        exportTimeoutMillis: exportTimeoutMs,
      }),
    maxQueued: maxQueuedSpans,
    count: (result, spans) => metrics.counter(tracingSpansTotal).with({ result }).add(spans),
    onFailure: (reason) => logWarning(`traces cannot be exported to ${endpoint}: ${reason}`),
  });
  return new sdk.TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(samplingRatePerMillion / 1_000_000),
    }),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [counted],
  });
}

type Api = typeof import("@opentelemetry/api");

/** The context of a client's `traceparent`, of any version but ff; undefined where it says none. */
function remoteContext({ traceparent, tracestate }: RequestSpanOptions, api: Api): SpanContext | undefined {
  const match = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(traceparent);
  const [, traceId = "", spanId = "", flags = "0"] = match ?? [];
  const traceState = tracestate === "" ? {} : { traceState: api.createTraceState(tracestate) };
  const traceFlags = Number.parseInt(flags, 16) & api.TraceFlags.SAMPLED;
  const context = { traceId, spanId, traceFlags, isRemote: true, ...traceState };
  return api.isSpanContextValid(context) ? context : undefined;
}

function headersOf(context: SpanContext | undefined): Readonly<Record<string, string>> {
  if (context === undefined) return {};
  const { traceId, spanId, traceFlags, traceState } = context;
  const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  const tracestate = traceState?.serialize() ?? "";
  return { traceparent, ...(tracestate === "" ? {} : { tracestate }) };
}

function requestSpan(
  span: Span,
  { run, part, errorCode }: Pick<RequestSpan, "run" | "part"> & { readonly errorCode: number },
): RequestSpan {
  return {
    run,
    part,
    end: (attributes: SpanAttributes, problem?: string) => {
      span.setAttributes({ ...attributes });
      if (problem !== undefined) fail(span, problem, errorCode);
      span.end();
    },
  };
}

function fail(span: Span, message: string, code: number): void {
  span.setStatus({ code, message });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function noted<T>(work: () => T, { name, parts }: { readonly name: string; readonly parts: EarlyPart[] }): T {
  const startMs = performance.now();
  const end = () => void parts.push({ name, startMs, endMs: performance.now() });
  return settled(work, { end, failed: () => {} });
}

interface Settling {
  readonly end: () => void;
  readonly failed: (error: unknown) => void;
}

/** The outcome of work, which may be a promise; `end` runs when it is there. */
function settled<T>(work: () => T, { end, failed }: Settling): T {
  let outcome: T;
  try {
    outcome = work();
  } catch (error) {
    failed(error);
    end();
    throw error;
  }
  if (outcome instanceof Promise)
    outcome.catch(failed).then(end); // the caller gets the error
  else end();
  return outcome;
}

/** What cannot be exported is counted and logged: it is no reason to fail. */
async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeTimeoutMs)));
  await Promise.race([work.catch(() => {}), late]).finally(() => clearTimeout(timer));
}
