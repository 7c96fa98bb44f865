import type { Counter, Gauge, Series } from "./family.ts";
import { Histogram } from "./histogram.ts";
import { MessageWriter } from "./messageWriter.ts";
import type { AnyFamily } from "./metricRegistry.ts";
import { type NativeHistogram, zeroThreshold } from "./nativeHistogram.ts";
import { helpText } from "./text.ts";

export const protobufContentType =
  "application/vnd.google.protobuf; proto=io.prometheus.client.MetricFamily; encoding=delimited";

/** Numbers of MetricType in proto/prometheus/metrics.proto. */
const types = { counter: 0, gauge: 1, histogram: 4 } as const;

/** The messages of proto/prometheus/metrics.proto: a MetricFamily after its length, a piece a family. */
export function* protobufFormat(families: readonly AnyFamily[]): Generator<Buffer | undefined> {
  for (const family of families) {
    const { name, definition } = family;
    const message = new MessageWriter()
      .string(1, name)
      .string(2, helpText(family, /$^/))
      .varint(3, types[definition.type]);
    for (const series of family.series) {
      message.message(4, metric(series, definition));
      yield undefined; // a family may have many series: whoever reads may pause here
    }
    yield new MessageWriter().delimited(message).finish();
  }
}

function metric(
  { values, state }: Series<Counter | Gauge | Histogram>,
  { labels, type }: AnyFamily["definition"],
): MessageWriter {
  const message = new MessageWriter();
  for (const [index, label] of labels.entries()) {
    message.message(1, new MessageWriter().string(1, label).string(2, values[index] ?? ""));
  }
  if (state instanceof Histogram) return message.message(7, histogram(state));
  return message.message(type === "gauge" ? 2 : 3, new MessageWriter().double(1, state.value));
}

function histogram({ bounds, counts, sum, count, native }: Histogram): MessageWriter {
  const message = new MessageWriter().varint(1, count).double(2, sum);
  let below = 0;
  for (let index = 0; index < bounds.length; index++) {
    below += counts[index] ?? 0;
    message.message(3, new MessageWriter().varint(1, below).double(2, bounds[index] ?? 0));
  }
  return native === undefined ? message : message.append(nativeFields(native));
}

/**
 * Buckets are told as spans of neighbours, each with its distance from the span before, and counts as differences from
 * the bucket before. Without buckets an empty span says that the histogram is native nevertheless.
 */
function nativeFields({ schema, zeroCount, buckets }: NativeHistogram): MessageWriter {
  const message = new MessageWriter().zigzag(5, schema).double(6, zeroThreshold).varint(7, zeroCount);
  let end = 0;
  for (const { first, counts } of spansOf(buckets)) {
    message.message(12, span(first - end, counts.length));
    end = first + counts.length;
  }
  if (buckets.length === 0) message.message(12, span(0, 0));
  let before = 0;
  for (const [, count] of buckets) {
    message.zigzag(13, count - before);
    before = count;
  }
  return message;
}

function span(offset: number, length: number): MessageWriter {
  return new MessageWriter().zigzag(1, offset).varint(2, length);
}

function spansOf(buckets: NativeHistogram["buckets"]): { readonly first: number; readonly counts: number[] }[] {
  const spans: { readonly first: number; readonly counts: number[] }[] = [];
  for (const [index, count] of buckets) {
    const last = spans.at(-1);
    if (last !== undefined && last.first + last.counts.length === index) last.counts.push(count);
    else spans.push({ first: index, counts: [count] });
  }
  return spans;
}
