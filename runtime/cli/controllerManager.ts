import { type ControllerManagerFlags, parseControllerManagerFlags } from "../../generated/flags.ts";
import type { EvictionRules, NodeTimes, WorkerCounts } from "../controllers/frame/controller.ts";
import type { ClientConfig } from "../client/clientConfig.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { usualChecks } from "../component/pages/usualChecks.ts";
import { candidateVersions } from "../component/version.ts";
import { checkTimes } from "../component/leader/times.ts";
import type { Controllers } from "../controllers/controllers.ts";
import { flagError, readFlagFile } from "../lib/flagFile.ts";
import { durationMs } from "../schema/duration.ts";
import type { Generated } from "../schema/index.ts";
import { generatedOf } from "./builtIn.ts";
import { componentPort, type ComponentPortOptions } from "./componentPort.ts";
import { openLog, warnOfFlags } from "./log.ts";
import { listOf, nodeNetworksOf } from "./nodeNetworks.ts";
import { complain, print } from "./output.ts";
import { requestRate, turnMeter } from "./requestRate.ts";
import { type Election, leaseOf, runControllers, type RunControllersOptions } from "./runControllers.ts";
import { signingOfFlags } from "./signing.ts";
import { stopWhenEnding } from "./stopWhenEnding.ts";
import { parseWithFiles } from "./withFiles.ts";

/** `controller-manager`: flags -> client -> lead -> controllers; a signal, or the end of npm -> their end. */
export async function controllerManager(argv: readonly string[]): Promise<number | undefined> {
  const { generated, flagSet } = await generatedOf("controller-manager", argv);
  const parsed = await parseWithFiles(parseControllerManagerFlags, argv, flagSet);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags, given } = parsed;
  const { log, verbosity } = openLog(flags);
  warnOfFlags(flagSet, { given, log });
  const logError = log.error;
  const access = flags.kubeconfig === "" ? {} : { kubeconfig: flags.kubeconfig };
  const { server, tls } = await configOf("kubeconfig", flags.kubeconfig);
  await configOf("authentication-kubeconfig", flags.authenticationKubeconfig || flags.kubeconfig);
  await configOf("authorization-kubeconfig", flags.authorizationKubeconfig || flags.kubeconfig);
  const rootCa = flags.rootCaFile === "" ? tls.ca?.toString() : readFlagFile("root-ca-file", flags.rootCaFile);
  const { name } = generated.platform;
  const signing = signingOfFlags(flags, generated.platform);
  const nodeNetworks = nodeNetworksOf(flags, listOf(flags.serviceClusterIpRange));
  const election = electionOfManagers(flags, generated);
  const { selectedControllers } = await import("../controllers/controllers.ts");
  const lead = new Lead(selectedControllers(flags.controllers), { isContested: election !== undefined });
  const port = componentPort(flags, {
    ...{ component: "controller-manager", generated, flagSet, access, log, verbosity },
    checks: lead.checks,
  });
  const onRunning: RunControllersOptions["onRunning"] = (running, holds) => {
    lead.begin(running, holds);
    console.log(`${name}: controllers ready on ${server} (${running.names.join(", ")})`);
  };
  const { enabled: isGateOn } = port.gates;
  const releases = isGateOn("ControllerManagerReleaseLeaderElectionLockOnExit");
  const isCoordinated = isGateOn("CoordinatedLeaderElection");
  const versions = isCoordinated ? candidateVersions(generated.platform, port.version) : undefined;
  const options = {
    ...{ generated, access, rootCa, signing, selection: flags.controllers, onRunning, logError },
    election: election === undefined ? undefined : { ...election, releases, versions },
    ...{ ...(await tokenOptions(flags)), nodeTimes: nodeTimesOf(flags), nodeNetworks, metrics: port.metrics },
    ...{ podGarbage: { maxEnded: flags.terminatedPodGcThreshold }, isGateOn },
    ...{ evictions: evictionsOf(flags), workers: workersOf(flags) },
    rate: requestRate(flags, generated.platform, turnMeter(port.metrics, access)),
    usesAccounts: flags.useServiceAccountCredentials,
    quotaSyncMs: Math.max(1000, durationMs(flags.resourceQuotaSyncPeriod) ?? 0),
  };
  const stop = await runControllers(options);
  if (stop === undefined) return complain("there are no controllers for these kinds", 1);
  const stops = [stop];
  const { ready } = stopWhenEnding(stops, log);
  try {
    stops.push(await port.open());
  } catch (error) {
    await stop();
    throw error;
  }
  ready();
  if (election !== undefined) console.log(`${name}: waits for the lease ${election.namespace}/${election.name}`);
  return undefined;
}

/** The server of a kubeconfig; "": the usual one. Rejects with an Error that names the flag. */
async function configOf(flag: string, kubeconfig: string): Promise<ClientConfig> {
  const { resolveConfig } = await import("../client/resolveConfig.ts");
  return resolveConfig(kubeconfig === "" ? {} : { kubeconfig }).catch((error: unknown) => {
    throw flagError(flag, error);
  });
}

/** What health checks ask of the lead, and of the controllers that it runs. */
class Lead {
  readonly #names: readonly string[];
  readonly #isContested: boolean;
  #running: Pick<Controllers, "problemOf"> | undefined;
  #holds: (() => boolean) | undefined;

  constructor(names: readonly string[], { isContested }: { readonly isContested: boolean }) {
    this.#names = names;
    this.#isContested = isContested;
  }

  begin(running: Pick<Controllers, "problemOf">, holds: () => boolean): void {
    this.#running = running;
    this.#holds = holds;
  }

  /** A process that waits for the lead is healthy, and ready to take it. */
  get checks(): ComponentPortOptions["checks"] {
    const check = () => {
      if (this.#holds?.() === false) throw new Error("the lease was not renewed in time");
    };
    const election = this.#isContested ? [{ name: "leaderElection", check }] : [];
    const all = [...usualChecks, ...election, ...this.#names.map((each) => this.#checkOf(each))];
    return { livez: all, readyz: all };
  }

  #checkOf(name: string): HealthCheck {
    const check = () => {
      const problem = this.#running?.problemOf(name);
      if (problem !== undefined) throw new Error(`the controller has ended: ${problem}`);
    };
    return { name, check };
  }
}

function nodeTimesOf({ nodeMonitorGracePeriod, nodeStartupGracePeriod }: ControllerManagerFlags): NodeTimes {
  return { graceMs: durationMs(nodeMonitorGracePeriod) ?? 0, startupGraceMs: durationMs(nodeStartupGracePeriod) ?? 0 };
}

function evictionsOf(flags: ControllerManagerFlags): EvictionRules {
  return {
    perSecond: flags.nodeEvictionRate,
    secondaryPerSecond: flags.secondaryNodeEvictionRate,
    unhealthyShare: flags.unhealthyZoneThreshold,
    largeClusterSize: flags.largeClusterSizeThreshold,
  };
}

function workersOf(flags: ControllerManagerFlags): WorkerCounts {
  return {
    garbageCollector: flags.concurrentGcSyncs,
    namespaces: flags.concurrentNamespaceSyncs,
    accountTokens: flags.concurrentServiceaccountTokenSyncs,
    quotas: flags.concurrentResourceQuotaSyncs,
  };
}

/** Throws an Error for a file without a key. */
async function tokenOptions({
  serviceAccountPrivateKeyFile: file,
  legacyServiceAccountTokenCleanUpPeriod: period,
}: ControllerManagerFlags): Promise<Pick<RunControllersOptions, "accountTokenKey" | "legacyTokenPeriodMs">> {
  const legacyTokenPeriodMs = durationMs(period) ?? 0;
  if (file === "") return { legacyTokenPeriodMs };
  const { readSigningKey } = await import("../auth/serviceAccountKeys.ts");
  return { legacyTokenPeriodMs, accountTokenKey: readSigningKey("service-account-private-key-file", file) };
}

/** Throws an Error for times that do not fit each other. */
function electionOfManagers(flags: ControllerManagerFlags, generated: Generated): Election | undefined {
  if (!flags.leaderElect) return undefined;
  const times = {
    leaseDurationMs: durationMs(flags.leaderElectLeaseDuration) ?? 0,
    renewDeadlineMs: durationMs(flags.leaderElectRenewDeadline) ?? 0,
    retryPeriodMs: durationMs(flags.leaderElectRetryPeriod) ?? 0,
  };
  checkTimes(times);
  const usual = leaseOf(generated);
  return {
    name: flags.leaderElectResourceName || usual.name,
    namespace: flags.leaderElectResourceNamespace || usual.namespace,
    times,
    onDeposed: () => process.exit(complain("another process leads now, or may: this one ends", 1)),
  };
}
