import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Client } from "../../generated/client.ts";
import { systemClock } from "../client/clock.ts";
import type { ClientOptions } from "../client/options.ts";
import type { SigningKey } from "../auth/jwt.ts";
import { legacyTokenSigner } from "../auth/legacyTokenSigner.ts";
import { controllerMetrics } from "./controllerMetrics.ts";
import type { Controllers, ControllersOptions } from "../controllers/controllers.ts";
import type { SigningOptions } from "../controllers/certificates/signingOptions.ts";
import type { ThrottledOptions } from "../component/throttledTransport.ts";
import { type CandidacyOptions, type CandidateVersions, keepCandidacy } from "../component/leader/candidacy.ts";
import type { ElectionTimes } from "../component/leader/times.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { ClientAccess, Generated } from "../schema/index.ts";

export interface RunControllersOptions {
  readonly generated: Generated;
  readonly access: ClientAccess;
  /** Each controller acts by a service account of its own; default: as this process. */
  readonly usesAccounts?: boolean;
  /** At what rate controllers send requests; absent: at any. */
  readonly rate?: ThrottledOptions | undefined;
  /** The certificates that pods verify the API server with. */
  readonly rootCa: string | undefined;
  /** With what certificate signing requests are signed; absent: they are not. */
  readonly signing?: SigningOptions | undefined;
  /** As `--controllers`. */
  readonly selection: readonly string[];
  /** What the long-lived tokens of service accounts are signed with; absent: none are made. */
  readonly accountTokenKey?: SigningKey | undefined;
  /** Milliseconds; absent: the usual. */
  readonly legacyTokenPeriodMs?: number;
  /** Absent: the usual. */
  readonly nodeTimes?: ControllersOptions["nodeTimes"];
  /** Absent: the usual. */
  readonly evictions?: ControllersOptions["evictions"];
  /** Absent: the usual. */
  readonly workers?: ControllersOptions["workers"];
  /** Absent: nodes get no networks for their pods. */
  readonly nodeNetworks?: ControllersOptions["nodeNetworks"];
  /** Absent: the usual. */
  readonly podGarbage?: ControllersOptions["podGarbage"];
  /** Milliseconds; absent: the usual. */
  readonly quotaSyncMs?: number;
  /** Absent: as the gates are where nothing sets them. */
  readonly isGateOn?: ControllersOptions["isGateOn"];
  /** Where queues and requests are counted; absent: nowhere. */
  readonly metrics?: MetricRegistry;
  /** How one process of several is chosen; absent where there is no other. */
  readonly election?: Election | undefined;
  /** These have begun their work, which is theirs while `holds` says so. */
  readonly onRunning?: (running: Pick<Controllers, "names" | "problemOf">, holds: () => boolean) => void;
  readonly logError: (message: string, error: unknown) => void;
}

export interface Election {
  /** Of the lease. */
  readonly namespace: string;
  readonly name: string;
  readonly times: ElectionTimes;
  /** A process that ends gives the lease back; default: yes. */
  readonly releases?: boolean;
  /** With them the server chooses who leads; absent: the processes take the lease themselves. */
  readonly versions?: CandidateVersions | undefined;
  /** The lead was lost, and the controllers end. They begin again when it is won again. */
  readonly onDeposed: () => void;
}

/** The lease that controllers of a platform are led by, unless flags name another. */
export function leaseOf({ platform }: Generated): { readonly namespace: string; readonly name: string } {
  const { systemPrefix, names } = platform;
  return { namespace: names.namespaceSystem, name: `${systemPrefix}-controller-manager` };
}

/**
 * Runs controllers, which reach a server as other clients do, by the client of the kinds that it serves. Returns how to
 * stop; undefined when they know none of these kinds. Rejects with an Error for an unknown controller.
 */
export async function runControllers(options: RunControllersOptions): Promise<(() => Promise<void>) | undefined> {
  const { generated, rootCa, signing, selection, election, onRunning = () => {}, logError } = options;
  const { platform } = generated;
  const { createClient } = await generated.loadClient();
  const { hasControlledKinds, selectedControllers, startControllers } = await import("../controllers/controllers.ts");
  const meters = options.metrics === undefined ? undefined : controllerMetrics(options.metrics);
  const access: ClientAccess = {
    ...options.access,
    userAgent: `${platform.name}-controller-manager`,
    ...(meters === undefined ? {} : { onExchange: meters.onExchange }),
  };
  if (!hasControlledKinds(createClient(access))) return undefined;
  selectedControllers(selection); // throws before the process waits for the lease
  const { accountTokenKey: key, legacyTokenPeriodMs, nodeTimes, podGarbage, quotaSyncMs } = options;
  const { evictions, workers, nodeNetworks, isGateOn, rate } = options;
  const controllers = {
    ...{
      platform,
      selection,
      rootCa,
      signing,
      queueMeter: meters?.queueMeter,
      networkMeter: meters?.networkMeter,
      onError: logError,
    },
    signAccountToken: key === undefined ? undefined : legacyTokenSigner(key, platform),
    ...(legacyTokenPeriodMs === undefined ? {} : { legacyTokenPeriodMs }),
    ...(nodeTimes === undefined ? {} : { nodeTimes }),
    ...(podGarbage === undefined ? {} : { podGarbage }),
    ...(quotaSyncMs === undefined ? {} : { quotaSyncMs }),
    ...{ evictions, workers, nodeNetworks, isGateOn },
  };
  const accountNamespace = options.usesAccounts === true ? platform.names.namespaceSystem : undefined;
  if (election === undefined) {
    const { controllerClients } = await import("../controllers/frame/controllerClients.ts");
    const typed = (given: ClientOptions) => createClient(given) as Client; // as was looked at above
    const clients = controllerClients({ createClient: typed, access, accountNamespace, rate });
    const running = startControllers(clients, controllers);
    void running.ready.then(() => onRunning(running, () => true));
    return running.stop;
  }
  const { leadOnce } = await import("../controllers/leadOnce.ts");
  const { namespace, name, times, releases, versions, onDeposed } = election;
  const ending = new AbortController();
  const { signal } = ending;
  const identity = `${hostname()}_${randomUUID()}`;
  const clock = { ...systemClock, nowMs: () => performance.now() };
  const meter = meters === undefined ? {} : { meter: meters.leaderMeter(name) };
  const isCoordinated = versions !== undefined;
  const candidate = { namespace, name, times, releases, isCoordinated, identity, clock, nowMs: Date.now, ...meter };
  const common = { createClient, access, accountNamespace, rate, controllers, signal };
  const lead = { ...common, election: candidate, onLeading: onRunning, onDeposed };
  const leading = (async () => {
    while (!signal.aborted) await leadOnce(lead);
  })();
  const onError = (error: unknown) => logError("leader election", error);
  leading.catch(onError);
  if (versions !== undefined) {
    const named = { namespace, leaseName: name, identity, versions };
    void keepCandidacyBy(createClient(access) as Client, { ...named, clock, nowMs: Date.now, signal, onError });
  }
  return async () => {
    ending.abort();
    await leading;
  };
}

/** Where candidates are not served, none is ever chosen, and the log says so. */
async function keepCandidacyBy(client: Client, options: Omit<CandidacyOptions, "candidates">): Promise<void> {
  const { leasecandidates: candidates } = client.coordination.v1beta1;
  try {
    await keepCandidacy({ ...options, candidates });
  } catch (error) {
    options.onError(error);
  } finally {
    client.transport.close();
  }
}
