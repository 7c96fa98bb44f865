import type { SpanExporter, SpanProcessor } from "@opentelemetry/sdk-trace";

/** What became of spans. */
export type SpanResult = "exported" | "failed" | "dropped";

export interface CountedSpansOptions {
  /** Gathers spans for an exporter. */
  readonly newProcessor: (exporter: SpanExporter) => SpanProcessor;
  readonly maxQueued: number;
  readonly count: (result: SpanResult, spans: number) => void;
  /** An export failed after one that did not, or as the first. */
  readonly onFailure: (reason: string) => void;
}

/** Counts what becomes of spans, and drops those that would wait in too long a queue. Never throws. */
export function countedSpans(exporter: SpanExporter, options: CountedSpansOptions): SpanProcessor {
  const { newProcessor, maxQueued, count, onFailure } = options;
  let queued = 0;
  let isFailing = false;
  const processor = newProcessor({
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        queued -= spans.length;
        const { error } = result;
        count(error === undefined ? "exported" : "failed", spans.length);
        if (error !== undefined && !isFailing) onFailure(error.message);
        isFailing = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  });
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => {
      if (queued >= maxQueued) {
        count("dropped", 1);
        return;
      }
      queued += 1;
      processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}
