import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Taint } from "../../generated/core/v1/scheduling.ts";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import { type NodeagentFlags, parseNodeagentFlags } from "../../generated/flags.ts";
import { systemClock } from "../client/clock.ts";
import type { NodeAgentOptions } from "../nodeagent/agentOptions.ts";
import type { RestartDelays } from "../nodeagent/pod/podState.ts";
import { parseCpus } from "../nodeagent/resources/cpuSet.ts";
import { durationMs } from "../schema/duration.ts";
import { isPositive, quantityNanos, wholeValue } from "../schema/quantity.ts";
import { defaultOf, type FlagSet } from "../schema/flags.ts";
import type { Platform } from "../schema/platform.ts";
import type { Tracer } from "../schema/tracer.ts";
import { generatedOf } from "./builtIn.ts";
import { collectAsAgent } from "./collector.ts";
import { credentialProvidersOf } from "./credentialProviders.ts";
import { lockFile, onLockContention } from "./lockFile.ts";
import { openLog, warnOfFlags } from "./log.ts";
import { checkFlags, taintsOf } from "./nodeagentChecks.ts";
import { groupOptions, reservedGroups } from "./nodeagentGroups.ts";
import { clientMaker, limitedClient, nodeNameOf, openIdentity } from "./nodeagentIdentity.ts";
import { agentMetrics, agentPortOptions } from "./nodeagentPort.ts";
import { setOomScore } from "./oomScore.ts";
import { complain, print } from "./output.ts";
import { podEncoder, podManifests, podMetadataCheck } from "./podManifest.ts";
import { stopWhenEnding } from "./stopWhenEnding.ts";
import { parseWithFiles } from "./withFiles.ts";

/** `nodeagent`: flags -> client and runtime -> agent; a signal ends the agent, and its pods run on. */
export async function nodeagent(argv: readonly string[]): Promise<number | undefined> {
  collectAsAgent();
  const { generated, flagSet } = await generatedOf("nodeagent", argv);
  const parsed = await parseWithFiles(parseNodeagentFlags, argv, flagSet);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags, given } = parsed;
  const { log, verbosity } = openLog(flags);
  warnOfFlags(flagSet, { given, log });
  const toleratesRefusal = parseFeatureGates(flags.featureGates).enabled("KubeletInUserNamespace");
  setOomScore(flags.oomScoreAdj, { toleratesRefusal, log });
  const { configurationOf } = await import("../configuration/flagFiles.ts");
  const configuration = flagSet === undefined ? {} : configurationOf(flagSet, flags);
  const stops: (() => Promise<void>)[] = [];
  const { ready } = stopWhenEnding(stops, log);
  endWithParent();
  if (flags.lockFile !== "") await lockFile(flags.lockFile, log);
  else if (flags.exitOnLockContention) return complain("--exit-on-lock-contention needs --lock-file", 2);
  const metrics = agentMetrics(flags, generated.platform);
  const clientOf = await clientMaker(generated, metrics);
  const identity = await openIdentity(flags, { platform: generated.platform, clientOf, log });
  const client = clientOf(flags.kubeconfig);
  const tracer = await tracerOf(flags, { generated, metrics, log });
  const about = { generated, flagSet, configuration, log, verbosity, metrics, tracer };
  const options = await agentOptions(flags, { ...about, identity, client });
  const { startNodeAgent } = await import("../nodeagent/agent.ts");
  const agent = await startNodeAgent(options);
  stops.push(agent.stop, async () => tracer?.close());
  await agent.ready;
  ready(agent.problem);
  if (flags.exitOnLockContention) {
    const end = () => {
      log.info(`another process waits for the lock of ${flags.lockFile}: ending`);
      process.kill(process.pid, "SIGTERM");
    };
    await onLockContention(flags.lockFile, { end, logError: log.error });
  }
  console.log(`${generated.platform.name}: node ${options.nodeName} is ready for pods`);
  return undefined;
}

/** A server that starts an agent and is killed would have two with its next start: the first ends with it. */
function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

/** Without an endpoint and a rate, the libraries of traces are not loaded. */
export async function tracerOf(
  { tracingEndpoint: given, tracingSamplingRatePerMillion: samplingRatePerMillion, ...flags }: NodeagentFlags,
  { generated, metrics, log }: Pick<Parameters<typeof agentPortOptions>[1], "generated" | "metrics" | "log">,
): Promise<Tracer | undefined> {
  if (given === "" && samplingRatePerMillion === 0) return undefined;
  const { defaultEndpoint, noEndpoint, tracingEndpoint } = await import("../component/tracing/tracingEndpoint.ts");
  const endpoint = tracingEndpoint(given === "" ? defaultEndpoint : given);
  if (endpoint === undefined) throw new Error(`--tracing-endpoint: ${noEndpoint}`);
  const { openTracer } = await import("../component/tracing/openTracer.ts");
  const { agentName, gitVersion } = generated.platform;
  return openTracer({
    ...{ endpoint, samplingRatePerMillion, scope: agentName, metrics, logWarning: log.warning },
    resource: { "service.name": agentName, "service.version": gitVersion, "host.name": nodeNameOf(flags) },
  });
}

/** Throws an Error that names the flag whose value cannot be. */
export async function agentOptions(
  flags: NodeagentFlags,
  given: Pick<NodeAgentOptions, "client" | "identity" | "log" | "tracer"> & Parameters<typeof agentPortOptions>[1],
): Promise<NodeAgentOptions> {
  const { generated, identity, client, log, tracer } = given;
  const { platform } = generated;
  checkFlags(flags, platform);
  const { connectRuntime } = await import("../nodeagent/cri/connectRuntime.ts");
  const { runtimeMeter } = await import("../nodeagent/meters/runtimeMeter.ts");
  const { resourceOptions } = await import("./nodeagentResources.ts");
  const gates = parseFeatureGates(flags.featureGates);
  const nodeName = nodeNameOf(flags);
  const thresholds = await thresholdsOf(flags, given);
  const { clusterDns, clusterDomain, resolvConf, cpuCfsQuota, seccompDefault, nodeIp, allowedUnsafeSysctls } = flags;
  return {
    ...{ platform, log, tracer, clock: systemClock, nodeName, hostname: nodeName, nodeIps: nodeIp },
    ...{ clusterDns, clusterDomain, resolvConf, cpuCfsQuota, seccompDefault, allowedUnsafeSysctls },
    ...{ client: await limitedClient(client, flags, given), unlimitedClient: client, identity },
    connection: connectRuntime({
      endpoint: flags.containerRuntimeEndpoint,
      imageEndpoint: flags.imageServiceEndpoint,
      timeoutMs: ms(flags.runtimeRequestTimeout),
      onCall: runtimeMeter(given.metrics, platform.agentName),
      ...{ tracer, streamsLists: gates.enabled("CRIListStreaming") },
    }),
    rootFolder: resolve(flags.rootDir),
    logRoot: resolve(flags.podLogsDir),
    manifests: {
      read: podManifests(generated, (gate) => gates.enabled(gate as GateName)),
      check: podMetadataCheck(generated),
      path: flags.podManifestPath,
      pathEveryMs: ms(flags.fileCheckFrequency),
      url: flags.manifestUrl,
      urlHeaders: flags.manifestUrlHeader,
      urlEveryMs: ms(flags.httpCheckFrequency),
    },
    ports: agentPortOptions(flags, given),
    podEncoder: podEncoder(generated),
    images: imageOptions(flags, platform),
    containerLogs: logOptions(flags),
    syncMs: ms(flags.syncFrequency),
    restartDelays: restartDelays(flags),
    cgroups: groupOptions(flags, platform),
    cpuPeriodUs: ms(flags.cpuCfsQuotaPeriod) * 1000,
    podPids: flags.podMaxPids,
    ...resourceOptions(flags),
    node: nodeOptions(flags, platform),
    isolatesStorage: flags.localStorageCapacityIsolation,
    eviction: {
      thresholds,
      reserving: flags.experimentalAllocatableIgnoreEviction ? [] : thresholds,
      transitionMs: ms(flags.evictionPressureTransitionPeriod),
      softGraceSeconds: flags.evictionMaxPodGracePeriod,
    },
    swapBehavior: flags.memorySwapBehavior,
    singleProcessOomKill: flags.singleProcessOomKill,
    kernel: {
      ...{ failsOnSwap: flags.failSwapOn, checksValues: flags.protectKernelDefaults },
      failsOnVersion1: flags.failCgroupv1,
    },
    shutdown: await shutdownSettings(flags),
    diskStatsMs: ms(flags.volumeStatsAggPeriod),
    eventLimit: { perSecond: flags.eventQps, burst: flags.eventBurst },
    systemGroups: { agent: flags.agentCgroups, runtime: flags.runtimeCgroups, misc: flags.systemCgroups },
  };
}

async function thresholdsOf(flags: NodeagentFlags, { log, flagSet }: Parameters<typeof agentOptions>[1]) {
  const { isOfLayers, readThresholds } = await import("../nodeagent/eviction/thresholds.ts");
  const { evictionHard, evictionSoft: soft, evictionSoftGracePeriod: softGrace, evictionMinimumReclaim } = flags;
  const ofLayers = Object.keys({ ...evictionHard, ...soft }).filter(isOfLayers);
  if (ofLayers.length > 0) log.warning(`the thresholds of nodefs or imagefs count instead of ${ofLayers.join(", ")}`);
  return readThresholds({ hard: hardThresholds(flags, flagSet), soft, softGrace, reclaim: evictionMinimumReclaim });
}

/** Throws an Error for a longest wait that cannot be. */
export function restartDelays(
  flags: Pick<NodeagentFlags, "crashLoopMaxContainerRestartPeriod" | "featureGates">,
): RestartDelays {
  const gates = parseFeatureGates(flags.featureGates);
  const isReduced = gates.enabled("ReduceDefaultCrashLoopBackOffDecay");
  const usual = isReduced ? { firstMs: 1000, longestMs: 60_000 } : { firstMs: 10_000, longestMs: 300_000 };
  const asked = ms(flags.crashLoopMaxContainerRestartPeriod);
  if (!gates.enabled("KubeletCrashLoopBackOffMax") || asked === defaultLongestMs) return usual;
  if (asked < 1000 || asked > defaultLongestMs) {
    throw new Error("--crash-loop-max-container-restart-period must be 1 second to 5 minutes");
  }
  return { firstMs: Math.min(usual.firstMs, asked), longestMs: asked };
}

/** The default of the flag, which asks for nothing. */
const defaultLongestMs = 300_000;

function imageOptions(flags: NodeagentFlags, platform: Platform): NodeAgentOptions["images"] {
  const gates = parseFeatureGates(flags.featureGates);
  return {
    // As many as are asked for, as in the field: they need no --serialize-image-pulls=false beside them.
    parallelPulls: flags.maxParallelImagePulls || (flags.serializeImagePulls ? 1 : Number.POSITIVE_INFINITY),
    pullsPerSecond: flags.registryQps,
    pullBurst: flags.registryBurst,
    highPercent: flags.imageGcHighThreshold,
    lowPercent: flags.imageGcLowThreshold,
    minAgeMs: ms(flags.minimumImageTtlDuration),
    maxUnusedMs: ms(flags.imageMaximumGcAge),
    verification: flags.imagePullVerification,
    allowlist: flags.imageAllowlist,
    credentials: {
      providers: credentialProvidersOf(flags, platform, {
        hasTokens: gates.enabled("KubeletServiceAccountTokenForCredentialProviders"),
      }),
      binFolder: resolve(flags.imageCredentialProviderBinDir),
    },
  };
}

function nodeOptions(flags: NodeagentFlags, platform: Platform): NodeAgentOptions["node"] {
  const reserved = reservedGroups(flags, platform).map(({ amounts }) => amounts);
  const cpus = parseCpus(flags.reservedCpus).length;
  return {
    registers: flags.registerNode,
    labels: flags.nodeLabels,
    taints: [...taintsOf(flags.registerWithTaints), ...cloudTaints(flags, platform)],
    providerId: flags.providerId,
    maxPods: Math.min(flags.maxPods, flags.podsPerCore * availableParallelism() || flags.maxPods),
    maxImages: flags.nodeStatusMaxImages < 0 ? Number.POSITIVE_INFINITY : flags.nodeStatusMaxImages,
    reservations: cpus === 0 ? reserved : [...reserved.map(({ cpu: _, ...rest }) => rest), { cpu: String(cpus) }],
    statusUpdateMs: ms(flags.nodeStatusUpdateFrequency),
    statusReportMs: ms(flags.nodeStatusReportFrequency),
    cloudSetsAddresses: flags.cloudProvider === "external",
    leavesAttaching: flags.enableControllerAttachDetach,
    leaseSeconds: flags.nodeLeaseDurationSeconds,
    podCidr: flags.podCidr,
  };
}

async function shutdownSettings(flags: NodeagentFlags): Promise<NodeAgentOptions["shutdown"]> {
  const gates = parseFeatureGates(flags.featureGates);
  const { shutdownPeriods } = await import("../nodeagent/shutdown/shutdownGroups.ts");
  const periods = shutdownPeriods({
    totalSeconds: ms(flags.shutdownGracePeriod) / 1000,
    criticalSeconds: ms(flags.shutdownGracePeriodCriticalPods) / 1000,
    byPriority: gates.enabled("GracefulNodeShutdownBasedOnPodPriority") ? flags.shutdownGracePeriodByPodPriority : {},
  });
  return {
    periods: gates.enabled("GracefulNodeShutdown") ? periods : [],
    address: process.env["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/var/run/dbus/system_bus_socket",
    inhibitProgram: "systemd-inhibit",
    configFolder: "/etc/systemd/logind.conf.d",
  };
}

function ms(text: string): number {
  return durationMs(text) ?? 0;
}

/** Those that the flag gives stand instead of its defaults, or beside them. */
function hardThresholds(flags: NodeagentFlags, set: FlagSet | undefined): NodeagentFlags["evictionHard"] {
  const flag = set?.flags.find(({ name }) => name === "eviction-hard");
  if (!flags.mergeDefaultEvictionSettings || flag === undefined) return flags.evictionHard;
  return { ...(defaultOf(flag) as NodeagentFlags["evictionHard"]), ...flags.evictionHard };
}

/** A controller of the cloud finishes the node, and takes the taint away. */
function cloudTaints({ cloudProvider }: NodeagentFlags, { labelDomain }: Platform): readonly Taint[] {
  if (cloudProvider !== "external") return [];
  return [{ key: `node.cloudprovider.${labelDomain}/uninitialized`, value: "true", effect: "NoSchedule" }];
}

function logOptions(flags: NodeagentFlags): NodeAgentOptions["containerLogs"] {
  const { containerLogMaxSize, containerLogMaxFiles: maxFiles, containerLogMaxWorkers: workers } = flags;
  const intervalMs = ms(flags.containerLogMonitorInterval);
  if (intervalMs < 3000) throw new Error("--container-log-monitor-interval must be at least 3 seconds");
  return { maxBytes: logBytes(containerLogMaxSize), maxFiles, workers, intervalMs };
}

function logBytes(text: string): number {
  if (isPositive(text) && quantityNanos(text) !== undefined) return wholeValue(text);
  throw new Error(`--container-log-max-size: ${JSON.stringify(text)} is no amount above zero`);
}
