import { usualChecks } from "../../component/pages/usualChecks.ts";
import type { Page, Pages } from "../../component/pages/page.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { Machine } from "../node/machine.ts";
import type { WorkContext } from "../pod/work/workContext.ts";
import type { NodeStats } from "../stats/nodeStats.ts";
import { statsPages } from "../stats/statsPages.ts";
import { agentAccess } from "./access.ts";
import { type AgentPorts, openPorts } from "./openPorts.ts";
import type { PodState } from "./podState.ts";
import { ownServingCertificate } from "./servingCertificate.ts";

export interface StartPortsOptions {
  readonly options: NodeAgentOptions;
  readonly state: PodState;
  readonly context: Pick<WorkContext, "cgroupNaming">;
  readonly stats: NodeStats | undefined;
  readonly machine: Machine;
  readonly ips: readonly string[];
  /** What probes have found. */
  readonly probesPage: Page;
  /** Why the agent does not get on with its pods; undefined while it does. */
  readonly problem: () => string | undefined;
}

/** Opens the agent's ports over what it knows. Rejects with an Error where one of them cannot be. */
export async function startPorts(given: StartPortsOptions): Promise<AgentPorts> {
  const { options, state, ips, problem } = given;
  const { client, clock, connection, hostname, log, nodeName, platform, ports, rootFolder } = options;
  const { nowMs } = clock;
  const { agentName, apiDomain } = platform;
  const { certDir, clientCa, minVersion, component, isOn, settings } = ports;
  const own = () => ownServingCertificate({ certDir, agentName, names: [hostname, ...ips], nowMs: nowMs() });
  const check = () => {
    const text = problem();
    if (text !== undefined) throw new Error(text);
  };
  return openPorts({
    ...{ state, runtime: connection.runtime, component, isOn, nowMs, logError: log.error },
    access: agentAccess({
      ...{ nodeName, nowMs, clientCertificates: clientCa !== undefined, ...ports.access },
      reviews: { transport: client.transport, apiDomain },
    }),
    tls: { ...(ports.tls ?? own()), clientCa, minVersion },
    checks: [...usualChecks, { name: "syncloop", check }],
    pages: pagesOf(given),
    settings: { ...settings, rootDir: rootFolder },
  });
}

function pagesOf({ options, context, stats, machine, probesPage }: StartPortsOptions): Pages {
  const { clock, log, nodeName } = options;
  const ofProbes = [["/metrics/probes", probesPage]] as const;
  if (stats === undefined) return new Map(ofProbes);
  const { cgroupNaming: naming } = context;
  const ofStats = statsPages({ stats, nodeName, machine, naming, nowMs: clock.nowMs, logError: log.error });
  return new Map([...ofStats, ...ofProbes]);
}
