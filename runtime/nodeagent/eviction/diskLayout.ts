import type { DiskUsage } from "../stats/diskUsage.ts";
import { type PodUsage, sumOf } from "./podUsage.ts";
import type { SignalName } from "./signals.ts";

/**
 * Which file systems there are: `one` for all; `images` apart with the writable layers of containers beside them; or
 * `split`, where images alone are apart.
 */
export type DiskLayout = "one" | "images" | "split";

/** What of the node's own goes before a pod. */
export type Reclaimable = "containers" | "images";

type Place = "nodefs" | "imagefs";

function placeOf(signal: SignalName): Place | undefined {
  const [place] = signal.split(".");
  return places.find((each) => each === place);
}

const places = ["nodefs", "imagefs"] as const;

const reclaimable: Readonly<Record<DiskLayout, Readonly<Record<Place, readonly Reclaimable[]>>>> = {
  one: { nodefs: ["containers", "images"], imagefs: ["containers", "images"] },
  images: { nodefs: [], imagefs: ["containers", "images"] },
  split: { nodefs: ["containers"], imagefs: ["images"] },
};

/** What to remove first when a signal is short. */
export function reclaimableOf(signal: SignalName, layout: DiskLayout): readonly Reclaimable[] {
  const place = placeOf(signal);
  return place === undefined ? [] : reclaimable[layout][place];
}

/** What a pod uses of the file system of a signal. */
export function diskUsageOf(usage: PodUsage, signal: SignalName, layout: DiskLayout): DiskUsage {
  const isApart = layout !== "one" && placeOf(signal) === "imagefs";
  if (isApart) return layout === "images" ? sumOf(usage.containers.map(({ layer }) => layer)) : sumOf([]);
  return ephemeralUsage(usage, { hasLayers: layout !== "images" });
}

/** Logs, local volumes and, where they are beside these, writable layers. */
export function ephemeralUsage(
  { containers, volumes }: PodUsage,
  { hasLayers }: { readonly hasLayers: boolean },
): DiskUsage {
  const local = [...volumes.values()].filter(({ isLocal }) => isLocal);
  return sumOf([...containers.flatMap(({ log, layer }) => (hasLayers ? [log, layer] : [log])), ...local]);
}
