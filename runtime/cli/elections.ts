import type { Client } from "../../generated/client.ts";
import type { GateName } from "../../generated/gates.ts";
import { systemClock } from "../client/clock.ts";
import { checkTimes, type ElectionTimes } from "../component/leader/times.ts";
import { durationMs } from "../schema/duration.ts";
import type { ClientAccess, FeatureGates, Generated } from "../schema/index.ts";

/** How one of several servers is found that chooses leaders. */
export interface ElectionFlags {
  readonly coordinatedLeadershipLeaseDuration: string;
  readonly coordinatedLeadershipRenewDeadline: string;
  readonly coordinatedLeadershipRetryPeriod: string;
}

export interface ElectionsOptions {
  readonly generated: Generated;
  readonly gates: FeatureGates<GateName>;
  /** To the server of this process. */
  readonly access: ClientAccess;
  readonly times: ElectionTimes;
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
}

const flagNames = {
  leaseDurationMs: "--coordinated-leadership-lease-duration",
  renewDeadlineMs: "--coordinated-leadership-renew-deadline",
  retryPeriodMs: "--coordinated-leadership-retry-period",
};

/** Throws an Error that names a flag whose time does not fit the others. */
export function electionTimes(flags: ElectionFlags): ElectionTimes {
  const times = {
    leaseDurationMs: durationMs(flags.coordinatedLeadershipLeaseDuration) ?? 0,
    renewDeadlineMs: durationMs(flags.coordinatedLeadershipRenewDeadline) ?? 0,
    retryPeriodMs: durationMs(flags.coordinatedLeadershipRetryPeriod) ?? 0,
  };
  checkTimes(times, flagNames);
  return times;
}

/**
 * Chooses leaders among the candidates of other processes, behind a gate, in one of several servers. Returns how to
 * stop.
 */
export async function startElections(options: ElectionsOptions): Promise<() => Promise<void>> {
  const { generated, gates, access, times, logError, logWarning } = options;
  if (!gates.enabled("CoordinatedLeaderElection")) return async () => {};
  const { platform, resources } = generated;
  const isServed = resources.some(({ group, version, plural }) => {
    return group.startsWith("coordination.") && version === "v1beta1" && plural === "leasecandidates";
  });
  if (!isServed) {
    const setting = `--runtime-config=coordination.${platform.apiDomain}/v1beta1=true`;
    logWarning(`CoordinatedLeaderElection chooses no leaders without ${setting}`);
    return async () => {};
  }
  const { createClient } = await generated.loadClient();
  const { lead } = await import("../component/leader/lead.ts");
  const { electLeaders } = await import("../controllers/coordinatedElection/electLeaders.ts");
  const ending = new AbortController();
  const onError = (error: unknown) => logError("coordinated leader election", error);
  const leading = lead({
    createClient: (given) => createClient(given) as Client, // leasecandidates are served, as was looked at above
    access: { ...access, userAgent: `${platform.systemPrefix}-apiserver` },
    ...{ namespace: platform.names.namespaceSystem, name: "leader-election-controller", times },
    ...{ signal: ending.signal, onError },
    run: (client, signal) => electLeaders(client, { clock: systemClock, signal, onError }),
  }).catch(onError);
  return async () => {
    ending.abort();
    await leading;
  };
}
