import type { MessageInitShape } from "@bufbuild/protobuf";
import { MetricFamilySchema, type MetricSchema, MetricType } from "../../generated/pb/prometheus/metrics_pb.ts";
import { encodeMessage } from "../protobuf/encodeMessage.ts";
import { ProtobufWriter } from "../protobuf/protobufWriter.ts";
import type { Counter, Gauge, Series } from "./family.ts";
import { Histogram } from "./histogram.ts";
import type { AnyFamily } from "./metricRegistry.ts";
import { type NativeHistogram, zeroThreshold } from "./nativeHistogram.ts";
import { helpText } from "./text.ts";

const types = { counter: MetricType.COUNTER, gauge: MetricType.GAUGE, histogram: MetricType.HISTOGRAM } as const;

/**
 * The messages of proto/prometheus/metrics.proto: a MetricFamily after its length, a piece a family. It is made a
 * metric at a time, since families may be large, and the reader may pause in between: two messages of a type one
 * after the other are one that has what both have.
 */
export function* protobufFormat(families: readonly AnyFamily[]): Generator<Buffer | undefined> {
  for (const family of families) {
    const { name, definition } = family;
    const head = { name, help: helpText(family, /$^/), type: types[definition.type] };
    const parts = [encodeMessage(MetricFamilySchema, head)];
    for (const series of family.series) {
      parts.push(encodeMessage(MetricFamilySchema, { metric: [metric(series, definition)] }));
      yield undefined;
    }
    yield delimited(parts);
  }
}

function delimited(parts: readonly Buffer[]): Buffer {
  const writer = new ProtobufWriter();
  writer.varint(parts.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([writer.finish(), ...parts]);
}

function metric(
  { values, state }: Series<Counter | Gauge | Histogram>,
  { labels, type }: AnyFamily["definition"],
): MessageInitShape<typeof MetricSchema> {
  const label = labels.map((name, index) => ({ name, value: values[index] ?? "" }));
  if (state instanceof Histogram) return { label, histogram: histogram(state) };
  const { value } = state;
  return type === "gauge" ? { label, gauge: { value } } : { label, counter: { value } };
}

function histogram({ bounds, counts, sum, count, native }: Histogram) {
  let below = 0;
  const bucket = Array.from(bounds, (upperBound, index) => {
    below += counts[index] ?? 0;
    return { cumulativeCount: BigInt(below), upperBound };
  });
  const classic = { sampleCount: BigInt(count), sampleSum: sum, bucket };
  return native === undefined ? classic : { ...classic, ...nativeFields(native) };
}

/**
 * Buckets are written as spans of neighbours, each with its distance from the span before, and counts as differences
 * from the bucket before. Without buckets an empty span says that the histogram is native nevertheless.
 */
function nativeFields({ schema, zeroCount, buckets }: NativeHistogram) {
  const positiveSpan: { offset: number; length: number }[] = [];
  const positiveDelta: bigint[] = [];
  let end = 0;
  let before = 0;
  for (const [index, count] of buckets) {
    const last = positiveSpan.at(-1);
    if (last !== undefined && index === end) last.length += 1;
    else positiveSpan.push({ offset: index - end, length: 1 });
    end = index + 1;
    positiveDelta.push(BigInt(count - before));
    before = count;
  }
  if (buckets.length === 0) positiveSpan.push({ offset: 0, length: 0 });
  return { schema, zeroThreshold, zeroCount: BigInt(zeroCount), positiveSpan, positiveDelta };
}
