import { readdir, rm } from "node:fs/promises";
import type { Pod } from "../../generated/core/v1/pod.ts";
import { repeat } from "../lib/repeat.ts";
import type { NodeAgentOptions } from "./agentOptions.ts";
import { collectionEvents } from "./images/collectionEvents.ts";
import type { ImageGarbage } from "./images/imageGarbage.ts";
import { containerLogPath } from "./container/names.ts";
import { clearLinks } from "./logs/logLinks.ts";
import { ownsLogFolder } from "./logs/logOwner.ts";
import { rotateLogs } from "./logs/logRotator.ts";
import type { EventText } from "../component/eventRecorder.ts";
import type { LeftoverMeter } from "./meters/volumeMeter.ts";
import { refreshVolumes } from "./pod/work/refreshVolumes.ts";
import type { WorkContext } from "./pod/work/workContext.ts";

export interface UpkeepOptions {
  readonly options: Pick<NodeAgentOptions, "clock" | "connection" | "containerLogs" | "syncMs">;
  readonly garbage: ImageGarbage;
  readonly context: WorkContext;
  /** Those that run or are about to. */
  readonly pods: () => readonly Pod[];
  /** Whether a pod may have files and groups; asked of what is found of pods that no source has. */
  readonly mayHave: (podUid: string) => boolean;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  readonly leftovers: LeftoverMeter;
  /** The node is to have an event. */
  readonly recordOfNode: (text: EventText) => void;
}

const imageIntervalMs = 300_000;
const leftoverIntervalMs = 10_000;

/** What is done again and again for all pods of the node, until the signal ends it. Resolves then. */
export async function keepUp(given: UpkeepOptions): Promise<void> {
  const { signal } = given;
  const { connection, containerLogs, clock, syncMs } = given.options;
  await Promise.all([
    rotateLogs({
      ...{ runtime: connection.runtime, nowMs: clock.nowMs, signal, onError: given.onError },
      ...{ keys: given.context.keys, logRoot: given.context.logRoot, ...containerLogs },
    }),
    collectImages(given),
    repeat(() => refreshPods(given), { everyMs: syncMs, ...given }).ended,
    repeat(() => clearLeftovers(given), { everyMs: leftoverIntervalMs, ...given }).ended,
  ]);
}

async function collectImages(given: UpkeepOptions): Promise<void> {
  const { context, garbage, recordOfNode, onError } = given;
  const { succeeded, failed } = collectionEvents(recordOfNode);
  await garbage.look().catch(onError);
  const collect = async () => {
    await garbage.collect().then(succeeded, (error: unknown) => {
      onError(error);
      failed(error);
    });
    const asOfMs = Date.now(); // as the times of files
    const present = await garbage.look();
    await context.images.records.retain(new Set(present.map((each) => each.id)), asOfMs);
  };
  await repeat(collect, { everyMs: imageIntervalMs, ...given }).ended;
}

/** One pod after the other: what they refer to may be one object, which is then read once. */
async function refreshPods({ pods, context, signal }: UpkeepOptions): Promise<void> {
  await context.classes.apply();
  for (const pod of pods()) {
    if (signal.aborted) return;
    await refreshVolumes(pod, context);
  }
}

/**
 * Files, logs, mounts and groups of pods that ended while no agent ran, or that could not be removed then. A group in
 * which something runs may be that of another agent of this machine.
 */
async function clearLeftovers({ context, mayHave, onError, leftovers }: UpkeepOptions): Promise<void> {
  const { volumes, csi, claims, cgroups } = context;
  const cleaned = { pods: 0, failures: 0 };
  for (const uid of await volumes.known()) {
    if (mayHave(uid)) continue;
    try {
      await volumes.unmount(uid);
      context.users.release(uid);
      cleaned.pods++;
    } catch (error) {
      cleaned.failures++;
      onError(error);
    }
  }
  leftovers(cleaned);
  for (const uid of claims.manager.users()) {
    if (!mayHave(uid)) await claims.manager.release(uid).catch(onError);
  }
  await csi.volumes.clear().catch(onError);
  for (const { podUid, path } of (await cgroups?.pods()) ?? []) {
    if (!mayHave(podUid)) await cgroups?.removeIdle(path).catch(onError);
  }
  await clearLogs({ context, mayHave });
}

async function clearLogs({ context, mayHave }: Pick<UpkeepOptions, "context" | "mayHave">): Promise<void> {
  const { cache, folders, logRoot } = context;
  for (const name of await readdir(logRoot)) {
    const folder = `${logRoot}/${name}`;
    const uid = name.slice(name.lastIndexOf("_") + 1);
    if (!mayHave(uid) && (await ownsLogFolder(folder, folders.pods)))
      await rm(folder, { recursive: true, force: true });
  }
  await clearLinks(logRoot, (uid, path) => {
    return cache.get(uid).containers.some((each) => containerLogPath(each.name, each.attempt) === path);
  });
}
