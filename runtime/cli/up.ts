import { type ApiserverFlags, parseApiserverFlags, parseUpFlags, type UpFlags } from "../../generated/flags.ts";
import type { AuthenticationFlags } from "../apiserver/authenticationFlags.ts";
import type { ApiServer } from "../apiserver/apiserver.ts";
import { storageBackendOf } from "../apiserver/storageBackend.ts";
import { usualTimes } from "../component/leader/times.ts";
import { candidateVersions } from "../component/version.ts";
import { failpoints } from "../lib/failpoints.ts";
import { type ConfiguredFlags, type FlagSet, flagTexts, type ParsedFlags } from "../schema/flags.ts";
import type { ComponentChecks, Generated, Platform } from "../schema/index.ts";
import { generatedOf } from "./builtIn.ts";
import { collectAsServer } from "./collector.ts";
import { electionTimes, startElections } from "./elections.ts";
import { openLog, warnOfFlags } from "./log.ts";
import { type NodeNetworkFlags, nodeNetworksOf } from "./nodeNetworks.ts";
import { complain, print } from "./output.ts";
import { type Election, leaseOf, runControllers, type RunControllersOptions } from "./runControllers.ts";
import { signingWith } from "./signing.ts";
import { stopWhenEnding } from "./stopWhenEnding.ts";
import { parseWithFiles } from "./withFiles.ts";

/** `up`: the API server and the controllers in one process. Returns the exit code, or undefined while it serves. */
export function up(argv: readonly string[]): Promise<number | undefined> {
  return serve({ name: "up", parse: parseUpFlags, isGuided: true }, argv);
}

/** `apiserver`: the API server alone. */
export function apiserver(argv: readonly string[]): Promise<number | undefined> {
  return serve({ name: "apiserver", parse: parseApiserverFlags, isGuided: false }, argv);
}

/** Those of `up` and of `apiserver`, which runs no controllers. */
type ServerFlags = ApiserverFlags &
  Partial<Pick<UpFlags, "controllers" | "node" | "containerRuntimeEndpoint">> &
  NodeNetworkFlags &
  Pick<AuthenticationFlags, "isAnonymousAuthGiven">;

interface Server {
  readonly name: string;
  readonly parse: (argv: readonly string[], set?: FlagSet, configured?: ConfiguredFlags) => ParsedFlags<ServerFlags>;
  /** It tells a newcomer what to do next, and runs the controllers. */
  readonly isGuided: boolean;
}

/** Flags -> storage -> server -> listen -> controllers; a signal, or the end of npm -> drain. */
async function serve(command: Server, argv: readonly string[]): Promise<number | undefined> {
  const { generated, flagSet } = await generatedOf(command.name, argv);
  const parsed = await parseWithFiles(command.parse, argv, flagSet);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const { flags, given } = parsed;
  const { log, verbosity } = openLog(flags);
  warnOfFlags(flagSet, { given, log });
  const { error: logError, warning: logWarning } = log;
  if (failpoints !== undefined) logWarning("FAILPOINTS is set: this server fails on purpose, for tests");
  const used = effective(flags, given, generated.platform);
  const { controllers: selection = [] } = used;
  await checkSelection(selection);
  const nodeNetworks = nodeNetworksOf(flags, flags.serviceClusterIpRange);
  const onStorageReplaced = (error: Error) => process.exit(complain(error.message, 1));
  const shown = flagSet === undefined ? {} : { flagTexts: flagTexts(flagSet, used) };
  const times = electionTimes(flags);
  const { node: hasOwnNode = false, containerRuntimeEndpoint = "" } = flags;
  const options = { flags: used, ...shown, generated, log, verbosity, logError, logWarning, onStorageReplaced };
  const { startApiServer } = await import("../apiserver/apiserver.ts"); // a mistake in the flags is said without it
  const own = ownControllers();
  const parts = command.isGuided ? { hasNodes: hasNodes(flags), components: own.components } : {};
  const server = await startApiServer({ ...options, ...parts });
  collectAsServer();
  const stops: (() => Promise<void>)[] = [server.stop];
  const { ready } = stopWhenEnding(stops, log);
  if (command.isGuided) printGuide(server, generated);
  console.log(`${generated.platform.name}: ready on ${server.url} (kubeconfig ${server.kubeconfig})`);
  ready();
  const { loopback, certificates, accountTokens, metrics, gates, version } = server;
  stops.unshift(await startElections({ generated, gates, access: loopback, times, logError, logWarning }));
  if (!command.isGuided) return undefined;
  const { caFiles, ca } = certificates;
  const signing = caFiles === undefined ? undefined : signingWith(caFiles);
  const { signing: accountTokenKey } = accountTokens.options.keys;
  const isCoordinated = gates.enabled("CoordinatedLeaderElection");
  const versions = isCoordinated ? candidateVersions(generated.platform, version) : undefined;
  const election = electionOfServers(flags, generated, { versions, logWarning });
  const asked = { selection, rootCa: ca.cert, signing, accountTokenKey, election, nodeNetworks };
  const all = { ...asked, generated, access: loopback, metrics, isGateOn: gates.enabled };
  const starting = runControllers({ ...all, onRunning: own.onRunning, logError });
  stops.unshift(async () => (await starting)?.());
  await starting;
  if (hasOwnNode) {
    const { startUpNode } = await import("./upNode.ts");
    stops.unshift(await startUpNode({ flags: { ...flags, containerRuntimeEndpoint }, server, generated, log }));
  }
  return undefined;
}

/** The controllers of this process as a part of the control plane. It is healthy while they wait for the lead, too. */
function ownControllers(): {
  readonly components: ComponentChecks;
  readonly onRunning: NonNullable<RunControllersOptions["onRunning"]>;
} {
  let running: Parameters<NonNullable<RunControllersOptions["onRunning"]>>[0] | undefined;
  const check = async () => {
    for (const name of running?.names ?? []) {
      const problem = running?.problemOf(name);
      if (problem !== undefined) throw new Error(`the controller ${name} has ended: ${problem}`);
    }
    return "ok";
  };
  return { components: new Map([["controller-manager", check]]), onRunning: (each) => (running = each) };
}

/** Throws an Error for an unknown controller, before anything is opened. */
async function checkSelection(selection: readonly string[]): Promise<void> {
  if (selection.every((each) => each === "*")) return; // the usual start does not wait for their code
  (await import("../controllers/controllers.ts")).selectedControllers(selection);
}

/**
 * Some defaults depend on what is given: a configuration replaces the modes, where everyone may do everything,
 * anonymous requests are refused, and `up` with nodes has what they need.
 */
function effective(flags: ServerFlags, given: ReadonlySet<string>, platform: Platform): ServerFlags {
  const isConfigured = flags.authorizationConfig !== "" && !given.has("authorization-mode");
  const authorizationMode = isConfigured ? ["AlwaysAllow" as const] : flags.authorizationMode;
  const anonymousAuth =
    flags.anonymousAuth && (given.has("anonymous-auth") || isConfigured || !authorizationMode.includes("AlwaysAllow"));
  const storageBackend = storageBackendOf(flags);
  const ofNodes = hasNodes(flags) ? forNodes(flags, given, platform) : {};
  const isAnonymousAuthGiven = given.has("anonymous-auth");
  return { ...flags, ...ofNodes, authorizationMode, anonymousAuth, isAnonymousAuthGiven, storageBackend };
}

/** `up` runs a node, or machines may join. */
function hasNodes({ controllers, node, enableBootstrapTokenAuth }: ServerFlags): boolean {
  return controllers !== undefined && (node === true || enableBootstrapTokenAuth);
}

/** Agents that touch their own node alone and are found by address; tokens signed and cleaned up; `kubectl top`. */
function forNodes(
  flags: ServerFlags,
  given: ReadonlySet<string>,
  { agentName, apiDomain }: Platform,
): Partial<ServerFlags> {
  const { enableAdmissionPlugins, disableAdmissionPlugins, enableBootstrapTokenAuth, runtimeConfig } = flags;
  const isRefused = disableAdmissionPlugins.includes("NodeRestriction");
  const usage = `metrics.${apiDomain}/v1beta1`;
  const isSet = runtimeConfig.some((each) => each.startsWith(`${usage}=`) || each === usage);
  return {
    enableAdmissionPlugins: isRefused ? enableAdmissionPlugins : [...enableAdmissionPlugins, "NodeRestriction"],
    runtimeConfig: isSet ? runtimeConfig : [...runtimeConfig, `${usage}=true`],
    ...(given.has(`${agentName}-preferred-address-types`) ? {} : { agentAddressTypes: addressesFirst }),
    ...(enableBootstrapTokenAuth && !given.has("controllers") ? { controllers: [...withTokens] } : {}),
  };
}

/** Machines are rarely in each other's DNS. */
const addressesFirst: ServerFlags["agentAddressTypes"] = [
  ...["InternalIP" as const, "ExternalIP" as const],
  ...["Hostname" as const, "InternalDNS" as const, "ExternalDNS" as const],
];
const withTokens = ["*", "bootstrap-signer-controller", "token-cleaner-controller"];

function printGuide(server: ApiServer, generated: Generated): void {
  const { kubeconfig, dataDir } = server;
  console.log(`data        ${dataDir}
kubeconfig  ${kubeconfig}
kinds       ${generated.resources.length}

Try, in another terminal:
  export KUBECONFIG=${kubeconfig}
  kubectl api-resources
  kubectl create configmap hello --from-literal=greeting=hi
  kubectl get configmaps -o yaml
`);
}

/** Several servers may share an etcd: then one of them runs the controllers. */
function electionOfServers(
  flags: ApiserverFlags,
  generated: Generated,
  { versions, logWarning }: Pick<Election, "versions"> & { readonly logWarning: (message: string) => void },
): Election | undefined {
  if (storageBackendOf(flags) !== "etcd3") return undefined;
  const onDeposed = () => logWarning("another server leads now and runs the controllers");
  return { ...leaseOf(generated), times: usualTimes, versions, onDeposed };
}
