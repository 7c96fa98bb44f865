import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import { apiserverTlsHandshakeErrorsTotal } from "../../generated/metrics.ts";
import { advertisedAddress } from "../allocate/advertisedAddress.ts";
import { addressText } from "../allocate/addressBlock.ts";
import { type ServiceRanges, serviceRanges } from "../allocate/ranges.ts";
import { type AccountTokenFlags, accountTokensOf } from "./accountTokens.ts";
import { type AdmissionFlags, admissionOf } from "./admissionFlags.ts";
import { type AuthenticationFlags, authenticationOf, fileTokens } from "./authenticationFlags.ts";
import { assemble } from "./assemble.ts";
import { auditOf } from "./audit.ts";
import { checksOfProcesses } from "./components.ts";
import { type KubeconfigOptions, writeAdminKubeconfig } from "../auth/adminKubeconfig.ts";
import type { AuditFlags } from "../auth/audit/openAudit.ts";
import { authorizationOf, type AuthorizationFlags } from "./authorizationFlags.ts";
import { ClientTrust } from "../auth/authenticators/clientTrust.ts";
import { ensureCertificates, ownServerName, type ServerCertificates } from "../auth/certificates.ts";
import { type AgentFlags, agentsOf } from "./agentFiles.ts";
import type { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import { makeFolders, onDisk, underFlag } from "../lib/flagFile.ts";
import { durationMs } from "../schema/duration.ts";
import { dnsSubdomain } from "../schema/names.ts";
import { defaultConnectionLimits } from "../server/connections/limits.ts";
import { type Listener, listen } from "../server/listener.ts";
import type { Logger } from "../component/logs/logger.ts";
import { processMetrics } from "../component/pages/aboutProcess.ts";
import { type EffectiveVersion, effectiveVersion } from "../component/version.ts";
import type { Verbosity } from "../component/logs/verbosity.ts";
import type { EncryptionOptions } from "../encryption/encryption.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { serverIdentity } from "../registry/serverIdentity.ts";
import { clientAuthorities, type FollowOptions, followServing, servingMaterial, type ServingFlags } from "./serving.ts";
import { type ForwardFlags, forwardCompatibility } from "./forwardCompatibility.ts";
import { type ExtensionFlags, proxyClientOf } from "./extensions.ts";
import { type FrontFlags, frontOf } from "./front.ts";
import { type ShutdownFlags, stopInOrder } from "./shutdown.ts";
import { tracerOf, type TracingFlags } from "./tracing.ts";
import { openStorage, openStorageEncryption, type StorageContext, type StorageFlags } from "./openStorage.ts";
import { servedKinds, withoutFlowControl } from "../registry/runtimeConfig.ts";
import type { ComponentChecks, FeatureGates, Generated, Platform } from "../schema/index.ts";

/** The flags of the API server; `up` and `apiserver` have them all. */
export interface ApiServerFlags
  extends StorageFlags,
    AuthenticationFlags,
    AccountTokenFlags,
    AuthorizationFlags,
    AdmissionFlags,
    AuditFlags,
    AgentFlags,
    TracingFlags,
    FrontFlags,
    ExtensionFlags,
    ShutdownFlags,
    ForwardFlags,
    ServingFlags {
  readonly bindAddress: string;
  /** "" means that of `bindAddress`. */
  readonly advertiseAddress: string;
  /** 0 picks a free port. */
  readonly securePort: number;
  /** Of the server's own service; 0: none. */
  readonly ownServiceNodePort: number;
  readonly dataDir: string;
  /** "" means `<data-dir>/pki`. */
  readonly certDir: string;
  /** 0 sets no limit, here and in the next one. */
  readonly maxRequestsInflight: number;
  readonly maxMutatingRequestsInflight: number;
  /** Divide the sum of the two by flow schemas and priority levels, instead of setting two limits. */
  readonly enablePriorityAndFairness: boolean;
  readonly profiling: boolean;
  readonly disabledMetrics: readonly string[];
  /** Such as "1h0m0s". */
  readonly eventTtl: string;
  /** Such as "30s". */
  readonly livezGracePeriod: string;
  readonly requestTimeout: string;
  readonly etcdHealthcheckTimeout: string;
  readonly etcdReadycheckTimeout: string;
  readonly minRequestTimeout: number;
  /** 0: the usual number. */
  readonly http2MaxStreamsPerConnection: number;
  readonly disableHttp2Serving: boolean;
  /** "": the address at which others reach the server. */
  readonly externalHostname: string;
  readonly endpointReconcilerType: "lease" | "none";
  readonly maxObjectBytes: number;
  /** Versions and resources to switch on or off, each as `key` or `key=true|false`. */
  readonly runtimeConfig: readonly string[];
  /** Gate -> "true" or "false". */
  readonly featureGates: Readonly<Record<string, string>>;
  /** One version each, such as "1.34" or "orch=1.34"; empty: the server's own. */
  readonly emulatedVersion: readonly string[];
  readonly minCompatibilityVersion: readonly string[];
  /** One network, or one of each address family. */
  readonly serviceClusterIpRange: readonly string[];
  /** Such as "30000-32767". */
  readonly serviceNodePortRange: string;
}

export interface ApiServer {
  /** https://HOST:PORT */
  readonly url: string;
  readonly kubeconfig: string;
  readonly dataDir: string;
  /** How the other parts of this process reach the server: without TLS, and with a token that ends with it. */
  readonly loopback: { readonly server: string; readonly token: string; readonly connect: () => Duplex };
  /** The authority that the server's certificate is from. */
  readonly certificates: Pick<ServerCertificates, "ca" | "caFiles">;
  /** Makes tokens of service accounts, with the key that long-lived ones may be signed with, too. */
  readonly accountTokens: ServiceAccountTokens;
  /** Where the server counts what it does; the other parts of this process do so too. */
  readonly metrics: MetricRegistry;
  readonly gates: FeatureGates<GateName>;
  readonly version: EffectiveVersion;
  /** Ends watches, lets requests under way finish, then closes the storage. Resolves within `graceMs`. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

export interface ApiServerOptions {
  readonly flags: ApiServerFlags;
  readonly generated: Generated;
  /** The flags by name, as `/flagz` shows them; absent: it is not served. */
  readonly flagTexts?: Readonly<Record<string, string>>;
  readonly logError: (message: string, error: unknown) => void;
  readonly logWarning: (message: string) => void;
  /** Where requests are logged, and how much; absent: they are not. */
  readonly log?: Pick<Logger, "info" | "isOn">;
  readonly verbosity?: Verbosity;
  /** Node agents verify the server by its authority, and it them, where no flag says otherwise. */
  readonly hasNodes?: boolean;
  /** Parts of the control plane that run in this process; absent: none. */
  readonly components?: ComponentChecks;
  /** Called when the store was replaced under the server: nothing that it serves counts any more. */
  readonly onStorageReplaced?: (error: Error) => void;
}

/** @limit Requests that are running when the server stops: their connections are closed. */
const defaultGraceMs = 4000;

/** Opens the storage, makes what is missing of certificates, and serves; resolves when requests are answered. */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const { flags, logError, logWarning } = options;
  const dataDir = resolve(flags.dataDir);
  const { version, gates, generated } = servedBy(options); // throws before anything is opened
  const { platform } = generated;
  const metrics = processMetrics(platform, gates, flags.disabledMetrics);
  const ranges = rangesOf(flags, gates, platform);
  const ip = advertisedAddress({ ...flags, interfaces: networkInterfaces() });
  const tracer = await tracerOf(flags, { platform, gates, metrics, logWarning });
  const admission = await admissionOf(flags, { generated, gates, metrics, tracer, logWarning, logError });
  const front = frontOf(flags);
  const serverId = gates.enabled("APIServerIdentity") ? serverIdentity(platform, hostname()) : undefined;
  const authorization = authorizationOf(flags, { platform, logWarning, logError, tracer, serverId });
  const loopbackToken = randomUUID();
  const fixedTokens = fileTokens(flags);
  clientAuthorities(flags, { clientCas: [] }); // throws before anything is written
  const agents = agentsOf(flags, platform, () => (options.hasNodes === true ? ownTls() : {}));
  makeFolder("data-dir", dataDir);
  const folder = makeFolder("cert-dir", flags.certDir === "" ? join(dataDir, "pki") : resolve(flags.certDir));
  const accountTokens = accountTokensOf(flags, { platform, folder });
  const ensure = () => openCertificates(flags, { folder, platform, ranges, ip });
  const certificates = await ensure();
  const ownTls = () => ({ ...certificates.admin, ca: certificates.ca.cert });
  for (const each of certificates.warnings) logWarning(each);
  const trust = new ClientTrust(clientAuthorities(flags, certificates));
  const proxyClient = await proxyClientOf(flags, { folder, clock: Date.now, logError });
  const own = { loopbackToken, accounts: accountTokens.options, frontProxyCa: proxyClient.ownCa };
  const parts = { ...own, fixedTokens, trust, platform, gates, metrics, serverId, tracer };
  const authentication = await authenticationOf(flags, { ...parts, logError, logWarning });
  const audit = await auditOf(flags, { ...{ apiDomain: platform.apiDomain, metrics }, logError, logWarning });
  const { encryption, storage } = await openStore(options, { dataDir, metrics, tracer, serverId });
  let address = "";
  const { server, publish, announceStop, drain, close } = await assemble({
    ...objectLimits(flags),
    ...{ generated, storage, authentication, accountTokens },
    ...{ tracksTokens: true, keepsPriorityClasses: true, registersApiServices: true, extensions: proxyClient },
    ...{ tracer, log: options.log, verbosity: options.verbosity, profiling: flags.profiling },
    components: checksOfProcesses(options.components),
    ...{ ...requestTimes(flags), front, hostName: hostname() },
    ...{ ...(options.flagTexts === undefined ? {} : { flags: options.flagTexts }), serviceRanges: ranges },
    ...{ ...authorization, admission, agents, gates, version, metrics, encryption, audit, logError, logWarning },
    ...requestLimits(flags),
    serverAddress: () => externalAddress(flags, address),
  });
  let listener: Listener | undefined;
  try {
    listener = await listenAt(flags, {
      callback: server.callback,
      ...servingMaterial(flags, certificates, platform.name),
      onHandshakeError: handshakeErrorCounter(metrics),
    });
    const [host, { port }] = [reachableHere(listener.host), listener];
    address = hostAndPort(ip ?? host, port);
    await publish({ port, ip: publishedOf(flags, ip), nodePort: flags.ownServiceNodePort });
    const url = `https://${hostAndPort(host, port)}`;
    const kubeconfig = join(dataDir, "admin.kubeconfig");
    const kept = { platform, folder, certificates, ensure, listener, trust, logError, logWarning };
    const unfollow = keepCertificates(flags, { ...kept, file: kubeconfig, server: url });
    const stopping = { flags, refusals: front.refusals, announceStop, drain, close };
    const running = { ...stopping, unfollow, listener, audit, tracer, logWarning, log: options.log };
    const stop = (graceMs = defaultGraceMs) => stopInOrder(running, graceMs);
    const loopback = { server: `http://${address}`, token: loopbackToken, connect: listener.connect };
    return { url, kubeconfig, dataDir, loopback, certificates, accountTokens, metrics, gates, version, stop };
  } catch (error) {
    await listener?.close(0);
    await close();
    throw error;
  }
}

/** Makes a folder of the server where it is missing. */
function makeFolder(flag: string, path: string): string {
  onDisk({ flag, path, problem: "cannot make the folder" }, () => makeFolders(path));
  return path;
}

/** The address that the endpoints of the server's service have. */
function publishedOf({ endpointReconcilerType: type }: ApiServerFlags, ip: string | undefined): string | undefined {
  return type === "none" ? undefined : ip;
}

/** What objects are stored in, and encrypted with. */
async function openStore(
  { flags, generated, logError, logWarning, onStorageReplaced: onReplaced }: ApiServerOptions,
  { serverId, ...parts }: Pick<StorageContext, "dataDir" | "metrics" | "tracer"> & Pick<EncryptionOptions, "serverId">,
) {
  const kinds = { apiDomain: generated.platform.apiDomain, descriptors: generated.resources };
  const encryption = await openStorageEncryption(flags, { ...kinds, logError, metrics: parts.metrics, serverId });
  const storage = await openStorage(flags, { ...parts, logError, logWarning, onReplaced, encryption });
  return { encryption, storage };
}

/** What the flags leave of the kinds, by gates and version. Throws an Error for flags that cannot be. */
function servedBy({ flags, generated, logWarning }: ApiServerOptions) {
  const { externalHostname: host } = flags;
  if (host !== "" && isIP(host) === 0 && dnsSubdomain(host.toLowerCase()) !== undefined) {
    throw new Error(`--external-hostname: ${JSON.stringify(host)} must be a host name or an IP address`);
  }
  const version = effectiveVersion(flags, generated.platform);
  const { emulated } = version;
  const gates = underFlag("feature-gates", () => parseFeatureGates(flags.featureGates, emulated, generated.gates));
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  const forward = forwardCompatibility(flags, { emulated, platform: generated.platform });
  const off = flags.enablePriorityAndFairness
    ? withoutFlowControl(flags.runtimeConfig, generated.platform.apiDomain)
    : undefined;
  if (off !== undefined) {
    throw new Error(`--runtime-config: ${off}=false conflicts with --enable-priority-and-fairness=true`);
  }
  const given = { settings: flags.runtimeConfig, emulated, forward, isGateOn, logWarning };
  return { version, gates, generated: servedKinds(generated, given) };
}

function listenAt(
  { bindAddress: host, securePort: port, http2MaxStreamsPerConnection, disableHttp2Serving }: ApiServerFlags,
  options: Omit<Parameters<typeof listen>[0], "host" | "port">,
): ReturnType<typeof listen> {
  const maxStreams = http2MaxStreamsPerConnection || defaultConnectionLimits.maxStreams;
  const limits = { ...defaultConnectionLimits, maxStreams };
  return listen({ ...options, host, port, limits, ...(disableHttp2Serving ? { protocols: ["http/1.1"] } : {}) });
}

/** HOST:PORT in URLs that the server gives. */
function externalAddress({ externalHostname: host }: ApiServerFlags, address: string): string {
  return host === "" ? address : hostAndPort(host, Number(address.slice(address.lastIndexOf(":") + 1)));
}

/** How long requests, watches and answers of the store may take. */
function requestTimes(
  flags: ApiServerFlags,
): Pick<Parameters<typeof assemble>[0], "requestTimeoutMs" | "watchSeconds" | "storeTimeouts" | "livezGraceMs"> {
  const ms = (text: string) => durationMs(text) ?? 0;
  return {
    requestTimeoutMs: ms(flags.requestTimeout),
    watchSeconds: flags.minRequestTimeout,
    storeTimeouts: { healthMs: ms(flags.etcdHealthcheckTimeout), readyMs: ms(flags.etcdReadycheckTimeout) },
    livezGraceMs: ms(flags.livezGracePeriod),
  };
}

/** Flow control divides both limits as one. Throws an Error that names the flags where there is nothing to divide. */
function requestLimits(
  flags: ApiServerFlags,
): Pick<Parameters<typeof assemble>[0], "inFlightLimits" | "flowControlSeats"> {
  const { maxRequestsInflight: reading, maxMutatingRequestsInflight: mutating, enablePriorityAndFairness } = flags;
  if (enablePriorityAndFairness && reading + mutating === 0) {
    const both = "--max-requests-inflight and --max-mutating-requests-inflight";
    throw new Error(`${both}: must not both be 0 with --enable-priority-and-fairness=true`);
  }
  return {
    inFlightLimits: { reading, mutating },
    flowControlSeats: enablePriorityAndFairness ? reading + mutating : 0,
  };
}

/** How large stored objects may be, and how long those live that do not stay: they do with a time of 0. */
function objectLimits({ maxObjectBytes, eventTtl }: ApiServerFlags) {
  const lifeMs = durationMs(eventTtl) ?? 0;
  return { maxObjectBytes, ...(lifeMs <= 0 ? {} : { expirySeconds: Math.max(1, Math.round(lifeMs / 1000)) }) };
}

type CertificateParts = Omit<FollowOptions, "platformName" | "onEnsured"> &
  Pick<KubeconfigOptions, "file" | "server" | "certificates"> &
  Pick<ApiServerOptions, "logError"> & { readonly platform: Platform };

/** Writes the administrator's kubeconfig, and follows the files of certificates. Returns how to stop. */
function keepCertificates(flags: ApiServerFlags, parts: CertificateParts): () => void {
  const { platform, file, server, certificates, logError } = parts;
  const platformName = platform.name;
  const onEnsured = (now: ServerCertificates) => {
    const isShown = flags.tlsCertFile === "" && now.shown === undefined;
    const serverName = isShown ? undefined : ownServerName(now.serving, platformName);
    keepKubeconfig({ file, name: platformName, server, certificates: now, serverName }, logError);
  };
  onEnsured(certificates);
  return followServing(flags, { ...parts, platformName, onEnsured });
}

/** Where it cannot be written, that of an earlier start may still do: on a full disk the server serves all the same. */
function keepKubeconfig(options: KubeconfigOptions, logError: ApiServerOptions["logError"]): void {
  try {
    writeAdminKubeconfig(options);
  } catch (error) {
    if (!existsSync(options.file)) throw error;
    logError(`${options.file} stays as it was`, error);
  }
}

function handshakeErrorCounter(metrics: MetricRegistry): () => void {
  const errors = metrics.counter(apiserverTlsHandshakeErrorsTotal).with({});
  return () => errors.add();
}

/** The serving certificate names every address that clients may have. */
function openCertificates(
  { bindAddress }: ApiServerFlags,
  {
    folder,
    platform,
    ranges,
    ip,
  }: { folder: string; platform: Platform; ranges: ServiceRanges; ip: string | undefined },
): Promise<ServerCertificates> {
  const ofService = ranges.networks.map(({ first, family }) => addressText(first, family));
  const addresses = ip === undefined ? ofService : [ip, ...ofService];
  return ensureCertificates({ folder, platformName: platform.name, bindAddress, addresses, nowMs: Date.now() });
}

/** The address of a listener as programs on this machine use it. */
function reachableHere(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host === "::" ? "::1" : host;
}

function hostAndPort(host: string, port: number): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function rangesOf(flags: ApiServerFlags, gates: FeatureGates<GateName>, { names }: Platform): ServiceRanges {
  const { ownServiceNodePort: own, serviceNodePortRange } = flags;
  const ranges = serviceRanges({
    networks: flags.serviceClusterIpRange,
    ports: flags.serviceNodePortRange,
    hasStaticAddresses: gates.enabled("ServiceIPStaticSubrange"),
    hasStaticPorts: gates.enabled("ServiceNodePortStaticSubrange"),
  });
  if (own !== 0 && (own < ranges.ports.first || own > ranges.ports.last)) {
    const flag = `--${names.serviceApi}-service-node-port`;
    throw new Error(`${flag}: ${own} is not in the --service-node-port-range ${serviceNodePortRange}`);
  }
  return ranges;
}
