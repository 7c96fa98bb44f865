import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Client, createClient } from "../../generated/client.ts";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import { groupMasters } from "../../generated/wellknown.ts";
import { generated as builtIn } from "../../generated/index.ts";
import type { AdmissionPlugin } from "../admission/plugin.ts";
import { serviceRanges } from "../allocate/ranges.ts";
import { type PluginFlags, selectedPlugins } from "../apiserver/admission.ts";
import { assemble } from "../apiserver/assemble.ts";
import { processMetrics } from "../component/pages/aboutProcess.ts";
import { type Authorizer, type AuthorizerFactory, authorizerOfAll } from "../auth/authorizer.ts";
import { newServiceAccountKeys } from "../auth/serviceAccountKeys.ts";
import { ServiceAccountTokens } from "../auth/authenticators/serviceAccountTokens.ts";
import { staticTokens } from "../auth/authenticators/tokenFile.ts";
import { createHttp1Server } from "../server/connections/http1.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "../server/connections/limits.ts";
import type { InFlightLimits } from "../server/filters/flowcontrol/inFlightLimits.ts";
import type { BacklogLimits } from "../server/filters/streams/streamBacklog.ts";
import type { Decryption } from "../encryption/decryption.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { AgentOptions } from "../proxy/dial.ts";
import { servedKinds } from "../registry/runtimeConfig.ts";
import type { Generated, Platform, UserInfo } from "../schema/index.ts";
import type { DueTimes } from "../handlers/watch/dueTimes.ts";
import { openMemoryStorage } from "../storage/memory.ts";
import type { Storage } from "../storage/storage.ts";

export interface TestServerOptions {
  /** The kinds to serve; default the built-in ones. */
  readonly generated?: Generated;
  readonly authorizer?: Authorizer;
  /** As `--authorization-mode`, where there is no `authorizer`; default AlwaysAllow. */
  readonly authorizationMode?: readonly string[];
  /** Makes the roles and bindings that every server has; default: it does not. */
  readonly keepsPolicies?: boolean;
  /** Makes the APIServices of what the server answers itself; default: it does not. */
  readonly registersApiServices?: boolean;
  /** Users by their bearer tokens, besides the administrator. */
  readonly users?: Readonly<Record<string, UserInfo>>;
  /** As `--runtime-config`; versions that are not stable are off by default. */
  readonly runtimeConfig?: readonly string[];
  /** Gate -> "true" or "false". */
  readonly featureGates?: Readonly<Record<string, string>>;
  /**
   * As `--enable-admission-plugins`. ServiceAccount, StorageObjectInUseProtection and TaintNodesByCondition are off by
   * default: no controller makes accounts here, releases what is not in use any more, or finds nodes ready.
   */
  readonly enableAdmissionPlugins?: readonly string[];
  /** As `--disable-admission-plugins`. */
  readonly disableAdmissionPlugins?: readonly string[];
  /** Asked for admission after the server's own. */
  readonly admissionPlugins?: readonly AdmissionPlugin[];
  /** Numbers in [0, 1), for generated names and the like. */
  readonly random?: () => number;
  /** Seconds that a token of a service account may be good for; 0, the default, sets no limit. */
  readonly maxTokenSeconds?: number;
  /** As `--service-cluster-ip-range`; default 10.96.0.0/12. */
  readonly serviceClusterIpRange?: readonly string[];
  /** As `--service-node-port-range`; default 30000-32767. */
  readonly serviceNodePortRange?: string;
  /** How node agents and what else requests go on to are reached; by default over the network, unverified. */
  readonly agents?: Partial<AgentOptions>;
  /** What the server shows to extension servers; default: nothing. */
  readonly proxyClient?: () => { readonly cert: string; readonly key: string } | undefined;
  /** Milliseconds between comparisons of the caches with the store; default five minutes. */
  readonly cacheCheckMs?: number;
  /** When bookmarks and ends of watches are due; default: by the clock of the process. */
  readonly watchTimes?: DueTimes;
  /** Default: no limits. */
  readonly inFlightLimits?: InFlightLimits;
  /** Seats that flow control divides, in the place of those limits; default: it is off. */
  readonly flowControlSeats?: number;
  /** Of connections, and of what waits for the clients of streams; default: those of production. */
  readonly connectionLimits?: ConnectionLimits;
  readonly backlogLimits?: BacklogLimits;
  /** Several servers may have one; each closes it when it stops. Default: one of its own, in memory. */
  readonly storage?: Storage;
  /** As `--max-object-bytes`. */
  readonly maxObjectBytes?: number;
  /** What is needed to read its objects, where they are encrypted. */
  readonly encryption?: Decryption | undefined;
  /** Where the server counts; default: a registry of its own. */
  readonly metrics?: MetricRegistry | undefined;
}

export interface TestServer {
  /** http://127.0.0.1:PORT; plain, since it never leaves the machine. */
  readonly url: string;
  /** A bearer token of a user in `system:masters`. */
  readonly token: string;
  readonly client: Client;
  /** Errors that were the server's own; a test that is about clients expects none. */
  readonly errors: readonly string[];
  /** What was put right at start. */
  readonly warnings: readonly string[];
  /** Ends watches and closes the port; nothing stays behind. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server in this process, on memory storage and a free port of the loopback interface, with a client for it.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const token = randomUUID();
  const errors: string[] = [];
  const warnings: string[] = [];
  const gates = parseFeatureGates(options.featureGates ?? {}, undefined, options.generated?.gates);
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  const logWarning = (message: string) => void warnings.push(message);
  const { runtimeConfig: settings = [] } = options;
  let address = "";
  const { platform } = options.generated ?? builtIn;
  const { server, drain, close } = await assemble({
    generated: servedKinds(options.generated ?? builtIn, { settings, isGateOn, logWarning }),
    storage: options.storage ?? (await openMemoryStorage()),
    maxObjectBytes: options.maxObjectBytes,
    authentication: {
      requests: [],
      fixedTokens: [staticTokens(new Map([...Object.entries(options.users ?? {}), [token, admin]]))],
      bootstrapTokens: false,
      otherTokens: [],
      anonymous: () => false,
      close: () => {},
    },
    accountTokens: testTokens(platform, options.maxTokenSeconds ?? 0),
    authorizer: authorizerFactory(options),
    keepsPolicies: options.keepsPolicies ?? false,
    registersApiServices: options.registersApiServices ?? false,
    serviceRanges: serviceRanges({
      networks: options.serviceClusterIpRange ?? ["10.96.0.0/12"],
      ports: options.serviceNodePortRange ?? "30000-32767",
      hasStaticAddresses: gates.enabled("ServiceIPStaticSubrange"),
      hasStaticPorts: gates.enabled("ServiceNodePortStaticSubrange"),
    }),
    gates,
    admission: { isOn: selectedPlugins(pluginsOf(options)), others: options.admissionPlugins ?? [] },
    metrics: options.metrics ?? processMetrics(platform, gates),
    agents: { addressTypes: ["Hostname", "InternalIP"], agentTls: {}, timeoutMs: 5000, ...options.agents },
    inFlightLimits: options.inFlightLimits,
    flowControlSeats: options.flowControlSeats,
    backlogLimits: options.backlogLimits,
    encryption: options.encryption,
    extensions: { clientPair: options.proxyClient ?? (() => undefined), refusesRedirects: true },
    ...(options.random === undefined ? {} : { random: options.random }),
    ...(options.watchTimes === undefined ? {} : { watchTimes: options.watchTimes }),
    ...(options.cacheCheckMs === undefined ? {} : { cacheCheckMs: options.cacheCheckMs }),
    serverAddress: () => address,
    logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`),
    logWarning,
  });
  const listener = createHttp1Server(server.callback, options.connectionLimits ?? defaultConnectionLimits);
  const closeListener = closing(listener);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const bound = listener.address();
  address = `127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`;
  const url = `http://${address}`;
  const client = createClient({ server: url, token });
  return {
    url,
    token,
    client,
    errors,
    warnings,
    stop: async () => {
      client.transport.close();
      await drain();
      await closeListener();
      await close();
    },
  };
}

/** Follows the connections of a server; the function that it returns closes it when what they asked for is answered. */
function closing(listener: Server): () => Promise<void> {
  // Connections that have sent no request yet. Node counts them as busy, and waits until they are given up.
  const unused = new Set<Socket>();
  listener.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  listener.on("request", ({ socket }) => unused.delete(socket));
  listener.on("upgrade", ({ socket }) => unused.delete(socket));
  return async () => {
    const closed = new Promise((resolve) => listener.close(resolve));
    for (const each of unused) each.destroy();
    listener.closeIdleConnections();
    // A client may have the whole of an answer before this server knows that it has sent it.
    const idle = setInterval(() => listener.closeIdleConnections(), 20);
    await closed;
    clearInterval(idle);
  };
}

const admin: UserInfo = { name: "test-admin", groups: [groupMasters] };

function authorizerFactory({ authorizer, authorizationMode = ["AlwaysAllow"] }: TestServerOptions): AuthorizerFactory {
  return authorizer === undefined ? authorizerOfAll(authorizationMode) : () => authorizer;
}

const needControllers = ["ServiceAccount", "StorageObjectInUseProtection", "TaintNodesByCondition"] as const;

function pluginsOf({ enableAdmissionPlugins = [], disableAdmissionPlugins = [] }: TestServerOptions): PluginFlags {
  const off = needControllers.filter((each) => !enableAdmissionPlugins.includes(each));
  return { enableAdmissionPlugins, disableAdmissionPlugins: [...off, ...disableAdmissionPlugins] };
}

function testTokens({ name, labelDomain }: Platform, maxSeconds: number): ServiceAccountTokens {
  const issuer = `https://${name}.default.svc`;
  return new ServiceAccountTokens({
    keys: newServiceAccountKeys(),
    issuers: [issuer],
    audiences: [issuer],
    maxSeconds,
    extendsExpiration: true,
    labelDomain,
    jwksUri: "",
    newId: randomUUID,
  });
}
