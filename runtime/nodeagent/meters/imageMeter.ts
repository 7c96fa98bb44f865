import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as definitions from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { RemovalReason } from "../images/imageGarbage.ts";
import type { AgentFamilies } from "./families.ts";

/** Counts the images that containers need. */
export interface ImageMeter {
  readonly asked: (given: ImageNeed) => void;
  readonly removed: (reason: RemovalReason) => void;
  /** A pull of an image for a pod took this time, in milliseconds since the epoch. */
  readonly pulled: (podUid: string, time: { readonly beganMs: number; readonly endedMs: number }) => void;
  /** A pull brought an image of so many bytes. */
  readonly brought: (pull: { readonly bytes: number; readonly tookMs: number }) => void;
}

/** How a container got its image; undefined for what was not looked at. */
export interface ImageNeed {
  readonly policy: string;
  readonly isPresent: boolean | undefined;
  readonly isPulled: boolean | undefined;
}

const mib = 1024 ** 2;
const gib = 1024 ** 3;
/** From above how many bytes on the metric names which range. */
const sizes: readonly (readonly [above: number, name: string])[] = [
  [0, "0-10MB"],
  [10 * mib, "10MB-100MB"],
  [100 * mib, "100MB-500MB"],
  [500 * mib, "500MB-1GB"],
  [gib, "1GB-5GB"],
  [5 * gib, "5GB-10GB"],
  [10 * gib, "10GB-20GB"],
  [20 * gib, "20GB-30GB"],
  [30 * gib, "30GB-40GB"],
  [40 * gib, "40GB-60GB"],
  [60 * gib, "60GB-100GB"],
  [100 * gib, "GT100GB"],
];

export function imageMeter({ counter, histogram }: AgentFamilies, pulled: ImageMeter["pulled"]): ImageMeter {
  const requests = counter(definitions.imageManagerEnsureImageRequestsTotal);
  const collected = counter(definitions.imageGarbageCollectedTotal);
  const duration = histogram(definitions.imagePullDurationSeconds);
  return {
    brought: ({ bytes, tookMs }) => {
      const [, size] = sizes.findLast(([above]) => bytes > above) ?? [];
      if (size !== undefined) duration.with({ image_size_in_bytes: size }).observe(tookMs / 1000);
    },
    removed: (reason) => collected.with({ reason }).add(),
    asked: ({ policy, isPresent, isPulled }) => {
      const labels = { present_locally: String(isPresent ?? "unknown"), pull_policy: policy.toLowerCase() };
      requests.with({ ...labels, pull_required: String(isPulled ?? "unknown") }).add();
    },
    pulled,
  };
}

/** Shows how many records of pulls there are in the folder that has them. */
export function recordGauges(
  { gauge }: AgentFamilies,
  { metrics, folder }: { metrics: MetricRegistry; folder: string },
) {
  const pulled = gauge(definitions.imagemanagerOndiskPulledrecords).with({});
  const pulling = gauge(definitions.imagemanagerOndiskPullintents).with({});
  const count = (name: string) => readdirSync(join(folder, name)).filter((each) => !each.endsWith(".tmp")).length;
  return metrics.onCollect(() => {
    pulled.set(count("pulled"));
    pulling.set(count("pulling"));
  });
}
