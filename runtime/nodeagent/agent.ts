import { setMaxListeners } from "node:events";
import { mkdir } from "node:fs/promises";
import { steadyClock } from "../client/clock.ts";
import { pause } from "../lib/pause.ts";
import { repeat } from "../lib/repeat.ts";
import type { NodeAgentOptions } from "./agentOptions.ts";
import { evictionsOf } from "./eviction/evictionsOf.ts";
import { type Evictions, noPressures } from "./eviction/startEvictions.ts";
import { keepIdentity } from "./identity/keepIdentity.ts";
import { type ImageGarbage, imageGarbage } from "./images/imageGarbage.ts";
import { type AgentMeters, openMeters } from "./meters/meters.ts";
import { hostIpsOf, nodeIps } from "./node/addresses.ts";
import { checkKernel } from "./node/kernelChecks.ts";
import { nodeSubject } from "./node/nodeSubject.ts";
import { type RunningNode, startNode } from "./node/startNode.ts";
import { agentState } from "./pod/agentState.ts";
import { EventRecorder } from "../component/eventRecorder.ts";
import { startLifecycleEvents } from "./pod/lifecycleEvents.ts";
import { openPods, type Pods } from "./pod/openPods.ts";
import { startPorts } from "./server/startPorts.ts";
import { openStats } from "./stats/openStats.ts";
import { showVolumes } from "./stats/showVolumes.ts";
import { shutdownOf } from "./shutdown/shutdownOf.ts";
import type { Shutdown } from "./shutdown/startShutdown.ts";
import { startSockets } from "./sockets/startSockets.ts";
import { keepUp } from "./upkeep.ts";

export interface NodeAgent {
  /** Resolves when the agent works on the pods of its node. */
  readonly ready: Promise<void>;
  /** Why the agent does not get on with its pods; undefined while it does. */
  readonly problem: () => string | undefined;
  /** Lets go of everything: pods run on. */
  readonly stop: () => Promise<void>;
}

const housekeepingMs = 2000;
const reconnectMs = 1000;

/** Runs the pods of one node. Rejects with an Error for a machine or a runtime that cannot. */
export async function startNodeAgent(options: NodeAgentOptions): Promise<NodeAgent> {
  const { client, unlimitedClient, platform, connection, log, clock, nodeName } = options;
  const { runtime } = connection;
  const ending = new AbortController();
  const { signal } = ending;
  setMaxListeners(Infinity, signal); // everything that runs waits for it
  const report = (error: unknown) => {
    if (!signal.aborted) log.error(platform.agentName, error);
  };
  checkKernel(options.kernel, options.machine);
  await mkdir(options.rootFolder, { recursive: true, mode: 0o750 });
  await mkdir(options.logRoot, { recursive: true, mode: 0o755 });
  const version = await answering(options, signal);
  const ips = await nodeIps({ given: options.nodeIps, hostname: options.hostname });
  const machine = options.machine.read();
  const recorder = new EventRecorder({
    ...{ events: unlimitedClient.core.v1.events, component: platform.agentName, host: nodeName },
    ...{ nowMs: clock.nowMs, onError: report, limit: options.eventLimit },
  });
  let node: RunningNode | undefined;
  let evictions: Evictions | undefined;
  let shutdown: Shutdown | undefined;
  const pressures = () => evictions?.pressures() ?? noPressures;
  const isShuttingDown = () => shutdown?.isShuttingDown() ?? false;
  const onVolumesInUse = () => node?.wake();
  const meters = openMeters(options);
  const hostIps = () => hostIpsOf(node?.addresses() ?? [], ips);
  const common = { options, machine, ips, hostIps, version, recorder, signal, report, meters };
  const ofNode = askedLater(() => node);
  const pods = await openPods({ ...common, ...ofNode, pressures, isShuttingDown, onVolumesInUse });
  const { cache, changes, context, devices, manager, managers } = pods;
  const { keys } = context;
  const lifecycle = startLifecycleEvents({
    ...{ runtime, keys, cache, nowMs: steadyClock.nowMs, onError: report, meter: meters.pleg },
    trustsEvents: options.ports.isGateOn("EventedPLEG"),
  });
  const pleg = lifecycle.problem;
  const state = agentState(() => manager, cache);
  const stats = openStats({ options, state, context, onVolume: meters.volumes.measured });
  showVolumes({ options, meters, state, context, stats });
  const { probesPage } = pods;
  const ports = await startPorts({ options, context, stats, machine, ips, problem: pleg, state, probesPage, meters });
  const ofPods = { volumesInUse: context.csi.volumes.inUse, onAddresses: () => manager.wakeAll() };
  node = startNode({ ...common, ...ofPods, devices, pleg, port: ports.port, pressures, isShuttingDown });
  const garbage = imageGarbage({
    ...{ ...options.images, images: connection.images, runtime, clock, onRemoved: meters.images.removed },
    isByHandler: options.ports.isGateOn("RuntimeClassInImageCriApi"),
  });
  const work = runPods(pods, { ...common, garbage, listed: lifecycle.listed });
  evictions = evictionsOf(pods, { ...common, garbage, stats, onPressures: node.wake });
  shutdown = shutdownOf(manager, { options, recorder, signal, onChange: node.wake });
  const isReady = () => work.hasBegun() && pods.sources.haveSynced();
  const feed = { isReady, pods: () => manager.pods(), onChange: changes.onChange };
  const sockets = await startSockets({
    ...{ options, feed, devices, managers, csi: context.csi, claims: context.claims },
    unfinished: () => manager.unfinished(),
  });
  const identity = keepIdentity({ options, addresses: node.addresses, signal, report });
  return {
    ready: work.begun,
    problem: pleg,
    stop: async () => {
      ending.abort();
      await Promise.all([pods.stop(), ports.stop(), sockets.stop(), lifecycle.stop(), recorder.stop()]);
      await Promise.all([node?.stopped, work.ended, evictions?.ended, shutdown?.ended, identity]);
      connection.close();
      client.transport.close();
    },
  };
}

/** What pods ask of the node, which is reported when all that it reports is there. */
function askedLater(node: () => RunningNode | undefined) {
  return {
    node: () => node()?.node(),
    readNode: async () => node()?.read(),
    hasNetwork: () => node()?.hasNetwork() ?? false,
  };
}

interface RunPodsOptions {
  readonly options: NodeAgentOptions;
  readonly recorder: Pick<EventRecorder, "record">;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
  /** What the runtime has is known. */
  readonly listed: Promise<void>;
  readonly garbage: ImageGarbage;
  readonly meters: Pick<AgentMeters, "leftovers">;
}

/** Works on pods from the moment on in which it is known which of them run. */
function runPods(
  { manager, cache, sources, context }: Pods,
  given: RunPodsOptions,
): { readonly begun: Promise<void>; readonly hasBegun: () => boolean; readonly ended: Promise<unknown> } {
  const { options, recorder, signal, report, listed, garbage } = given;
  const subject = nodeSubject(options.nodeName);
  let hasBegun = false;
  const begun = Promise.race([listed, aborted(signal)]).then(() => {
    if (signal.aborted) return;
    sources.start(); // earlier, a pod that runs would be started again
    hasBegun = true;
  });
  const keepHouse = async () => {
    await begun;
    const look = () => {
      if (sources.haveSynced()) {
        manager.endOrphans();
        manager.admitAgain();
      }
      manager.judgeResizes("periodic_retry");
    };
    const looks = repeat(look, { everyMs: housekeepingMs, onError: report, signal });
    looks.ask();
    await looks.ended;
  };
  const upkeep = async () => {
    await begun;
    await keepUp({
      ...{ options, context, garbage, signal, onError: report, pods: () => manager.pods() },
      leftovers: given.meters.leftovers,
      // What the runtime still has of a pod is ended first, by the manager.
      mayHave: (uid) => !sources.haveSynced() || manager.has(uid) || cache.has(uid),
      recordOfNode: (text) => recorder.record(subject, text),
    });
  };
  return { begun, hasBegun: () => hasBegun, ended: Promise.all([keepHouse(), upkeep()]).catch(report) };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Waits until the runtime answers: both may have been started at the same time. */
async function answering({ connection, log }: NodeAgentOptions, signal: AbortSignal) {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await connection.runtime.version({ version: "v1" });
    } catch (error) {
      signal.throwIfAborted();
      if (isFirst) log.error("the container runtime does not answer yet", error);
      await pause(reconnectMs, signal);
    }
  }
}
