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
}

/** How a container got its image; undefined for what was not looked at. */
export interface ImageNeed {
  readonly policy: string;
  readonly isPresent: boolean | undefined;
  readonly isPulled: boolean | undefined;
}

export function imageMeter({ counter }: AgentFamilies, pulled: ImageMeter["pulled"]): ImageMeter {
  const requests = counter(definitions.imageManagerEnsureImageRequestsTotal);
  const collected = counter(definitions.imageGarbageCollectedTotal);
  return {
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
