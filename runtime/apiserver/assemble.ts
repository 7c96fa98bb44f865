import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { GateName } from "../../generated/gates.ts";
import type { AdmissionChain } from "../admission/chain.ts";
import { tracedAdmission } from "../admission/traced.ts";
import { openServiceAllocation } from "../allocate/openAllocation.ts";
import type { ServiceRanges } from "../allocate/ranges.ts";
import { publishServer, type ServerServiceOptions } from "../allocate/serverService.ts";
import type { Auditor } from "../auth/audit/auditor.ts";
import type { Authorizer, AuthorizerFactory } from "../auth/authorizer.ts";
import { reviewing } from "../auth/authenticators/authenticator.ts";
import type { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import { conversionMeter } from "../custom/conversion/conversionMeter.ts";
import { ruleMeter } from "../custom/ruleMeter.ts";
import { type CustomKinds, startCustomKinds } from "../custom/serve/customKinds.ts";
import type { Decryption } from "../encryption/decryption.ts";
import { type AdmissionParts, openAdmission } from "./admission.ts";
import type { FlaggedAdmission } from "./admissionFlags.ts";
import { type Extensions, type ExtensionsOptions, openExtensions } from "./extensions.ts";
import { type CallerParts, webhookCaller } from "./hookServices.ts";
import { keepPolicyStatus } from "./policyStatus.ts";
import { type AuthenticationOptions, openAuthentication } from "./authentication.ts";
import { type Authorization, openAuthorization } from "./authorization.ts";
import { agentUsage } from "./agentUsage.ts";
import { type CheckedServer, serverChecks } from "./checks.ts";
import { checksOfComponents } from "./components.ts";
import { startHook } from "./startHook.ts";
import { type OpenFlowControl, openFlowControl } from "./flowControl.ts";
import { loadedOnce } from "./loadedOnce.ts";
import { openapiWithCustomKinds } from "../discovery/customOpenapi.ts";
import { type OpenapiDocuments, openapiDocuments } from "../discovery/openapi.ts";
import type { HandlerContext } from "../handlers/context.ts";
import { DueTimes } from "../handlers/watch/dueTimes.ts";
import { watchMeters } from "../handlers/watch/watchMeter.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { measureProcess } from "../metrics/processMetrics.ts";
import { type CacheChecks, startCacheChecks } from "../registry/cacheChecks.ts";
import { disabledFields } from "../registry/disabledFields.ts";
import { ensureSystemNamespaces, namespaceReader } from "../registry/namespaces.ts";
import { ListBodies } from "../registry/listBodies.ts";
import type { Tracer } from "../schema/tracer.ts";
import { printYaml } from "../negotiate/yamlPrinter.ts";
import type { AgentOptions } from "../proxy/dial.ts";
import { type KeptTrustMap, keepTrustMap } from "../registry/clientTrustMap.ts";
import { ensureSystemPriorityClasses } from "../registry/priorityClasses.ts";
import { openRegistry, type Registry } from "../registry/registry.ts";
import { measureRegistry } from "../registry/registryMetrics.ts";
import { type KeptIdentity, keepServerIdentity, type ServerIdentityOptions } from "../registry/serverIdentity.ts";
import { ensureTokenTracking } from "../registry/tokenTracking.ts";
import type { ComponentChecks, FeatureGates, Generated, Platform } from "../schema/index.ts";
import type { InFlightLimits } from "../server/filters/flowcontrol/inFlightLimits.ts";
import type { BacklogLimits } from "../server/filters/streams/streamBacklog.ts";
import { createServer, type FrontOptions, type Server, type ServerOptions } from "../server/chain.ts";
import { measured } from "../storage/measured.ts";
import { traced } from "../storage/traced.ts";
import { resourceOfKey } from "../storage/resourceOfKey.ts";
import type { Storage } from "../storage/storage.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { aboutProcess } from "../component/pages/aboutProcess.ts";
import type { Pages } from "../component/pages/page.ts";
import type { ComponentOptions } from "../component/pages/pages.ts";
import { stopInTime } from "../component/stopInTime.ts";
import type { Logger } from "../component/logs/logger.ts";
import type { Verbosity } from "../component/logs/verbosity.ts";
import { type EffectiveVersion, ownVersion, versionInfo } from "../component/version.ts";

export interface AssembleOptions {
  readonly generated: Generated;
  readonly storage: Storage;
  /** How long objects of kinds that expire are kept after their last write; absent: for good. */
  readonly expirySeconds?: number;
  /** Bytes that a stored object may have; default what etcd takes. */
  readonly maxObjectBytes?: number | undefined;
  readonly authentication: AuthenticationOptions;
  /** Makes the tokens of service accounts; they are known without being listed in `authentication`. */
  readonly accountTokens: ServiceAccountTokens;
  /** The flags that the server runs with, by name; absent: it does not show them. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Where requests are logged, and how much; absent: they are not. */
  readonly log?: Pick<Logger, "info" | "isOn"> | undefined;
  readonly verbosity?: Verbosity | undefined;
  /** Absent: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** Serve profiles of the process; default false. */
  readonly profiling?: boolean;
  /** Milliseconds after the start in which liveness forgives what has not begun to work yet; default 0. */
  readonly livezGraceMs?: number;
  /** Store since which day the use of long-lived tokens is noted; default false. */
  readonly tracksTokens?: boolean;
  /** Of the machine: the server keeps an identity lease under it; absent: none. */
  readonly hostName?: string;
  readonly authorizer: AuthorizerFactory;
  /** Makes the roles and bindings that every server has, and repairs them; default: it does not. */
  readonly keepsPolicies?: boolean;
  /** Makes the priority classes that every server has; default: it does not. */
  readonly keepsPriorityClasses?: boolean;
  /** Makes the APIServices of what the server answers itself; default: it does not. */
  readonly registersApiServices?: boolean;
  /** Absent: no request is logged. */
  readonly audit?: Auditor | undefined;
  /** What services get addresses and ports from. */
  readonly serviceRanges: ServiceRanges;
  readonly gates: FeatureGates<GateName>;
  /** Whose behaviour the server has; absent: that of the platform. */
  readonly version?: EffectiveVersion;
  /** Which admission plugins are asked, and others that are asked after the server's own. */
  readonly admission: FlaggedAdmission & Pick<AdmissionParts, "others">;
  /** How node agents are reached, and with `dial` everything else that requests go on to. */
  readonly agents: AgentOptions;
  /** Parts of the control plane beside the store; absent: there are none. */
  readonly components?: ComponentChecks;
  /** How extension servers are asked; absent: the server shows them nothing, and they believe no user it names. */
  readonly extensions?: Pick<ExtensionsOptions, "clientPair" | "refusesRedirects">;
  /** Milliseconds between comparisons of the caches with the store; default five minutes. */
  readonly cacheCheckMs?: number;
  /** What is needed to read objects besides the storage: its checks, and who is called when more can be read. */
  readonly encryption?: Decryption | undefined;
  /** Where the server counts what it does; `processMetrics` makes it. */
  readonly metrics: MetricRegistry;
  /** Numbers in [0, 1), for names and addresses; default Math.random. */
  readonly random?: () => number;
  /** What happens to requests before their user is known; absent: nothing. */
  readonly front?: FrontOptions;
  /** Milliseconds for a request and its answer; default a minute. */
  readonly requestTimeoutMs?: number;
  /** Seconds that a watch lasts at least that says no time; default half an hour. */
  readonly watchSeconds?: number;
  /** When bookmarks and ends of watches are due; default: by the clock of the process. */
  readonly watchTimes?: DueTimes;
  /** Milliseconds for an answer of the store to health checks; default 2 s. */
  readonly storeTimeouts?: { readonly healthMs: number; readonly readyMs: number };
  /** Absent: none. */
  readonly inFlightLimits?: InFlightLimits | undefined;
  /** Seats that flow control divides, in the place of those limits; absent or 0: there is none. */
  readonly flowControlSeats?: number | undefined;
  /** Of what waits for the clients of streams; absent: those of production. */
  readonly backlogLimits?: BacklogLimits | undefined;
  /** HOST:PORT, once it is known. */
  readonly serverAddress: () => string;
  readonly logError: (message: string, error: unknown) => void;
  /** Logs what the server repaired by itself. */
  readonly logWarning: (message: string) => void;
}

/** The server over its storage, without a socket. */
export interface Assembled {
  readonly server: Server;
  /** Tells pods, by a service, where the server listens, and by which address others reach it if they do. */
  readonly publish: (at: Pick<ServerServiceOptions, "port" | "ip" | "nodePort">) => Promise<void>;
  /** Readiness fails, and all else goes on: clients turn to other servers. */
  readonly announceStop: () => void;
  /** Readiness fails and watches end, over that time, while requests under way go on. */
  readonly drain: (overMs?: number) => Promise<void>;
  /** Ends what is left and closes the storage. */
  readonly close: () => Promise<void>;
}

/** @limit Request and its answer, by default of --request-timeout: 504; an answer that has begun is cut off. */
const usualRequestTimeoutMs = 60_000;
/** @limit Request that writes, and its answer: 504. */
const writeTimeoutMs = 34_000;
/** @limit Answer of the store to a health check, by default of the flags: the check fails. */
const usualStoreTimeoutMs = 2000;
/** Seconds that a watch lasts at least that says no time. */
const usualWatchSeconds = 1800;

/**
 * Opens the registry over a storage, makes sure that the system namespaces exist, and puts the request line together.
 */
export async function assemble(given: AssembleOptions): Promise<Assembled> {
  const options = { ...given, generated: loadedOnce(given.generated) };
  const { generated, accountTokens, serverAddress, logError } = options;
  const { serviceRanges: ranges } = options;
  const { platform } = generated;
  const storage = measuredStorage(options);
  const ambient = { newUid: randomUUID, clock: Date.now, random: options.random ?? Math.random };
  const registry = await openRegistry(generated, { ...options, storage, clock: Date.now });
  const hooks = await startHooks(registry, options);
  const stopAllocation = await openServiceAllocation(registry, { ...options, storage, platform, ranges, ...ambient });
  const trust = publishTrust(registry, options);
  const identity = keepIdentity(registry, { ...options, ...ambient });
  const authentication = openAuthentication(registry, { platform, ...options });
  const authorization = await openAuthorization(registry, options);
  const flowControl = await flowControlOf(registry, options);
  const custom = customKindsOf(registry, { ...options, ...ambient });
  const extensions = extensionsOf(registry, { ...options, ...ambient });
  const stopPolicies = keepPolicyStatus(registry, { platform, clock: Date.now, logError });
  const measured = measureServer({ registry, ...options });
  const bodies = new ListBodies(Date.now);
  const cacheChecks = checkCaches(registry, options);
  const stopRestoring = options.encryption?.onChange(() => void registry.restore());
  let isStopping = false;
  let unpublish = async (): Promise<void> => {};
  const server = createServer({
    ...{ generated, registry, serverAddress, accountTokens, onRequest: measured.onRequest, ...documentsOf(options) },
    openapi: openapiOf(registry, { ...options, custom, extensions }),
    ...{ extensions: extensions.filter, delegated: extensions.delegated },
    version: versionInfo(platform, options.version ?? ownVersion(platform)),
    pages: {
      ...pagesOf(options, flowControl?.pages),
      checks: checksOfServer(options, {
        ...{ storage, isStopping: () => isStopping, staleCaches: cacheChecks.stale },
        others: [...hooks, ...checksOf([trust, identity, authorization, options.encryption, flowControl, extensions])],
      }),
    },
    authentication: authentication.ofRequests,
    ...{ authorizer: authorization.authorizer, audit: options.audit, freshKinds: custom.fresh },
    handlers: {
      ...handlersOf(registry, { custom, authorizer: authorization.authorizer }, options),
      reviewers: { ...authorization.reviewers, authenticateToken: reviewing(authentication.ofTokens) },
      bodies,
      ...ambient,
    },
    limits: { ...limitsOf(options), flowControl: flowControl?.control },
    ...{ proxy: options.agents, logError, log: options.log, tracer: options.tracer, front: options.front },
  });
  return {
    server,
    publish: async (at) => {
      unpublish = await publishServer(registry, { storage, platform, ranges, logError, ...ambient, ...at });
    },
    announceStop: () => void (isStopping = true),
    drain: (overMs = 0) => {
      isStopping = true;
      return server.streams.stop(overMs);
    },
    close: async () => {
      server.stop();
      for (const stop of [options.admission.close, authorization.close, stopRestoring]) stop?.();
      const parts = { trust, identity, flowControl, extensions, custom };
      await stopParts({ ...parts, unpublish: () => unpublish(), stopPolicies }, options);
      bodies.close();
      for (const stop of [options.authentication.close, measured.stop, stopAllocation, cacheChecks.stop]) stop();
      registry.close();
      await stopInTime("the storage", () => storage.close(), { ms: storageStopMs, logWarning: options.logWarning });
    },
  };
}

/** @limit Stop of all parts of an API server together, after its requests: the part is logged, and the rest goes on. */
const partsStopMs = 2000;
/** What is acknowledged is on disk before. @limit Close of the storage when a server stops: it is logged. */
const storageStopMs = 5000;
/** Milliseconds that a part has in any case. */
const leastStopMs = 100;

interface StoppingParts {
  readonly trust: Pick<KeptTrustMap, "stop">;
  readonly identity: Pick<KeptIdentity, "stop">;
  readonly flowControl: Pick<OpenFlowControl, "close"> | undefined;
  readonly extensions: Pick<Extensions, "stop">;
  readonly custom: Pick<CustomKinds, "stop">;
  readonly unpublish: () => Promise<void>;
  readonly stopPolicies: () => Promise<void>;
}

/** Stops what works beside the requests: others hear first that the server goes. */
async function stopParts(parts: StoppingParts, { logError, logWarning }: AssembleOptions): Promise<void> {
  const endMs = performance.now() + partsStopMs;
  const end = (name: string, stop: () => Promise<unknown> | void) =>
    stopInTime(name, stop, { ms: Math.max(leastStopMs, endMs - performance.now()), logWarning });
  const { trust, identity, flowControl, extensions, custom, unpublish, stopPolicies } = parts;
  await end("the endpoints of the server's service", () =>
    unpublish().catch((error) => logError("cannot remove the server from the endpoints of its service", error)),
  );
  await Promise.all([
    end("the published trust", trust.stop),
    end("the identity lease", identity.stop),
    end("flow control", () => flowControl?.close()),
    end("the status of policies", stopPolicies),
    end("extension servers", extensions.stop),
  ]);
  await end("definitions", custom.stop);
}

function openapiOf(
  registry: Registry,
  parts: Pick<AssembleOptions, "generated" | "gates"> & {
    readonly custom: CustomKinds;
    readonly extensions: Pick<Extensions, "elsewhere" | "swaggers">;
  },
): OpenapiDocuments {
  const { custom, extensions, generated, gates } = parts;
  const { elsewhere, swaggers } = extensions;
  const builtIn = openapiDocuments({ generated, hasEnums: gates.enabled("OpenAPIEnums") });
  return openapiWithCustomKinds({ builtIn, custom, elsewhere, swaggers, registry, platform: generated.platform });
}

function documentsOf({ gates }: AssembleOptions): Pick<ServerOptions, "hasStorageHashes"> {
  return { hasStorageHashes: gates.enabled("StorageVersionHash") };
}

function customKindsOf(registry: Registry, options: AssembleOptions & Pick<CallerParts, "random">): CustomKinds {
  const { tracer, agents, metrics, random, logError } = options;
  const { platform } = options.generated;
  const caller = webhookCaller(registry, "conversion", { platform, tracer, dial: agents.dial, random });
  const conversion = { caller, meter: conversionMeter(metrics) };
  const common = { registry, platform, clock: Date.now, logError };
  return startCustomKinds({ ...common, conversion, ruleMeter: ruleMeter(metrics) });
}

function extensionsOf(
  registry: Registry,
  options: AssembleOptions & Pick<ExtensionsOptions, "random" | "newUid">,
): Extensions {
  const { agents: dial, metrics, random, newUid, logError, registersApiServices = false } = options;
  const { platform, groups } = options.generated;
  const registered = registersApiServices ? groups : undefined;
  const given = options.extensions ?? { clientPair: () => undefined, refusesRedirects: true };
  return openExtensions(registry, {
    ...{ ...given, platform, registered, dial, metrics, random, newUid, logError, clock: Date.now },
  });
}

function limitsOf(options: AssembleOptions): ServerOptions["limits"] {
  const { inFlightLimits, backlogLimits: backlog, requestTimeoutMs = usualRequestTimeoutMs } = options;
  const times = { requestTimeoutMs, writeTimeoutMs: Math.min(writeTimeoutMs, requestTimeoutMs) };
  return { ...times, inFlight: inFlightLimits ?? { reading: 0, mutating: 0 }, backlog };
}

type Handlers = ServerOptions["handlers"];

/** What handlers have from the options. */
function handlersOf(
  registry: Registry,
  parts: AdmissionOn,
  options: AssembleOptions,
): Omit<Handlers, "reviewers" | "bodies" | "newUid" | "clock" | "random"> {
  const { generated, accountTokens, gates, metrics, agents } = options;
  return {
    platform: generated.platform,
    admission: admissionOf(registry, parts, options),
    loadMeta: generated.loadMeta,
    bodyCodes: generated.bodies ?? {},
    stores: registry,
    namespaceLabels: namespaceReader(registry)(({ metadata }) => metadata?.labels ?? {}),
    accountTokens,
    watchMeter: watchMeters(metrics),
    watchSeconds: options.watchSeconds ?? usualWatchSeconds,
    watchTimes: options.watchTimes ?? new DueTimes(),
    agentAddressTypes: agents.addressTypes,
    agentUsage: agentUsage({ agents, nowMs: Date.now, pause: setTimeout }),
    components: checksOfComponents(options.components ?? new Map(), options.storage),
    ...gatedBehaviour(gates),
  };
}

function checksOfServer(
  { livezGraceMs = 0, storeTimeouts, generated }: AssembleOptions,
  parts: Pick<CheckedServer, "storage" | "isStopping" | "staleCaches" | "others">,
): ReturnType<typeof serverChecks> {
  const usual = { healthMs: usualStoreTimeoutMs, readyMs: usualStoreTimeoutMs };
  const clock = () => performance.now();
  const { systemPrefix } = generated.platform;
  return serverChecks({ ...parts, systemPrefix, livezGraceMs, clock, storeTimeouts: storeTimeouts ?? usual });
}

function checksOf(parts: readonly (Checked | undefined)[]): readonly HealthCheck[] {
  return parts.flatMap((each) => each?.checks ?? []);
}

type Checked = Pick<Authorization, "checks">;

function flowControlOf(registry: Registry, options: AssembleOptions): Promise<OpenFlowControl> | undefined {
  const { flowControlSeats: seats = 0 } = options;
  return seats > 0 ? openFlowControl(registry, seats, options) : undefined;
}

/** What every server makes where it is missing. */
async function startHooks(registry: Registry, given: AssembleOptions): Promise<readonly HealthCheck[]> {
  const { generated, logWarning, tracksTokens = false } = given;
  const { platform } = generated;
  const options = () => ({ platform, newUid: randomUUID, nowMs: Date.now() });
  const namespaces = {
    ...{ name: "start-system-namespaces-controller", subject: "the system namespaces", logWarning },
    work: () => ensureSystemNamespaces(registry, options()),
  };
  const tracking = {
    ...{ name: "start-legacy-token-tracking-controller", subject: "the tracking of long-lived tokens", logWarning },
    work: () => ensureTokenTracking(registry, options()),
  };
  const classes = {
    ...{ name: "scheduling/bootstrap-system-priority-classes", subject: "the system priority classes", logWarning },
    work: () => ensureSystemPriorityClasses(registry, options()),
  };
  const hooks: HealthCheck[] = [await startHook(namespaces)];
  if (given.gates.enabled("CoordinatedLeaderElection")) hooks.push(electionHook(platform));
  if (tracksTokens) hooks.push(await startHook(tracking));
  if (given.keepsPriorityClasses === true) hooks.push(await startHook(classes));
  return hooks;
}

/** A server that waits until it may choose leaders is healthy. */
function electionHook({ systemPrefix }: Platform): HealthCheck {
  const name = `poststarthook/start-${systemPrefix}-apiserver-coordinated-leader-election-controller`;
  return { name, check: () => {} };
}

function publishTrust(registry: Registry, options: AssembleOptions): Checked & Pick<KeptTrustMap, "stop"> {
  const { authentication, generated, logError } = options;
  const { published: trust } = authentication;
  if (trust === undefined) return { checks: [], stop: async () => {} };
  const { platform } = generated;
  const kept = keepTrustMap(registry, { platform, newUid: randomUUID, clock: Date.now, trust, logError });
  const check = () => {
    const problem = kept.problem();
    if (problem !== undefined) throw new Error(problem);
  };
  return { checks: [{ name: "poststarthook/start-cluster-authentication-info-controller", check }], stop: kept.stop };
}

/** The lease by which others know that this server is there. */
function keepIdentity(
  registry: Registry,
  options: AssembleOptions & Pick<ServerIdentityOptions, "newUid" | "clock" | "random">,
): Checked & Pick<KeptIdentity, "stop"> {
  const { hostName, gates, generated, logError, newUid, clock, random } = options;
  const { platform } = generated;
  if (hostName === undefined || !gates.enabled("APIServerIdentity")) return { checks: [], stop: async () => {} };
  const kept = keepServerIdentity(registry, { platform, hostName, newUid, clock, random, logError });
  const check = () => {
    const problem = kept.problem();
    if (problem !== undefined) throw new Error(problem);
  };
  const hook = `poststarthook/start-${platform.systemPrefix}-apiserver-identity-lease`;
  return {
    checks: [`${hook}-controller`, `${hook}-garbage-collector`].map((name) => ({ name, check })),
    stop: kept.stop,
  };
}

/** What admission asks besides the registry. */
interface AdmissionOn {
  readonly custom: CustomKinds;
  readonly authorizer: Authorizer;
}

function admissionOf(registry: Registry, asked: AdmissionOn, options: AssembleOptions): AdmissionChain {
  const { custom, authorizer: authorize } = asked;
  const { admission, generated, gates, metrics, tracer, random = Math.random } = options;
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  const { platform } = generated;
  const { dial } = options.agents;
  const parts = { ...admission, platform, custom, authorize, isGateOn, metrics, dial, tracer, random };
  const chain = openAdmission(registry, parts);
  return tracer === undefined ? chain : tracedAdmission(chain, tracer);
}

function measuredStorage({ storage, generated, metrics, tracer }: AssembleOptions): Storage {
  const counted = measured(storage, { metrics, resourceOf: resourceOfKey(generated.resources) });
  return tracer === undefined ? counted : traced(counted, tracer);
}

/** What the server says about itself. */
function pagesOf(options: AssembleOptions, others: Pages = new Map()): Omit<ComponentOptions, "checks"> {
  const { metrics, gates, generated, flags, verbosity, version, random = Math.random, profiling = false } = options;
  const { platform } = generated;
  const own = { platform, version: version ?? ownVersion(platform), gates, metrics, flags, verbosity };
  return {
    ...aboutProcess({ ...own, component: "apiserver", hasProfiling: profiling, printYaml, random }),
    ...{ others, logWarning: options.logWarning },
  };
}

/** Measures what goes on besides requests. */
function measureServer({ metrics, registry }: Pick<AssembleOptions, "metrics"> & { registry: Registry }) {
  measureRegistry(registry, metrics);
  return measureProcess(metrics);
}

/** What handlers do or leave, by the feature gates. */
function gatedBehaviour(
  gates: FeatureGates<GateName>,
): Pick<HandlerContext, "disabledFields" | "isGateOn" | "upgradesNeedCreate" | "unsafeDelete" | "encodings"> {
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  return {
    disabledFields: disabledFields(isGateOn),
    isGateOn,
    upgradesNeedCreate: gates.enabled("AuthorizePodWebsocketUpgradeCreatePermission"),
    unsafeDelete: gates.enabled("AllowUnsafeMalformedObjectDeletion"),
    encodings: { cbor: gates.enabled("CBORServingAndStorage"), gzip: gates.enabled("APIResponseCompression") },
  };
}

function checkCaches({ collections }: Registry, options: AssembleOptions): Pick<CacheChecks, "stale" | "stop"> {
  const { gates, cacheCheckMs, logWarning, logError } = options;
  if (!gates.enabled("DetectCacheInconsistency")) return { stale: () => [], stop: () => {} };
  const interval = cacheCheckMs === undefined ? {} : { intervalMs: cacheCheckMs };
  return startCacheChecks({ collections, ...interval, logWarning, logError });
}
