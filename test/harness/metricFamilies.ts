import { fromBinary } from "@bufbuild/protobuf";
import { type MetricFamily, MetricFamilySchema } from "../../generated/pb/prometheus/metrics_pb.ts";

/** Metrics in protobuf, each family behind its length, by their names. */
export function metricFamilies(bytes: Uint8Array): ReadonlyMap<string, MetricFamily> {
  const families = new Map<string, MetricFamily>();
  for (let at = 0; at < bytes.length; ) {
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      length += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    const family = fromBinary(MetricFamilySchema, bytes.subarray(at, at + length));
    families.set(family.name, family);
    at += length;
  }
  return families;
}
