import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import { nextTurn } from "../lib/work.ts";
import type { AnyFamily, MetricRegistry } from "./metricRegistry.ts";
import { openMetricsContentTypes, openMetricsFormat } from "./openMetrics.ts";
import { textContentType, textFormat } from "./text.ts";

/** @limit Turn of printing metrics: other requests run first. */
const turnMs = 1;
/** Characters that are joined before they become bytes. */
const pieceLength = 64 * 1024;

/** How metrics are written. */
export interface MetricFormat {
  readonly contentType: string;
  /** The writer of the format, which is loaded on first use. */
  readonly load: () => Promise<MetricWriter>;
}

/** Makes text, bytes, or nothing: a place where the writer may pause. */
type MetricWriter = (families: readonly AnyFamily[]) => Iterable<string | Buffer | undefined>;

const text: MetricFormat = { contentType: textContentType, load: async () => textFormat };
const protobuf: MetricFormat = {
  contentType: "application/vnd.google.protobuf; proto=io.prometheus.client.MetricFamily; encoding=delimited",
  load: once(async () => (await importing(() => import("./protobuf.ts"))).protobufFormat),
};
const openMetrics = (version: keyof typeof openMetricsContentTypes): MetricFormat => ({
  contentType: openMetricsContentTypes[version],
  load: async () => openMetricsFormat,
});

/** A media type that a client accepts, the best first. */
export interface AcceptedType {
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The first of the accepted formats that there is; the text format for all other clients, whatever they accept. */
export function metricFormat(accepted: readonly AcceptedType[]): MetricFormat {
  for (const { type, parameters } of accepted) {
    const { version, proto, encoding } = parameters;
    if (type === "text/plain" && (version === undefined || version === "0.0.4")) return text;
    if (type === "application/openmetrics-text") {
      if (version === undefined || version === "0.0.1") return openMetrics("0.0.1");
      if (version === "1.0.0") return openMetrics("1.0.0");
    }
    const isFamily = proto === "io.prometheus.client.MetricFamily" && encoding === "delimited";
    if (type === "application/vnd.google.protobuf" && isFamily) return protobuf;
  }
  return text;
}

/**
 * Writes all metrics of the registries, in turns, so that requests under way do not wait for it. The pieces are not
 * joined: of a thousand kinds they are several MB.
 */
export async function exposition(registry: MetricRegistry, format: MetricFormat): Promise<readonly Buffer[]> {
  const write = await format.load();
  const chunks: Buffer[] = [];
  let joined = "";
  let turnStart = performance.now();
  for (const piece of steps(registry, write)) {
    if (typeof piece === "string") joined += piece;
    else if (piece !== undefined) chunks.push(piece);
    if (joined.length >= pieceLength) {
      chunks.push(Buffer.from(joined));
      joined = "";
    }
    if (performance.now() - turnStart < turnMs) continue;
    await nextTurn();
    turnStart = performance.now();
  }
  if (joined !== "") chunks.push(Buffer.from(joined));
  return chunks;
}

function* steps(registry: MetricRegistry, write: MetricWriter): Iterable<string | Buffer | undefined> {
  yield* registry.collecting();
  yield* write(registry.families);
}
