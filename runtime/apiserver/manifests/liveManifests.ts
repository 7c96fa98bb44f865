import {
  apiserverManifestAdmissionConfigControllerAutomaticReloadLastTimestampSeconds,
  apiserverManifestAdmissionConfigControllerAutomaticReloadsTotal,
  apiserverManifestAdmissionConfigControllerLastConfigInfo,
} from "../../../generated/metrics.ts";
import { readManifestFolder } from "../../admission/manifests/manifestFolder.ts";
import { watchPath } from "../../component/watchPath.ts";
import { repeat } from "../../lib/repeat.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { reloadMeter } from "../../metrics/reloadMeter.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { ManifestKindName } from "./manifestKinds.ts";
import { type ManifestOptions, manifestsOf, readManifests } from "./readManifests.ts";

export interface LiveManifestOptions extends ManifestOptions {
  readonly metrics: MetricRegistry;
  /** Of the server among others; "": it has none. */
  readonly serverId: string;
  readonly logError: (message: string, error: unknown) => void;
  /** Milliseconds between two looks where no change was heard of; default a minute. */
  readonly everyMs?: number;
}

export interface LiveManifests {
  /** In the order of their names. The same list until the manifests change. */
  readonly of: (kind: ManifestKindName) => readonly ApiObject[];
  readonly stop: () => void;
}

const usualEveryMs = 60_000;
/** Changes come in groups. */
const settleMs = 100;

/**
 * Reads the manifests of a plugin, and again when they change: all of them replace the old ones at once. Wrong ones are
 * logged, and the old ones stay. Rejects with an Error when they are wrong at the start.
 */
export async function openManifests(options: LiveManifestOptions): Promise<LiveManifests> {
  const { folder, plugin, logError, everyMs = usualEveryMs } = options;
  const { metrics, serverId } = options;
  const meter = reloadMeter({
    ...{ metrics, serverId, labels: { plugin } },
    reloads: apiserverManifestAdmissionConfigControllerAutomaticReloadsTotal,
    times: apiserverManifestAdmissionConfigControllerAutomaticReloadLastTimestampSeconds,
    info: apiserverManifestAdmissionConfigControllerLastConfigInfo,
  });
  const ending = new AbortController();
  const { signal } = ending;
  const { manifests, hash } = await readManifests(options);
  meter.holds(hash);
  let [live, seen] = [manifests, hash];
  const look = async (): Promise<void> => {
    const now = await readManifestFolder(folder);
    if (now.hash === seen) return;
    const next = await manifestsOf(now.documents, options);
    if (signal.aborted) return;
    [live, seen] = [next, now.hash];
    meter.reloaded("success");
    meter.holds(now.hash);
  };
  const onError = (error: unknown, { isNew }: { readonly isNew: boolean }) => {
    meter.reloaded("failure");
    if (isNew) logError(`cannot reload the manifests of ${plugin}, so the old ones stay`, error);
  };
  const looks = repeat(look, { everyMs, settleMs, onError, signal });
  const stopWatching = watchPath(folder, looks.ask);
  looks.ask(); // for what has changed since it was read
  return {
    of: (kind) => live.get(kind) ?? none,
    stop: () => {
      ending.abort();
      stopWatching();
    },
  };
}

const none: readonly ApiObject[] = [];

/** The manifests of several plugins; no kind is of two of them. */
export function joinedManifests(all: readonly LiveManifests[]): LiveManifests["of"] {
  return (kind) => all.map((each) => each.of(kind)).find((each) => each !== none) ?? none;
}
