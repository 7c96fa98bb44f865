import * as definitions from "../../../generated/metrics.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { Cgroups } from "../cgroups/cgroups.ts";
import type { HookOptions } from "../probes/hooks.ts";
import type { StatusManagerOptions } from "../pod/statusManager.ts";
import { type ClaimMeter, claimMeter } from "./claimMeter.ts";
import { type AgentFamilies, agentFamilies } from "./families.ts";
import { type ImageMeter, imageMeter } from "./imageMeter.ts";
import { type PlegMeter, plegMeter } from "./plegMeter.ts";
import { type PodLifeMeter, podLifeMeter } from "./podLifeMeter.ts";
import { type ResizeMeter, resizeMeter } from "./resizeMeter.ts";
import { type ServerMeter, serverMeter } from "./serverMeter.ts";
import { type StartupMeter, startupMeter } from "./startupMeter.ts";
import { type LeftoverMeter, leftoverMeter, type VolumeMeter, volumeMeter } from "./volumeMeter.ts";

/** What the parts of an agent count with. */
export interface AgentMeters {
  readonly families: AgentFamilies;
  readonly claims: ClaimMeter;
  readonly groups: (cgroups: Cgroups) => Cgroups;
  readonly hooks: Pick<HookOptions, "onFallback" | "onSleepCut">;
  readonly images: ImageMeter;
  readonly pleg: PlegMeter;
  readonly pods: PodLifeMeter;
  readonly resizes: ResizeMeter;
  readonly leftovers: LeftoverMeter;
  readonly onOrphan: () => void;
  readonly statuses: Required<Pick<StatusManagerOptions, "onSynced">>;
  readonly server: ServerMeter;
  readonly startup: StartupMeter;
  readonly volumes: VolumeMeter;
}

export function openMeters({ clock, nodeName, platform, ports }: NodeAgentOptions): AgentMeters {
  const { metrics } = ports.component;
  const families = agentFamilies(metrics, platform.agentName);
  const { counter, gauge, histogram } = families;
  gauge(definitions.nodeName).with({ node: nodeName }).set(1);
  const pods = podLifeMeter(families, clock.nowMs);
  const fallbacks = counter(definitions.lifecycleHandlerHttpFallbacksTotal).with({});
  const sleepsCut = counter(definitions.sleepActionTerminatedEarlyTotal).with({});
  const orphans = counter(definitions.orphanedRuntimePodsTotal).with({});
  const synced = histogram(definitions.podStatusSyncDurationSeconds).with({});
  return {
    onOrphan: () => orphans.add(),
    statuses: { onSynced: (ms) => synced.observe(ms / 1000) },
    ...{ families, pods, claims: claimMeter(metrics), groups: (cgroups) => meteredGroups(cgroups, families) },
    hooks: { onFallback: () => fallbacks.add(), onSleepCut: () => sleepsCut.add() },
    images: imageMeter(families, pods.pulled),
    pleg: plegMeter(families, clock.nowMs),
    leftovers: leftoverMeter(families),
    resizes: resizeMeter(families),
    server: serverMeter(families),
    startup: startupMeter(families),
    volumes: volumeMeter(families, metrics, platform.labelDomain),
  };
}

function meteredGroups(cgroups: Cgroups, { gauge, histogram }: AgentFamilies): Cgroups {
  gauge(definitions.cgroupVersion).with({}).set(cgroups.version);
  const duration = histogram(definitions.cgroupManagerDurationSeconds);
  const timed = async (operation_type: string, done: Promise<void>): Promise<void> => {
    const beganMs = performance.now();
    await done.finally(() => duration.with({ operation_type }).observe((performance.now() - beganMs) / 1000));
  };
  return {
    ...cgroups,
    apply: (path, limits) => timed("update", cgroups.apply(path, limits)),
    remove: (path) => timed("destroy", cgroups.remove(path)),
    removeIdle: (path) => timed("destroy", cgroups.removeIdle(path)),
  };
}
