import { join } from "node:path";
import { steadyClock } from "../../../client/clock.ts";
import { isNotFound } from "../../../client/errors.ts";
import { pause } from "../../../lib/pause.ts";
import type { NodeAgentOptions } from "../../agentOptions.ts";
import { claimGauges } from "../../meters/claimMeter.ts";
import type { AgentMeters } from "../../meters/meters.ts";
import type { PluginHandler } from "../pluginFolder.ts";
import { claimCheckpoint } from "./claimCheckpoint.ts";
import { claimDrivers } from "./claimDrivers.ts";
import { ClaimManager } from "./claimManager.ts";
import { HealthCache } from "./healthCache.ts";
import { healthCheckpoint } from "./healthCheckpoint.ts";
import { healthStreams } from "./healthStream.ts";

export interface OpenClaimsOptions {
  readonly options: Pick<
    NodeAgentOptions,
    "client" | "clock" | "log" | "nodeName" | "platform" | "ports" | "rootFolder"
  >;
  readonly meters: Pick<AgentMeters, "claims">;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** The health of devices that these pods have is another than before. */
  readonly onHealth: (podUids: readonly string[]) => void;
}

/** The resource claims of the node and the drivers that have their devices. */
export interface Claims {
  readonly manager: ClaimManager;
  readonly plugins: PluginHandler;
  readonly health: Pick<HealthCache, "of">;
  /** Resolves after the signal, when what is known of devices is written. */
  readonly stopped: Promise<void>;
}

const retryMs = 10_000;
/** Milliseconds that a driver has for coming back before its devices are no longer offered. */
const wipeAfterMs = 30_000;

export async function openClaims(given: OpenClaimsOptions): Promise<Claims> {
  const { options, meters, signal, report } = given;
  const { client, log, nodeName, platform, ports, rootFolder } = options;
  const { resourceclaims, resourceslices } = client.resource.v1;
  const wipe = async (driver?: string) => {
    const ofDriver = driver === undefined ? "" : `,spec.driver=${driver}`;
    await resourceslices.deleteCollection({ fieldSelector: `spec.nodeName=${nodeName}${ofDriver}` });
  };
  const waits = new Map<string, NodeJS.Timeout>();
  const cancel = (driver: string) => {
    clearTimeout(waits.get(driver));
    waits.delete(driver);
  };
  const health: HealthCache = new HealthCache({
    checkpoint: healthCheckpoint(join(rootFolder, "dra_health_state")),
    ...{ steady: steadyClock, nowMs: options.clock.nowMs, logError: log.error },
    onChange: (driver, isChanged) => given.onHealth(manager.usersOf(driver, isChanged)),
  });
  const isFollowed = ports.isGateOn("ResourceHealthStatus");
  const drivers = claimDrivers({
    ...(isFollowed ? { follow: healthStreams({ cache: health, logError: log.error }) } : {}),
    onRegistered: cancel,
    onCall: meters.claims.call,
    onGone: (name) => {
      cancel(name);
      waits.set(name, setTimeout(() => void wipe(name).catch(report), wipeAfterMs).unref());
    },
  });
  const manager: ClaimManager = new ClaimManager({
    checkpoint: claimCheckpoint(join(rootFolder, "dra_manager_state"), `checkpoint.dra.${platform.agentName}/v1`),
    ...{ driver: drivers.get, logError: log.error, measured: meters.claims.operation, nowMs: steadyClock.nowMs },
    read: (namespace, name) => resourceclaims.namespace(namespace).get(name),
  });
  await manager.restore();
  if (isFollowed) await health.restore();
  claimGauges(ports.component.metrics, () => manager.prepared());
  // No driver has registered yet, and some may not come back: their devices must not be given to pods.
  wipeUntilDone(wipe, { signal, report }).catch(report);
  const end = async () => {
    for (const each of waits.keys()) cancel(each);
    const stopped = health.stop(); // what streams have said counts though they end with the agent
    drivers.close();
    await stopped;
  };
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => void end().then(resolve), { once: true });
  });
  return { manager, plugins: drivers, health, stopped };
}

async function wipeUntilDone(
  wipe: () => Promise<unknown>,
  { signal, report }: Pick<OpenClaimsOptions, "report" | "signal">,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return void (await wipe());
    } catch (error) {
      if (isNotFound(error)) return; // the server does not have them
      if (!signal.aborted) report(error);
    }
    await pause(retryMs, signal);
  }
}
