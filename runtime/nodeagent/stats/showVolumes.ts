import type { NodeAgentOptions } from "../agentOptions.ts";
import type { AgentMeters } from "../meters/meters.ts";
import { volumeGauges } from "../meters/volumeMeter.ts";
import type { WorkContext } from "../pod/work/workContext.ts";
import type { PodState } from "../server/podState.ts";
import type { NodeStats } from "./nodeStats.ts";

export interface ShowVolumesOptions {
  readonly options: Pick<NodeAgentOptions, "log" | "platform" | "ports">;
  readonly meters: Pick<AgentMeters, "families">;
  readonly state: Pick<PodState, "pods">;
  readonly context: Pick<WorkContext, "volumes">;
  readonly stats: NodeStats | undefined;
}

/** Shows the volumes of the node among its metrics. */
export function showVolumes({ options, meters, state, context, stats }: ShowVolumesOptions): void {
  const { platform, ports, log } = options;
  const { metrics } = ports.component;
  const show = volumeGauges(meters.families, metrics, {
    ...{ pods: state.pods, domain: platform.labelDomain, disks: () => stats?.lastDisks() },
    mounted: (uid) => context.volumes.of(uid),
  });
  metrics.onCollect(() => {
    // That takes long: a look at the metrics shows what was measured before it.
    stats?.disks().catch((error: unknown) => log.error("measuring the disks", error));
    show();
  });
}
