import { readFileSync } from "node:fs";
import { type ControllerManagerFlags, parseControllerManagerFlags } from "../../generated/flags.ts";
import { checkTimes } from "../component/leader/times.ts";
import { durationMs } from "../schema/duration.ts";
import type { Generated } from "../schema/index.ts";
import { generatedOf } from "./builtIn.ts";
import { componentPort, type ComponentPortOptions } from "./componentPort.ts";
import { openLog } from "./log.ts";
import { complain, print } from "./output.ts";
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
  const { flags } = parsed;
  const { log, verbosity } = openLog(flags);
  const logError = log.error;
  const access = flags.kubeconfig === "" ? {} : { kubeconfig: flags.kubeconfig };
  const { resolveConfig } = await import("../client/resolveConfig.ts");
  const { server, tls } = await resolveConfig(access);
  const rootCa = flags.rootCaFile === "" ? tls.ca?.toString() : readFileSync(flags.rootCaFile, "utf8");
  const { name } = generated.platform;
  const signing = signingOfFlags(flags);
  const election = electionOfManagers(flags, generated);
  const lead = new Lead(election !== undefined);
  const port = componentPort(flags, {
    ...{ component: "controller-manager", generated, flagSet, access, log, verbosity },
    checks: lead.checks,
  });
  const onRunning = (names: readonly string[], holds: () => boolean) => {
    lead.begin(holds);
    console.log(`${name}: controllers ready on ${server} (${names.join(", ")})`);
  };
  const options = {
    ...{ generated, access, rootCa, signing, selection: flags.controllers, election, onRunning, logError },
    ...{ ...(await tokenOptions(flags)), metrics: port.metrics },
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

/** What health checks ask of the lead. */
class Lead {
  readonly #isContested: boolean;
  #holds: (() => boolean) | undefined;

  constructor(isContested: boolean) {
    this.#isContested = isContested;
  }

  begin(holds: () => boolean): void {
    this.#holds = holds;
  }

  /** A process that waits for the lead is healthy, and ready to take it. */
  get checks(): ComponentPortOptions["checks"] {
    const ping = { name: "ping", check: () => {} };
    const check = () => {
      if (this.#holds?.() === false) throw new Error("the lease was not renewed in time");
    };
    const all = this.#isContested ? [ping, { name: "leaderElection", check }] : [ping];
    return { livez: all, readyz: all };
  }
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
