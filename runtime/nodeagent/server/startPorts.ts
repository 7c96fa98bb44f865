import { usualChecks } from "../../component/pages/usualChecks.ts";
import type { Page, Pages } from "../../component/pages/page.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import type { Machine } from "../node/machine.ts";
import type { AgentMeters } from "../meters/meters.ts";
import type { WorkContext } from "../pod/work/workContext.ts";
import type { NodeStats } from "../stats/nodeStats.ts";
import { statsPages } from "../stats/statsPages.ts";
import { servingStore } from "../identity/keepIdentity.ts";
import { agentAccess } from "./access.ts";
import { followTls, type ServingTls } from "../../component/serving/servingTls.ts";
import { authorizationMeter } from "./authorizationMeter.ts";
import { type AgentPorts, openPorts } from "./openPorts.ts";
import type { PodState } from "./podState.ts";
import { ownServingCertificate, type ServingCertificate } from "./servingCertificate.ts";

export interface StartPortsOptions {
  readonly options: NodeAgentOptions;
  readonly state: PodState;
  readonly context: Pick<WorkContext, "cgroupNaming" | "cgroups">;
  readonly stats: NodeStats | undefined;
  readonly machine: Machine;
  readonly ips: readonly string[];
  /** What probes have found. */
  readonly probesPage: Page;
  readonly meters: Pick<AgentMeters, "server">;
  /** Why the agent does not get on with its pods; undefined while it does. */
  readonly problem: () => string | undefined;
}

/** Opens the agent's ports over what it knows. Rejects with an Error where one of them cannot be. */
export async function startPorts(given: StartPortsOptions): Promise<AgentPorts> {
  const { options, state, problem } = given;
  const { client, clock, connection, log, nodeName, platform, ports, rootFolder } = options;
  const { nowMs } = clock;
  const { apiDomain } = platform;
  const { clientCa, component, isGateOn, settings } = ports;
  const tls = servingTls(given);
  const check = () => {
    const text = problem();
    if (text !== undefined) throw new Error(text);
  };
  const opened = await openPorts({
    ...{
      state,
      runtime: connection.runtime,
      component,
      isGateOn,
      nowMs,
      logError: log.error,
      meter: given.meters.server,
    },
    access: agentAccess({
      ...{ nodeName, nowMs, clientCertificates: clientCa !== undefined, ...ports.access },
      reviews: { transport: client.transport, apiDomain, onReview: authorizationMeter(component.metrics) },
    }),
    tls: tls(),
    checks: [...usualChecks, { name: "syncloop", check }],
    pages: pagesOf(given),
    settings: { ...settings, rootDir: rootFolder },
  });
  const unfollow = followTls(tls, {
    renew: opened.renew,
    onError: (error) => log.error("the certificates of the port stay as they were", error),
  });
  return {
    ...opened,
    stop: () => {
      unfollow();
      return opened.stop();
    },
  };
}

/** What the port shows and whom it believes, now: files of flags, a certificate that was issued, or one of its own. */
function servingTls({ options, ips }: StartPortsOptions): () => ServingTls {
  const { clock, hostname, identity, platform, ports } = options;
  const { agentName } = platform;
  const { certDir, rotatesServing } = identity;
  const issued = servingStore(certDir, platform);
  let own: ServingCertificate | undefined;
  const ensureOwn = () => {
    own ??= ownServingCertificate({ certDir, agentName, names: [hostname, ...ips], nowMs: clock.nowMs() });
    return own;
  };
  return () => {
    const { cert, key } = ports.tls?.() ?? (rotatesServing ? issued.read() : undefined) ?? ensureOwn();
    return { cert, key, clientCa: ports.clientCa?.(), limits: ports.limits };
  };
}

function pagesOf({ options, context, stats, machine, probesPage }: StartPortsOptions): Pages {
  const { clock, log, nodeName } = options;
  const ofProbes = [["/metrics/probes", probesPage]] as const;
  const { cgroupNaming: naming, cgroups } = context;
  if (stats === undefined || cgroups === undefined) return new Map(ofProbes);
  const ofStats = statsPages({
    ...{ stats, nodeName, machine, cgroups, naming, nowMs: clock.nowMs, logError: log.error },
    topology: options.machine.topology(),
  });
  return new Map([...ofStats, ...ofProbes]);
}
