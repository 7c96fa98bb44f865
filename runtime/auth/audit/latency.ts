import { formatDurationNanos } from "../../schema/duration.ts";

/** What can make a request slow, and is measured by itself. */
export type LatencyPart =
  | "apf-queue-wait"
  | "authentication"
  | "authorization"
  | "etcd"
  | "mutating-webhook"
  | "response-write"
  | "serialize-response-object"
  | "validating-webhook";

/** Milliseconds of a part that is noted: shorter ones make no request slow, and a fast request has none. */
export const notedMs = 1;

/** Microseconds that a request takes before its event says where the time went. */
const slowUs = 500_000;

/** Annotations of a request that took so long as a whole; none where it was fast. */
export function latencyNotes(
  parts: ReadonlyMap<LatencyPart, number> | undefined,
  { apiDomain, totalUs }: { readonly apiDomain: string; readonly totalUs: number },
): readonly (readonly [key: string, value: string])[] {
  if (totalUs <= slowUs) return [];
  const note = (name: string, us: number) => {
    return [`apiserver.latency.${apiDomain}/${name}`, formatDurationNanos(BigInt(Math.round(us)) * 1000n)] as const;
  };
  return [...[...(parts ?? [])].map(([part, ms]) => note(part, ms * 1000)), note("total", totalUs)];
}
